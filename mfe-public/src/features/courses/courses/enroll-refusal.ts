import { enrollmentMessages } from '@kere/contracts/courses/enrollment-options'
import { describeFailure, type FormError, type FormMessage } from '../../../forms/refusal.ts'

export function describeEnrollRefusal(refusal: FormError): FormMessage {
  switch (refusal.code) {
    case 'course_unavailable':
    case 'not_found':
      return { title: enrollmentMessages.notAvailable, text: 'Its educator has unpublished it. Nothing was changed.' }
    case 'already_enrolled':
      return { title: enrollmentMessages.alreadyEnrolled, text: 'Go on where you left off.' }
    case 'own_course':
      return { title: enrollmentMessages.ownCourse, text: 'You can edit it.' }
    case 'course_not_free':
      return { title: enrollmentMessages.notFree, text: 'Nothing was charged.' }
    default: {
      const [title = '', ...advice] = enrollmentMessages.enrollFailed.split(/(?<=\.) /)
      return describeFailure(refusal, title, advice.join(' '))
    }
  }
}
