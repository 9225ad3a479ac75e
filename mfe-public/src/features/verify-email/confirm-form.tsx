import { useRemote } from '@kere/platform/react/remote-tree'
import { useSubmission } from '@kere/platform/react/use-submission'
import { Button } from '@kere/ui/button'
import { useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { readDeadLink, type DeadLink } from '../../dead-link.ts'
import { FormRefusal } from '../../form-refusal.tsx'
import { describeFailure, refusalOf, refusalOfSubmission, type Refusal } from '../../refusal.ts'
import { verifyEmailPath } from './verify-email-screen.ts'

const describeRefusal = (refusal: Refusal) => describeFailure(refusal, 'Your email is not confirmed yet')

interface ConfirmFormProps {
  token: string
  onDead: (dead: DeadLink) => void
}

/** A button: mail scanners follow links, too. */
export function ConfirmForm({ token, onDead }: ConfirmFormProps) {
  const { api, context, request } = useRemote()
  const navigate = useNavigate()
  const submission = useSubmission('confirm-email')
  const [refusal, setRefusal] = useState(submission && refusalOfSubmission(submission))
  const [isBusy, setBusy] = useState(false)

  const confirm = async () => {
    setRefusal(null)
    setBusy(true)
    try {
      const { verifyEmail } = await import('./verify-email-contract.ts')
      const { role } = await api.call(verifyEmail, { body: { token } })
      void navigate(`${verifyEmailPath}?done=${role}`, { replace: true })
      // Who is signed in goes on to pages that still ask for the confirmation, until the session knows of it. Who has become
      // something else by it is signed out.
      if (context.session.user?.role === role) void context.renewSession()
    } catch (error) {
      const latest = refusalOf(error)
      const dead = latest.code === 'validation_failed' ? 'link_invalid' : readDeadLink(latest.code)
      if (dead) onDead(dead)
      else setRefusal(latest)
      setBusy(false)
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isBusy) void confirm()
  }
  return (
    <div className="mt-6 flex flex-col gap-5">
      <FormRefusal refusal={refusal} describe={describeRefusal} />
      <form
        method="post"
        action={`${verifyEmailPath}?${request.search.toString()}`}
        aria-label="Confirm my email"
        onSubmit={submit}
      >
        <input type="hidden" name="token" value={token} />
        <Button type="submit" size="main" wide isBusy={isBusy} busyLabel="Confirming">
          Confirm my email
        </Button>
      </form>
    </div>
  )
}
