import type { ShellEnv } from '../env.ts'
import { learnRegistry, registryOf } from '../releases/read-registry.ts'
import type { Report } from './votes.ts'

/** How long an isolate gathers before it asks the registry: a crowd is a call a second. */
const gatherMs = 1_000

/** A voter is in it once, however often it speaks: nobody can crowd the others out alone. */
const mostVoters = 2_000

/** A request may end before its work does: then the next one begins anew. */
const patienceMs = 5_000

let gathered = new Map<string, Report>()
let begunAt = 0

/** Counted a moment later, after the answer. */
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
