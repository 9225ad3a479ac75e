import { signInPath, withNext } from '@kere/platform/landing'
import { useRemote } from '@kere/platform/react/remote-tree'
import { TextLink } from '@kere/ui/link'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { FormNotice } from '../../form-notice.tsx'
import { verifyEmailPath } from './sign-in-refusal.ts'

/** S-307, C-43 */
const registrationMs = 5_000

const mailSent = {
  student: 'Open the link in it to confirm your email. You need to do this before you can sign in.',
  educator: 'Open the link in it to confirm your email, and we will start reviewing your application to teach.',
}

interface SignInNewsProps {
  next: string | null
  isHidden: boolean
}

/** S-307, S-308. The browser that registered is told what it waits for (U-02). */
export function SignInNews({ next, isHidden }: SignInNewsProps) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { registeredEmail } = useRemote().context.session
  const isRegistered = search.get('registration') === 'success'
  // The words stay when the address changes: no time limit, and the form does not move.
  const [arrival] = useState({
    isRegistered,
    role: search.get('role') === 'educator' ? 'educator' : 'student',
  } as const)

  useEffect(() => {
    if (!isRegistered) return undefined
    const timer = setTimeout(() => void navigate(withNext(signInPath, next), { replace: true }), registrationMs)
    return () => clearTimeout(timer)
  }, [isRegistered, navigate, next])

  if (isHidden) return null
  if (arrival.isRegistered)
    return (
      <FormNotice tone="news" title={isRegistered ? 'Account created successfully!' : 'Confirm your email'}>
        An email is on its way to {registeredEmail ? <strong>{registeredEmail}</strong> : 'you'}.{' '}
        {mailSent[arrival.role]}
      </FormNotice>
    )
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
