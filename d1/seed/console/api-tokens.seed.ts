import type { LocalDatabase } from '../../local-database.ts'
import { apiTokens } from '../../schema/console/api-tokens.ts'
import { seededPeople } from '../accounts/local-people.ts'
import { insertRows } from '../base/insert-rows.ts'
import { seededId } from '../base/seeded-random.ts'

const createdAt = Date.parse('2026-11-03T05:00:00Z')

const makerId = seededPeople().find(({ profile }) => profile.role === 'admin')!.user.id

const dayMs = 24 * 60 * 60 * 1000

/** The hashes are of no token, so nobody can use these. */
const tokens = [
  {
    name: 'Accounts',
    prefix: 'kere_local_7G3K9QWX',
    scopes: ['orders:read' as const],
    lastUsedAt: createdAt + 9 * dayMs,
  },
  {
    name: 'District report',
    prefix: 'kere_local_2M8RTY4C',
    scopes: ['enrollments:read' as const, 'posts:read' as const],
    revokedAt: createdAt + 12 * dayMs,
  },
]

export const seed = (db: LocalDatabase) =>
  insertRows(
    db,
    apiTokens,
    tokens.map((token, place) => ({
      ...token,
      id: seededId('tok', createdAt + place, token.prefix),
      tokenHash: 'none',
      makerId,
      createdAt: createdAt + place,
      endsAt: createdAt + place + 90 * dayMs,
    })),
  )
