import { ApiError } from '@kere/platform/api'
import { Button } from '@kere/ui/button'
import MailWarning from 'lucide-react/icons/mail-warning'
import { useState } from 'react'

type Stage = { kind: 'asking' } | { kind: 'sending' } | { kind: 'answered'; text: string }

interface UnprovenNoticeProps {
  onSendVerification: (() => Promise<void>) | undefined
}

/** U-02 */
export function UnprovenNotice({ onSendVerification }: UnprovenNoticeProps) {
  const [stage, setStage] = useState<Stage>({ kind: 'asking' })

  const send = async () => {
    if (!onSendVerification) return
    setStage({ kind: 'sending' })
    try {
      await onSendVerification()
      setStage({ kind: 'answered', text: 'Sent. If it does not arrive in a minute, check your spam folder.' })
    } catch (error) {
      setStage({ kind: 'answered', text: describeFailure(error) })
    }
  }

  return (
    <section
      aria-label="Your email address"
      className="flex flex-wrap items-center gap-x-4 border-b border-hairline bg-warn-soft px-gutter py-1.5 text-dense wide:col-start-2 wide:px-8 print:hidden"
    >
      <p className="flex min-w-0 items-start gap-2.5 py-1">
        <MailWarning aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-warn" />
        Confirm your email address with the link we sent you.
      </p>
      <Button
        variant="outline"
        size="toolbar"
        isBusy={stage.kind === 'sending'}
        busyLabel="Sending"
        onClick={() => void send()}
        className="max-[37.5rem]:ms-7 [@media(scripting:none)]:hidden"
      >
        Resend email
      </Button>
      <p role="status" className="max-desk:basis-full max-desk:ps-7">
        {stage.kind === 'answered' && stage.text}
      </p>
    </section>
  )
}

function describeFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return 'The email was not sent. Please try again in a moment.'
  const { code, retryAfterSeconds } = error
  if (code === 'too_many_attempts') {
    const minutes = Math.ceil((retryAfterSeconds ?? 0) / 60)
    const wait = minutes > 1 ? `in ${minutes} minutes` : 'in a minute'
    return `We have already sent you an email. Check your spam folder, or try again ${wait}.`
  }
  if (code === 'no_connection' || code === 'timed_out')
    return 'The email was not sent because you are offline. Please try again when you are connected.'
  return 'The email was not sent. Please try again in a moment.'
}
