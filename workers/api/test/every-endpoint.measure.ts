import { env } from 'cloudflare:workers'
import { afterAll, expect, it } from 'vitest'
import { endpointCosts } from './endpoint-costs.ts'
import { dropTables } from './fill-tables.ts'

const [few, many] = [1000, 100_000]

it(
  'reads about the same rows of every endpoint at 1,000 and at 100,000 of each kind',
  { timeout: 14_400_000 },
  async () => {
    const costsAt = await endpointCosts()
    const { costs: small } = await costsAt(few)
    const { costs: large, sizes, failed } = await costsAt(many)
    const lines = [...small]
      .map(([name, rows]) => ({ name, rows, grown: large.get(name) ?? 0 }))
      .map((line) => ({ ...line, ratio: line.grown / Math.max(1, line.rows) }))
      .toSorted((a, b) => b.grown - a.grown)
    const shorter = Object.entries(sizes).filter(([, size]) => size < many)
    console.log(
      [
        `Tables with fewer rows: ${shorter.map(([name, size]) => `${name} ${size}`).join(', ')}`,
        `Not answered: ${failed.join(', ')}`,
        'Rows read at',
        ' 1,000  100,000  ratio  of each kind',
        ...lines.map(
          ({ name, rows, grown, ratio }) =>
            `${String(rows).padStart(6)} ${String(grown).padStart(8)} ${ratio.toFixed(2).padStart(6)}  ${name}`,
        ),
      ].join('\n'),
    )
    // The emails are deleted, because the check compares the emails of each test with all names.
    await env.DB.prepare('DELETE FROM outbox').run()
    // A page has 20 items with the rows beside each, and a total stops at a thousand.
    expect(lines.filter(({ grown, ratio }) => ratio > 1.05 && grown > 2500)).toEqual([])
  },
)

afterAll(dropTables, 600_000)
