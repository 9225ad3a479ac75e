import { readdir, readFile } from 'node:fs/promises'

const ticksPerSecond = 100

/** In seconds; `null` where the system does not say. */
export async function runtimeSeconds(parentPid: number): Promise<number | null> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  let ticks: number | null = null
  for (const pid of pids) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    // The command stands in parentheses and may itself hold spaces: fields are counted from behind it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [parent, user, system] = [fields[1], fields[11], fields[12]].map(Number)
    if (parent === parentPid && stat.includes('(workerd)')) ticks = (ticks ?? 0) + user! + system!
  }
  return ticks === null ? null : ticks / ticksPerSecond
}
