import { t } from '@kere/brand/messages'
import type { PasswordReset } from '@kere/contracts/accounts/accounts'
import { limits } from '@kere/contracts/http/limits'
import { signInPath } from '@kere/platform/landing'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { refusedAsDead, type DeadLink } from '../../../auth/dead-link.ts'
import { FormRefusal } from '../../../forms/form-refusal.tsx'
import { NameFields } from '../../../forms/name-fields.tsx'
import { PasswordInput } from '../../../forms/account-fields.tsx'
import { describeFailure, type FormError } from '../../../forms/refusal.ts'
import { useCheckedForm } from '../../../forms/use-checked-form.ts'
import { resetPasswordPath } from './password-reset-screens.ts'

const loadContract = () => import('@kere/contracts/accounts/accounts')

interface ResetPasswordFormProps {
  token: string
  isAnew: boolean
  onDead: (dead: DeadLink) => void
  onReset: (path: string) => void
}

export function ResetPasswordForm({ token, isAnew, onDead, onReset }: ResetPasswordFormProps) {
  const { api } = useRemote()
  const { form, field, errors, refusal, isBusy } = useCheckedForm({
    name: 'reset-password',
    path: resetPasswordPath,
    names: ['firstName', 'lastName', 'password', 'token'],
    loadSchema: async () => (await loadContract()).passwordReset,
    send: async (body: PasswordReset) => {
      const { resetPassword } = await loadContract()
      await api.call(resetPassword, { body })
      onReset(`${signInPath}?reset=success`)
    },
    onRefused: refusedAsDead(onDead),
    isLeft: true,
  })

  return (
    <div className="mt-6 flex flex-col gap-5">
      <FormRefusal refusal={refusal} describe={toMessage} />
      <form {...form} aria-label={t('Set a new password', 'Title of a page, button')} className="flex flex-col gap-5">
        <input type="hidden" name="token" value={token} />
        {isAnew && <NameFields first={field('firstName')} last={field('lastName')} errors={errors} />}
        {/* Password managers look for a user name beside a password. The field has no name, so it is not sent. */}
        <input type="text" autoComplete="username" hidden />
        <PasswordInput
          {...field('password')}
          label={t('New password', 'Label of a field')}
          autoComplete="new-password"
          minLength={limits.passwordMinLength}
          error={errors.password}
        />
        <Button
          type="submit"
          size="main"
          wide
          isBusy={isBusy}
          busyLabel={t('Setting password', 'Button while it works')}
          className="mt-1"
        >
          {t('Set password', 'Button')}
        </Button>
      </form>
    </div>
  )
}

const toMessage = (refusal: FormError) => describeFailure(refusal, t('Your password was not changed', 'Error'))
