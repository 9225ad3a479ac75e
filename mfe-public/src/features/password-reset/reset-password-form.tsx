import { limits } from '@kere/contracts/limits'
import { signInPath } from '@kere/platform/landing'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/button'
import { useNavigate } from 'react-router-dom'
import { readDeadLink } from '../../dead-link.ts'
import { FormRefusal } from '../../form-refusal.tsx'
import { PasswordInput } from '../../password-input.tsx'
import { describeFailure, type Refusal, type RefusalText } from '../../refusal.ts'
import { useCheckedForm } from '../../use-checked-form.ts'
import { resetPasswordPath } from './password-reset-screens.ts'

const loadContract = () => import('./reset-password-contract.ts')

interface ResetPasswordFormProps {
  /** Of the link in the mail. */
  token: string
  /** Of an attempt that was made without a script. */
  firstRefusal: Refusal | null
  /** Called with the path to go to. */
  onReset: (path: string) => void
}

export function ResetPasswordForm({ token, firstRefusal, onReset }: ResetPasswordFormProps) {
  const { api } = useRemote()
  const navigate = useNavigate()
  const { form, field, errors, refusal, isBusy } = useCheckedForm({
    names: ['password', 'token'],
    loadSchema: async () => (await loadContract()).passwordReset,
    send: async (body: { token: string; password: string }) => {
      const { resetPassword } = await loadContract()
      await api.call(resetPassword, { body })
      onReset(`${signInPath}?reset=success`)
    },
    firstRefusal,
    onRefused: ({ code }) => {
      const dead = readDeadLink(code)
      if (dead) void navigate(`${resetPasswordPath}?problem=${dead}`, { replace: true })
      return dead !== null
    },
    isLeft: true,
  })

  return (
    <div className="mt-6 flex flex-col gap-5">
      <FormRefusal refusal={refusal} describe={describeRefusal} />
      <form {...form} action={resetPasswordPath} aria-label="Set a new password" className="flex flex-col gap-5">
        <input type="hidden" name="token" value={token} />
        {/* Password managers look for a user beside a password. The field has no name, so it is not sent. */}
        <input type="text" autoComplete="username" hidden />
        <PasswordInput
          {...field('password')}
          label="New password"
          autoComplete="new-password"
          minLength={limits.passwordMinLength}
          error={errors.password}
        />
        <Button type="submit" size="main" wide isBusy={isBusy} busyLabel="Setting the password" className="mt-1">
          Set the password
        </Button>
      </form>
    </div>
  )
}

function describeRefusal(refusal: Refusal): RefusalText {
  const title = 'The password is not set yet'
  if (refusal.code !== 'validation_failed') return describeFailure(refusal, title)
  return {
    title,
    text: `Choose one of ${limits.passwordMinLength} characters or more that is not a common one and does not contain your name or email.`,
  }
}
