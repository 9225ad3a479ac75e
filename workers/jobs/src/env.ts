import type { SigningRpc } from '@kere/contracts/certificates/signing-rpc'
import type { OutboxRpc } from '@kere/contracts/console/outbox-rpc'
import type { RetentionRpc } from '@kere/contracts/console/retention-rpc'

export interface JobsEnv extends Omit<
  Env,
  'OUTBOX' | 'EXPORTS' | 'RETENTION' | 'SIGNING' | 'SITE_ORIGIN' | 'MAIL_FROM'
> {
  OUTBOX: OutboxRpc
  EXPORTS: Fetcher
  RETENTION: RetentionRpc
  SIGNING: SigningRpc<Request, Response>
  /** Encrypts the keys that sign certificates. It has at least 32 characters; without it no certificate is signed. */
  SIGNING_SECRET?: string
  SITE_ORIGIN: string
  MAIL_FROM: string
  LOCAL_WEBHOOKS?: Pick<Fetcher, 'fetch'>
}
