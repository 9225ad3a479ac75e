import { guardians } from '@kere/d1/schema/accounts/guardians'
import { ulid } from 'ulid'
import { db } from './database.ts'

/** The guardian of somebody under 18, who has agreed; `aUser` enters their consents. */
export async function aGuardian(child: { id: string }, about: Partial<typeof guardians.$inferInsert> = {}) {
  const at = Date.parse('2026-11-15T11:00:00Z')
  const [row] = await db
    .insert(guardians)
    .values({
      childId: child.id,
      email: `guardian-of-${child.id.toLowerCase()}@example.kere.test`,
      state: 'agreed',
      linkKey: `gdl_${ulid()}`,
      linkedAt: at,
      askedAt: at,
      answeredAt: at,
      proof: 'age_token',
      provenAt: at,
      ...about,
    })
    .returning()
  if (!row) throw new Error('The guardian was not inserted')
  return row
}
