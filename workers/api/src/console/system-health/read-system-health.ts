import type { getSystem } from '@kere/contracts/console/system-health'
import { countedTo } from '@kere/contracts/console/system-health-options'
import type { EndpointAnswer } from '@kere/contracts/http/endpoint'
import type { Context } from '../../base/context.ts'
import { selectFacts, selectSize } from './system-health.queries.ts'

/** The largest database of D1. */
const databaseLimitBytes = 10_000_000_000

const minuteMs = 60_000

/** Reads what the tables declare of themselves (`systemFacts`). */
export async function readSystem({ db, at }: Context): Promise<EndpointAnswer<typeof getSystem>> {
  const [facts, bytes] = [await selectFacts(db, at), await selectSize(db)]
  return {
    at: new Date(at).toISOString(),
    facts: facts.map((fact) => ({
      ...fact,
      since: fact.since === null ? null : new Date(fact.since).toISOString(),
      countIsLowerBound: fact.count === countedTo,
      isLate: isLate(fact, at),
    })),
    database: { bytes, limitBytes: databaseLimitBytes },
  }
}

function isLate({ group, count, since, targetMinutes }: Awaited<ReturnType<typeof selectFacts>>[number], now: number) {
  if (group === 'failure') return (count ?? 0) > 0
  // A run that never happened is as late as one that happened too long ago.
  if (since === null) return group === 'record'
  return targetMinutes !== null && now - since > targetMinutes * minuteMs
}
