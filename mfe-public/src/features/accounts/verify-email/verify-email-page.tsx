import { t } from '@kere/brand/messages'
import { localPath } from '@kere/brand/local-path'
import { signInPath } from '@kere/platform/landing'
import { useRemote } from '@kere/platform/react/remote-tree'
import { TextLink } from '@kere/ui/controls/link'
import { useState } from 'react'
import type { DeadLink } from '../../../auth/dead-link.ts'
import { MailRequest } from '../../../forms/mail-request.tsx'
import { stepArt } from '../../../auth/auth-art.ts'
import { AuthFrame } from '../../../auth/auth-frame.tsx'
import { ConfirmForm } from './confirm-form.tsx'
import { deadScreen, readScreen, verifyEmailPath } from './verify-email-screen.ts'

const reasons = {
  link_invalid: t(
    'Part of it may be missing, or a newer email has replaced it. Open the latest email, or we can send you a new one.',
    'Error: a link',
  ),
  link_expired: t('Links work for 2 days. We can send you a new one.', 'Error: a link'),
  link_used: t(
    'If you have already confirmed your email, you can sign in. If not, we can send you a new link.',
    'Error: a link',
  ),
}

interface VerifyEmailPageProps {
  onLeft?: (path: string) => void
}

export function VerifyEmailPage({ onLeft = (path) => location.assign(localPath(path)) }: VerifyEmailPageProps) {
  const { request } = useRemote()
  const [dead, setDead] = useState<DeadLink | null>(null)
  const asked = readScreen(request)
  const screen = dead && asked.kind === 'confirm' ? deadScreen(dead) : asked
  return (
    <AuthFrame title={screen.title} art={stepArt.confirm}>
      {screen.kind === 'confirm' && <ConfirmForm token={screen.token} onDead={setDead} onLeft={onLeft} />}
      {screen.kind === 'ask' && (
        <p className="mt-2 text-muted">
          {screen.dead
            ? reasons[screen.dead]
            : t('Open the link in the email we sent you. No email? We can send you another.', 'Above a form')}{' '}
          {t('Already confirmed?', 'Before the link “Sign in”')}{' '}
          <TextLink href={signInPath}>{t('Sign in', 'Title of a page, link')}</TextLink>
        </p>
      )}
      {(screen.kind === 'ask' || screen.kind === 'sent') && (
        <MailRequest
          mail="requestVerificationMail"
          form="verification-mail"
          path={`${verifyEmailPath}/mail`}
          page={verifyEmailPath}
          label={t('Send another email', 'Button')}
          linkLife={t('The link works for 2 days.', 'About an email')}
        />
      )}
    </AuthFrame>
  )
}
