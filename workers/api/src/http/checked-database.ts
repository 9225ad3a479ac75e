import { roles } from '@kere/contracts/accounts/roles'
import * as z from 'zod/mini'
import { type D1, openDatabase, type SignedIn } from '../base/context.ts'
import { interceptDatabase, type Statement } from './intercepted-database.ts'
import { type LiveUser, readLiveUser, selectLiveUser } from './session-check.queries.ts'

export class SessionChanged extends Error {
  override name = 'SessionChanged'
  readonly live: LiveUser | null

  constructor(live: LiveUser | null) {
    super('The session changed')
    this.live = live
  }
}

const liveUser = z.array(
  z.pipe(
    z.object({
      role: z.enum(roles),
      approved: z.int(),
      adult: z.int(),
      onboarded: z.int(),
      second_factor: z.int(),
      long_password: z.int(),
      fresh: z.int(),
      guarded: z.nullable(z.string()),
    }),
    z.transform(({ second_factor: secondFactor, long_password: longPassword, ...others }) => ({
      ...others,
      secondFactor,
      longPassword,
    })),
  ),
)

/**
 * Opens a database that adds the check of the session to the request's first batch.
 * @returns `settle`, which checks the session if no batch has done so, and throws `SessionChanged`
 */
export function openCheckedDatabase(d1: D1, signedIn: SignedIn, now: number, isGoodFor: (live: LiveUser) => boolean) {
  const { sql, params } = selectLiveUser(openDatabase(d1), signedIn, now).toSQL()
  const check = d1.prepare(sql).bind(...params)
  let isGood = false
  let changed: SessionChanged | undefined

  const accept = (live: LiveUser | null) => {
    if (live && isGoodFor(live)) isGood = true
    else throw (changed = new SessionChanged(live))
  }

  const ask = async (statements: readonly Statement[]): Promise<D1Result[]> => {
    const asked = statements.map(({ inner }) => inner)
    if (isGood) return d1.batch(asked)
    const [live, ...results] = await d1.batch([check, ...asked])
    accept(liveUser.parse(live?.results)[0] ?? null)
    return results
  }
  const settle = async () => {
    if (changed) throw changed
    if (!isGood) accept(await readLiveUser(openDatabase(d1), signedIn, now))
  }
  return { db: interceptDatabase(d1, { ask }), settle }
}
