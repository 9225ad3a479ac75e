import { t } from '@kere/brand/messages'
import { enrollmentMessages } from '@kere/contracts/courses/enrollment-options'
import { describeFailure, type FormError, type FormMessage } from '../../../forms/refusal.ts'

export function describeEnrollRefusal(refusal: FormError): FormMessage {
  switch (refusal.code) {
    case 'course_unavailable':
    case 'not_found':
      return {
        title: enrollmentMessages.notAvailable,
        text: t('Its educator has unpublished it. Nothing was changed.', 'Error: a course'),
      }
    case 'already_enrolled':
      return {
        title: enrollmentMessages.alreadyEnrolled,
        text: t('Go on where you left off.', 'To somebody who is enrolled in a course'),
      }
    case 'own_course':
      return { title: enrollmentMessages.ownCourse, text: t('You can edit it.', 'To the educator of a course') }
    case 'course_not_free':
      return { title: enrollmentMessages.notFree, text: t('Nothing was charged.', 'Error') }
    default: {
      const [title = '', ...advice] = enrollmentMessages.enrollFailed.split(/(?<=\.) /)
      return describeFailure(refusal, title, advice.join(' '))
    }
  }
}
