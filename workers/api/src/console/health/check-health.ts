import type { Context } from '../../base/context.ts'
import { selectOne } from './health.queries.ts'

export async function checkHealth({ db }: Context) {
  await selectOne(db)
  return { status: 'ok' as const }
}
