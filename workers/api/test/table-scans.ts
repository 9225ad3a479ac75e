import { env } from 'cloudflare:workers'
import { isCounter } from './empty-database.ts'
import type { Watched } from './watched-database.ts'

/** Every step, and those that walk through a whole table. */
export async function planOf({ statements }: Watched) {
  const steps: string[] = []
  for (const { sql, values } of statements) {
    const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...values)
      .all<{ detail: string }>()
    steps.push(...results.map(({ detail }) => detail))
  }
  // A full-text index that is asked to match (`:M4`) is looked up, not walked through; `json_each` (`1:`, `3:`) is no table.
  const scans = steps.filter((step) =>
    /^SCAN (?!.*USING)(?!.*VIRTUAL TABLE INDEX (?:\d+:M|[13]:$))(?!CONSTANT|counted|\(subquery|\d)/.test(step),
  )
  return { steps, scans: scans.filter((step) => !isCounter(step.split(' ')[1] ?? '')) }
}
