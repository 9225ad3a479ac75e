import { once } from 'node:events'
import { eventList } from '@kere/contracts/events/events'
import { demoAccounts, demoPassword } from '../scripts/sign-in.ts'
import { exportSpans } from '../scripts/otlp.ts'
import { startTemporaryPlatform } from '../scripts/temporary-platform.ts'
import { type CollectedSpan, startTraceCollector, type TraceCollector } from './trace-collector.ts'

export const parts = ['shell', 'bundle', 'api', 'queue', 'jobs'] as const

/** The trace of whoever sends the form. */
const caller = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' }

const patienceMs = 30_000

/**
 * Registers a learner for an event, in one request without a script: the form is sent, its mail leaves, and the page
 * that it leads to is drawn. A platform of its own is started for it.
 * @returns the request's spans, as a collector has received them
 */
export async function traceMail(): Promise<CollectedSpan[]> {
  const collector = await startTraceCollector()
  const platform = await startTemporaryPlatform({ onWorkerLog: exportSpans(collector.endpoint) })
  try {
    const { origin } = platform
    const signedIn = await fetch(`${origin}/api/auth/login`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ email: demoAccounts.learner, password: demoPassword }),
    })
    const cookie = signedIn.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const answer = await fetch(`${origin}/events/${await findEvent(origin, cookie)}`, {
      method: 'POST',
      headers: {
        cookie,
        origin,
        'content-type': 'application/x-www-form-urlencoded',
        // The caller does not want to be sampled, which is not for a caller to say.
        traceparent: `00-${caller.traceId}-${caller.spanId}-00`,
      },
      body: '',
    })
    if (!answer.ok || !answer.redirected) throw new Error(`The form was answered ${answer.status}`)
    return await readTrace(collector)
  } finally {
    await platform.stop()
    await collector.stop()
  }
}

async function findEvent(origin: string, cookie: string): Promise<string> {
  const { items } = eventList.response.parse(await (await fetch(`${origin}/api/events?limit=100`)).json())
  for (const event of items) {
    const isOpen = event.source === 'internal' && event.price === 0 && event.seatsLeft !== null && event.seatsLeft > 0
    if (!isOpen || event.isCancelled || event.isWaitedFor) continue
    const { status } = await fetch(`${origin}/api/me/registrations/${event.id}`, { headers: { cookie } })
    if (status === 404) return event.id
  }
  throw new Error('There is no event left to register for')
}

/** Waits for the spans that end last: the job, and the request for the page that the form leads to. */
async function readTrace(collector: Pick<TraceCollector, 'spans' | 'received'>) {
  const ends = AbortSignal.timeout(patienceMs)
  for (;;) {
    const own = collector.spans.filter(({ traceId }) => traceId === caller.traceId)
    const isWhole = parts.every((part) => own.some((span) => span.part === part))
    if (isWhole && own.filter(({ part }) => part === 'shell').length === 2) return own
    if (ends.aborted) throw new Error(`The trace stayed incomplete: ${own.map(({ part }) => part).join(', ')}`)
    await once(collector.received, 'spans', { signal: ends }).catch(() => undefined)
  }
}

/** Lists who was asked by whom, without times and numbers of calls. */
export function structureOf(spans: readonly Pick<CollectedSpan, 'spanId' | 'parentSpanId' | 'part' | 'name'>[]) {
  const bySpan = new Map(spans.map((span) => [span.spanId, span]))
  const edges = spans.map(({ part, name, parentSpanId }) => {
    const parent = bySpan.get(parentSpanId ?? '')
    return `${parent ? `${parent.part} ${parent.name}` : 'caller'} > ${part} ${name}`
  })
  return [...new Set(edges)].toSorted()
}
