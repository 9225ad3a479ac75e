import { cpus, loadavg } from 'node:os'
import { runCommand } from '../scripts/run-command.ts'
import { peers, versionsOf } from './build-peers.ts'
import type { Results } from './contest.ts'
import { ratio, type Goal } from './goals.ts'
import { connections, type Measurement } from './measure.ts'
import { explainMisses } from './remedies.ts'

export interface Run {
  commit: string
  isDirty: boolean
  date: string
  machine: string
  /** At rest near 0. */
  load: number
  passes: number
  requests: number
}

export async function describeRun(options: Pick<Run, 'passes' | 'requests'>): Promise<Run> {
  const processors = cpus()
  return {
    ...options,
    commit: (await runCommand('git', ['rev-parse', '--short', 'HEAD'])).trim(),
    isDirty: (await runCommand('git', ['status', '--porcelain', '--', '.', ':!bench/results.md'])).trim() !== '',
    date: new Date().toISOString().slice(0, 10),
    machine: `${processors.length} cores (${processors[0]?.model.trim()}), Node ${process.versions.node}`,
    load: loadavg()[0] ?? 0,
  }
}

export async function writeReport(run: Run, results: Results, goals: readonly Goal[]): Promise<string> {
  const versions = await Promise.all(peers.map(versionsOf))
  return [
    '# Bench',
    `${run.date}, commit ${run.commit}${run.isDirty ? ' with changes on top' : ''}, ${run.machine}. Written by \`pnpm bench\`.`,
    `Built workers in Miniflare, one at a time on one database; ${run.requests} requests over ${connections} connections after ` +
      `half as many to warm up, ${run.passes === 1 ? '1 pass' : `${run.passes} passes`}, the middle of each figure. Processor time is that of the whole ` +
      `runtime. Load of the machine at the start: ${run.load.toFixed(1)}.${loadWarning(run)}`,
    '## The catalogue page',
    table(
      ['', 'CPU per request', 'Kere against it', 'Requests/s', 'Kere, by requests', 'p50', 'p99', 'HTML'],
      [
        pageRow('Kere', results.page, results.page),
        pageRow('Kere, from the edge’s cache', results.keptPage, results.page),
        ...[...results.peers].map(([{ name }, peer]) => pageRow(name, peer, results.page)),
        pageRow('hello-world worker', results.hello, results.page),
      ],
    ),
    '“Kere against it” is how many times as much processor time the other takes for a page, and what the goals are held ' +
      'to: it bounds a worker, it is billed, and other work on the machine does not distort it. By requests: how many ' +
      'times as many Kere answers per second.',
    '## An API read',
    table(
      ['`GET /api/courses?limit=24`', 'CPU per request', 'Against the statement', 'Requests/s', 'p50', 'p99'],
      [
        apiRow('bare worker, prepared statements', results.rawStatement, results.rawStatement),
        apiRow('API worker', results.api, results.rawStatement),
        apiRow('API behind the shell', results.apiThroughShell, results.rawStatement),
      ],
    ),
    '## Goals',
    table(
      ['', 'What', 'Goal', 'Measured', ''],
      goals.map(({ id, what, goal, measured, isMet }) => [id, what, goal, measured, verdict(isMet)]),
    ),
    '## Missed, and what would reach it',
    ...writeMisses(results, goals),
    '## What is compared',
    [`- The peers: ${versions.join('; ')}. ${setup}`, ...differences.map((line) => `- ${line}`)].join('\n'),
  ].join('\n\n')
}

const setup =
  'Each has its own lockfile under `bench/peers`, its production build, its Cloudflare adapter and otherwise its defaults.'

const differences = [
  'All show the same 20 cards and the same filters with the same counts, or the run fails. Header, footer, icons and ' +
    'class names are copies of Kere’s, so that the HTML weighs about the same. React Router and Next render one set of ' +
    'React components, with their own links and forms; Astro has components of its own kind, and one listener in the browser.',
  'All send the statements that Kere’s API sends, in one round trip. The peers read the database in the worker that ' +
    'renders; Kere renders in the isolate of the live release and reads through the API worker: two hops more.',
  'Kere does more for a page: registry and release, a strict policy with hashes, integrity for every script, structured ' +
    'data, a request log. The peers filter, but do not sort, search or page, and have no style sheet.',
  'For hydration Kere sends whole descriptions, React Router what a card shows, Next its component payload, Astro nothing.',
]

function writeMisses(results: Results, goals: readonly Goal[]): string[] {
  const misses = explainMisses(goals, results)
  if (misses.length === 0) return ['Nothing.']
  const name = ({ id, what, measured, goal }: Goal) => `**${id}, ${what}** (${measured}, goal ${goal})`
  return misses.map(({ goals: together, explanation }) => `${together.map(name).join('; ')}. ${explanation}`)
}

/** Processor time holds on a busy machine; requests per second do not. */
function loadWarning({ load }: Run) {
  return load > 1 ? ' The machine was busy with other work: requests per second, p50 and p99 say little.' : ''
}

const pageRow = (name: string, one: Measurement, kere: Measurement) => [
  name,
  milliseconds(one.processorMs),
  times(ratio(kere, one)),
  one.rate.toFixed(0),
  times(kere.rate / one.rate),
  milliseconds(one.p50Ms),
  milliseconds(one.p99Ms),
  `${(one.bytes / 1000).toFixed(1)} kB`,
]

const apiRow = (name: string, one: Measurement, statement: Measurement) => [
  name,
  milliseconds(one.processorMs),
  times(ratio(one, statement)),
  one.rate.toFixed(0),
  milliseconds(one.p50Ms),
  milliseconds(one.p99Ms),
]

const times = (value: number) => `${value.toFixed(2)}×`

const milliseconds = (value: number | null) => (value === null ? '–' : `${value.toFixed(value < 10 ? 2 : 1)} ms`)

function verdict(isMet: boolean | null) {
  if (isMet === null) return 'not measured'
  return isMet ? 'met' : '**missed**'
}

function table(head: readonly string[], rows: readonly (readonly string[])[]) {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
