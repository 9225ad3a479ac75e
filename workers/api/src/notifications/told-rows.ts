import { type SQL, sql } from 'drizzle-orm'
import { isAgreedTo } from '../accounts/guardians/agreed-rows.ts'

const shownAtMost = 20

const ofMail = sql`FROM notifications WHERE mail_id = outbox.id`

/**
 * The latest notifications of a daily email, or NULL if none is left, or if the guardian of a reader under 18 does not
 * agree to the account any more; an expression over `outbox`.
 */
export const toldInDigest = (now: number): SQL => sql`(SELECT CASE WHEN count(*) > 0
    AND ${isAgreedTo('account', sql`outbox.user_id`, now)} THEN json_object(
    'values', json_object('count', CAST(count(*) AS TEXT)),
    'told', (SELECT json_group_array(json_object('template', template, 'details', json(details)) ORDER BY number DESC)
      ${ofMail} AND number > (SELECT max(number) - ${shownAtMost} ${ofMail}))) END ${ofMail})`
