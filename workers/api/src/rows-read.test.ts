import { env } from 'cloudflare:workers'
import { limits } from '@kere/contracts/http/limits'
import { afterAll, expect, it } from 'vitest'
import { emptyDatabase } from '../test/empty-database.ts'
import { endpointCosts } from '../test/endpoint-costs.ts'

const { countedRows, searchCandidates } = limits

/** Counts and scans that stop at a thousand stop much earlier here, so that few rows show what grows and what stops. */
Object.assign(limits, { countedRows: 50, searchCandidates: 50 })

afterAll(async () => {
  Object.assign(limits, { countedRows, searchCandidates })
  // Copies of events count seats that no copied registration takes, and deleting rows must not count below none.
  await env.DB.prepare(
    `UPDATE events SET max_participants = 1000000, taken_count = 500000, registrations_count = 500000,
      waitlist_count = 500000, checked_in_count = 500000`,
  ).run()
  await emptyDatabase()
}, 300_000)

/** These still grow at this size, and stop where it says. */
const bounded: Readonly<Record<string, string>> = {
  '/api/all-courses?price=paid&from=2026-01-01&to=2026-12-31': 'a page of each of the ranges that are merged',
  '/api/impact-pages': 'only adults have a public page; many a copy belongs to somebody without a date of birth',
  '/api/me/dashboard': 'what waits for admins is counted up to a thousand, and a mentor has ten learners at most',
  '/api/me/impact-entries': 'a person has a thousand entries at most',
  '/api/me/mentor-settings': 'a mentor has ten learners at most',
  '/api/me/mentorship-requests?side=mentor&status=accepted&area=conservation': 'what one mentor is asked in all areas',
}

it('reads no more rows of any endpoint where tables have four times as many', { timeout: 300_000 }, async () => {
  const costsAt = await endpointCosts()
  const { costs: few } = await costsAt(300)
  const { costs: many } = await costsAt(1200)
  // A page that was not full yet is filled, with what stands beside each of its rows.
  const pageRows = 250
  const grown = [...few].flatMap(([name, rows]) => {
    const [path = ''] = name.split(' as ')
    const more = (many.get(name) ?? 0) - rows * 1.05
    return more > pageRows && !(path in bounded) ? [`${name}: ${rows}, ${many.get(name)}`] : []
  })
  expect(grown).toEqual([])
})
