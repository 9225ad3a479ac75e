import { t } from '@kere/brand/messages'
import { localPath } from '@kere/brand/local-path'
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
  student: t(
    'Open the link in it to confirm your email. You need to do this before you can sign in.',
    'About an email',
  ),
  educator: t(
    'Open the link in it to confirm your email, and we will start reviewing your application to teach.',
    'About an email',
  ),
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
      if (navigation.location.pathname === localPath(signInPath))
        void navigate(withNext(signInPath, next), { replace: true })
    }, registrationMs)
    return () => clearTimeout(timer)
  }, [isRegistered, navigate, navigation, next])

  const anew = `/auth/register?${new URLSearchParams({ role, ...(next && { next }) }).toString()}`
  return (
    <div className="mt-6 flex flex-col gap-5">
      <FormNotice
        tone="news"
        title={
          isRegistered ? t('Account created successfully!', 'Heading') : t('Confirm your email', 'Heading: an address')
        }
      >
        {registeredEmail
          ? t('An email is on its way to {email}.', { email: registeredEmail }, 'After registration')
          : t('An email is on its way to you.', 'After registration')}{' '}
        {mailSent[role]}
      </FormNotice>
      <p className="text-meta text-muted">
        {t('Nothing yet? It can take a minute. Check your spam folder too.', 'About an email')}
      </p>
      {registeredEmail ? (
        <ResendMail email={registeredEmail} />
      ) : (
        <TextLink href={verifyEmailPath} className="self-start">
          {t('Resend email', 'Button')}
        </TextLink>
      )}
      <p className="text-dense">
        {t('Wrong address?', 'Before the link “Use a different email”')}{' '}
        <TextLink href={anew}>{t('Use a different email', 'Link')}</TextLink>
      </p>
    </div>
  )
}
