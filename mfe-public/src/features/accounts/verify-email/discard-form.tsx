import { t } from '@kere/brand/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { refusedAsDead, type DeadLink } from '../../../auth/dead-link.ts'
import { FormRefusal } from '../../../forms/form-refusal.tsx'
import { describeFailure, type FormError } from '../../../forms/refusal.ts'
import { useCheckedForm } from '../../../forms/use-checked-form.ts'
import { verifyEmailPath } from './verify-email-screen.ts'

const loadContract = () => import('@kere/contracts/accounts/accounts')

interface DiscardFormProps {
  token: string
  label: string
  isMain?: boolean
  onDead: (dead: DeadLink) => void
  onLeft: (path: string) => void
}

/** Erases the content of the account, then sets a password (U-02). */
export function DiscardForm({ token, label, isMain = false, onDead, onLeft }: DiscardFormProps) {
  const { api } = useRemote()
  const { form, refusal, isBusy } = useCheckedForm({
    name: 'discard-registration',
    path: `${verifyEmailPath}/discard`,
    names: ['token'],
    loadSchema: async () => (await loadContract()).linkUse,
    send: async (body: { token: string }) => {
      const { discardRegistration } = await loadContract()
      const answer = await api.call(discardRegistration, { body })
      onLeft(`/auth/reset-password?${new URLSearchParams({ token: answer.token, anew: '1' }).toString()}`)
    },
    onRefused: refusedAsDead(onDead),
    isLeft: true,
  })
  return (
    <>
      <FormRefusal refusal={refusal} describe={toMessage} />
      <form {...form} aria-label={label}>
        <input type="hidden" name="token" value={token} />
        <Button
          type="submit"
          variant={isMain ? 'primary' : 'outline'}
          size="main"
          wide
          isBusy={isBusy}
          busyLabel={t('Deleting what was entered', 'Button while it works')}
        >
          {label}
        </Button>
      </form>
    </>
  )
}

const toMessage = (refusal: FormError) => describeFailure(refusal, t('Nothing was changed', 'Error'))
