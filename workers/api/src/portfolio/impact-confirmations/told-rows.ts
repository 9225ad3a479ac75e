import { impactLimits } from '@kere/contracts/portfolio/impact-options'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { shownName } from '../../accounts/accounts/shown-name-rows.ts'

const lifeMs = impactLimits.confirmationDays * 24 * 60 * 60 * 1000

export const expiredBefore = (now: number) => now - lifeMs

/**
 * The values of a question's email, or NULL if it is no longer open or its entry was deleted; an expression over
 * `outbox`.
 */
export const toldAsked = (now: number): SQL => sql`(SELECT json_object('linked', asked.id, 'values', json_object(
    'name', asked.name, 'owner', ${shownName(now, alias(profiles, 'owner'))}, 'entry', entry.title))
  FROM impact_confirmations AS asked JOIN impact_entries AS entry ON entry.id = asked.entry_id
  JOIN profiles AS owner ON owner.id = asked.user_id
  WHERE asked.id = json_extract(outbox.details, '$.confirmationId') AND asked.state = 'asked'
  AND asked.asked_at > ${expiredBefore(now)} AND entry.is_withheld = 0)`
