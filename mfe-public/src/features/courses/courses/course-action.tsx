import { localPath } from '@kere/brand/local-path'
import { t } from '@kere/brand/messages'
import type { Course } from '@kere/contracts/courses/courses'
import { onboardingPath, signInPath, withNext } from '@kere/platform/landing'
import { useRemote } from '@kere/platform/react/remote-tree'
import { ButtonLink } from '@kere/ui/controls/button'
import { useSearchParams } from 'react-router-dom'
import { AskingForm } from '../../../forms/asking-form.tsx'
import { readCode } from './course-code.api.ts'
import { codeHref, courseHref, enrollId } from './course-href.ts'
import { ownAction, ownCode } from './own-action.ts'
import { LatePart } from '../../../pages/late-part.tsx'

/** Stands below the button, because on a phone the bar with the button has no room for a field. */
export function CourseCode({ course: { id, price } }: { course: Course }) {
  const { user } = useRemote().context.session
  return price > 0 && user?.isOnboarded ? <LatePart of={ownCode} props={{ courseId: id }} /> : null
}

export function CourseAction({ course }: { course: Course }) {
  const { user } = useRemote().context.session
  const code = readCode(useSearchParams()[0])
  if (user?.isOnboarded) return <LatePart of={ownAction} props={{ course }} />
  const page = courseHref(course.id)
  if (course.price > 0 && code !== null)
    return (
      <ButtonLink
        id={enrollId}
        href={withNext(user ? onboardingPath : signInPath, localPath(`${codeHref(course.id, code)}#${enrollId}`))}
        size="main"
        wide
      >
        {user
          ? t('Finish signing up to use code {code}', { code }, 'Button; code: a discount code')
          : t('Sign in to use code {code}', { code }, 'Button; code: a discount code')}
      </ButtonLink>
    )
  if (course.price > 0)
    return (
      <AskingForm
        action={`${page}/order`}
        fields={{ itemKind: 'course', itemId: course.id, price: `${course.price}` }}
        buttonId={enrollId}
      >
        {t('Enroll in Course', 'Button')}
      </AskingForm>
    )
  return (
    <AskingForm action={page} buttonId={enrollId}>
      {t('Enroll for Free', 'Button')}
    </AskingForm>
  )
}
