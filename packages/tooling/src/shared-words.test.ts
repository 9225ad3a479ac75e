import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))

const rules = [
  { pattern: /\bUSD\b|US\$/, reason: 'prices are rupees' },
  { pattern: /\bz\.enum\(\[[^\]]*,/, reason: 'choices stand in packages/contracts/src' },
  {
    pattern: /'(status|category|level|role|area|stage|track|audience)', \{\s*enum: \[/,
    reason: 'a column takes its choices from packages/contracts/src',
  },
]

const findingsIn = (path: string, text: string) =>
  rules.filter(({ pattern }) => pattern.test(text)).map(({ reason }) => `${path}: ${reason}`)

const sources = globSync(
  ['mfe-*/src', 'shell/{src,worker}', 'workers/*/src', 'packages/{screens,ui}/src', 'd1/{schema,seed}'].map(
    (folder) => `${folder}/**/*.{ts,tsx}`,
  ),
  { cwd: root },
).filter((path) => !/\.test\.tsx?$/.test(path))

it.each([
  ["price: 'USD 20'", 'prices are rupees'],
  ["z.enum(['open', 'closed'])", 'choices stand in packages/contracts/src'],
  ["text('status', { enum: ['open'] })", 'a column takes its choices from packages/contracts/src'],
])('refuses %s', (text, reason) => {
  expect(findingsIn('a.ts', text)).toEqual([`a.ts: ${reason}`])
})

it('[W-63] every part takes choices from the contracts, and prices are rupees', () => {
  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.flatMap((path) => findingsIn(path, readFileSync(`${root}${path}`, 'utf8')))).toEqual([])
})
