import { cpus, loadavg } from 'node:os'
import { runCommand } from '../scripts/run-command.ts'
import { parts, type Budget } from './budget.ts'
import { peers, versionsOf } from './build-peers.ts'
import { coldRequests, type Measured, type Results } from './contest.ts'
import type { Goal } from './goals.ts'
import { connections, middle, pairedRatio } from './measure.ts'
import { explainMisses } from './remedies.ts'
import type { Growth } from './sizes.ts'
import { apiPath, nothingOf } from './subjects.ts'

export interface Run {
  commit: string
  isDirty: boolean
  date: string
  machine: string
  load: number
  rounds: number
  warmUp: number
}

export interface Findings {
  run: Run
  results: Results
  budgets: ReadonlyMap<string, Budget>
  growth: readonly Growth[]
  goals: readonly Goal[]
}

export async function describeRun(options: Pick<Run, 'rounds' | 'warmUp'>): Promise<Run> {
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

const pageIds = [
  'fresh',
  'recent',
  'content',
  'kept',
  'user-fresh',
  'user-recent',
  ...peers.map(({ id }) => id),
  'hello',
]

export async function writeReport({ run, results, budgets, growth, goals }: Findings): Promise<string> {
  const of = (id: string) => results.get(id)!
  const versions = await Promise.all(peers.map(versionsOf))
  return [
    '# Bench',
    `${run.date}, commit ${run.commit}${run.isDirty ? ' with changes on top' : ''}, ${run.machine}. Written by \`pnpm bench\`.`,
    `Built workers in Miniflare, each in a runtime of its own on its copy of one database, asked over ${connections} connections. ` +
      `After ${run.warmUp} requests of warm-up each, ${run.rounds} rounds: in every round all of them in turn, every other ` +
      'round the other way round. A figure is the middle of the rounds, a ratio the middle of the ratios of each round. ' +
      'Processor time is that of the whole runtime with all its threads; it is what is billed, and other work on the ' +
      `machine distorts it least. Load of the machine at the start: ${run.load.toFixed(1)}.${loadWarning(run)}`,
    '## Goals',
    table(
      ['', 'What', 'Goal', 'Measured', ''],
      goals.map(({ id, what, goal, measured, isMet }) => [id, what, goal, measured, verdict(isMet)]),
    ),
    '† Another promise than the peers’, who read the database for every request.',
    ...growth.map(
      ({ what, capabilities, middle: most, largest }) =>
        `Of the ${what}, ${capabilities} capabilities bring ${most.toFixed(1)} kB each in the middle, compressed; the largest is ` +
        `${largest.name} with ${largest.kilobytes.toFixed(1)} kB.`,
    ),
    '## The catalogue page',
    table(
      [
        '',
        'CPU, warm',
        'cold',
        'at zero work',
        ...peers.map(({ name }) => `${name} takes`),
        'D1 reads',
        'Requests/s',
        'p50',
        'p99',
        'HTML',
      ],
      pageIds.map((id) =>
        row(
          of(id),
          results,
          peers.map((peer) => pairedRatio(of(id).rounds, of(peer.id).rounds)),
        ),
      ),
    ),
    [
      `- **cold**: the first ${coldRequests} requests of a fresh runtime, once.`,
      '- **at zero work**: a route that does nothing, in the same runtime behind the same bindings and router of files.',
      '- **Astro takes**: how many times as much processor time as the line’s own.',
      '- **D1 reads**: counted in the runtime; where each answer has to be read, the run fails if one was not.',
      '- **Rendered from answers** is what an address gets that nobody else asks for, such as a long search; **around content** is ' +
        'any page of the catalogue that is not kept whole, as the reader is signed in or is told something.',
      '- Kere’s pages with public data **up to 10 s old** and its **kept page** (up to 30 s) promise something else than the peers, who read the database for every request.',
    ].join('\n'),
    '## Where the time goes',
    'Milliseconds of processor time for a page, by the CPU profiler of every isolate in the runtime, as shares of the warm ' +
      'figure above. The last lines are the local runtime’s stand-ins for what production has as services of its own.',
    budgetTable(results, budgets),
    '## An API read',
    table(
      [
        `\`GET ${apiPath}\``,
        'CPU, warm',
        'cold',
        'at zero work',
        'the statement takes',
        'D1 reads',
        'Requests/s',
        'p50',
        'p99',
        'JSON',
      ],
      ['raw', 'api', 'api-through-shell'].map((id) =>
        row(of(id), results, [pairedRatio(of(id).rounds, of('raw').rounds)]),
      ),
    ),
    'The first two have the API’s bindings and no router of files before them, as in production.',
    '## Missed, and where it goes',
    ...writeMisses(goals, results, budgets),
    '## What is compared',
    [`- The peers: ${versions.join('; ')}. ${setup}`, ...differences.map((line) => `- ${line}`)].join('\n'),
  ].join('\n\n')
}

const setup =
  'Each has its own lockfile under `bench/peers`, its production build, its Cloudflare adapter and otherwise its defaults.'

const differences = [
  'All show the same cards and the same filters with the same counts, or the run fails. Header, footer, icons and ' +
    'class names are copies of Kere’s, so that the HTML weighs about the same. React Router and Next render one set of ' +
    'React components, with their own links and forms; Astro has components of its own kind, and one listener in the browser.',
  'All pages have the same bindings in the same runtime: D1, KV, R2, a Worker Loader, files, and the router of files before ' +
    'the worker. Before each stands the same module, which answers the route that does nothing and counts reads of D1.',
  'All read the same rows in one round trip. The peers read descriptions whole and cut them for every page, Kere reads what was ' +
    'cut when a course was published. The peers read the database in the worker that renders; Kere renders in the isolate ' +
    'of the live release and reads through the API worker: two hops more.',
  'Kere does more for a page: registry and release, a strict policy with hashes, integrity for every script, structured ' +
    'data, a request log. The peers filter, but do not sort, search or page, and have no style sheet.',
]

function budgetTable(results: Results, budgets: ReadonlyMap<string, Budget>) {
  const columns = [...budgets]
  const total = (budget: Budget) => [...budget.values()].reduce((sum, ms) => sum + ms, 0)
  const isThere = (ms: number | undefined) => ms !== undefined && ms >= 0.005
  return table(
    ['', ...columns.map(([id]) => results.get(id)!.subject.name)],
    [
      ...parts
        .filter((part) => columns.some(([, budget]) => isThere(budget.get(part))))
        .map((part) => [
          part,
          ...columns.map(([, budget]) => {
            const ms = budget.get(part)
            return isThere(ms) ? ms!.toFixed(2) : ''
          }),
        ]),
      ['together', ...columns.map(([, budget]) => total(budget).toFixed(2))],
    ],
  )
}

function writeMisses(goals: readonly Goal[], results: Results, budgets: ReadonlyMap<string, Budget>): string[] {
  const misses = explainMisses(goals, results, budgets)
  if (misses.length === 0) return ['Nothing.']
  const name = ({ id, what, measured, goal }: Goal) => `**${id}, ${what}** (${measured}, goal ${goal})`
  return misses.map(({ goals: together, explanation }) => `${together.map(name).join('; ')}. ${explanation}`)
}

/** Warns about a busy machine, on which processor time is still valid but requests per second are not. */
function loadWarning({ load }: Run) {
  return load > 1 ? ' The machine was busy with other work: requests per second, p50 and p99 say little.' : ''
}

function row({ subject, rounds, cold, reads }: Measured, results: Results, ratios: readonly number[]) {
  const one = middle(rounds)
  const nothing = results.get(nothingOf(subject.host))
  return [
    subject.name,
    milliseconds(one.processorMs),
    milliseconds(cold?.processorMs ?? null),
    milliseconds(nothing ? middle(nothing.rounds).processorMs : null),
    ...ratios.map(times),
    reads === null ? '–' : reads.toFixed(2),
    one.rate.toFixed(0),
    milliseconds(one.p50Ms),
    milliseconds(one.p99Ms),
    `${(one.bytes / 1000).toFixed(1)} kB`,
  ]
}

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
