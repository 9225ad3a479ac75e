import { join } from 'node:path'
import { root } from '../scripts/run-command.ts'
import type { Measured, Results } from './contest.ts'
import { running, startContestant, type Contestant } from './contestant.ts'
import { profileIsolates, type IsolateProfile, type ProfileNode } from './inspector.ts'
import { load } from './load.ts'
import { connections, middle } from './measure.ts'
import { mainThreadSeconds } from './processor-time.ts'
import { mapServerBundle } from './server-bundle-map.ts'
import { readSourceMap, sourceAt, type SourceMap } from './source-map.ts'
import { hosts, type Subject } from './subjects.ts'

export const parts = [
  'entry: router, session, headers',
  'registry and routing',
  'chrome and document',
  'kept pages and files',
  'client: request and answer',
  'rendering: React and data',
  'API',
  'the peer’s framework and page',
  'between isolates: calls, copies, streams',
  'garbage collection',
  'runtime: HTTP, sockets, scheduling',
  'simulator: router of files',
  'simulator: KV',
  'simulator: D1',
  'simulator: Cache API',
  'simulator: Miniflare’s entry and others',
] as const

export type Part = (typeof parts)[number]

/** Milliseconds for each request. */
export type Budget = ReadonlyMap<Part, number>

const warmUp = 500
const samplingMicroseconds = 500
const sampledMs = 3_000

/**
 * Computes the time of each part from its share in a profile and the processor time that the contest measured without a
 * profiler. Every part gets a runtime of its own.
 */
export async function measureBudgets(
  subjects: readonly Subject[],
  results: Results,
  log: (line: string) => void,
): Promise<Map<string, Budget>> {
  const maps = await readMaps()
  const budgets = new Map<string, Budget>()
  for (const host of new Set(subjects.map((subject) => subject.host)))
    await running(startContestant(hosts[host]!, { isInspected: true }), async (contestant) => {
      for (const subject of subjects.filter((each) => each.host === host)) {
        log(`budget: ${subject.name}`)
        const measured = results.get(subject.id)
        if (measured) budgets.set(subject.id, await measureBudget(subject, measured, contestant, maps))
      }
    })
  return budgets
}

async function measureBudget(
  subject: Subject,
  measured: Measured,
  contestant: Contestant,
  maps: Maps,
): Promise<Budget> {
  const { processorMs } = middle(measured.rounds)
  const cookie = await subject.cookie?.(contestant)
  const target = { url: contestant.origin + subject.path, ...(cookie ? { cookie } : {}) }
  await load(target, { requests: warmUp, connections })

  const requests = Math.round(Math.min(5_000, Math.max(100, sampledMs / (processorMs ?? 5))))
  let seconds = 0
  const profiles = await profileIsolates(contestant.inspector!, samplingMicroseconds, async () => {
    const before = await mainThreadSeconds(contestant.pid)
    await load(target, { requests, connections })
    seconds = ((await mainThreadSeconds(contestant.pid)) ?? 0) - (before ?? 0)
  })
  const samples = new Map<Part, number>()
  const add = (part: Part, count: number) => samples.set(part, (samples.get(part) ?? 0) + count)
  for (const profile of profiles) for (const [part, count] of countSamples(profile, maps)) add(part, count)
  const all = seconds / (samplingMicroseconds / 1e6)
  const inIsolates = [...samples.values()].reduce((sum, count) => sum + count, 0)
  add('runtime: HTTP, sockets, scheduling', Math.max(0, all - inIsolates))
  const share = (processorMs ?? (seconds * 1000) / requests) / Math.max(all, inIsolates)
  return new Map(parts.flatMap((part) => (samples.has(part) ? [[part, samples.get(part)! * share] as const] : [])))
}

type IsolateKind = 'shell' | 'api' | 'public' | 'peer'

type Maps = Readonly<Record<'shell' | 'api' | 'public', SourceMap>>

async function readMaps(): Promise<Maps> {
  const ofWorker = (name: string) => readSourceMap(join(root, `dist/workers/${name}/index.js.map`))
  return { shell: await ofWorker('shell'), api: await ofWorker('api'), public: await mapServerBundle() }
}

const simulators: [RegExp, Part][] = [
  [/^assets:|assets/, 'simulator: router of files'],
  [/^kv:/, 'simulator: KV'],
  [/^d1:/, 'simulator: D1'],
  [/^cache:/, 'simulator: Cache API'],
]

const kinds: [RegExp, IsolateKind][] = [
  [/^core:user:kere$/, 'shell'],
  [/^core:user:kere-api$/, 'api'],
  [/^core:user:contestant$/, 'peer'],
  [/public@/, 'public'],
]

const places: Record<'shell' | 'public', [RegExp, Part][]> = {
  shell: [
    [/page-cache|worker\/(pages\/keeping|http\/(memory|bounded-map))|remote-files|stored-file/, 'kept pages and files'],
    [
      /registry|platform\/src\/(routing|match)|worker\/(pages\/guard|releases\/live-remotes)|zod/,
      'registry and routing',
    ],
    [
      /react|chrome|shell\/src|packages\/(ui|brand)|lucide|page-(document|content|trust|bytes|subject)|compose-page|shell-template|security-headers|platform\/src\/(boot|page)/,
      'chrome and document',
    ],
  ],
  public: [
    [
      /platform\/src\/(client|api|kept-answers|serve-remote)|zod|packages\/contracts|mfe-public\/src\/server/,
      'client: request and answer',
    ],
  ],
}

const otherwise: Record<IsolateKind, Part> = {
  shell: 'entry: router, session, headers',
  public: 'rendering: React and data',
  api: 'API',
  peer: 'the peer’s framework and page',
}

export function countSamples({ isolate, nodes }: IsolateProfile, maps: Maps): Map<Part, number> {
  const counted = new Map<Part, number>()
  const add = (part: Part, node: ProfileNode) => counted.set(part, (counted.get(part) ?? 0) + (node.hitCount ?? 0))
  const simulator = simulators.find(([name]) => name.test(isolate))?.[1]
  const kind = simulator ? undefined : kinds.find(([name]) => name.test(isolate))?.[1]
  const byId = new Map(nodes.map((node) => [node.id, node]))

  const visit = (node: ProfileNode, caller: Part | null) => {
    const { functionName } = node.callFrame
    let part: Part = caller ?? 'between isolates: calls, copies, streams'
    if (!kind) part = simulator ?? 'simulator: Miniflare’s entry and others'
    else if (functionName === '(garbage collector)') part = 'garbage collection'
    else if (functionName === '(program)') part = 'between isolates: calls, copies, streams'
    // Time spent inside the engine counts for the code that called it.
    else part = partOf(kind, node, maps) ?? part
    if (functionName !== '(idle)') add(part, node)
    for (const child of node.children ?? []) {
      const called = byId.get(child)
      if (called) visit(called, functionName === '(root)' ? null : part)
    }
  }
  const [first] = nodes
  if (first) visit(first, null)
  return counted
}

function partOf(kind: IsolateKind, { callFrame }: ProfileNode, maps: Maps): Part | null {
  if (callFrame.url === '' || callFrame.lineNumber < 0) return null
  if (kind === 'api' || kind === 'peer' || !/(index|server)\.js$/.test(callFrame.url)) return otherwise[kind]
  const source = sourceAt(maps[kind], callFrame.lineNumber, callFrame.columnNumber)
  if (source === null) return null
  return places[kind].find(([file]) => file.test(source))?.[1] ?? otherwise[kind]
}
