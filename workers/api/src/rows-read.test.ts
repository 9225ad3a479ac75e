import { env } from 'cloudflare:workers'
import { limits } from '@kere/contracts/http/limits'
import { afterAll, expect, it } from 'vitest'
import { endpointCosts } from '../test/endpoint-costs.ts'
import { dropTables } from '../test/fill-tables.ts'

const { countedRows, searchCandidates } = limits

/** Counts and scans that stop at a thousand stop much earlier here, so that few rows show what grows and what stops. */
Object.assign(limits, { countedRows: 50, searchCandidates: 50 })

afterAll(async () => {
  Object.assign(limits, { countedRows, searchCandidates })
  // The emails of each test are compared with everybody's name, so they are deleted.
  await env.DB.prepare('DELETE FROM outbox').run()
  await dropTables()
})

it('reads no more rows of any endpoint where tables have four times as many', { timeout: 300_000 }, async () => {
  const costsAt = await endpointCosts()
  const { costs: few } = await costsAt(300)
  const { costs: many } = await costsAt(1200)
  // A page that was not full yet is filled, with what stands beside each of its rows.
  const pageRows = 300
  const grown = [...few].flatMap(([name, rows]) => {
    const more = (many.get(name) ?? 0) - rows * 1.05
    return more > pageRows ? [`${name}: ${rows}, ${many.get(name)}`] : []
  })
  expect(grown).toEqual([])
})
