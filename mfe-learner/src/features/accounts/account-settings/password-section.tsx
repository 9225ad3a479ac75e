import { t } from '@kere/brand/messages'
import type { OwnAccount } from '@kere/contracts/accounts/account-settings'
import { limits } from '@kere/contracts/http/limits'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useForm } from '@kere/screens/form/use-form'
import { Button } from '@kere/ui/controls/button'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { TextLink } from '@kere/ui/controls/link'
import { PasswordInput } from '@kere/ui/controls/password-input'
import { Section } from '@kere/ui/layout/section'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changePassword, loadContract, passwordMailMutation } from './account-settings.api.ts'

export const PasswordSection = ({ account: { email, hasPassword, passwordMinLength } }: { account: OwnAccount }) =>
  hasPassword ? <PasswordChange email={email} minLength={passwordMinLength} /> : <PasswordMail email={email} />

interface PasswordChangeProps {
  email: string
  minLength: number | undefined
}

function PasswordChange({ email, minLength = limits.passwordMinLength }: PasswordChangeProps) {
  const { api, context } = useRemote()
  const isTooShort = context.session.user?.securityTask === 'password'
  const client = useQueryClient()
  const [isDone, setIsDone] = useState(false)
  const form = useForm({
    initial: { currentPassword: '', password: '' },
    schema: async () => (await loadContract()).passwordChange,
    async send(body, { idempotencyKey }) {
      setIsDone(false)
      await changePassword(api, body, idempotencyKey)
    },
    onSaved() {
      setIsDone(true)
      void client.invalidateQueries()
    },
  })
  return (
    <Section
      title={t('Password', 'Heading, account')}
      lead={
        isTooShort
          ? t(
              'You now help to run the site, so your password needs at least {minLength, plural, one {# character} other {# characters}}. The other pages open as soon as you have changed it.',
              { minLength },
              'Text, account',
            )
          : t('A new password signs you out everywhere else. We confirm it by email.', 'Text, account')
      }
    >
      <form
        {...form.props}
        aria-label={t('Change password', 'For screen readers, account')}
        className="flex flex-col gap-4"
      >
        {/* Password managers look for a user name beside a password. The field has no name, so it is not sent. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <div className="grid items-start gap-4 desk:grid-cols-2">
          <PasswordInput
            {...form.field('currentPassword')}
            label={t('Current password', 'Label, account')}
            autoComplete="current-password"
            announce={context.announce}
          />
          <PasswordInput
            {...form.field('password')}
            label={t('New password', 'Label, account')}
            note={t(
              '(at least {minLength, plural, one {# character} other {# characters}})',
              { minLength },
              'Text, account',
            )}
            autoComplete="new-password"
            minLength={minLength}
            announce={context.announce}
          />
        </div>
        {form.refusal && (
          <RefusedAct>
            {t('Your password was not changed. {refusal}', { refusal: form.refusal }, 'Text, account')}
          </RefusedAct>
        )}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button
            type="submit"
            isBusy={form.isBusy}
            busyLabel={t('Changing password', 'On a button while it works, account')}
            className="max-desk:w-full"
          >
            {t('Change password', 'Button, account')}
          </Button>
          <TextLink href="/auth/forgot-password" className="text-dense">
            {t('Forgot your password?', 'Link, account')}
          </TextLink>
        </div>
      </form>
      <p role="status" className={isDone ? 'mt-4 font-medium text-leaf' : 'sr-only'}>
        {isDone && t('Your password is changed. You are signed out everywhere else.', 'Text, account')}
      </p>
    </Section>
  )
}

function PasswordMail({ email }: { email: string }) {
  const { api } = useRemote()
  const mail = useMutation(passwordMailMutation(api))
  return (
    <Section
      title={t('Password', 'Heading, account')}
      lead={t('Your account has no password. You sign in with Google.', 'Text, account')}
    >
      <p className="wrap-anywhere text-muted">
        {t(
          'To set a password, we email a link to {email}. It works once and expires in {minutes, plural, one {# minute} other {# minutes}}. Setting a password signs you out everywhere, including here.',
          { email, minutes: limits.resetLinkMinutes },
          'Text, account',
        )}
      </p>
      {mail.error && (
        <div className="mt-4">
          <RefusedAct>
            {t('The email was not sent. {message}', { message: mail.error.message }, 'Text, account')}
          </RefusedAct>
        </div>
      )}
      <Button
        variant="outline"
        isBusy={mail.isPending}
        busyLabel={t('Sending', 'On a button while it works, account')}
        onClick={() => mail.mutate(email)}
        className="mt-4 max-desk:w-full"
      >
        {mail.isSuccess ? t('Send another email', 'Button, account') : t('Email me a link', 'Button, account')}
      </Button>
      <p role="status" className={mail.isSuccess ? 'mt-4 font-medium text-leaf' : 'sr-only'}>
        {mail.isSuccess && t('The email is on its way. Open the link in it to set a password.', 'Text, account')}
      </p>
    </Section>
  )
}
