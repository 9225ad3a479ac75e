import { t } from '@kere/brand/messages'
import { limits } from '@kere/contracts/http/limits'
import { signInPath } from '@kere/platform/landing'
import { useRemote } from '@kere/platform/react/remote-tree'
import { TextLink } from '@kere/ui/controls/link'
import { useSearchParams } from 'react-router-dom'
import { MailRequest } from '../../../forms/mail-request.tsx'
import { depthsArt } from '../../../auth/auth-art.ts'
import { AuthFrame } from '../../../auth/auth-frame.tsx'
import { forgotPasswordPath, forgotPasswordTitle } from './password-reset-screens.ts'
import { authPage } from '../../../auth/auth-page.ts'

export const route = { path: '/auth/forgot-password', languages: ['kn', 'hi', 'ta'] }

/** The text is the same for an unknown address (U-01). */
function ForgotPasswordPage() {
  const { request } = useRemote()
  const [search] = useSearchParams()
  return (
    <AuthFrame title={forgotPasswordTitle(request)} art={depthsArt}>
      {!search.has('sent') && (
        <p className="mt-2 text-muted">
          {t(
            'Enter the email of your account, and we will send you a link to set a new password. Remembered it?',
            'Before the link “Sign in”',
          )}{' '}
          <TextLink href={signInPath}>{t('Sign in', 'Title of a page, link')}</TextLink>
        </p>
      )}
      <MailRequest
        mail="requestPasswordReset"
        form="forgot-password"
        page={forgotPasswordPath}
        path={forgotPasswordPath}
        label={t('Send link', 'Button')}
        linkLife={t(
          'The link works for {minutes, plural, one {# minute} other {# minutes}}.',
          { minutes: limits.resetLinkMinutes },
          'About an email',
        )}
      />
    </AuthFrame>
  )
}

export const page = authPage({
  path: forgotPasswordPath,
  component: ForgotPasswordPage,
  titleOf: forgotPasswordTitle,
  description: t('Get an email with a link to set a new password.', 'What search engines show'),
})
