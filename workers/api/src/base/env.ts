import type { DocumentBuckets } from './context.ts'
import type { OutboxMessage } from '@kere/contracts/console/outbox-rpc'

/** Maps the names of `DocumentBucket` to the bindings. */
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
  /** Google sign-in needs both. */
  GOOGLE_CLIENT_ID?: string
  GOOGLE_CLIENT_SECRET?: string
  /** Turnstile's siteverify or the like; without both nobody is asked. */
  CHALLENGE_VERIFY_URL?: string
  CHALLENGE_SECRET?: string
  /**
   * The payee of a bank transfer, with a UPI id or the bank details; without them buyers are told that an email
   * explains how to pay.
   */
  PAYMENT_PAYEE?: string
  PAYMENT_UPI_ID?: string
  PAYMENT_BANK_ACCOUNT?: string
  PAYMENT_BANK_IFSC?: string
  PAYMENT_BANK_NAME?: string
  /** The brand's own address if not said. */
  TEAM_EMAIL?: string
  LOCAL_FEEDS?: Fetcher
}
