import { env } from 'cloudflare:workers'
import { limits } from '@kere/contracts/http/limits'
import { afterAll, expect, it } from 'vitest'
import { endpointCosts } from '../test/endpoint-costs.ts'
import { dropTables } from '../test/fill-tables.ts'

const { countedRows, searchCandidates } = limits

/**
 * Counts and scans that stop at a thousand rows stop at fifty here, so that few rows are enough to show what keeps
 * growing.
 */
Object.assign(limits, { countedRows: 50, searchCandidates: 50 })

afterAll(async () => {
  Object.assign(limits, { countedRows, searchCandidates })
  // The emails are deleted, because the check compares the emails of each test with all names.
  await env.DB.prepare('DELETE FROM outbox').run()
  await dropTables()
})

it('reads no more rows of any endpoint where tables have four times as many', { timeout: 300_000 }, async () => {
  const costsAt = await endpointCosts()
  const { costs: few } = await costsAt(300)
  const { costs: many } = await costsAt(1200)
  // A page that was not full becomes full as tables grow, together with the rows beside each of its items.
  const pageRows = 300
  const grown = [...few].flatMap(([name, rows]) => {
    const more = (many.get(name) ?? 0) - rows * 1.05
    return more > pageRows ? [`${name}: ${rows}, ${many.get(name)}`] : []
  })
  expect(grown).toEqual([])
})
