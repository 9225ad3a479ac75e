import { describeFailure } from '../outbox/failure.ts'
import type { Tools } from '../../tools.ts'

export async function sweepTables({ env, log }: Pick<Tools, 'env' | 'log'>) {
  const gone = await env.RETENTION.sweep().catch((error: unknown) => {
    log('retention_failed', { level: 'error', ...describeFailure(error) })
    throw error
  })
  if (Object.keys(gone).length > 0) log('rows_deleted', { ...gone })
}

/** Corrects wrong counters and logs them, because they show that rows were written without the triggers (W-52). */
export async function recountRows({ env, log }: Pick<Tools, 'env' | 'log'>) {
  const wrong = await env.RETENTION.recount().catch((error: unknown) => {
    log('recount_failed', { level: 'error', ...describeFailure(error) })
    throw error
  })
  if (Object.keys(wrong).length > 0) log('counters_repaired', { level: 'warn', ...wrong })
}
