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

const loadPage = (path: string) => location.assign(path)

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
  const title = isUnderAge ? `${product} is for people aged 13 and over` : `Welcome, ${user.firstName}`
  return (
    <AuthFrame title={title} art={stepArt.profile} isLong>
      {isUnderAge ? (
        <UnderAge />
      ) : (
        <>
          <p className="mt-2 text-muted">
            {answers ? 'Just one more question.' : 'A few questions to set up your profile.'}
          </p>
          <p className="mt-5 flex flex-wrap items-baseline gap-x-3 border-y border-hairline py-3">
            <span>
              You are here to <strong>{isTeaching ? 'teach' : 'learn'}</strong>.
            </span>
            <TextLink href={withNext('/role-selection', next)}>
              Change<span className="sr-only"> whether you learn or teach</span>
            </TextLink>
          </p>
          <OnboardingForm key={role} {...{ user, role, answers, next, onLeave }} onUnderAge={() => setUnderAge(true)} />
        </>
      )}
    </AuthFrame>
  )
}
