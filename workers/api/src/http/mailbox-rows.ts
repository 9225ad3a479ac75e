import { type SQL, sql } from 'drizzle-orm'

const ignoresDots: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/**
 * Gives one spelling for all addresses of a mailbox. Use it only to count and compare: each spelling may belong to an
 * account of its own.
 */
export function mailboxOf(email: string): string {
  const [name = '', domain] = email.toLowerCase().split('@')
  if (domain === undefined) return email
  const plain = name.replace(/\+.*$/, '')
  return ignoresDots.has(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`
}

/** Computes the same as `mailboxOf`, in SQL. */
export function mailboxInSql(email: SQL): SQL {
  const name = sql`substr(lower(${email}), 1, instr(replace(${email}, '+', '@'), '@') - 1)`
  const domain = sql`substr(lower(${email}), instr(${email}, '@') + 1)`
  return sql`CASE WHEN ${domain} IN ('gmail.com', 'googlemail.com') THEN replace(${name}, '.', '') || '@gmail.com'
    ELSE ${name} || '@' || ${domain} END`
}
