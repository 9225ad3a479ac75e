import { apiTokens } from '@kere/d1/schema/console/api-tokens'
import { ulid } from 'ulid'
import { db } from '../../../test/database.ts'
import { hashHex } from '../../base/digests.ts'
import { drawToken } from '../../http/api-token.domain.ts'
import type { Fixtures } from '../../../test/fixtures.ts'

/** Makes a token and gives it as its owner has it. */
export async function aToken(makerId: string, about: Partial<typeof apiTokens.$inferInsert> = {}) {
  const { token, prefix } = drawToken((length) => crypto.getRandomValues(new Uint8Array(length)), 'test')
  const [row] = await db
    .insert(apiTokens)
    .values({
      id: `tok_${ulid()}`,
      name: 'Accounts',
      prefix,
      tokenHash: await hashHex(token),
      scopes: ['orders:read'],
      makerId,
      createdAt: Date.parse('2026-11-01T05:00:00Z'),
      endsAt: Date.parse('2027-01-30T05:00:00Z'),
      ...about,
    })
    .returning()
  if (!row) throw new Error('The token was not inserted')
  return { ...row, token }
}

export const fixtures: Fixtures = {
  listApiTokens: { variants: [{ query: '?sort=oldest' }] },
  createApiToken: { body: () => ({ name: 'Accounts', scopes: ['orders:read'], days: 90 }) },
  revokeApiToken: { params: async ({ admin }) => ({ id: (await aToken(admin.id)).id }) },
}
