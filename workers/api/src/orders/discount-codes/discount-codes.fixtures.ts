import { discountCodes } from '@kere/d1/schema/orders/discount-codes'
import { ulid } from 'ulid'
import { db } from '../../../test/database.ts'
import { aCourse, anEducator } from '../../../test/factories.ts'
import type { Fixture, Fixtures } from '../../../test/fixtures.ts'

let made = 0

export async function aCode(about: Partial<typeof discountCodes.$inferInsert> = {}) {
  made += 1
  const [row] = await db
    .insert(discountCodes)
    .values({
      id: `dsc_${ulid()}`,
      code: `TANK${String(made).padStart(6, '0')}`,
      note: 'A sample code',
      kind: 'percent',
      value: 25,
      maxUses: 100,
      usesPerPerson: 1,
      firstDay: '2026-11-01',
      lastDay: '2026-11-30',
      createdAt: Date.parse('2026-11-01T05:00:00Z'),
      ...about,
    })
    .returning()
  if (!row) throw new Error('The code was not inserted')
  return row
}

const byId: Fixture = { params: async () => ({ id: (await aCode()).id }) }

export const fixtures: Fixtures = {
  listDiscountCodes: {
    variants: [
      { query: '?state=active' },
      { query: '?state=over' },
      { query: '?state=ended' },
      { query: '?search=lake' },
      { query: '?search=om' },
      { query: '?sort=oldest' },
    ],
  },
  exportDiscountCodes: {},
  createDiscountCode: {
    body: async () => ({
      note: '',
      kind: 'rupees',
      value: 200,
      maxUses: 10,
      usesPerPerson: 1,
      firstDay: '2026-11-15',
      lastDay: '2026-11-20',
      courseIds: [(await aCourse(await anEducator())).id],
    }),
  },
  setDiscountCodeEnded: { ...byId, body: () => ({ ended: true }) },
  getCodePrice: {
    params: async () => ({ id: (await aCourse(await anEducator())).id }),
    query: async () => `?code=${(await aCode()).code}`,
  },
}
