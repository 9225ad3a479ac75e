import type { Role } from '@kere/contracts/roles'
import type { Argon2idParams } from 'argon2id'
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'

export type Database = DrizzleD1Database & { $client: D1Database }

export interface SignedIn {
  userId: string
  role: Role
  sessionId: string
}

/** `null` is a visitor, and everybody at a public endpoint. */
export type Actor = SignedIn | null

/** Never personal data, never what was sent. */
export type Log = (event: string, fields?: Record<string, unknown>) => void

export type Argon2id = (params: Argon2idParams) => Promise<Uint8Array>

export interface Outside {
  now: () => number
  /** `newId('crs')` is `crs_` and a ULID, so ids sort by time. */
  newId: (prefix: string) => string
  randomBytes: (length: number) => Uint8Array
  argon2id: Argon2id
  wait: (ms: number) => Promise<void>
  writeLog: (line: string) => void
  afterAnswer: (work: () => Promise<unknown>) => void
}

export interface Context extends Omit<Outside, 'writeLog' | 'afterAnswer'> {
  db: Database
  /** Every object in it has a row (`d1/schema/files.ts`). */
  media: R2Bucket
  actor: Actor
  requestId: string
  log: Log
  queueMail: (outboxId: string, delaySeconds?: number) => void
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
}

/** `cause` is D1's error, which never holds parameters. */
export class BatchError extends Error {
  override name = 'BatchError'
}

const opened = new WeakMap<D1Database, Database>()

/** Once for each binding: drizzle's own took a tenth of a read's processor time. */
export function openDatabase(d1: D1Database): Database {
  let database = opened.get(d1)
  if (!database) opened.set(d1, (database = wrapDatabase(d1)))
  return database
}

/** drizzle leaves errors of `batch` bare; wrapped, they can be told from our own. */
function wrapDatabase(d1: D1Database): Database {
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
  return drizzle(client as D1Database)
}
