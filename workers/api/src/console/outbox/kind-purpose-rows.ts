import { type SQL, sql } from 'drizzle-orm'
import { purposesOfKinds } from '../labels.ts'

/** The names come from our own code. They are no parameter, because the statement that leases an email can have no more. */
const json = sql.raw(`'${JSON.stringify(purposesOfKinds)}'`)

/** A guardian must agree to this before a person under 18 is emailed about the kind. */
export const purposeOfKind = (kind: SQL): SQL => sql`coalesce(json_extract(${json}, '$.' || ${kind}), 'account')`
