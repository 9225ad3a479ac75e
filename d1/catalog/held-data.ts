import type { onErasure } from '@kere/contracts/site/data-retention-options'
import { getTableName } from 'drizzle-orm'
import type { Notice } from '../declarations/retention.ts'
import { declarations } from './declarations.ts'
import { personalColumns } from './personal-data.ts'
import { expiries } from './retention.ts'

const hourMs = 60 * 60 * 1000

/** The moment from which a period runs, in words, by the name of its column. */
const moments: Readonly<Record<string, string>> = {
  archived_at: 'it was archived',
  asked_at: 'we asked',
  at: 'it happened',
  checked_in_at: 'they came',
  closed_at: 'it was closed',
  created_at: 'it was made',
  day: 'that day',
  decided_at: 'the decision',
  deleted_at: 'it was deleted',
  ended_at: 'it ended',
  ends_at: 'it ended',
  expires_at: 'it expired',
  found_at: 'it was found',
  issued_at: 'it was issued',
  last_reported_at: 'the last report',
  last_seen_at: 'it was last used',
  listed_at: 'it was sent',
  placed_at: 'it was placed',
  released_at: 'it was given up',
  saved_at: 'it was last saved',
  settled_at: 'it was withdrawn',
  submitted_at: 'it was sent',
  unsubscribed_at: 'you unsubscribed',
  unused_at: 'it was last used',
  updated_at: 'it was last changed',
  window_at: 'it began',
  withdrawn_at: 'it was withdrawn',
}

interface HeldData extends Notice {
  name: string
  periods: { hours: number; since: string; if: string }[]
  onErasure: (typeof onErasure)[number]
}

const effects = { delete: 'deleted', anonymize: 'anonymized', expire: 'untraceable' } as const

function effectOn(name: string) {
  const found = new Set(personalColumns.filter(({ table }) => table === name).map((column) => column.onErase))
  return (['delete', 'anonymize', 'expire'] as const).find((each) => found.has(each))
}

/** The sweep deletes by the same expiries. */
export const heldData: readonly HeldData[] = declarations.flatMap(({ table, notice }) => {
  const name = getTableName(table)
  const effect = effectOn(name)
  if (!effect) return []
  if (!notice) throw new Error(`${name} knows a person, but lacks notice: say what it holds and why`)
  const periods = expiries
    .filter((each) => each.table === table)
    .map(({ since, ttlMs, where, if: condition }) => {
      const moment = moments[since.name]
      if (!moment) throw new Error(`${name}.${since.name} lacks words in moments of catalog/held-data.ts`)
      if (where && condition === undefined) throw new Error(`${name} lacks \`if\`: say in words which rows expire`)
      return { hours: ttlMs / hourMs, since: moment, if: condition ?? '' }
    })
  return [{ name, ...notice, periods, onErasure: effects[effect] }]
})
