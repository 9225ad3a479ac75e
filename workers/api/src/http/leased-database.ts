import { type Database, openDatabase } from '../base/context.ts'
import { type Lease, requireLease } from './idempotency.queries.ts'
import { interceptDatabase, type Statement } from './intercepted-database.ts'

/** Once another request has taken the key over, a batch that writes fails: two tries never both write from then on. */
export function openLeasedDatabase(d1: D1Database, lease: Lease): Database {
  const { sql, params } = requireLease(openDatabase(d1), lease).toSQL()
  const fence = d1.prepare(sql).bind(...params)
  const ask = async (statements: readonly Statement[]) => {
    const asked = statements.map(({ inner }) => inner)
    if (statements.every(({ sql: text }) => isRead(text))) return d1.batch(asked)
    const [, ...results] = await d1.batch([fence, ...asked])
    return results
  }
  return interceptDatabase(d1, { ask, leavesAlone: isRead })
}

const isRead = (text: string) => /^\s*select\b/i.test(text)
