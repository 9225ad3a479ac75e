import { countOf } from '@kere/brand/count'
import { webhookLimits } from '@kere/contracts/console/webhook-options'
import type { Webhook } from '@kere/contracts/console/webhooks'
import { useRemote } from '@kere/platform/react/remote-tree'
import { FormDialog } from '@kere/screens/form/form-dialog'
import { useForm } from '@kere/screens/form/use-form'
import { TextInput } from '@kere/ui/controls/text-input'
import { useQueryClient } from '@tanstack/react-query'
import { loadContract } from './webhooks.acts.tsx'

/** An empty or unfinished field is no moment, so the schema refuses it. */
function momentOf(local: string): string {
  const at = Date.parse(`${local}+05:30`)
  return Number.isNaN(at) ? '' : new Date(at).toISOString()
}

export function ReplayDialog({ row, onClose }: { row: Webhook; onClose: () => void }) {
  const { api, context } = useRemote()
  const client = useQueryClient()
  const form = useForm({
    initial: { since: '' },
    schema: async () => (await loadContract()).replayedEvents,
    read: ({ since }) => ({ since: momentOf(since) }),
    async send(body, { idempotencyKey }) {
      const contract = await loadContract()
      const { count } = await api.call(contract.replayWebhook, { params: { id: row.id }, body }, { idempotencyKey })
      const text = count === 0 ? 'There are no such events' : `${countOf(count, 'event')} sent again to ${row.name}`
      context.notify({ tone: count === 0 ? 'info' : 'success', text })
      void client.invalidateQueries()
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title="Send events again"
      onClose={onClose}
      submit={{ label: 'Send again', busy: 'Sending' }}
      refusal={form.refusal && `Nothing was sent. ${form.refusal}`}
    >
      <TextInput
        {...form.field('since')}
        label="All events since"
        note="(IST)"
        type="datetime-local"
        hint={`Events are kept for ${countOf(webhookLimits.keptDays, 'day')}. Each keeps its id, so that the receiver can skip what it has.`}
        required
      />
    </FormDialog>
  )
}
