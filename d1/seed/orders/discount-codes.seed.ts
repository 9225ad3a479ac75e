import type { LocalDatabase } from '../../local-database.ts'
import { discountCodes } from '../../schema/orders/discount-codes.ts'
import { insertRows } from '../base/insert-rows.ts'
import { seededId } from '../base/seeded-random.ts'

const createdAt = Date.parse('2026-11-02T05:00:00Z')

const forAll = { maxUses: 200, usesPerPerson: 1, firstDay: '2026-11-01', lastDay: '2030-12-31' }

const codes = [
  { ...forAll, code: 'WATERTANK', note: 'The lake walk in November', kind: 'percent' as const, value: 25 },
  { ...forAll, code: 'EARTHDAY', note: 'Earth Day, for schools', kind: 'rupees' as const, value: 300 },
  {
    ...forAll,
    code: 'FREEFARM',
    note: 'Farmers’ collective, all paid by us',
    kind: 'percent' as const,
    value: 100,
    maxUses: 5,
  },
  { ...forAll, code: 'DRYTANK', note: 'Last summer', kind: 'percent' as const, value: 10, lastDay: '2026-11-10' },
]

/** Existing rows are kept, because orders may have used them. */
export const seed = (db: LocalDatabase) =>
  insertRows(
    db,
    discountCodes,
    codes.map((code, place) => ({
      ...code,
      id: seededId('dsc', createdAt + place, code.code),
      createdAt: createdAt + place,
    })),
  )
