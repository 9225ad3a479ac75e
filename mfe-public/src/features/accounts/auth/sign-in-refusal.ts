import { messages } from '@kere/contracts/http/messages'
import { describeFailure, type FormError, type FormMessage } from '../../../forms/refusal.ts'

export const verifyEmailPath = '/auth/verify-email'

const byGoogle = ['authentication_failed', 'google_failed', 'account_suspended', 'account_closed'] as const

export function readGoogleRefusal(search: URLSearchParams): FormError | null {
  const code = byGoogle.find((each) => each === search.get('problem'))
  return code ? { code, waitSeconds: null, reference: '' } : null
}

export function toMessage(refusal: FormError): FormMessage {
  switch (refusal.code) {
    case 'invalid_credentials':
      return { title: messages.invalidCredentials, text: 'Check both and try again, or' }
    case 'second_factor_needed':
      return { title: 'One more step', text: 'Your password is right.' }
    case 'email_unverified':
      return {
        title: 'Confirm your email first',
        text: 'Open the link in the email we sent you, then sign in. Already confirmed? Check your password.',
      }
    case 'authentication_failed':
      return { title: messages.authenticationFailed, text: 'You can also sign in with your email and password.' }
    case 'google_failed':
      return { title: messages.googleFailed, text: 'Try again in a moment, or use your email and password.' }
    default:
      return describeFailure(refusal, 'We could not sign you in')
  }
}
