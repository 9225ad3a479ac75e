import type { EventOutcome, LeasedEvent } from '@kere/contracts/console/outbox-rpc'
import { requireSecrets } from '../../base/secrets.ts'
import type { MailContext } from '../../http/outbox-row.ts'
import type { DeliveryContext } from '../outbox/lease-mail.ts'
import { updateToDelivered, updateToFailed, updateToLeased } from './deliver-events.queries.ts'
import { signatureOf } from './webhook-signature.ts'
import { bodyOf } from './webhooks.domain.ts'

/** The jobs worker waits for an event that is due within this time. The next clock finds the rest. */
const soonMs = 20_000

/** Leases the events that are due, signed with each secret of their webhook that is valid now. */
export async function takeEvents(
  context: Pick<DeliveryContext, 'db' | 'at' | 'settings'>,
): Promise<{ events: LeasedEvent[]; nextInMs: number | null }> {
  const secrets = requireSecrets(context)
  const { db, at } = context
  const { leased, webhooks } = await updateToLeased(db, at)
  const byId = new Map(webhooks.map((webhook) => [webhook.id, webhook]))
  const timestamp = Math.floor(at / 1000)
  const events = await Promise.all(
    leased.map(async ({ id, webhookId, attempts, ...event }) => {
      const webhook = byId.get(webhookId)
      // The webhook was paused between the two statements. Its events wait for the end of the lease.
      if (!webhook) return []
      const { url, seed, oldSeed, oldSecretUntil } = webhook
      const body = bodyOf(event)
      const seeds = oldSeed !== null && (oldSecretUntil ?? 0) > at ? [seed, oldSeed] : [seed]
      const signatures = await Promise.all(
        seeds.map((each) => signatureOf(secrets, { id: webhookId, seed: each }, { id, timestamp, body })),
      ).catch(() => null)
      // A webhook whose key does not open holds up no other. Its events wait until its secret is made anew.
      if (!signatures) return []
      const headers = {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signatures.join(' '),
      }
      return [{ id, attempt: attempts, url, body, headers }]
    }),
  )
  const nextAt = Math.min(...webhooks.map((webhook) => webhook.nextAt ?? Number.POSITIVE_INFINITY))
  return { events: events.flat(), nextInMs: nextAt - at <= soonMs ? Math.max(0, nextAt - at) : null }
}

type RecordContext = Pick<DeliveryContext, 'db' | 'at' | 'log'> & Pick<MailContext, 'newId' | 'kindOfMail'>

export async function recordEvent(context: RecordContext, { error, ...outcome }: EventOutcome) {
  const { db, at: now, log } = context
  if (error === null) {
    await updateToDelivered(db, { ...outcome, now })
    return
  }
  const { id, attempt, status } = outcome
  log('event_not_delivered', { level: 'warn', delivery: id, attempt, status, error })
  // The sweep of the outbox finds the email.
  const queueMail = () => undefined
  await updateToFailed({ ...context, queueMail, requestId: 'clock' }, { ...outcome, error, now })
}
