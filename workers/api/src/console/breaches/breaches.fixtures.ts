import { breaches } from '@kere/d1/schema/console/breaches'
import { ulid } from 'ulid'
import { db } from '../../../test/database.ts'
import type { Fixtures } from '../../../test/fixtures.ts'

export const written = {
  nature: 'A copy of a backup was public.',
  consequences: 'Somebody may write to you in our name.',
  measures: 'The copy is deleted.',
  advice: 'Do not answer such emails.',
}

const createdAt = Date.parse('2026-11-15T11:00:00Z')

async function aBreach(given: Partial<typeof breaches.$inferInsert> = {}) {
  const id = `brc_${ulid()}`
  const row = { id, isDrill: true, tables: ['consents'], fromAt: 1, toAt: createdAt, ...written, createdAt, ...given }
  await db.insert(breaches).values(row)
  return { id }
}

export const fixtures: Fixtures = {
  listBreaches: { variants: [{ query: '?sort=oldest' }] },
  getBreach: { params: () => aBreach() },
  exportBreaches: {},
  openBreach: {
    body: () => ({ isDrill: true, tables: ['orders'], from: '2026-11-15T09:00', to: '2026-11-15T10:00', ...written }),
  },
  searchBreach: { params: () => aBreach() },
  tellOfBreach: { params: () => aBreach({ state: 'found', isDrill: false }) },
  listBreachPeople: { variants: [{ query: '?sort=oldest' }, { query: '?breach=brc_1' }] },
  exportBreachPeople: {},
}
