import type { ShellEnv } from '../env.ts'
import { learnRegistry, registryOf } from '../releases/read-registry.ts'
import type { Report } from './votes.ts'

/** The time for which an isolate collects reports, so that even a crowd causes only one call a second. */
const gatherMs = 1_000

/**
 * The most voters in one batch. Each is counted once however often it reports, so one sender cannot displace the
 * others.
 */
const mostVoters = 2_000

/** The runtime may stop a request before its work is done. After this time, the next request starts again. */
const patienceMs = 5_000

let gathered = new Map<string, Report>()
let begunAt = 0

/** Counts the report after the answer. */
export function collectReport(env: ShellEnv, context: Pick<ExecutionContext, 'waitUntil'>, report: Report) {
  const { remote, release, voter, isSent, isHeard, failures } = report
  const key = [remote, release, voter.witness, voter.id].join(' ')
  const known = gathered.get(key)
  if (!known && gathered.size >= mostVoters) return
  gathered.set(key, {
    ...known,
    ...report,
    isSent: isSent || (known?.isSent ?? false),
    isHeard: isHeard || (known?.isHeard ?? false),
    failures: [...new Set([...(known?.failures ?? []), ...failures])],
  })
  if (Date.now() - begunAt < patienceMs) return
  begunAt = Date.now()
  context.waitUntil(scheduler.wait(gatherMs).then(() => send(env)))
}

async function send(env: ShellEnv) {
  const reports = [...gathered.values()]
  gathered = new Map()
  begunAt = 0
  try {
    const text = await registryOf(env).takeReports(reports)
    if (text !== null) learnRegistry(text)
  } catch (error) {
    console.error(JSON.stringify({ event: 'reports_lost', count: reports.length, reason: String(error) }))
  }
}
