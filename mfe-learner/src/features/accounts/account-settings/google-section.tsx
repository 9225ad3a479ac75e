import type { OwnAccount } from '@kere/contracts/accounts/account-settings'
import { useRemote } from '@kere/platform/react/remote-tree'
import { dateOf } from '@kere/screens/time-in-india'
import { useForm } from '@kere/screens/form/use-form'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { Dialog } from '@kere/ui/overlays/dialog'
import { PasswordInput } from '@kere/ui/controls/password-input'
import { Section } from '@kere/ui/layout/section'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { accountQuery, loadContract, unlinkGoogle } from './account-settings.api.ts'

export function GoogleSection({ account }: { account: OwnAccount }) {
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place} tabIndex={-1}>
      {/* The button is beside the account that it links. */}
      <Linking account={account} onUnlinked={() => place.current?.focus({ preventScroll: true })} />
    </div>
  )
}

function Linking({
  account: { email, hasPassword, google },
  onUnlinked,
}: {
  account: OwnAccount
  onUnlinked: () => void
}) {
  const { api, context } = useRemote()
  const client = useQueryClient()
  const [isAsked, setIsAsked] = useState(false)

  const settle = () => {
    setIsAsked(false)
    context.notify({ tone: 'success', text: 'Your Google account is unlinked.' })
    void client.invalidateQueries({ queryKey: accountQuery(api).queryKey }).then(onUnlinked)
  }

  if (!google)
    return (
      <Section title="Google account">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="max-w-measure text-muted">
            No Google account is linked. Link the one of <span className="wrap-anywhere">{email}</span> to sign in with
            it.
          </p>
          <ButtonLink
            href="/auth/google?next=/dashboard/account"
            variant="outline"
            size="toolbar"
            className="max-desk:w-full"
          >
            Link Google
          </ButtonLink>
        </div>
      </Section>
    )
  return (
    <Section title="Google account">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <p className="font-semibold">Linked on {dateOf(google.linkedAt)}</p>
          <p className="mt-0.5 text-dense text-muted">
            {hasPassword
              ? 'You can sign in with Google or with your password.'
              : 'You can unlink it after you set a password. Without one you could not sign in.'}
          </p>
        </div>
        {hasPassword && (
          <Button variant="outline" size="toolbar" onClick={() => setIsAsked(true)} className="max-desk:w-full">
            Unlink
          </Button>
        )}
      </div>
      <Dialog title="Unlink your Google account?" isOpen={isAsked} onClose={() => setIsAsked(false)}>
        {isAsked && <UnlinkForm email={email} onDone={settle} onCancel={() => setIsAsked(false)} />}
      </Dialog>
    </Section>
  )
}

function UnlinkForm({ email, onDone, onCancel }: { email: string; onDone: () => void; onCancel: () => void }) {
  const { api, context } = useRemote()
  const form = useForm({
    initial: { currentPassword: '' },
    schema: async () => (await loadContract()).googleUnlinking,
    send: (body, { idempotencyKey }) => unlinkGoogle(api, body, idempotencyKey),
    onSaved: onDone,
  })
  return (
    <form {...form.props} aria-label="Unlink your Google account" className="flex flex-col gap-4">
      <p className="text-dense text-muted">
        You then sign in with {email} and your password. Signing in with the Google account of that address links it
        again.
      </p>
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        {...form.field('currentPassword')}
        label="Current password"
        autoComplete="current-password"
        announce={context.announce}
      />
      {form.refusal && <RefusedAct>{`Your Google account is still linked. ${form.refusal}`}</RefusedAct>}
      <div className="flex flex-wrap gap-3 [&>*]:grow">
        <Button type="submit" variant="danger" isBusy={form.isBusy} busyLabel="Unlinking">
          Unlink
        </Button>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
