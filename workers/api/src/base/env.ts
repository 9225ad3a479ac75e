import type { DocumentBuckets } from './context.ts'
import type { OutboxMessage } from '@kere/contracts/console/outbox-rpc'

/** By the names of `DocumentBucket`. */
export const documentBuckets = (env: Env): DocumentBuckets => ({
  'fellowship-applications': env.FELLOWSHIP_APPLICATIONS,
  'job-applications': env.JOB_APPLICATIONS,
  'lab-submissions': env.LAB_SUBMISSIONS,
  'impact-evidence': env.IMPACT_EVIDENCE,
})

export interface ApiEnv extends Env {
  OUTBOX_QUEUE: Queue<OutboxMessage>
  OUTBOX_BULK_QUEUE: Queue<OutboxMessage>
  /** The shell verifies with the same. At least 32 characters; without it nobody can sign in. */
  ACCESS_TOKEN_SECRET?: string
  /** An admin who has proven this address is the super admin (C-42). */
  SUPER_ADMIN_EMAIL?: string
  /** Google itself if not said. */
  GOOGLE_ISSUER?: string
  /** Without both nobody signs in with Google. */
  GOOGLE_CLIENT_ID?: string
  GOOGLE_CLIENT_SECRET?: string
  /** Turnstile's siteverify or the like; without both nobody is asked. */
  CHALLENGE_VERIFY_URL?: string
  CHALLENGE_SECRET?: string
  /** Whom a transfer goes to, with a UPI id or all that a bank needs; without them buyers are told that an email says how to pay. */
  PAYMENT_PAYEE?: string
  PAYMENT_UPI_ID?: string
  PAYMENT_BANK_ACCOUNT?: string
  PAYMENT_BANK_IFSC?: string
  PAYMENT_BANK_NAME?: string
  /** The brand's own address if not said. */
  TEAM_EMAIL?: string
  /** Of a local platform alone: feeds at `*.feeds.kere.test`. */
  LOCAL_FEEDS?: Fetcher
}
