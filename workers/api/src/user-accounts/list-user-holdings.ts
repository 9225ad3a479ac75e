import { cutText } from '@kere/contracts/cut-text'
import type { EndpointAnswer } from '@kere/contracts/endpoint'
import { limits } from '@kere/contracts/limits'
import type { listUserHoldings as endpoint } from '@kere/contracts/user-accounts'
import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { selectHoldings } from './users.queries.ts'

/** As each table says (`d1/holding-rule.ts`), without empty kinds. @throws {DomainError} `not_found` */
export async function listUserHoldings(context: Context, id: string): Promise<EndpointAnswer<typeof endpoint>> {
  const found = await selectHoldings(context, id, limits.countedRows)
  if (!found) throw new DomainError('not_found')
  const items = found.map(({ holding: { name, label }, rows }) => {
    const total = rows[0]?.total ?? 0
    return {
      name,
      label,
      total,
      totalIsLowerBound: total >= limits.countedRows,
      items: rows.map(({ title, note, at, path }) => ({
        title: cutText(title ?? '', limits.cardDescription),
        note: note === null ? null : inWords(note),
        at: new Date(at).toISOString(),
        path,
      })),
    }
  })
  return { items: items.filter(({ total }) => total > 0) }
}

const inWords = (status: string) => `${status.slice(0, 1).toUpperCase()}${status.slice(1)}`.replaceAll('_', ' ')
