import { countOf } from '@kere/brand/count'
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

const failedOnOurSide = 'Something went wrong on our side. Try again in a moment.'

/**
 * Describes a failure by its code alone, because text from the address must not be shown.
 * @param text the text for a failed request; pass another one if the title already says what to do
 */
export function describeFailure({ code, waitSeconds }: FormError, title: string, text = failedOnOurSide): FormMessage {
  switch (code) {
    case 'too_many_attempts':
      return {
        title: 'Too many attempts',
        text: waitSeconds ? `Try again in ${waitText(waitSeconds)}.` : 'Wait a few minutes, then try again.',
      }
    case 'validation_failed':
      return { title, text: 'Check what you entered, then try again.' }
    case 'payload_too_large':
      return { title, text: 'This is too long to send. Shorten it, then try again.' }
    case 'account_suspended':
      return {
        title: 'Your account is suspended',
        text: 'Our email says why. If you think this is a mistake, write to us on the Contact page.',
      }
    case 'account_closed':
      return { title: 'Your account is closed', text: 'Our email says by which day it will be deleted.' }
    case 'challenge_failed':
      return { title, text: 'Confirm that you are not a robot, then try again.' }
    case 'no_connection':
    case 'timed_out':
      return { title, text: messages.connection }
    default:
      return { title, text }
  }
}

function waitText(seconds: number): string {
  if (seconds < 60) return 'less than a minute'
  const minutes = Math.ceil(seconds / 60)
  return countOf(minutes, 'minute')
}
