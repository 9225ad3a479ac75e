import { breachLimits } from '@kere/contracts/console/breach-options'
import { breaches, breachPeople, type newBreach } from '@kere/contracts/console/breaches'
import type * as z from 'zod/mini'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { instantOf, withInstants } from '../../base/instants.ts'
import { readsOf } from '../../kit/lists/reads-of.ts'
import { heldIn } from './breach-people-rows.ts'
import { breachRows, insertBreach, personRows, searchPortion, updateToTold } from './breaches.queries.ts'

const hourMs = 60 * 60 * 1000

export const breachReads = readsOf(breaches, breachRows, ({ tables, ...row }) => ({
  ...withInstants(row),
  held: heldIn(tables),
  reportDueAt: instantOf(row.createdAt + breachLimits.reportHours * hourMs),
}))

export const personReads = readsOf(breachPeople, personRows, ({ userId, ...row }) => ({
  ...withInstants(row),
  hasAccount: userId !== null,
}))

const inIndia = (time: string) => Date.parse(`${time}:00+05:30`)

/** @throws {DomainError} `breach_table_unknown` */
export async function openBreach(context: Context, { from, to, tables, ...body }: z.infer<typeof newBreach>) {
  const chosen = [...new Set(tables)]
  if (heldIn(chosen).length < chosen.length) throw new DomainError('breach_table_unknown')
  const row = { ...body, tables: chosen, fromAt: inIndia(from), toAt: inIndia(to) }
  return breachReads.answer(context, await insertBreach(context, row))
}

/** Finds the next people. Once all are found it changes nothing. */
export async function searchBreach(context: Context, id: string) {
  const [breach] = await breachRows.one(context, id)
  if (breach?.state !== 'searching') return breachReads.answer(context, breach)
  return breachReads.answer(context, await searchPortion(context, breach))
}

/** @throws {DomainError} `not_found`, `breach_not_searched`, `breach_told` */
export async function tellOfBreach(context: Context, id: string) {
  const { isDone, row } = await updateToTold(context, id)
  const answer = breachReads.answer(context, row)
  if (!isDone) throw new DomainError(answer.state === 'told' ? 'breach_told' : 'breach_not_searched')
  return answer
}
