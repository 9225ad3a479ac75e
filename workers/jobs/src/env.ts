import type { OutboxRpc } from '@kere/contracts/console/outbox-rpc'
import type { RetentionRpc } from '@kere/contracts/console/retention-rpc'

export interface JobsEnv extends Omit<Env, 'OUTBOX' | 'EXPORTS' | 'RETENTION' | 'SITE_ORIGIN' | 'MAIL_FROM'> {
  OUTBOX: OutboxRpc
  EXPORTS: Fetcher
  RETENTION: RetentionRpc
  SITE_ORIGIN: string
  MAIL_FROM: string
}
