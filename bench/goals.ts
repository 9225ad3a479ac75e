import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { root } from '../scripts/run-command.ts'
import type { Peer } from './build-peers.ts'
import type { Results } from './contest.ts'
import type { Measurement } from './measure.ts'
import { listModules } from './modules.ts'

export interface Goal {
  id: string
  what: string
  goal: string
  measured: string
  /** `null` where it could not be measured. */
  isMet: boolean | null
}

const times = (value: number) => `${value.toFixed(2)}×`

function atLeast(id: string, what: string, measured: number, goal: number): Goal {
  return { id, what, goal: `≥ ${goal}×`, measured: times(measured), isMet: measured >= goal }
}

const pageGoals: Record<Peer['id'], number> = { 'react-router': 1.5, astro: 1, next: 4 }

/**
 * How many times as cheap: by processor time, which is billed and which other work does not distort, or by requests per second
 * where the system does not tell.
 */
export function ratio(one: Measurement, other: Measurement): number {
  if (one.processorMs === null || other.processorMs === null) return one.rate / other.rate
  return other.processorMs / one.processorMs
}

export function speedGoals({ page, keptPage, peers, hello, api, rawStatement }: Results): Goal[] {
  return [
    ...[...peers].map(([{ id, name }, peer]) =>
      atLeast('P4', `catalogue page against ${name}`, ratio(page, peer), pageGoals[id]!),
    ),
    atLeast('P4', 'anonymous page against a hello-world worker', ratio(keptPage, hello), 0.4),
    atLeast('P5', 'API read against a raw statement', ratio(api, rawStatement), 0.8),
  ]
}

/** P2, P3, by the script that checks them. */
export async function loadGoals(): Promise<Goal[]> {
  const printed = await printedBy('scripts/size.ts')
  const line = /^(\S+) +(JavaScript|HTML and CSS) +([\d.]+) kB of (\d+)/gm
  const found = [...printed.matchAll(line)].map(([, path = '', kind = '', size, budget]): Goal => ({
    id: path.includes('@') ? 'P3' : 'P2',
    what: `${kind} of the first visit to \`${path.replace(/crs_\w+/, ':id')}\`, as sent`,
    goal: `≤ ${budget} kB`,
    measured: `${size} kB`,
    isMet: Number(size) <= Number(budget),
  }))
  const isThere = (id: string) => found.some((goal) => goal.id === id)
  return [
    ...found,
    ...(isThere('P2') ? [] : [unmeasured('P2', 'first visit to a public page', '≤ 140 kB JavaScript')]),
    ...(isThere('P3') ? [] : [unmeasured('P3', 'first load of a signed-in page', '≤ 190 kB JavaScript')]),
  ]
}

/** P6, by the script that counts them. */
export async function rowGoals(): Promise<Goal[]> {
  const printed = await printedBy('scripts/rows-read.ts')
  const shapes = [...printed.matchAll(/^ *(\d+) +(\d+) {2}(\S.*)$/gm)]
  const what = 'rows read at 100,000 courses against 1,000'
  if (shapes.length === 0) return [unmeasured('P6', what, '≤ 1.05×')]
  const worst = Math.max(...shapes.map(([, small, large]) => Number(large) / Math.max(1, Number(small))))
  return [
    {
      id: 'P6',
      what: `${what}, worst of ${shapes.length} addresses`,
      goal: '≤ 1.05×',
      measured: times(worst),
      isMet: worst <= 1.05,
    },
  ]
}

const sizeLimits = [
  { what: 'api worker', folder: 'dist/workers/api', limit: 150 },
  { what: 'jobs worker', folder: 'dist/workers/jobs', limit: 80 },
  { what: 'shell worker', folder: 'dist/workers/shell', limit: 130 },
  { what: 'server bundle of mfe-public', folder: 'mfe-public/dist/server', limit: 130 },
]

/** P10 */
export async function sizeGoals(): Promise<Goal[]> {
  return Promise.all(
    sizeLimits.map(async ({ what, folder, limit }) => {
      const modules = await listModules(folder)
      const sizes = await Promise.all(
        modules.map(async (path) => gzipSync(await readFile(join(root, folder, path))).length),
      )
      const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000
      return {
        id: 'P10',
        what: `${what}, gzip`,
        goal: `≤ ${limit} kB`,
        measured: `${kilobytes.toFixed(1)} kB`,
        isMet: kilobytes <= limit,
      }
    }),
  )
}

const unmeasured = (id: string, what: string, goal: string): Goal => ({ id, what, goal, measured: '–', isMet: null })

/** Also where it fails because a goal is missed. */
async function printedBy(script: string): Promise<string> {
  const options = { cwd: root, maxBuffer: 2 ** 26, env: { ...process.env, NO_COLOR: '1' } }
  try {
    return (await promisify(execFile)(process.execPath, [script], options)).stdout
  } catch (failure) {
    return failure instanceof Error && 'stdout' in failure ? String(failure.stdout) : ''
  }
}
