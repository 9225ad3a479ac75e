import { t } from '@kere/brand/messages'
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
      return {
        title: messages.invalidCredentials,
        text: t('Check both and try again, or', 'Before the link “reset your password”'),
      }
    case 'second_factor_needed':
      return {
        title: t('One more step', 'Heading while signing in'),
        text: t('Your password is right.', 'While signing in'),
      }
    case 'email_unverified':
      return {
        title: t('Confirm your email first', 'Message'),
        text: t(
          'Open the link in the email we sent you, then sign in. Already confirmed? Check your password.',
          'Error',
        ),
      }
    case 'authentication_failed':
      return {
        title: messages.authenticationFailed,
        text: t('You can also sign in with your email and password.', 'Error'),
      }
    case 'google_failed':
      return {
        title: messages.googleFailed,
        text: t('Try again in a moment, or use your email and password.', 'Error'),
      }
    default:
      return describeFailure(refusal, t('We could not sign you in', 'Error'))
  }
}
