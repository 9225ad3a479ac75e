import { t } from '@kere/brand/messages'
import { localPath } from '@kere/brand/local-path'
import { limits } from '@kere/contracts/http/limits'
import { signInPath } from '@kere/platform/landing'
import { useRemote } from '@kere/platform/react/remote-tree'
import { ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readLinkToken, type DeadLink } from '../../../auth/dead-link.ts'
import { depthsArt } from '../../../auth/auth-art.ts'
import { AuthFrame } from '../../../auth/auth-frame.tsx'
import { forgotPasswordPath, readResetLink, resetPasswordTitle, resetPasswordPath } from './password-reset-screens.ts'
import { ResetPasswordForm } from './reset-password-form.tsx'
import { authPage } from '../../../auth/auth-page.ts'

export const route = { path: '/auth/reset-password', languages: ['kn', 'hi', 'ta'] }

const reasons = {
  link_invalid: t(
    'Part of it may be missing. Open the link in the email again, or request a new one.',
    'Error: a link',
  ),
  link_expired: t(
    'Links work for {minutes, plural, one {# minute} other {# minutes}}.',
    { minutes: limits.resetLinkMinutes },
    'Error: a link',
  ),
  link_used: t(
    'Each link works once, and a new password cancels all other links. If you have just set one, sign in with it.',
    'Error: a link',
  ),
}

function ResetPasswordPage() {
  const { request } = useRemote()
  const [search] = useSearchParams()
  const [refusedAs, setRefusedAs] = useState<DeadLink | null>(null)
  const isAnew = search.has('anew')
  const dead = refusedAs ?? readResetLink(request)
  return (
    <AuthFrame title={resetPasswordTitle(dead)} art={depthsArt}>
      {dead ? (
        <>
          <p className="mt-2 text-muted">{reasons[dead]}</p>
          <ButtonLink href={forgotPasswordPath} size="main" wide className="mt-6">
            {t('Request a new link', 'Button')}
          </ButtonLink>
          <p className="mt-4.5">
            <TextLink href={signInPath}>{t('Sign in', 'Title of a page, link')}</TextLink>
          </p>
        </>
      ) : (
        <>
          <p className="mt-2 text-muted">
            {isAnew
              ? t(
                  'Your email is confirmed, and what was entered before has been deleted. Tell us who you are.',
                  'Above a form',
                )
              : t('This signs you out everywhere.', 'About setting a new password')}
          </p>
          <ResetPasswordForm
            token={readLinkToken(search) ?? ''}
            isAnew={isAnew}
            onDead={setRefusedAs}
            onReset={(path) => location.assign(localPath(path))}
          />
        </>
      )}
    </AuthFrame>
  )
}

export const page = authPage({
  path: resetPasswordPath,
  component: ResetPasswordPage,
  titleOf: (request) => resetPasswordTitle(readResetLink(request)),
  description: t('Set a new password for your account.', 'What search engines show'),
})
