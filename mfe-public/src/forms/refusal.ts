import { t } from '@kere/brand/messages'
import { messages } from '@kere/contracts/http/messages'
import { ApiError, type FailureCode } from '@kere/platform/api'
import type { Submission } from '@kere/platform/submission'

export interface FormError {
  code: FailureCode
  waitSeconds: number | null
  reference: string
}

export interface FormMessage {
  title: string
  text: string
}

export const formErrorOfSubmission = ({ problem }: Submission): FormError => ({
  code: problem.code,
  waitSeconds: problem.retryAfterSeconds,
  reference: problem.requestId,
})

export function formErrorOf(error: unknown): FormError {
  if (!(error instanceof ApiError)) return { code: 'internal', waitSeconds: null, reference: '' }
  const { code, status, requestId, retryAfterSeconds } = error
  return { code, waitSeconds: retryAfterSeconds, reference: status < 500 ? '' : requestId }
}

const failedOnOurSide = t('Something went wrong on our side. Try again in a moment.', 'Error')

/**
 * Describes a failure by its code alone, because text from the address must not be shown.
 * @param text the text for a failed request; pass another one if the title already says what to do
 */
export function describeFailure({ code, waitSeconds }: FormError, title: string, text = failedOnOurSide): FormMessage {
  switch (code) {
    case 'too_many_attempts':
      return {
        title: t('Too many attempts', 'Error'),
        text: waitSeconds ? waitText(waitSeconds) : t('Wait a few minutes, then try again.', 'Error'),
      }
    case 'validation_failed':
      return { title, text: t('Check what you entered, then try again.', 'Error') }
    case 'payload_too_large':
      return { title, text: t('This is too long to send. Shorten it, then try again.', 'Error') }
    case 'account_suspended':
      return {
        title: t('Your account is suspended', 'Error'),
        text: t('Our email says why. If you think this is a mistake, write to us on the Contact page.', 'Error'),
      }
    case 'account_closed':
      return {
        title: t('Your account is closed', 'Error'),
        text: t('Our email says by which day it will be deleted.', 'Error: an account'),
      }
    case 'challenge_failed':
      return { title, text: t('Confirm that you are not a robot, then try again.', 'Error') }
    case 'no_connection':
    case 'timed_out':
      return { title, text: messages.connection }
    default:
      return { title, text }
  }
}

function waitText(seconds: number): string {
  if (seconds < 60) return t('Try again in less than a minute.', 'Error')
  const minutes = Math.ceil(seconds / 60)
  return t('Try again in {minutes, plural, one {# minute} other {# minutes}}.', { minutes }, 'Error')
}
