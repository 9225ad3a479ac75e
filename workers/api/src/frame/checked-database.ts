import type { Role } from '@kere/contracts/roles'
import { roles } from '@kere/contracts/roles'
import * as z from 'zod/mini'
import { type Database, openDatabase, type SignedIn } from '../context.ts'
import { readLiveRole, selectLiveRole } from './session-check.queries.ts'

/** The session is not what the access token says: it is over, or its user holds another role now. */
export class SessionChanged extends Error {
  override name = 'SessionChanged'
  /** The role as it is now; null where the session is over. */
  readonly role: Role | null

  constructor(role: Role | null) {
    super('The session changed')
    this.role = role
  }
}

const liveRole = z.array(z.object({ role: z.enum(roles) }))

/** A statement of the inner database, under the face that drizzle uses. */
interface CheckedStatement {
  inner: D1PreparedStatement
  bind(...values: unknown[]): CheckedStatement
  run(): Promise<D1Result>
  all(): Promise<D1Result>
  raw(): Promise<unknown[][]>
}

/**
 * A database whose first answer comes with the check of the session, in the same batch: an educator's or an admin's read
 * costs no round trip more, and when the session is not good its result is dropped.
 *
 * @returns the database, and `settle`, which throws `SessionChanged`, after checking now if nothing was asked yet
 */
export function openCheckedDatabase(d1: D1Database, signedIn: SignedIn, now: number) {
  const { sql, params } = selectLiveRole(openDatabase(d1), signedIn, now).toSQL()
  const check = d1.prepare(sql).bind(...params)
  let isGood = false
  let changed: SessionChanged | undefined

  const accept = (role: Role | null) => {
    if (role === signedIn.role) isGood = true
    else throw (changed = new SessionChanged(role))
  }

  const batch = async (statements: D1PreparedStatement[]): Promise<D1Result[]> => {
    if (isGood) return d1.batch(statements)
    const [live, ...results] = await d1.batch([check, ...statements])
    accept(liveRole.parse(live?.results)[0]?.role ?? null)
    return results
  }

  const wrap = (inner: D1PreparedStatement): CheckedStatement => {
    const run = async () => {
      const [result] = await batch([inner])
      if (!result) throw new Error('The batch answered nothing')
      return result
    }
    return {
      inner,
      bind: (...values) => wrap(inner.bind(...values)),
      run,
      all: run,
      raw: async () => (await run()).results.map((row) => Object.values(row as Record<string, unknown>)),
    }
  }

  const client = {
    prepare: (text: string) => wrap(d1.prepare(text)),
    batch: (statements: CheckedStatement[]) => batch(statements.map(({ inner }) => inner)),
  }
  // drizzle wraps what its client throws, so a change of the session is kept for here.
  const settle = async () => {
    if (changed) throw changed
    if (!isGood) accept(await readLiveRole(openDatabase(d1), signedIn, now))
  }
  // drizzle and `openDatabase` use no more of a D1Database than this.
  const db: Database = openDatabase(client as unknown as D1Database)
  return { db, settle }
}
