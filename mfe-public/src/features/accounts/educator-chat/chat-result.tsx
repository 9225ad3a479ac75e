import { useRemote } from '@kere/platform/react/remote-tree'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { readEducatorAnswers } from '../../../auth/educator-answers.ts'
import { ApplyWithAccount } from './apply-with-account.tsx'
import { chatPath } from './finish-chat.ts'
import type { Answering } from './standing.ts'

const never = () => () => {}
const hasAnswers = () => readEducatorAnswers() !== null

/**
 * Shows the result of the chat. It renders in the browser only, because the server cannot know whether there are
 * answers (S-282).
 */
export function ChatResult({ standing }: { standing: Answering }) {
  const isThere = useSyncExternalStore(never, hasAnswers, () => true)
  const { user } = useRemote().context.session

  if (!isThere)
    return (
      <Result title="Your answers are no longer here">
        <p>They are kept only while the tab is open. Answering again takes about 6 minutes.</p>
        <ButtonLink href={chatPath} size="main" className="mt-6">
          Start your application
        </ButtonLink>
      </Result>
    )
  if (standing === 'register')
    return (
      <Result title="Now create your educator account">
        <p>
          Your answers are kept, so you will not be asked again. We usually decide within 3 days and will email you.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink href="/auth/register?role=educator" size="main" className="max-desk:w-full">
            Create my educator account
          </ButtonLink>
          <form action="/auth/google" className="max-desk:w-full">
            <input type="hidden" name="role" value="educator" />
            <Button type="submit" variant="outline" size="main" className="max-desk:w-full">
              Sign up with Google
            </Button>
          </form>
        </div>
        <Again>
          Already have an account?{' '}
          <TextLink href={`/auth/login?next=${encodeURIComponent(`${chatPath}?view=done`)}`}>Sign in</TextLink> and come
          back here.
        </Again>
      </Result>
    )
  if (standing === 'onboard')
    return (
      <Result title={`Almost there, ${user?.firstName ?? ''}`}>
        <p>Your answers will be added to your profile. Only your date of birth is missing.</p>
        <ButtonLink href="/onboarding" size="main" className="mt-6">
          Continue
        </ButtonLink>
        <Again />
      </Result>
    )
  return (
    <Result title="Apply with this account">
      <ApplyWithAccount>
        <Again />
      </ApplyWithAccount>
    </Result>
  )
}

/** Takes the focus, because the view changes without a navigation. */
function Result({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [title])
  return (
    <section className="border-t-2 border-ink pt-5">
      <h1 ref={heading} tabIndex={-1} className="text-title">
        {title}
      </h1>
      <div className="mt-2 max-w-[calc(60*var(--ds-ch))] text-lead text-muted [&_form]:text-body">{children}</div>
    </section>
  )
}

function Again({ children }: { children?: ReactNode }) {
  return (
    <div className="mt-8 grid gap-2 border-t border-hairline pt-5 text-dense">
      {children && <p>{children}</p>}
      <p>
        Need to change something? <TextLink href={chatPath}>Edit your answers</TextLink>
      </p>
    </div>
  )
}
