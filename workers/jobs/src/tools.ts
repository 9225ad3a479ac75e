import type { JobsEnv } from './env.ts'

export interface Dependencies {
  wait: (milliseconds: number) => Promise<void>
  writeLog: (line: string) => void
}

/** Never an address, never what a mail says. */
export type Log = (event: string, fields?: Record<string, unknown>) => void

export interface Tools extends Pick<Dependencies, 'wait'> {
  env: JobsEnv
  log: Log
}
