import type { Role } from '@kere/contracts/roles'
import { roles } from '@kere/contracts/roles'
import * as z from 'zod/mini'
import { type Database, openDatabase, type SignedIn } from '../context.ts'
import { selectLiveRole } from './session-check.queries.ts'

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
 * @returns the database, and `settle`, which checks now if nothing was asked yet; both throw `SessionChanged`
 */
export function openCheckedDatabase(d1: D1Database, signedIn: SignedIn, now: number) {
  const { sql, params } = selectLiveRole(openDatabase(d1), signedIn, now).toSQL()
  const check = d1.prepare(sql).bind(...params)
  let isChecked = false

  const batch = async (statements: D1PreparedStatement[]): Promise<D1Result[]> => {
    if (isChecked) return d1.batch(statements)
    isChecked = true
    const [live, ...results] = await d1.batch([check, ...statements])
    const role = liveRole.parse(live?.results)[0]?.role ?? null
    if (role !== signedIn.role) throw new SessionChanged(role)
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
  // drizzle and `openDatabase` use no more of a D1Database than this.
  const db: Database = openDatabase(client as unknown as D1Database)
  return { db, settle: async () => void (isChecked || (await batch([]))) }
}
