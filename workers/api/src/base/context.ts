import type { Verifier } from '@kere/contracts/certificates/signing-rpc'
import type { DocumentBucket } from '@kere/contracts/files/file-kind'
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

/** `null` is a visitor, and everybody at a public endpoint. */
export type Actor = SignedIn | null

/** Logs never personal data, and never what was sent. */
export type Log = (event: string, fields?: Record<string, unknown>) => void

export type Argon2id = (params: Argon2idParams) => Promise<Uint8Array>

export interface Dependencies {
  /** A clock that runs on; a rule asks the request's one instant, `context.at`. */
  now: () => number
  /** `newId('crs')` is `crs_` and a ULID; a timeless one tells no time. */
  newId: (prefix: string, isTimeless?: boolean) => string
  randomBytes: (length: number) => Uint8Array
  argon2id: Argon2id
  wait: (ms: number) => Promise<void>
  writeLog: (line: string) => void
  afterAnswer: (work: () => Promise<unknown>) => void
  /**
   * Returns the kind by which readers choose how they are notified; null for a mail that always leaves and is not shown
   * in the bell.
   */
  kindOfMail: (template: string) => string | null
  /** The jobs worker brings it along with a request to verify a certificate. */
  verifier?: Verifier | undefined
}

export interface Context extends Omit<Dependencies, 'now' | 'wait' | 'writeLog' | 'afterAnswer'> {
  /** When the request came, in ms UTC. It is read once, so that everything a request writes bears the same instant. */
  at: number
  /** Waits until the request is that old, however long its work took. */
  waitUntilAge: (ms: number) => Promise<void>
  db: Database
  /** Every object in it has a row (`d1/schema/base/files.ts`). */
  media: R2Bucket
  /** The buckets of private documents, by the names in their kinds. */
  documents: DocumentBuckets
  actor: Actor
  requestId: string
  /** There was an earlier try under the same `Idempotency-Key`, which may have done some of it, and left no answer. */
  isRetry: boolean
  /** Like `newId`, but the same at every try under one key, so that a retry finds the existing row. */
  stableId: (prefix: string) => string
  /** An earlier try has done it, and left no answer. `db` only reads then, and the act tells what stands. */
  isDone: boolean
  /** The data that the earlier try stored for the answer, about rows that are gone by now. */
  kept: string
  markDone: (kept: string) => BatchItem<'sqlite'>[]
  /** A request that acts on many rows does each of them, or not, on its own. */
  ofOne: (id: string) => Promise<Pick<Context, 'db' | 'stableId' | 'isDone' | 'kept' | 'markDone'>>
  /** The rows that earlier tries have acted on. */
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
  /** Takes `secret`, `response` and `remoteip`, and answers `{ success }`. */
  verifyUrl: string
  secret: string
}

export interface PaymentSettings {
  payee: string
  upiId: string | null
  bank: { account: string; ifsc: string; name: string } | null
}

export interface Settings {
  accessTokenSecret: string | undefined
  superAdminEmail: string | undefined
  google: GoogleSettings | null
  challenge: ChallengeSettings | null
  payment: PaymentSettings | null
  teamEmail: string
  /** Sends a request to the web, for a feed of the news. */
  sendToFeed: (address: string, init: RequestInit) => Promise<Response>
}

/** `cause` is D1's error, which never holds parameters. */
export class BatchError extends Error {
  override name = 'BatchError'
}

/** A session of D1 has these two methods of a database, and drizzle calls no other. */
export type D1 = Pick<D1Database, 'prepare' | 'batch'>

const opened = new WeakMap<D1, Database>()

/** Once for each binding: drizzle's own took a tenth of a read's processor time. */
export function openDatabase(d1: D1): Database {
  let database = opened.get(d1)
  if (!database) opened.set(d1, (database = wrapDatabase(d1)))
  return database
}

/** drizzle leaves errors of `batch` bare; wrapped, they can be told from our own. */
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
  // drizzle calls nothing else of a D1Database.
  const $client = client as D1Database
  const dialect = new SQLiteAsyncDialect()
  const session = new DistinctColumnsSession($client, dialect, undefined)
  return Object.assign(new DrizzleD1Database('async', dialect, session, undefined), { $client })
}
