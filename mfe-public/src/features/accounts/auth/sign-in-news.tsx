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
      <FormNotice tone="news" title="Password changed">
        Sign in with your new password. You have been signed out everywhere else.
      </FormNotice>
    )
  if (registeredEmail)
    return (
      <FormNotice tone="news" title="Confirm your email first">
        Open the link in the email we sent to <strong>{registeredEmail}</strong>, then sign in. No email?{' '}
        <TextLink href={verifyEmailPath} tone="inherit">
          Send a new link
        </TextLink>
      </FormNotice>
    )
  return null
}
