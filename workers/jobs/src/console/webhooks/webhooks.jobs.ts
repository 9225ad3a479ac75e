import type { Tools } from '../../tools.ts'
import { describeFailure } from '../outbox/failure.ts'
import { sendEvent } from './send-event.ts'

/** The rounds of one run, so that a run ends before the next clock. Each takes at most the time of one answer. */
const rounds = 20

/** Delivers the events that are due, and those that are due within moments. */
export async function deliverEvents(tools: Tools) {
  const { env, log, wait } = tools
  for (let round = 0; round < rounds; round += 1) {
    const { events, nextInMs } = await env.OUTBOX.takeEvents()
    await Promise.all(
      events.map(async (event) => {
        const outcome = await sendEvent(tools, event)
        // An outcome that is not recorded is forgotten, and the event is sent again when its lease ends.
        await env.OUTBOX.recordEvent(outcome).catch((error: unknown) =>
          log('event_unrecorded', { level: 'error', delivery: event.id, ...describeFailure(error) }),
        )
      }),
    )
    if (events.length > 0) continue
    if (nextInMs === null) return
    await wait(Math.max(500, nextInMs))
  }
}
