import type { JobsEnv } from './env.ts'
import { answerExport } from './exports/answer-export.ts'
import { markMailsDead, sendMails, sweep } from './outbox/outbox.jobs.ts'

export interface Outside {
  wait: (milliseconds: number) => Promise<void>
  writeLog: (line: string) => void
}

/** Never an address, never what a mail says. */
export type Log = (event: string, fields?: Record<string, unknown>) => void

export interface Tools extends Pick<Outside, 'wait'> {
  env: JobsEnv
  log: Log
}

export function createJobs({ wait, writeLog }: Outside) {
  const log: Log = (event, fields) => writeLog(JSON.stringify({ level: 'info', event, ...fields }))
  return {
    fetch: (request, env) => answerExport(request, env, log),
    queue: (batch, env) => (batch.queue === 'outbox-dead' ? markMailsDead : sendMails)(batch, { env, log, wait }),
    scheduled: (_, env) => sweep({ env, log, wait }),
  } satisfies ExportedHandler<JobsEnv>
}
