import { webhookLimits } from '@kere/contracts/console/webhook-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { CheckboxGroup } from '@kere/screens/form/checkbox-group'
import { FormDialog } from '@kere/screens/form/form-dialog'
import { useForm } from '@kere/screens/form/use-form'
import { Checkbox } from '@kere/ui/controls/checkbox'
import { TextInput } from '@kere/ui/controls/text-input'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { loadContract } from './webhooks.acts.tsx'

interface Values {
  name: string
  url: string
  events: readonly string[]
}

const initial: Values = { name: '', url: '', events: [] }

interface WebhookDialogProps {
  onClose: () => void
  onMade: (secret: string) => void
}

export function WebhookDialog({ onClose, onMade }: WebhookDialogProps) {
  const { api } = useRemote()
  const client = useQueryClient()
  const known = useQuery({
    queryKey: ['webhook-events'],
    queryFn: async ({ signal }) => (await api.call((await loadContract()).listWebhookEvents, {}, { signal })).items,
  })
  const form = useForm({
    initial,
    schema: async () => (await loadContract()).newWebhook,
    async send(body) {
      const { secret } = await api.call((await loadContract()).createWebhook, { body })
      void client.invalidateQueries()
      onMade(secret)
    },
  })
  const error = form.errorOf('events') ?? (known.isError ? 'Events did not load. Close this and try again' : undefined)
  return (
    <FormDialog
      form={form}
      title="Add a webhook"
      onClose={onClose}
      submit={{ label: 'Add webhook', busy: 'Adding' }}
      refusal={form.refusal && `The webhook was not added. ${form.refusal}`}
    >
      <TextInput {...form.field('name')} label="Name" autoComplete="off" required />
      <TextInput
        {...form.field('url')}
        label="Address"
        type="url"
        hint="It begins with https:// and is public."
        maxLength={webhookLimits.urlLength}
        autoComplete="off"
        required
      />
      <CheckboxGroup id={form.idOf('events')} error={error} legend="Events">
        {known.data?.map(({ type, summary }, place) => (
          <Checkbox key={type} id={place === 0 ? form.idOf('events') : undefined} {...form.member('events', type)}>
            <span className="font-mono text-dense">{type}</span>
            <span className="block text-meta text-muted">{summary}</span>
          </Checkbox>
        ))}
      </CheckboxGroup>
    </FormDialog>
  )
}
