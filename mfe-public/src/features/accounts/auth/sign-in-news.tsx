import { t } from '@kere/brand/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { TextLink } from '@kere/ui/controls/link'
import { useSearchParams } from 'react-router-dom'
import { FormNotice } from '../../../forms/form-notice.tsx'
import { verifyEmailPath } from './sign-in-refusal.ts'

/** The registering browser shows that it waits for the confirmation (U-02). */
export function SignInNews() {
  const [search] = useSearchParams()
  const { registeredEmail } = useRemote().context.session
  if (search.get('reset') === 'success')
    return (
      <FormNotice tone="news" title={t('Password changed', 'Message')}>
        {t('Sign in with your new password. You have been signed out everywhere else.', 'Message')}
      </FormNotice>
    )
  if (registeredEmail)
    return (
      <FormNotice tone="news" title={t('Confirm your email first', 'Message')}>
        {t(
          'Open the link in the email we sent to {email}, then sign in. No email?',
          { email: registeredEmail },
          'Before the link “Send a new link”',
        )}{' '}
        <TextLink href={verifyEmailPath} tone="inherit">
          {t('Send a new link', 'Link')}
        </TextLink>
      </FormNotice>
    )
  return null
}
