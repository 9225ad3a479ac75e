import type { ChosenRole } from '@kere/contracts/accounts/roles'
import { signInPath, withNext } from '@kere/platform/landing'
import { useRemote } from '@kere/platform/react/remote-tree'
import { TextLink } from '@kere/ui/controls/link'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { FormNotice } from '../../../forms/form-notice.tsx'
import { ResendMail } from './resend-mail.tsx'
import { verifyEmailPath } from './sign-in-refusal.ts'

const registrationMs = 5_000

const mailSent: Record<ChosenRole, string> = {
  student: 'Open the link in it to confirm your email. You need to do this before you can sign in.',
  educator: 'Open the link in it to confirm your email, and we will start reviewing your application to teach.',
}

interface CheckEmailProps {
  role: ChosenRole
  next: string | null
}

/**
 * Shows what to do next after registration (S-307, S-308). The registering browser waits for the confirmation (U-02).
 * The text stays when the address changes.
 */
export function CheckEmail({ role, next }: CheckEmailProps) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { navigation, session } = useRemote().context
  const { registeredEmail } = session
  const isRegistered = search.get('registration') === 'success'

  useEffect(() => {
    if (!isRegistered) return undefined
    const timer = setTimeout(() => {
      // The user may already be on the way to another page.
      if (navigation.location.pathname === signInPath) void navigate(withNext(signInPath, next), { replace: true })
    }, registrationMs)
    return () => clearTimeout(timer)
  }, [isRegistered, navigate, navigation, next])

  const anew = `/auth/register?${new URLSearchParams({ role, ...(next && { next }) }).toString()}`
  return (
    <div className="mt-6 flex flex-col gap-5">
      <FormNotice tone="news" title={isRegistered ? 'Account created successfully!' : 'Confirm your email'}>
        An email is on its way to {registeredEmail ? <strong>{registeredEmail}</strong> : 'you'}. {mailSent[role]}
      </FormNotice>
      <p className="text-meta text-muted">Nothing yet? It can take a minute. Check your spam folder too.</p>
      {registeredEmail ? (
        <ResendMail email={registeredEmail} />
      ) : (
        <TextLink href={verifyEmailPath} className="self-start">
          Resend email
        </TextLink>
      )}
      <p className="text-dense">
        Wrong address? <TextLink href={anew}>Use a different email</TextLink>
      </p>
    </div>
  )
}
