import { countOf } from '@kere/brand/count'
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

export const route = { path: '/auth/reset-password' }

const reasons = {
  link_invalid: 'Part of it may be missing. Open the link in the email again, or request a new one.',
  link_expired: `Links work for ${countOf(limits.resetLinkMinutes, 'minute')}.`,
  link_used:
    'Each link works once, and a new password cancels all other links. If you have just set one, sign in with it.',
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
            Request a new link
          </ButtonLink>
          <p className="mt-4.5">
            <TextLink href={signInPath}>Sign in</TextLink>
          </p>
        </>
      ) : (
        <>
          <p className="mt-2 text-muted">
            {isAnew
              ? 'Your email is confirmed, and what was entered before has been deleted. Tell us who you are.'
              : 'This signs you out everywhere.'}
          </p>
          <ResetPasswordForm
            token={readLinkToken(search) ?? ''}
            isAnew={isAnew}
            onDead={setRefusedAs}
            onReset={(path) => location.assign(path)}
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
  description: 'Set a new password for your account.',
})
