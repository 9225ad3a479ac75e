import { roles } from '@kere/contracts/roles'
import * as z from 'zod/mini'
import { type Database, openDatabase, type SignedIn } from '../context.ts'
import { type LiveUser, readLiveUser, selectLiveUser } from './session-check.queries.ts'

export class SessionChanged extends Error {
  override name = 'SessionChanged'
  readonly live: LiveUser | null

  constructor(live: LiveUser | null) {
    super('The session changed')
    this.live = live
  }
}

const liveUser = z.array(z.object({ role: z.enum(roles), approved: z.int(), adult: z.int(), onboarded: z.int() }))

interface CheckedStatement {
  inner: D1PreparedStatement
  bind(...values: unknown[]): CheckedStatement
  run(): Promise<D1Result>
  all(): Promise<D1Result>
  raw(): Promise<unknown[][]>
}

/** Checks the session in the first batch. @returns `settle` checks now if nothing was asked, and throws `SessionChanged` */
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
  const settle = async () => {
    if (changed) throw changed
    if (!isGood) accept(await readLiveUser(openDatabase(d1), signedIn, now))
  }
  // drizzle and `openDatabase` use no more of a D1Database than this.
  const db: Database = openDatabase(client as unknown as D1Database)
  return { db, settle }
}
