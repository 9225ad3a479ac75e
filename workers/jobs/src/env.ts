import type { OutboxDesk } from '@kere/contracts/outbox-desk'

/** Bindings of wrangler.toml; the desk is the entrypoint `Outbox` of the API. */
export interface JobsEnv extends Omit<Env, 'OUTBOX' | 'SITE_ORIGIN' | 'MAIL_FROM'> {
  OUTBOX: OutboxDesk
  SITE_ORIGIN: string
  MAIL_FROM: string
}
