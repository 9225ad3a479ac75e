import { passkeys } from '@kere/d1/schema/accounts/passkeys'
import { ulid } from 'ulid'
import { db } from './database.ts'

/** A row of a passkey with which nobody can sign in. */
export async function aPasskey({ id: userId }: { id: string }, about: Partial<typeof passkeys.$inferInsert> = {}) {
  const id = `pky_${ulid()}`
  await db.insert(passkeys).values({
    id,
    userId,
    credentialId: id,
    publicKey: 'AA',
    counter: 0,
    name: 'My phone',
    createdAt: Date.parse('2026-11-15T12:00:00Z'),
    ...about,
  })
  return { id }
}
