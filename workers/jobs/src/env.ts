import type { OutboxDesk } from '@kere/contracts/outbox-desk'

/** Bindings of wrangler.toml; the desk and the rows of files are entrypoints of the API. */
export interface JobsEnv extends Omit<Env, 'OUTBOX' | 'EXPORTS' | 'SITE_ORIGIN' | 'MAIL_FROM'> {
  OUTBOX: OutboxDesk
  EXPORTS: Fetcher
  SITE_ORIGIN: string
  MAIL_FROM: string
}
