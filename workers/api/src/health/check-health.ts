import type { Context } from '../context.ts'
import { selectOne } from './health.queries.ts'

/** Answers only if the database does. */
export async function checkHealth({ db }: Context) {
  await selectOne(db)
  return { status: 'ok' as const }
}
