import { t } from '@kere/brand/messages'
import { Button } from '@kere/ui/controls/button'
import { FormRefusal } from '../../../forms/form-refusal.tsx'
import { describeFailure, type FormError } from '../../../forms/refusal.ts'
import { useCheckedForm } from '../../../forms/use-checked-form.ts'
import { loadContract, subscriptionPath } from './subscription.api.ts'
import { useSubscriptionChange } from './use-subscription-change.ts'

const endpointOf = {
  confirm: 'confirmSubscription',
  unsubscribe: 'endSubscription',
  stop: 'stopSubscription',
} as const

interface LinkFormProps {
  name: string
  act: keyof typeof endpointOf
  token: string
  label: string
  busy: string
  done?: string
  isQuiet?: boolean
}

const toMessage = (refusal: FormError) => describeFailure(refusal, t('Nothing was changed', 'Error: a form'))

/** A form with nothing but a button. The token of the link identifies the subscriber. */
export function LinkForm({ name, act, token, label, busy, done, isQuiet = false }: LinkFormProps) {
  const change = useSubscriptionChange(token, done)
  const { form, refusal, isBusy } = useCheckedForm({
    name,
    path: `${subscriptionPath}/${act}`,
    names: ['token'],
    loadSchema: async () => (await loadContract()).subscriptionLink,
    send: (body: { token: string }) => change(async (api, contract) => api.call(contract[endpointOf[act]], { body })),
  })
  return (
    <form {...form} aria-label={label} className="flex flex-col gap-4">
      <FormRefusal refusal={refusal} describe={toMessage} />
      <input type="hidden" name="token" value={token} />
      <Button
        type="submit"
        size="main"
        variant={isQuiet ? 'outline' : 'primary'}
        isBusy={isBusy}
        busyLabel={busy}
        className="self-start max-[37.5rem]:w-full"
      >
        {label}
      </Button>
    </form>
  )
}
