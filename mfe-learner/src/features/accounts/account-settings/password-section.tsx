import { countOf } from '@kere/brand/count'
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
      title="Password"
      lead={
        isTooShort
          ? `You now help to run the site, so your password needs at least ${countOf(minLength, 'character')}. The other pages open as soon as you have changed it.`
          : 'A new password signs you out everywhere else. We confirm it by email.'
      }
    >
      <form {...form.props} aria-label="Change password" className="flex flex-col gap-4">
        {/* Password managers look for a user name beside a password. The field has no name, so it is not sent. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <div className="grid items-start gap-4 desk:grid-cols-2">
          <PasswordInput
            {...form.field('currentPassword')}
            label="Current password"
            autoComplete="current-password"
            announce={context.announce}
          />
          <PasswordInput
            {...form.field('password')}
            label="New password"
            note={`(at least ${countOf(minLength, 'character')})`}
            autoComplete="new-password"
            minLength={minLength}
            announce={context.announce}
          />
        </div>
        {form.refusal && <RefusedAct>{`Your password was not changed. ${form.refusal}`}</RefusedAct>}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button type="submit" isBusy={form.isBusy} busyLabel="Changing password" className="max-desk:w-full">
            Change password
          </Button>
          <TextLink href="/auth/forgot-password" className="text-dense">
            Forgot your password?
          </TextLink>
        </div>
      </form>
      <p role="status" className={isDone ? 'mt-4 font-medium text-leaf' : 'sr-only'}>
        {isDone && 'Your password is changed. You are signed out everywhere else.'}
      </p>
    </Section>
  )
}

function PasswordMail({ email }: { email: string }) {
  const { api } = useRemote()
  const mail = useMutation(passwordMailMutation(api))
  return (
    <Section title="Password" lead="Your account has no password. You sign in with Google.">
      <p className="text-muted">
        To set a password, we email a link to <strong className="font-semibold text-ink">{email}</strong>. It works once
        and expires in {countOf(limits.resetLinkMinutes, 'minute')}. Setting a password signs you out everywhere,
        including here.
      </p>
      {mail.error && (
        <div className="mt-4">
          <RefusedAct>{`The email was not sent. ${mail.error.message}`}</RefusedAct>
        </div>
      )}
      <Button
        variant="outline"
        isBusy={mail.isPending}
        busyLabel="Sending"
        onClick={() => mail.mutate(email)}
        className="mt-4 max-desk:w-full"
      >
        {mail.isSuccess ? 'Send another email' : 'Email me a link'}
      </Button>
      <p role="status" className={mail.isSuccess ? 'mt-4 font-medium text-leaf' : 'sr-only'}>
        {mail.isSuccess && 'The email is on its way. Open the link in it to set a password.'}
      </p>
    </Section>
  )
}
