import { limits } from '@kere/contracts/limits'
import type { UserAccount } from '@kere/contracts/user-accounts'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/button'
import { Dialog } from '@kere/ui/dialog'
import { TextArea } from '@kere/ui/text-area'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { nameOf } from './user-text.ts'
import { checkReason, userMutation } from './users.api.ts'

interface QuestionProps {
  user: UserAccount
  isOpen: boolean
  onClose: () => void
}

export function SuspendDialog({ user, isOpen, onClose }: QuestionProps) {
  const { api, context } = useRemote()
  const change = useMutation(userMutation(api, user.id))
  const form = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [reason, setReason] = useState('')
  const [refusal, setRefusal] = useState<string>()

  // The dialog has been shown by then: effects run from the inside out.
  useEffect(() => {
    if (isOpen) field.current?.focus()
  }, [isOpen])

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (change.isPending) return
    const found = await checkReason(reason)
    setRefusal(found)
    if (found) return field.current?.focus()
    try {
      await change.mutateAsync({ act: 'suspend', reason: reason.trim() })
    } catch {
      return
    }
    onClose()
    context.notify({ tone: 'success', text: `${nameOf(user)} is suspended` })
  }

  return (
    <Dialog
      title={`Suspend ${nameOf(user)}?`}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={form} variant="danger" isBusy={change.isPending} busyLabel="Suspending">
            Suspend and send the email
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <p className="text-dense text-muted">
        They are signed out everywhere and cannot sign in until an admin lifts the suspension. Their courses stay where
        they are.
      </p>
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="mt-4">
        <TextArea
          ref={field}
          name="reason"
          label="Reason"
          error={refusal}
          hint={`We email them this reason. ${reason.trim().length} of ${limits.reasonLength} characters`}
          required
          value={reason}
          onChange={({ currentTarget }) => {
            setReason(currentTarget.value)
            setRefusal(undefined)
          }}
        />
      </form>
      {change.error && (
        <p role="alert" className="mt-3 text-dense font-medium text-danger">
          {change.error.message}
        </p>
      )}
    </Dialog>
  )
}
