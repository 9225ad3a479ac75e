import { t } from '@kere/brand/messages'
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
      title={
        asking.isSuccess
          ? t('Your account will be deleted', 'Heading, own data')
          : t('Delete your account?', 'Heading, own data')
      }
      isOpen={isOpen}
      onClose={close}
    >
      {asking.isSuccess ? (
        <form ref={leaving} method="post" action="/auth/logout" className="mt-2">
          <p>
            {t(
              'We will delete it on {when}. We emailed you how to keep it, should you change your mind.',
              { when: dateOf(asking.data.dueAt) },
              'Text, own data',
            )}
          </p>
          <Button ref={(button) => button?.focus()} type="submit" wide className="mt-5">
            {t('Done', 'Button, own data')}
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
    <p className="mt-2">
      {t('Your account has no password. Sign in with Google again, so that we know it is you.', 'Text, own data')}
    </p>
    <ButtonLink href="/auth/google?next=/dashboard/privacy" wide className="mt-5">
      {t('Sign in again', 'Button, own data')}
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
    <form
      onSubmit={submit}
      noValidate
      aria-label={t('Delete your account', 'For screen readers, own data')}
      className="mt-2 flex flex-col gap-4"
    >
      <p>
        {t(
          'It will be deleted on {when}. Until then you can sign in and keep it.',
          { when: dateOf(dueAt) },
          'Text, own data',
        )}
      </p>
      {proof !== 'sign_in' && (
        <>
          <input type="text" autoComplete="username" hidden />
          <PasswordInput
            ref={field}
            name="currentPassword"
            label={t('Current password', 'Label, own data')}
            autoComplete="current-password"
            error={refused}
            announce={context.announce}
          />
        </>
      )}
      {asking.error && refused === undefined && (
        <RefusedAct>
          {t('Nothing was deleted. {message}', { message: asking.error.message }, 'Text, own data')}
        </RefusedAct>
      )}
      <div className="flex flex-wrap gap-3 [&>*]:grow">
        <Button
          type="submit"
          variant="danger"
          isBusy={asking.isPending}
          busyLabel={t('Deleting', 'On a button while it works, own data')}
        >
          {t('Delete my account', 'Button, own data')}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {t('Cancel', 'Button, own data')}
        </Button>
      </div>
    </form>
  )
}
