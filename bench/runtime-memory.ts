import { readdir, readFile } from 'node:fs/promises'

/** Of the runtime that this process has started, in megabytes; `null` where the system does not say. */
export async function runtimeMegabytes(): Promise<number | null> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  for (const pid of pids) {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    if (!status.startsWith('Name:\tworkerd\n') || !status.includes(`PPid:\t${process.pid}\n`)) continue
    return Math.round(Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024)
  }
  return null
}
