import { roles } from '@kere/contracts/roles'
import * as z from 'zod/mini'
import { type Database, openDatabase, type SignedIn } from '../context.ts'
import { type LiveUser, readLiveUser, selectLiveUser } from './session-check.queries.ts'

/** Who asks is not whom the read was begun for: the session is over, or its user has changed. */
export class SessionChanged extends Error {
  override name = 'SessionChanged'
  /** The user as they are now; null where the session is over. */
  readonly live: LiveUser | null

  constructor(live: LiveUser | null) {
    super('The session changed')
    this.live = live
  }
}

const liveUser = z.array(z.object({ role: z.enum(roles), approved: z.int(), adult: z.int() }))

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
 * @param isGoodFor whether the read may be answered to the user as they are now
 * @returns the database, and `settle`, which throws `SessionChanged`, after checking now if nothing was asked yet
 */
export function openCheckedDatabase(
  d1: D1Database,
  signedIn: SignedIn,
  now: number,
  isGoodFor: (live: LiveUser) => boolean,
) {
  const { sql, params } = selectLiveUser(openDatabase(d1), signedIn, now).toSQL()
  const check = d1.prepare(sql).bind(...params)
  let isGood = false
  let changed: SessionChanged | undefined

  const accept = (live: LiveUser | null) => {
    if (live && isGoodFor(live)) isGood = true
    else throw (changed = new SessionChanged(live))
  }

  const batch = async (statements: D1PreparedStatement[]): Promise<D1Result[]> => {
    if (isGood) return d1.batch(statements)
    const [live, ...results] = await d1.batch([check, ...statements])
    accept(liveUser.parse(live?.results)[0] ?? null)
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
    if (!isGood) accept(await readLiveUser(openDatabase(d1), signedIn, now))
  }
  // drizzle and `openDatabase` use no more of a D1Database than this.
  const db: Database = openDatabase(client as unknown as D1Database)
  return { db, settle }
}
