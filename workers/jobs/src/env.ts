import type { OutboxRpc } from '@kere/contracts/outbox-rpc'

export interface JobsEnv extends Omit<Env, 'OUTBOX' | 'EXPORTS' | 'SITE_ORIGIN' | 'MAIL_FROM'> {
  OUTBOX: OutboxRpc
  EXPORTS: Fetcher
  SITE_ORIGIN: string
  MAIL_FROM: string
}
