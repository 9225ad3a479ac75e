import type { Verifier } from '@kere/contracts/certificates/signing-rpc'
import type { DocumentBucket } from '@kere/contracts/files/file-kind'
import type { Language } from '@kere/contracts/accounts/languages'
import type { Role } from '@kere/contracts/accounts/roles'
import type { Argon2idParams } from 'argon2id'
import type { BatchItem } from 'drizzle-orm/batch'
import { DrizzleD1Database } from 'drizzle-orm/d1'
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core'
import { DistinctColumnsSession } from './distinct-columns.ts'

export type DocumentBuckets = Readonly<Record<DocumentBucket, R2Bucket>>

export type Database = DrizzleD1Database & { $client: D1Database }

export interface SignedIn {
  userId: string
  role: Role
  sessionId: string
}

/** The caller; `null` for a visitor, and for everybody at a public endpoint. */
export type Actor = SignedIn | null

/** Writes a line to the log. It must never contain personal data or text that was sent. */
export type Log = (event: string, fields?: Record<string, unknown>) => void

export type Argon2id = (params: Argon2idParams) => Promise<Uint8Array>

export interface Dependencies {
  /** A clock that runs on. Rules use the request's single instant, `context.at`. */
  now: () => number
  /** `newId('crs')` gives `crs_` and a ULID. A timeless id does not reveal when it was made. */
  newId: (prefix: string, isTimeless?: boolean) => string
  randomBytes: (length: number) => Uint8Array
  argon2id: Argon2id
  wait: (ms: number) => Promise<void>
  writeLog: (line: string) => void
  afterAnswer: (work: () => Promise<unknown>) => void
  /**
   * Gives the kind by which readers choose how they are notified; null for a mail that is always sent and never shown
   * in the bell.
   */
  kindOfMail: (template: string) => string | null
  /** The jobs worker passes it with a request to verify a certificate. */
  verifier?: Verifier | undefined
}

export interface Context extends Omit<Dependencies, 'now' | 'wait' | 'writeLog' | 'afterAnswer'> {
  /**
   * The time of the request, in milliseconds since the epoch. It is read once, so that everything a request writes has
   * the same time.
   */
  at: number
  /**
   * Waits until the request is this old, however long its work took. It keeps the time of an answer from revealing
   * something.
   */
  waitUntilAge: (ms: number) => Promise<void>
  db: Database
  /** The public bucket. Every object in it has a row (`d1/schema/base/files.ts`). */
  media: R2Bucket
  /** The buckets of private documents, by the names that the kinds of files give them. */
  documents: DocumentBuckets
  actor: Actor
  requestId: string
  /** The language of the page that asked. Programs get English. */
  language: Language
  /** True if an earlier try under the same `Idempotency-Key` may have done a part of the work and left no answer. */
  isRetry: boolean
  /** Like `newId`, but gives the same ids at every try under one key, so that a retry finds the existing row. */
  stableId: (prefix: string) => string
  /**
   * True if an earlier try has done the act and left no answer. `db` then only reads, and the handler reports the
   * present state.
   */
  isDone: boolean
  /** Data that the earlier try stored for the answer, about rows that have since been deleted. */
  kept: string
  markDone: (kept: string) => BatchItem<'sqlite'>[]
  /** The try for a single row. A request that acts on many rows does each of them separately. */
  ofOne: (id: string) => Promise<Pick<Context, 'db' | 'stableId' | 'isDone' | 'kept' | 'markDone'>>
  /** The ids of the rows on which earlier tries have acted. */
  doneOnes: readonly string[]
  log: Log
  queueMail: (outboxId: string, how?: { delaySeconds?: number; isBulk?: boolean }) => void
  settings: Settings
}

export interface GoogleSettings {
  issuer: string
  clientId: string
  clientSecret: string
}

export interface ChallengeSettings {
  /** The endpoint that verifies a solution. It takes `secret`, `response` and `remoteip`, and answers `{ success }`. */
  verifyUrl: string
  secret: string
}

export interface PaymentSettings {
  payee: string
  upiId: string | null
  bank: { account: string; ifsc: string; name: string } | null
}

/** The registration under which tax invoices are issued. */
export interface GstSettings {
  gstin: string
  name: string
  place: string
}

export interface GatewaySettings {
  keyId: string
  keySecret: string
  webhookSecret: string
  /** Matches the addresses of the gateway's payment pages. A page with any other address is not opened. */
  pages: RegExp
  send: (request: Request) => Promise<Response>
}

export interface AgeServiceSettings {
  /** The page on which a person shows their age. */
  page: string
  /** Signs its answers. */
  secret: string
}

/** A scanner takes a document as the body of a POST, and answers `{ isClean }`. */
export interface ScannerSettings {
  url: string
  /** Sent as a bearer. */
  secret: string
}

export interface Settings {
  accessTokenSecret: string | undefined
  /** The secret before the last rotation. It verifies and opens, and signs nothing. */
  oldAccessTokenSecret?: string | undefined
  superAdminEmail: string | undefined
  /** Whether admins must have a second factor. */
  isSecondFactorRequired: boolean
  /** The origin under which passkeys are made and used. Its host is their RP id. */
  siteOrigin: string
  google: GoogleSettings | null
  challenge: ChallengeSettings | null
  payment: PaymentSettings | null
  gst: GstSettings | null
  gateway: GatewaySettings | null
  ageService: AgeServiceSettings | null
  scanner: ScannerSettings | null
  teamEmail: string
  /** Stands in every API token, so that a token of a trial copy is not taken for one of the site. */
  environment: string
  /** Sends a request to the web, to read a news feed. */
  sendToFeed: (address: string, init: RequestInit) => Promise<Response>
}

/** A database error in a batch. `cause` is D1's own error, which never contains parameters. */
export class BatchError extends Error {
  override name = 'BatchError'
}

/** The methods that a D1 session shares with a database. drizzle calls no others. */
export type D1 = Pick<D1Database, 'prepare' | 'batch'>

const opened = new WeakMap<D1, Database>()

/** Wraps each binding only once, because drizzle's setup took a tenth of a read's processor time. */
export function openDatabase(d1: D1): Database {
  let database = opened.get(d1)
  if (!database) opened.set(d1, (database = wrapDatabase(d1)))
  return database
}

/** drizzle does not wrap errors of `batch`. They are wrapped here, so that they can be told from other errors. */
function wrapDatabase(d1: D1): Database {
  const client = {
    prepare: (sql: string) => d1.prepare(sql),
    batch: async (statements: D1PreparedStatement[]) => {
      try {
        return await d1.batch(statements)
      } catch (cause) {
        throw new BatchError('The batch failed', { cause })
      }
    },
  }
  // The cast is safe: drizzle calls nothing else of a D1Database.
  const $client = client as D1Database
  const dialect = new SQLiteAsyncDialect()
  const session = new DistinctColumnsSession($client, dialect, undefined)
  return Object.assign(new DrizzleD1Database('async', dialect, session, undefined), { $client })
}
