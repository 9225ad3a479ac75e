import { accountTokens } from '@kere/d1/schema/accounts/account-tokens'
import { ulid } from 'ulid'
import { db } from './database.ts'
import { type LinkPurpose, linkTokenOf, makeLink } from '../src/accounts/accounts/account-links.ts'
import { secret } from './sessions.ts'

const start = Date.parse('2026-11-15T12:00:00Z')

export async function aLink(userId: string, purpose: LinkPurpose) {
  const link = await makeLink(secret, purpose, `lnk_${ulid()}`, start)
  await db.insert(accountTokens).values({ ...link, userId, createdAt: start })
  return linkTokenOf(secret, purpose, link.id)
}
