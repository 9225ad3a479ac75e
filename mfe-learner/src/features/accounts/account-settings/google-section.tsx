import { t } from '@kere/brand/messages'
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
    context.notify({ tone: 'success', text: t('Your Google account is unlinked.', 'Text, account') })
    void client.invalidateQueries({ queryKey: accountQuery(api).queryKey }).then(onUnlinked)
  }

  if (!google)
    return (
      <Section title={t('Google account', 'Heading, account')}>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="max-w-measure wrap-anywhere text-muted">
            {t(
              'No Google account is linked. Link Google to sign in without a password. The account must have the address {email}.',
              { email },
              'Text, account',
            )}
          </p>
          <ButtonLink
            href="/auth/google?next=/dashboard/account"
            variant="outline"
            size="toolbar"
            className="max-desk:w-full"
          >
            {t('Link Google', 'Button, account')}
          </ButtonLink>
        </div>
      </Section>
    )
  return (
    <Section title={t('Google account', 'Heading, account')}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <p className="font-semibold">{t('Linked on {when}', { when: dateOf(google.linkedAt) }, 'Text, account')}</p>
          <p className="mt-0.5 text-dense text-muted">
            {hasPassword
              ? t('You can sign in with Google or with your password.', 'Text, account')
              : t('You can unlink it after you set a password. Without one you could not sign in.', 'Text, account')}
          </p>
        </div>
        {hasPassword && (
          <Button variant="outline" size="toolbar" onClick={() => setIsAsked(true)} className="max-desk:w-full">
            {t('Unlink', 'Button, account')}
          </Button>
        )}
      </div>
      <Dialog
        title={t('Unlink your Google account?', 'Heading, account')}
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
      >
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
    <form
      {...form.props}
      aria-label={t('Unlink your Google account', 'For screen readers, account')}
      className="flex flex-col gap-4"
    >
      <p className="text-dense text-muted">
        {t(
          'You then sign in with {email} and your password. Signing in with the Google account of that address links it again.',
          { email },
          'Text, account',
        )}
      </p>
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        {...form.field('currentPassword')}
        label={t('Current password', 'Label, account')}
        autoComplete="current-password"
        announce={context.announce}
      />
      {form.refusal && (
        <RefusedAct>
          {t('Your Google account is still linked. {refusal}', { refusal: form.refusal }, 'Text, account')}
        </RefusedAct>
      )}
      <div className="flex flex-wrap gap-3 [&>*]:grow">
        <Button
          type="submit"
          variant="danger"
          isBusy={form.isBusy}
          busyLabel={t('Unlinking', 'On a button while it works, account')}
        >
          {t('Unlink', 'Button, account')}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {t('Cancel', 'Button, account')}
        </Button>
      </div>
    </form>
  )
}
