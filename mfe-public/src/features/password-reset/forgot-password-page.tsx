import { limits } from '@kere/contracts/limits'
import { signInPath } from '@kere/platform/landing'
import { TextLink } from '@kere/ui/link'
import { useSearchParams } from 'react-router-dom'
import { MailRequest } from '../../mail-request.tsx'
import { readRefusal } from '../../refusal.ts'
import { depthsArt } from '../../way-in-art.ts'
import { WayInFrame } from '../../way-in-frame.tsx'
import { forgotPasswordPath, forgotPasswordTitle } from './password-reset-screens.ts'

/** Asks for the link by which a new password is set; the same for an address that nobody has (U-01). */
export function ForgotPasswordPage() {
  const [search] = useSearchParams()
  return (
    <WayInFrame title={forgotPasswordTitle(search)} art={depthsArt}>
      {!search.has('sent') && (
        <p className="mt-2 text-muted">
          Tell us the email of your account, and we send you a link to set a new one. Remembered it?{' '}
          <TextLink href={signInPath}>Sign in</TextLink>
        </p>
      )}
      <MailRequest
        mail="requestPasswordReset"
        path={forgotPasswordPath}
        label="Send the link"
        linkLife={`${limits.resetLinkMinutes} minutes`}
        firstRefusal={readRefusal(search)}
      />
    </WayInFrame>
  )
}
