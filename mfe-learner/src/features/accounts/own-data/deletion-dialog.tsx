import type { Deletion } from '@kere/contracts/accounts/own-data'
import { ApiError } from '@kere/platform/api'
import { dropLocalCopies } from '@kere/platform/local-copies'
import { useRemote } from '@kere/platform/react/remote-tree'
import { dateOf } from '@kere/screens/time-in-india'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import { Dialog } from '@kere/ui/overlays/dialog'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { PasswordInput } from '@kere/ui/controls/password-input'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useRef } from 'react'
import { deletionMutation } from './own-data.api.ts'

interface DeletionDialogProps {
  deletion: Deletion
  isOpen: boolean
  onClose: () => void
}

export function DeletionDialog({ deletion, isOpen, onClose }: DeletionDialogProps) {
  const asking = useDeletion()
  const leaving = useRef<HTMLFormElement>(null)
  const close = () => {
    if (asking.isSuccess) return leaving.current?.requestSubmit()
    asking.reset()
    onClose()
  }
  return (
    <Dialog
      title={asking.isSuccess ? 'Your account will be deleted' : 'Delete your account?'}
      isOpen={isOpen}
      onClose={close}
    >
      {asking.isSuccess ? (
        <form ref={leaving} method="post" action="/auth/logout" className="mt-2">
          <p>
            We will delete it on <strong className="font-semibold">{dateOf(asking.data.dueAt)}</strong>. We emailed you
            how to keep it, should you change your mind.
          </p>
          <Button ref={(button) => button?.focus()} type="submit" wide className="mt-5">
            Done
          </Button>
        </form>
      ) : deletion.proof === 'sign_in' && !deletion.hasJustSignedIn ? (
        <SignInAgain />
      ) : (
        isOpen && <Question deletion={deletion} asking={asking} onCancel={close} />
      )}
    </Dialog>
  )
}

/** Links directly to Google, because the sign-in page redirects signed-in users. */
const SignInAgain = () => (
  <>
    <p className="mt-2">Your account has no password. Sign in with Google again, so that we know it is you.</p>
    <ButtonLink href="/auth/google?next=/dashboard/privacy" wide className="mt-5">
      Sign in again
    </ButtonLink>
  </>
)

interface QuestionProps {
  deletion: Deletion
  asking: ReturnType<typeof useDeletion>
  onCancel: () => void
}

function useDeletion() {
  const { api, context } = useRemote()
  return useMutation({
    ...deletionMutation(api),
    onSuccess() {
      context.closeSession?.()
      dropLocalCopies(context.session.user?.id ?? '')
    },
  })
}

function Question({ deletion: { dueAt, proof }, asking, onCancel }: QuestionProps) {
  const { context } = useRemote()
  const field = useRef<HTMLInputElement>(null)
  const refused = asking.error instanceof ApiError ? asking.error.errors.at(0)?.detail : undefined

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (asking.isPending) return
    const onError = () => field.current?.select()
    asking.mutate(field.current?.value, { onError })
  }
  return (
    <form onSubmit={submit} noValidate aria-label="Delete your account" className="mt-2 flex flex-col gap-4">
      <p>
        It will be deleted on <strong className="font-semibold">{dateOf(dueAt)}</strong>. Until then you can sign in and
        keep it.
      </p>
      {proof !== 'sign_in' && (
        <>
          <input type="text" autoComplete="username" hidden />
          <PasswordInput
            ref={field}
            name="currentPassword"
            label="Current password"
            autoComplete="current-password"
            error={refused}
            announce={context.announce}
          />
        </>
      )}
      {asking.error && refused === undefined && <RefusedAct>Nothing was deleted. {asking.error.message}</RefusedAct>}
      <div className="flex flex-wrap gap-3 [&>*]:grow">
        <Button type="submit" variant="danger" isBusy={asking.isPending} busyLabel="Deleting">
          Delete my account
        </Button>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
