import type { JobsEnv } from './env.ts'

export interface Dependencies {
  now: () => number
  wait: (milliseconds: number) => Promise<void>
  writeLog: (line: string) => void
  /** Sends a request to the web. */
  fetch: typeof fetch
}

/** Writes a line to the log. It must never contain an address or the text of a mail. */
export type Log = (event: string, fields?: Record<string, unknown>) => void

export interface Tools extends Pick<Dependencies, 'now' | 'wait' | 'fetch'> {
  env: JobsEnv
  log: Log
}
