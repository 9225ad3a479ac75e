import type { JobsEnv } from './env.ts'

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
