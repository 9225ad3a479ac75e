import type { ShellEnv } from '../env.ts'
import { integrityOfBytes } from '../releases/integrity.ts'
import { networkOf } from '../releases/authorize-release.ts'
import { learnRegistry, registryOf } from '../releases/read-registry.ts'
import type { Report } from './watch-tables.ts'

/** An isolate collects reports this long before it calls the registry: a crowd is a call a second. */
const gatherMs = 1_000

/** More in a second are a sample anyway. */
const mostAtOnce = 500

/** A request may end before its work does: then the next one begins anew. */
const patienceMs = 5_000

let gathered: Report[] = []
let begunAt = 0

export type Found = Omit<Report, 'network'>

/** Counts the report a moment later, after the answer. */
export async function collectReport(
  env: ShellEnv,
  context: Pick<ExecutionContext, 'waitUntil'>,
  request: Request,
  found: Found,
): Promise<void> {
  const network = await hashNetwork(request, env.RELEASE_TOKEN ?? '')
  if (gathered.length >= mostAtOnce) return
  gathered.push({ ...found, network })
  if (Date.now() - begunAt < patienceMs) return
  begunAt = Date.now()
  context.waitUntil(scheduler.wait(gatherMs).then(() => send(env)))
}

async function send(env: ShellEnv) {
  const reports = gathered
  gathered = []
  begunAt = 0
  try {
    const text = await registryOf(env).takeReports(reports)
    if (text !== null) learnRegistry(text)
  } catch (error) {
    console.error(JSON.stringify({ event: 'reports_lost', count: reports.length, reason: String(error) }))
  }
}

/** No address is written down. */
const hashNetwork = async ({ headers }: Request, secret: string) =>
  (
    await integrityOfBytes(new TextEncoder().encode(`${secret}\0${networkOf(headers.get('cf-connecting-ip') ?? '')}`))
  ).slice(7, 29)
