import { type Column, sql } from 'drizzle-orm'

export const fullName = ({ firstName, lastName }: { firstName: Column; lastName: Column }) =>
  sql<string | null>`trim(${firstName} || ' ' || ${lastName})`
