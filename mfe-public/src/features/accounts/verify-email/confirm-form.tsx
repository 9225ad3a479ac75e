import { t } from '@kere/brand/messages'
import type { EmailConfirmation } from '@kere/contracts/accounts/accounts'
import { signInPath, withNext } from '@kere/platform/landing'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { useState } from 'react'
import { refusedAsDead, type DeadLink } from '../../../auth/dead-link.ts'
import { FormRefusal } from '../../../forms/form-refusal.tsx'
import { PasswordInput } from '../../../forms/account-fields.tsx'
import { describeFailure, type FormError, type FormMessage } from '../../../forms/refusal.ts'
import { useCheckedForm } from '../../../forms/use-checked-form.ts'
import { DiscardForm } from './discard-form.tsx'
import { verifyEmailPath } from './verify-email-screen.ts'

const loadContract = () => import('@kere/contracts/accounts/accounts')

interface ConfirmFormProps {
  token: string
  onDead: (dead: DeadLink) => void
  /** Loads the path as a document, because the edge redirects signed-in users. */
  onLeft: (path: string) => void
}

/**
 * Confirms the address with a button, because mail scanners follow links. The password is required, except in the
 * browser that registered (U-02).
 */
export function ConfirmForm({ token, onDead, onLeft }: ConfirmFormProps) {
  const { api, context } = useRemote()
  const [isAsked, setAsked] = useState(!context.session.registeredEmail)
  const { form, field, errors, refusal, isBusy } = useCheckedForm({
    name: 'confirm-email',
    path: verifyEmailPath,
    names: ['password', 'token'],
    loadSchema: async () => (await loadContract()).emailConfirmation,
    send: async (body: EmailConfirmation) => {
      const { verifyEmail } = await loadContract()
      const { next } = await api.call(verifyEmail, { body })
      onLeft(withNext(signInPath, next))
    },
    onRefused: refusedAsDead(onDead),
    isLeft: true,
  })
  // Another registration of the address has replaced this one.
  if (errors.password !== undefined && !isAsked) setAsked(true)

  if (refusal?.code === 'password_not_kept')
    return (
      <div className="mt-6 flex flex-col gap-5">
        <FormRefusal refusal={refusal} describe={toMessage} />
        <DiscardForm
          token={token}
          label={t('Set a new password', 'Title of a page, button')}
          isMain
          onDead={onDead}
          onLeft={onLeft}
        />
      </div>
    )
  return (
    <div className="mt-2 flex flex-col gap-5">
      <p className="mb-1 text-muted">
        {isAsked
          ? t('Enter the password you chose when you signed up, and we will sign you in.', 'Above a form')
          : t('Confirm that this email address is yours.', 'Above a button')}
      </p>
      <FormRefusal refusal={refusal} describe={toMessage} />
      <form {...form} aria-label={t('Confirm my email', 'Button')} className="flex flex-col gap-5">
        <input type="hidden" name="token" value={token} />
        {isAsked && (
          <>
            <input type="text" autoComplete="username" hidden />
            <PasswordInput
              {...field('password')}
              label={t('Password', 'Label of a field')}
              autoComplete="current-password"
              error={errors.password}
            />
          </>
        )}
        <Button type="submit" size="main" wide isBusy={isBusy} busyLabel={t('Confirming', 'Button while it works')}>
          {t('Confirm my email', 'Button')}
        </Button>
      </form>
      {isAsked && (
        <div className="flex flex-col gap-3 border-t border-hairline pt-5">
          <p className="text-dense text-muted">
            {t(
              'Someone else may have signed up with your email. In that case we delete what they entered, and you set a password of your own.',
              'Above the button “I did not choose one”',
            )}
          </p>
          <DiscardForm
            token={token}
            label={t('I did not choose one', 'Button: a password')}
            onDead={onDead}
            onLeft={onLeft}
          />
        </div>
      )}
    </div>
  )
}

function toMessage(refusal: FormError): FormMessage {
  if (refusal.code === 'password_not_kept')
    return {
      title: t('Set a new password', 'Title of a page, button'),
      text: t('This email address gets the admin role, so a password that was chosen before cannot be used.', 'Error'),
    }
  return describeFailure(refusal, t('Your email is not confirmed yet', 'Error'))
}
