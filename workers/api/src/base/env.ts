import type { DocumentBuckets } from './context.ts'
import type { OutboxMessage } from '@kere/contracts/console/outbox-rpc'

/** Maps the names of document buckets to their bindings. */
export const documentBuckets = (env: Env): DocumentBuckets => ({
  'fellowship-applications': env.FELLOWSHIP_APPLICATIONS,
  'job-applications': env.JOB_APPLICATIONS,
  'lab-submissions': env.LAB_SUBMISSIONS,
  'impact-evidence': env.IMPACT_EVIDENCE,
})

export interface ApiEnv extends Env {
  OUTBOX_QUEUE: Queue<OutboxMessage>
  OUTBOX_BULK_QUEUE: Queue<OutboxMessage>
  /**
   * Signs access tokens; the shell verifies them with the same secret. It has at least 32 characters; without it nobody
   * can sign in.
   */
  ACCESS_TOKEN_SECRET?: string
  /** The secret before the last rotation, until it is dropped. */
  OLD_ACCESS_TOKEN_SECRET?: string
  /** The address of the super admin, who must have proven it (C-42). */
  SUPER_ADMIN_EMAIL?: string
  /** `optional` lets admins work without a second factor, as on a laptop. Anything else, and no value, requires one. */
  SECOND_FACTOR_OF_ADMINS?: string
  /** The issuer of Google sign-in; by default Google itself. */
  GOOGLE_ISSUER?: string
  /** Sign-in with Google needs both. */
  GOOGLE_CLIENT_ID?: string
  GOOGLE_CLIENT_SECRET?: string
  /** A verification service like Turnstile's siteverify. Without both values no visitor has to solve a challenge. */
  CHALLENGE_VERIFY_URL?: string
  CHALLENGE_SECRET?: string
  /**
   * The payee of a bank transfer, with a UPI id or bank details. Without them buyers are told that an email explains
   * how to pay.
   */
  PAYMENT_PAYEE?: string
  PAYMENT_UPI_ID?: string
  PAYMENT_BANK_ACCOUNT?: string
  PAYMENT_BANK_IFSC?: string
  PAYMENT_BANK_NAME?: string
  /** The GST registration, and the name and address in it. Without all three, a paid order has a plain receipt. */
  GST_GSTIN?: string
  GST_NAME?: string
  GST_ADDRESS?: string
  /** A payment gateway that speaks Razorpay's protocol. Without all three nobody can pay at once. */
  RAZORPAY_KEY_ID?: string
  RAZORPAY_KEY_SECRET?: string
  RAZORPAY_WEBHOOK_SECRET?: string
  LOCAL_GATEWAY?: Pick<Fetcher, 'fetch'>
  /** A service that says who is an adult. Without both, guardians are known by a paid order alone. */
  AGE_SERVICE_PAGE?: string
  AGE_SERVICE_SECRET?: string
  /** A scanner for known malware. Without both, documents are accepted by their structure alone. */
  SCANNER_URL?: string
  SCANNER_SECRET?: string
  /** The team's address; by default that of the brand. */
  TEAM_EMAIL?: string
  /** The word in every API token that says of which copy of the site it is: 2 to 10 small letters, by default `live`. */
  TOKEN_ENVIRONMENT?: string
  LOCAL_FEEDS?: Fetcher
}
