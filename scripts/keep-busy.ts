import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** Keeps the processor busy with child processes, each of which ends by itself if its parent has gone. */
export function keepBusy(): () => void {
  const loop = `while (process.ppid === ${process.pid}) for (let i = 0; i < 1e7; i += 1);`
  const loops = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', loop], { stdio: 'ignore' }),
  )
  return () => {
    for (const each of loops) each.kill()
  }
}
