import { join } from 'node:path'
import { withFileLock } from '@kere/tooling/file-lock'
import { root } from './run-command.ts'

/** The second of two commands that build in one checkout waits, and names the process it waits for. */
export const withBuildLock = <Result>(name: string, work: () => Promise<Result>, log: (line: string) => void) =>
  withFileLock(join(root, 'node_modules/.cache/kere/locks', name), work, (pid) =>
    log(`waiting for process ${pid}, which is at work on ${name}`),
  )
