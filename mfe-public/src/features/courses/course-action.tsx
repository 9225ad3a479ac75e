import type { Course } from '@kere/contracts/courses'
import { onboardingPath, signInPath, withNext } from '@kere/platform/landing'
import { useRemote } from '@kere/platform/react/remote-tree'
import { ButtonLink } from '@kere/ui/button'
import { Suspense } from 'react'
import { courseHref } from './course-href.ts'
import { KeptPart } from '../../kept-part.tsx'
import { ownAction } from './own-action.ts'

/** S-108 to S-113. Signing in comes back to it with the focus on it: nobody is enrolled by signing in. */
export function CourseAction({ course }: { course: Course }) {
  const { user } = useRemote().context.session
  if (user?.isOnboarded)
    return (
      <Suspense>
        <KeptPart of={ownAction} props={{ course }} />
      </Suspense>
    )
  return (
    <ButtonLink
      id={enrollId}
      href={withNext(user ? onboardingPath : signInPath, `${courseHref(course.id)}#${enrollId}`)}
      size="main"
      wide
    >
      {course.price > 0 ? 'Enroll in Course' : 'Enroll for Free'}
    </ButtonLink>
  )
}

export const enrollId = 'enroll'
