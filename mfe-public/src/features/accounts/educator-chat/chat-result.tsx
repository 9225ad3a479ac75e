import { t } from '@kere/brand/messages'
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
      <Result title={t('Your answers are no longer here', 'Heading')}>
        <p>{t('They are kept only while the tab is open. Answering again takes about 6 minutes.', 'About answers')}</p>
        <ButtonLink href={chatPath} size="main" className="mt-6">
          {t('Start your application', 'Button: to teach')}
        </ButtonLink>
      </Result>
    )
  if (standing === 'register')
    return (
      <Result title={t('Now create your educator account', 'Heading')}>
        <p>
          {t(
            'Your answers are kept, so you will not be asked again. We usually decide within 3 days and will email you.',
            'About an application',
          )}
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink href="/auth/register?role=educator" size="main" className="max-desk:w-full">
            {t('Create my educator account', 'Button')}
          </ButtonLink>
          <form action="/auth/google" className="max-desk:w-full">
            <input type="hidden" name="role" value="educator" />
            <Button type="submit" variant="outline" size="main" className="max-desk:w-full">
              {t('Sign up with Google', 'Button')}
            </Button>
          </form>
        </div>
        <Again>
          {t('Already have an account?', 'Before the link “Sign in”')}{' '}
          <TextLink href={`/auth/login?next=${encodeURIComponent(`${chatPath}?view=done`)}`}>
            {t('Sign in', 'Link')}
          </TextLink>{' '}
          {t('and come back here.', 'After the link “Sign in”')}
        </Again>
      </Result>
    )
  if (standing === 'onboard')
    return (
      <Result title={t('Almost there, {name}', { name: user?.firstName ?? '' }, 'Heading')}>
        <p>{t('Your answers will be added to your profile. Only your date of birth is missing.', 'About answers')}</p>
        <ButtonLink href="/onboarding" size="main" className="mt-6">
          {t('Continue', 'Button')}
        </ButtonLink>
        <Again />
      </Result>
    )
  return (
    <Result title={t('Apply with this account', 'Heading, button')}>
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
        {t('Need to change something?', 'Before the link “Edit your answers”')}{' '}
        <TextLink href={chatPath}>{t('Edit your answers', 'Link')}</TextLink>
      </p>
    </div>
  )
}
