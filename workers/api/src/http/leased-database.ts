import { type D1, type Database, openDatabase } from '../base/context.ts'
import { type Lease, requireLease } from './idempotency.queries.ts'
import { interceptDatabase, type Statement } from './intercepted-database.ts'

/** Once another request has taken the key over, a batch that writes fails: two tries never both write from then on. */
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

/** Serves a retry of an act that is done: statements that would write report that they have changed nothing. */
export function openReadingDatabase(d1: D1): Database {
  const ask = async (statements: readonly Statement[]) => {
    const reads = statements.filter(isRead)
    const results = reads.length > 0 ? await d1.batch(reads.map(({ inner }) => inner)) : []
    return statements.map((statement) => (isRead(statement) && results.shift()) || nothingChanged)
  }
  return interceptDatabase(d1, { ask, leavesAlone: isSelect })
}

/** drizzle asks for no more of a result. */
const nothingChanged = { success: true, results: [], meta: { changes: 0 } } as unknown as D1Result

const isSelect = (text: string) => /^\s*select\b/i.test(text)

const isRead = ({ sql }: Statement) => isSelect(sql)
