import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** A process that lost its parent ends by itself. */
export function keepBusy(): () => void {
  const loop = `while (process.ppid === ${process.pid}) for (let i = 0; i < 1e7; i += 1);`
  const loops = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', loop], { stdio: 'ignore' }),
  )
  return () => {
    for (const each of loops) each.kill()
  }
}
