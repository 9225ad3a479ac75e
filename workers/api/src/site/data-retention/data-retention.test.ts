import { type HeldData, listHeldData } from '@kere/contracts/site/data-retention'
import { personalColumns } from '@kere/d1/catalog/personal-data'
import { getTableName } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { allRules } from '../../console/retention/retention.queries.ts'

const hourMs = 60 * 60 * 1000

let items: HeldData[]

beforeAll(async () => {
  items = (await startApi().ask(listHeldData, {})).body.items
})

const heldIn = (table: string) => items.find(({ name }) => name === table)

describe('[part of W-60] what we say that we keep', () => {
  it('names each table that knows a person, once, with what it holds and why', () => {
    const known = new Set(personalColumns.map(({ table }) => table))
    expect(items.map(({ name }) => name).toSorted()).toEqual([...known].toSorted())
    for (const { what, why } of items) expect([what.length > 5, why.length > 5]).toEqual([true, true])
  })

  it('has for each of them the periods by which the sweep deletes, and no others', () => {
    for (const { name, periods } of items) {
      const swept = allRules.filter(({ table }) => getTableName(table) === name).map(({ ttlMs }) => ttlMs)
      expect([name, periods.map(({ hours }) => hours * hourMs)]).toEqual([name, swept])
    }
  })

  it('says which rows a period is for, where it is not for all', () => {
    const sweptInPart = allRules.filter(({ table, where }) => where && heldIn(getTableName(table)))
    expect(sweptInPart.length).toBeGreaterThan(10)
    for (const rule of sweptInPart)
      expect([getTableName(rule.table), rule.if]).toEqual([expect.anything(), expect.any(String)])
  })

  it('says what becomes of it when the account is deleted', () => {
    expect(heldIn('consents')?.onErasure).toBe('deleted')
    expect(heldIn('invoices')).toMatchObject({
      onErasure: 'anonymized',
      periods: [{ hours: 8 * 365 * 24, since: 'it was issued', if: '' }],
    })
    expect(heldIn('throttled_acts')?.onErasure).toBe('untraceable')
  })
})
