import { apiTokens } from '@kere/d1/schema/console/api-tokens'
import { sql } from 'drizzle-orm'

/** The maker is still an admin who can sign in. */
const hasAdmin = sql`EXISTS (SELECT 1 FROM user_entries WHERE user_id = ${apiTokens.makerId} AND role = 'admin'
  AND state = 'active')`

export const isUsable = (now: number) =>
  sql`(${apiTokens.revokedAt} IS NULL AND ${apiTokens.endsAt} > ${now} AND ${hasAdmin})`

export const tokenState = (now: number) => sql<
  'active' | 'ended' | 'revoked' | 'held'
>`CASE WHEN ${apiTokens.revokedAt} IS NOT NULL THEN 'revoked' WHEN ${apiTokens.endsAt} <= ${now} THEN 'ended'
  WHEN ${hasAdmin} THEN 'active' ELSE 'held' END`
