import { type D1, type Database, openDatabase } from '../base/context.ts'
import { type Lease, requireLease } from './idempotency.queries.ts'
import { interceptDatabase, type Statement } from './intercepted-database.ts'

/**
 * Opens a database in which a batch that writes fails once another request has taken over the key. Two tries of one
 * request therefore never both write.
 */
export function openLeasedDatabase(d1: D1, lease: Lease): Database {
  const { sql, params } = requireLease(openDatabase(d1), lease).toSQL()
  const fence = d1.prepare(sql).bind(...params)
  const ask = async (statements: readonly Statement[]) => {
    const asked = statements.map(({ inner }) => inner)
    if (statements.every(isRead)) return d1.batch(asked)
    const [, ...results] = await d1.batch([fence, ...asked])
    return results
  }
  return interceptDatabase(d1, { ask, leavesAlone: isSelect })
}

/**
 * Opens a database for a retry of an act that is already done. Statements that would write are skipped and report no
 * changed rows.
 */
export function openReadingDatabase(d1: D1): Database {
  const ask = async (statements: readonly Statement[]) => {
    const reads = statements.filter(isRead)
    const results = reads.length > 0 ? await d1.batch(reads.map(({ inner }) => inner)) : []
    return statements.map((statement) => (isRead(statement) && results.shift()) || nothingChanged)
  }
  return interceptDatabase(d1, { ask, leavesAlone: isSelect })
}

/** The cast is safe: drizzle reads nothing else of a result. */
const nothingChanged = { success: true, results: [], meta: { changes: 0 } } as unknown as D1Result

const isSelect = (text: string) => /^\s*select\b/i.test(text)

const isRead = ({ sql }: Statement) => isSelect(sql)
