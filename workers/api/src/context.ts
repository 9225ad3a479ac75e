import type { Role } from '@kere/contracts/roles'
import type { Argon2idParams } from 'argon2id'
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'

export type Database = DrizzleD1Database & { $client: D1Database }

/** A user who is signed in. */
export interface SignedIn {
  userId: string
  role: Role
  sessionId: string
}

/** Who asks; `null` is a visitor, and everybody at a public endpoint. */
export type Actor = SignedIn | null

/** Writes one structured line about this request. Never personal data, never what was sent. */
export type Log = (event: string, fields?: Record<string, unknown>) => void

export type Argon2id = (params: Argon2idParams) => Promise<Uint8Array>

/** Clock, ids, randomness, password hashing and log of the world outside; tests bring their own. */
export interface Outside {
  /** Milliseconds, UTC. */
  now: () => number
  /** A new id: `newId('crs')` is `crs_` and a ULID, so ids sort by the time they were made. */
  newId: (prefix: string) => string
  randomBytes: (length: number) => Uint8Array
  argon2id: Argon2id
  /** Lets so many milliseconds go by. */
  wait: (ms: number) => Promise<void>
  writeLog: (line: string) => void
  /** Begins some work once the answer is out, and keeps the worker going until it is done. */
  afterAnswer: (work: () => Promise<unknown>) => void
}

/** What a use case works with, instead of module singletons. */
export interface Context extends Omit<Outside, 'writeLog' | 'afterAnswer'> {
  db: Database
  actor: Actor
  /** Names the request in the log and in the audit log. */
  requestId: string
  log: Log
  /** Has the jobs worker look at an outbox row once this request is answered, or so many seconds later. */
  queueMail: (outboxId: string, delaySeconds?: number) => void
  settings: Settings
}

/** How people sign in with Google: the issuer of the tokens, and this product as it is registered there. */
export interface GoogleSettings {
  issuer: string
  clientId: string
  clientSecret: string
}

/** Who judges the answers to challenges on forms that anybody may send. */
export interface ChallengeSettings {
  /** Takes `secret`, `response` and `remoteip`, and answers `{ success }`. */
  verifyUrl: string
  secret: string
}

export interface Settings {
  accessTokenSecret: string | undefined
  superAdminEmail: string | undefined
  /** Null where it is not set up. */
  google: GoogleSettings | null
  /** Null where it is not set up. */
  challenge: ChallengeSettings | null
  /** Where what people write to us is told. */
  teamEmail: string
}

/** A batch that the database did not carry out; `cause` is D1's error, which never holds parameters. */
export class BatchError extends Error {
  override name = 'BatchError'
}

/**
 * Opens the database for one request.
 *
 * drizzle wraps the errors of single queries but not those of `batch`; wrapped here, the two can be told from our own.
 */
export function openDatabase(d1: D1Database): Database {
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
