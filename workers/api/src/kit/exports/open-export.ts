import type { ExportOpened } from '@kere/contracts/http/exports'
import type { Context } from '../../base/context.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { dayInIndia } from '../../base/days.ts'
import type { ThrottleLimits } from '../../base/throttle/throttle.domain.ts'
import { throttle } from '../../base/throttle/throttle.ts'
import { insertExported } from './exports.queries.ts'

/** The limit is low, because each export can read a whole table. It lets an admin take every file at the end of a month. */
const exportLimits = { account: { limit: 40, windowMs: 60 * 60 * 1000 } } as const satisfies ThrottleLimits

interface Export {
  list: string
  filters: Readonly<Record<string, unknown>>
  personal: ReadonlySet<PropertyKey>
  header: string[]
  kinds: ExportOpened['kinds']
  networkAddress: string
  count: () => Promise<number>
}

/** @throws {DomainError} `too_many_attempts` */
export async function openExport(context: Context, request: Export): Promise<ExportOpened> {
  const { list, header, kinds, networkAddress, count } = request
  const actor = requireSignedIn(context)
  await throttle(context, { act: 'export', account: actor.userId, networkAddress, limits: exportLimits })

  const rows = await count()
  await insertExported(context, actor, { list, rows, ...describeFilters(request) })
  return { fileName: `${list}-${dayInIndia(context.at)}.csv`, header, kinds, rows }
}

/**
 * For a filter that may name a person, only its presence is logged: the log could not forget the name when they are
 * erased.
 */
const describeFilters = ({ filters, personal }: Export): Record<string, string | true> =>
  Object.fromEntries(
    Object.entries(filters)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]): [string, string | true] => [name, personal.has(name) ? true : String(value)]),
  )
