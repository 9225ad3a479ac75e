import type { Role } from '@kere/contracts/roles'
import { signInPath } from '@kere/platform/landing'
import { useRemote } from '@kere/platform/react/remote-tree'
import { ButtonLink } from '@kere/ui/button'
import { TextLink } from '@kere/ui/link'
import { useState } from 'react'
import type { DeadLink } from '../../dead-link.ts'
import { MailRequest } from '../../mail-request.tsx'
import { depthsArt } from '../../way-in-art.ts'
import { WayInFrame } from '../../way-in-frame.tsx'
import { ConfirmForm } from './confirm-form.tsx'
import { deadScreen, readScreen, verifyEmailPath } from './verify-email-screen.ts'

const reasons = {
  link_invalid: 'It may have been cut short in the mail. We can send you another.',
  link_expired: 'A link works for two days. We can send you another.',
  link_used: 'If you confirmed your address with it, all is well. If not, we can send you another.',
}

/** Where the link of the mail leads that proves an address (U-02). */
export function VerifyEmailPage() {
  const { request } = useRemote()
  const [dead, setDead] = useState<DeadLink | null>(null)
  const asked = readScreen(request)
  const screen = dead && asked.kind === 'confirm' ? deadScreen(dead) : asked
  return (
    <WayInFrame title={screen.title} art={depthsArt}>
      {screen.kind === 'confirm' && (
        <>
          <p className="mt-2 text-muted">Press the button, and we know that this address is yours.</p>
          <ConfirmForm token={screen.token} onDead={setDead} />
        </>
      )}
      {screen.kind === 'done' && <Done role={screen.role} />}
      {screen.kind === 'ask' && (
        <p className="mt-2 text-muted">
          {screen.dead
            ? reasons[screen.dead]
            : 'Open the link in the mail that we sent you. If there is none, we can send you another.'}{' '}
          Confirmed already? <TextLink href={signInPath}>Sign in</TextLink>
        </p>
      )}
      {(screen.kind === 'ask' || screen.kind === 'sent') && (
        <MailRequest
          mail="requestVerificationMail"
          form="verification-mail"
          path={`${verifyEmailPath}/mail`}
          page={verifyEmailPath}
          label="Send another mail"
          linkLife="two days"
        />
      )}
    </WayInFrame>
  )
}

/** What comes next. */
function Done({ role }: { role: Role }) {
  const { user } = useRemote().context.session
  return (
    <>
      <p className="mt-2 text-muted">
        {role === 'educator'
          ? 'Your application to teach is with us. We read it and write to you; until then you can set up your profile.'
          : 'From now on you can apply for programs and write to people.'}
      </p>
      <ButtonLink href={user ? '/dashboard' : signInPath} size="main" wide className="mt-6">
        {user ? 'Go to your dashboard' : 'Sign in'}
      </ButtonLink>
    </>
  )
}
