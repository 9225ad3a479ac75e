import type { ShellEnv } from '../env.ts'
import { inTime } from '../http/in-time.ts'
import { createMemory } from '../http/memory.ts'
import { checkParts, partNames } from './status-parts.ts'
import { drawStatus } from './status-page.ts'
import type { StatusReport } from './status-tables.ts'

export const statusPaths = ['/status', '/status.json']

/** A page that many open while something is down asks for the record once in so long. */
const lifeMs = 10_000

const patienceMs = 3_000

const memory = createMemory<StatusReport>({ maxBytes: 100_000, bytesOf: () => 10_000 })

/** Answers without any of the parts that it reports on: no API, no database, no bundle. */
export async function answerStatus(
  request: Request,
  env: ShellEnv,
  context: Pick<ExecutionContext, 'waitUntil'>,
): Promise<Response> {
  const make = async () => {
    const log = env.STATUS_LOG.getByName('status', { locationHint: 'apac' })
    // A record that does not answer is replaced by what can be seen from here, without a history.
    const value = await inTime(log.read(), patienceMs, 'The record took too long').catch(() => lookNow(env, context))
    return { value, isWhole: true }
  }
  const { value: report } = await memory.read('status', { lifeMs, context, make })
  const cacheControl = { 'cache-control': 'public, max-age=10' }
  if (new URL(request.url).pathname.endsWith('.json')) return Response.json(report, { headers: cacheControl })
  const { html, policy } = await drawStatus(report, Date.now())
  return new Response(html, {
    headers: { ...cacheControl, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  })
}

export function forgetStatus() {
  memory.forget('status')
}

async function lookNow(env: ShellEnv, context: Pick<ExecutionContext, 'waitUntil'>): Promise<StatusReport> {
  const { checks } = await checkParts(env, context)
  return {
    checkedAt: Date.now(),
    parts: partNames.map((part) => ({ part, state: checks[part], days: [] })),
    incidents: [],
    objectives: [],
  }
}
