import type { JobsEnv } from './env.ts'

export interface Dependencies {
  wait: (milliseconds: number) => Promise<void>
  writeLog: (line: string) => void
}

/** Logs never an address, and never the text of a mail. */
export type Log = (event: string, fields?: Record<string, unknown>) => void

export interface Tools extends Pick<Dependencies, 'wait'> {
  env: JobsEnv
  log: Log
}
