import { Around } from '@kere/ui/layout/around'
import { localPath } from '@kere/brand/local-path'
import { t } from '@kere/brand/messages'
import { product } from '@kere/brand/brand'
import { withNext } from '@kere/platform/landing'
import { useRemote } from '@kere/platform/react/remote-tree'
import { safePath } from '@kere/contracts/http/safe-path'
import { TextLink } from '@kere/ui/controls/link'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readEducatorAnswers } from '../../../auth/educator-answers.ts'
import { useHydrated } from '../../../pages/use-hydrated.ts'
import { stepArt } from '../../../auth/auth-art.ts'
import { AuthFrame } from '../../../auth/auth-frame.tsx'
import { OnboardingForm } from './onboarding-form.tsx'
import { UnderAge } from './under-age.tsx'

const loadPage = (path: string) => location.assign(localPath(path))

export const OnboardingPage = () => <Onboarding onLeave={loadPage} />

interface OnboardingProps {
  /** Loads the path as a document, because the edge renders it for the user's new state. */
  onLeave: (path: string) => void
}

export function Onboarding({ onLeave }: OnboardingProps) {
  const { context } = useRemote()
  const [search] = useSearchParams()
  const isHydrated = useHydrated()
  // The server cannot read the tab's storage.
  const answers = useMemo(() => (isHydrated ? readEducatorAnswers() : null), [isHydrated])
  const [isUnderAge, setUnderAge] = useState(false)
  const { user } = context.session
  const next = safePath(search.get('next'))

  if (!user) return null
  const isTeaching = answers !== null || user.role === 'educator'
  const role = isTeaching ? 'educator' : 'student'
  const act = isTeaching ? t('teach', 'In “You are here to teach.”') : t('learn', 'In “You are here to learn.”')
  const title = isUnderAge
    ? t('{product} is for people aged 13 and over', { product }, 'Heading, onboarding')
    : t('Welcome, {name}', { name: user.firstName }, 'Heading, onboarding')
  return (
    <AuthFrame title={title} art={stepArt.profile} isLong>
      {isUnderAge ? (
        <UnderAge />
      ) : (
        <>
          <p className="mt-2 text-muted">
            {answers
              ? t('Just one more question.', 'Text, onboarding')
              : t('A few questions to set up your profile.', 'Text, onboarding')}
          </p>
          <p className="mt-5 flex flex-wrap items-baseline gap-x-3 border-y border-hairline py-3">
            <span>
              <Around text={t('You are here to {act}.', { act }, '“teach” or “learn”')} part={act} />
            </span>
            <TextLink href={withNext('/role-selection', next)}>
              {t('Change', 'Link, onboarding')}
              <span className="sr-only">
                {' '}
                {t('whether you learn or teach', 'After the link “Change”, for screen readers')}
              </span>
            </TextLink>
          </p>
          <OnboardingForm key={role} {...{ user, role, answers, next, onLeave }} onUnderAge={() => setUnderAge(true)} />
        </>
      )}
    </AuthFrame>
  )
}
