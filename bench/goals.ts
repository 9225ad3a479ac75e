import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from '../scripts/run-command.ts'
import { burstSize, plantedPages, type Behaviour } from './behaviour.ts'
import { peers, type Peer } from './build-peers.ts'
import type { Results } from './contest.ts'
import { pairedRatio } from './measure.ts'
import { deployed, gzippedKilobytes } from './sizes.ts'

export interface Goal {
  id: string
  what: string
  goal: string
  measured: string
  isMet: boolean | null
}

const times = (value: number) => `${value.toFixed(2)}×`

const freshGoals: Record<Peer['id'], number> = { 'react-router': 2, astro: 1, next: 4.5 }
const recentGoals: Record<Peer['id'], number> = { 'react-router': 3, astro: 1.8, next: 7 }

const promise = ' †'

/** The goals P4 and P5, measured as the median of the rounds' ratios of processor time. */
export function speedGoals(results: Results): Goal[] {
  const atLeast = (id: string, what: string, one: string, other: string, goal: number): Goal => {
    const measured = pairedRatio(results.get(one)!.rounds, results.get(other)!.rounds)
    return { id, what, goal: `≥ ${goal}×`, measured: times(measured), isMet: measured >= goal }
  }
  const against = (goals: Record<Peer['id'], number>, one: string, what: string) =>
    peers.map(({ id, name }) => atLeast('P4', `${what} against ${name}`, one, id, goals[id]!))
  return [
    ...against(freshGoals, 'fresh', 'composed page, read from D1 for each request,'),
    ...against(recentGoals, 'content', `composed page around content up to 10 s old${promise},`),
    atLeast('P4', 'kept page against a hello-world worker', 'kept', 'hello', 0.75),
    atLeast('P4', 'the same for a browser that has the sheets', 'kept-linked', 'hello', 0.75),
    atLeast('P4', 'kept page against Astro', 'kept', 'astro', 3),
    atLeast(
      'P4',
      'signed-in page around content up to 10 s old, against the same read from D1',
      'user-recent',
      'user-fresh',
      3,
    ),
    atLeast('P5', 'API read against the raw statement, both bare', 'api', 'raw', 0.8),
  ]
}

/** The goals of P4, and the part of P2 that must not grow. */
export function behaviourGoals({ renderings, html }: Behaviour): Goal[] {
  const grown = html.after - html.before
  return [
    {
      id: 'P4',
      what: `renderings for ${burstSize} requests at once for a page that is not kept yet`,
      goal: '1',
      measured: String(renderings),
      isMet: renderings === 1,
    },
    {
      id: 'P2',
      what: `growth of the HTML of \`/courses\`, ${kilobytes(html.before)} with Brotli, when its remote gets ${plantedPages} pages more`,
      // The limit is more than 0, because another release’s name compresses to a different number of bytes.
      goal: '≤ 50 B',
      measured: `${grown} B`,
      isMet: grown <= 50,
    },
  ]
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** The goals P2 and P3, measured by the script that checks them. */
export async function loadGoals(): Promise<Goal[]> {
  const printed = await printedBy('scripts/size.ts')
  const line = /^(\S+) +(JavaScript|HTML and CSS) +([\d.]+) kB of (\d+)/gm
  const found = [...printed.matchAll(line)].map(([, path = '', kind = '', size, budget]): Goal => {
    const name = path.replace(/crs_\w+/, ':id')
    return {
      id: path.includes('@') ? 'P3' : 'P2',
      what: path.includes('→')
        ? `${kind} that a link into another remote brings, \`${name}\`, Brotli`
        : `${kind} of the first visit to \`${name}\`, Brotli`,
      goal: `≤ ${budget} kB`,
      measured: `${size} kB`,
      isMet: Number(size) <= Number(budget),
    }
  })
  const isThere = (id: string) => found.some((goal) => goal.id === id)
  return [
    ...found,
    ...(isThere('P2') ? [] : [unmeasured('P2', 'first visit to a public page', '≤ 140 kB JavaScript')]),
    ...(isThere('P3') ? [] : [unmeasured('P3', 'first load of a signed-in page', '≤ 190 kB JavaScript')]),
  ]
}

const lighthouseRuns = 5

/** The goal P1, measured by the script that runs Lighthouse. */
export async function lighthouseGoals(): Promise<Goal[]> {
  const printed = await printedBy('scripts/lighthouse.ts', { RUNS: String(lighthouseRuns) })
  const line =
    /^(\/\S*) +performance (\d+) +accessibility (\d+) +best-practices (\d+) +seo (\d+) +LCP ([\d.,]+)\s*(m?s)(?: OVER)? +TBT ([\d.,]+)\s*ms(?: OVER)? +CLS ([\d.]+)/gm
  const found = [...printed.matchAll(line)].map(([, path = '', ...figures]): Goal => {
    const scores = figures.slice(0, 4).map(Number)
    const [largest, unit, blocking, shift] = figures.slice(4)
    const lcpMs = read(largest) * (unit === 's' ? 1000 : 1)
    return {
      id: 'P1',
      what: `\`${path.replace(/crs_\w+/, ':id')}\`, mobile, the middle of ${lighthouseRuns} runs`,
      goal: '100 / 100 / 100 / 100, LCP ≤ 1.2 s, TBT ≤ 50 ms, CLS 0',
      measured: `${scores.join(' / ')}, LCP ${(lcpMs / 1000).toFixed(2)} s, TBT ${blocking} ms, CLS ${shift}`,
      isMet: scores.every((score) => score === 100) && lcpMs <= 1200 && read(blocking) <= 50 && read(shift) === 0,
    }
  })
  return found.length > 0 ? found : [unmeasured('P1', 'Lighthouse, mobile', '100 / 100 / 100 / 100, LCP ≤ 1.2 s')]
}

const read = (text = '') => Number(text.replaceAll(',', ''))

/** The goal P6, measured by the script that counts the rows. */
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

const startUpLimitMs = 150

/** The goal P10. */
export async function sizeGoals(startUps: ReadonlyMap<string, number | null>): Promise<Goal[]> {
  const sizes = await Promise.all(
    deployed.map(async (worker): Promise<Goal> => {
      const size = await gzippedKilobytes(worker)
      return {
        id: 'P10',
        what: `${worker.what}, gzip`,
        goal: `≤ ${worker.limit} kB`,
        measured: `${size.toFixed(1)} kB`,
        isMet: size <= worker.limit,
      }
    }),
  )
  const starts = [...startUps].map(([what, ms]): Goal => {
    const told = `${what}, processor time of its start`
    const goal = `≤ ${startUpLimitMs} ms`
    if (ms === null) return unmeasured('P10', told, goal)
    return { id: 'P10', what: told, goal, measured: `${ms.toFixed(0)} ms`, isMet: ms <= startUpLimitMs }
  })
  return [...sizes, ...starts]
}

const unmeasured = (id: string, what: string, goal: string): Goal => ({ id, what, goal, measured: '–', isMet: null })

async function printedBy(script: string, env: Record<string, string> = {}): Promise<string> {
  const options = { cwd: root, maxBuffer: 2 ** 26, env: { ...process.env, NO_COLOR: '1', ...env } }
  try {
    return (await promisify(execFile)(process.execPath, [script], options)).stdout
  } catch (failure) {
    return failure instanceof Error && 'stdout' in failure ? String(failure.stdout) : ''
  }
}
