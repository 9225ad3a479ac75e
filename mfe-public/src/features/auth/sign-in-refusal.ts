import { messages } from '@kere/contracts/messages'
import { ApiError, type FailureCode } from '@kere/platform/api'

/** Why a sign-in did not succeed. */
export interface Refusal {
  code: FailureCode
  /** Until the next attempt, where it has to wait. */
  waitSeconds: number | null
  /** To quote to us; empty where there is none. */
  reference: string
}

/** What the form's round trip without a script brought back in the address. */
export function readRefusal(search: URLSearchParams): Refusal | null {
  const code = search.get('problem')
  if (code === null) return null
  const wait = search.get('wait') ?? ''
  return { code, waitSeconds: /^\d{1,6}$/.test(wait) ? Number(wait) : null, reference: '' }
}

export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return { code: 'internal', waitSeconds: null, reference: '' }
  return { code: error.code, waitSeconds: error.retryAfterSeconds, reference: error.requestId }
}

/** The refusal in words, chosen by its code: what came in an address is never shown (S-309, S-310). */
export function describeRefusal({ code, waitSeconds }: Refusal): { title: string; text: string } {
  switch (code) {
    case 'invalid_credentials':
      return { title: messages.invalidCredentials, text: 'Check both and try again.' }
    case 'too_many_attempts':
      return {
        title: 'Too many attempts',
        text: waitSeconds ? `Try again in ${waitText(waitSeconds)}.` : 'Wait a while, then try again.',
      }
    case 'validation_failed':
      return { title: 'Something is missing', text: 'Enter your email and your password.' }
    case 'no_connection':
    case 'timed_out':
      return { title: 'You are not signed in yet', text: messages.connection }
    default:
      return { title: 'You are not signed in yet', text: 'Something failed on our side. Try again in a moment.' }
  }
}

function waitText(seconds: number): string {
  if (seconds < 60) return 'less than a minute'
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
