import { type Column, sql } from 'drizzle-orm'

/** Of a joined profile; null where there is none. A last name is optional. */
export const fullName = ({ firstName, lastName }: { firstName: Column; lastName: Column }) =>
  sql<string | null>`trim(${firstName} || ' ' || ${lastName})`
