import { countOf } from '@kere/brand/count'
import { webhookLimits } from '@kere/contracts/console/webhook-options'
import type { Webhook } from '@kere/contracts/console/webhooks'
import { useRemote } from '@kere/platform/react/remote-tree'
import { FormDialog } from '@kere/screens/form/form-dialog'
import { useForm } from '@kere/screens/form/use-form'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SecretDialog } from '../../../secrets/secret-dialog.tsx'
import { WebhookSecretHint } from './webhook-secret-hint.tsx'
import { loadContract } from './webhooks.acts.tsx'

export function RotateDialog({ row, onClose }: { row: Webhook; onClose: () => void }) {
  const { api } = useRemote()
  const client = useQueryClient()
  const [secret, setSecret] = useState<string | null>(null)
  const form = useForm({
    initial: {},
    // There is nothing to fill in.
    schema: () => Promise.resolve({ safeParse: (data) => ({ success: true, data }) }),
    async send() {
      const answer = await api.call((await loadContract()).rotateWebhookSecret, { params: { id: row.id } })
      void client.invalidateQueries()
      setSecret(answer.secret)
    },
  })
  if (secret !== null)
    return (
      <SecretDialog title="The new secret" name="Secret" secret={secret} onClose={onClose}>
        <WebhookSecretHint />
      </SecretDialog>
    )
  return (
    <FormDialog
      form={form}
      title="Change the secret?"
      onClose={onClose}
      submit={{ label: 'Change secret', busy: 'Changing' }}
      refusal={form.refusal && `The secret was not changed. ${form.refusal}`}
    >
      <p>
        Events are signed with the old and the new secret for {countOf(webhookLimits.oldSecretHours, 'hour')}, so that
        you can change it at {row.name} in time. An older one stops at once.
      </p>
    </FormDialog>
  )
}
