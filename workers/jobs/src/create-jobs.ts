import type { JobsEnv } from './env.ts'
import { answerExport } from './exports/answer-export.ts'
import { markMailsDead, sendMails, sweep } from './outbox/outbox.jobs.ts'

/** Time and log of the world outside; tests bring their own. */
export interface Outside {
  wait: (milliseconds: number) => Promise<void>
  writeLog: (line: string) => void
}

/** Writes one structured line. Never an address, never what a mail says. */
export type Log = (event: string, fields?: Record<string, unknown>) => void

/** What a job works with. */
export interface Tools extends Pick<Outside, 'wait'> {
  env: JobsEnv
  log: Log
}

/** Builds the worker: CSV files, each queue and the clock, bound to its job. */
export function createJobs({ wait, writeLog }: Outside) {
  const log: Log = (event, fields) => writeLog(JSON.stringify({ level: 'info', event, ...fields }))
  return {
    fetch: (request, env) => answerExport(request, env, log),
    queue: (batch, env) => (batch.queue === 'outbox-dead' ? markMailsDead : sendMails)(batch, { env, log, wait }),
    scheduled: (_, env) => sweep({ env, log, wait }),
  } satisfies ExportedHandler<JobsEnv>
}
