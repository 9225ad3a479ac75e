import type { Results } from './contest.ts'
import type { Goal } from './goals.ts'

interface Miss {
  goals: Goal[]
  explanation: string
}

export function explainMisses(goals: readonly Goal[], results: Results): Miss[] {
  const missed = goals.filter(({ isMet }) => isMet === false)
  const byReason = Map.groupBy(missed, (goal) => explain(goal, results))
  return [...byReason].map(([explanation, together]) => ({ goals: together, explanation }))
}

const ms = (value: number | null | undefined) => (value == null ? 'an unknown time' : `${value.toFixed(1)} ms`)

function explain({ id, what }: Goal, results: Results): string {
  if (what.includes('hello-world')) return explainCache(results)
  if (id === 'P4') return explainPage(results)
  if (id === 'P5') return explainApi(results)
  if (what.startsWith('shell worker')) {
    return (
      'Of React’s renderers only the one for whole strings is in it, and still React is its largest piece, before the ' +
      'validation of schemas, Hono and the check of the access token. Chrome written as plain strings would leave React ' +
      'out, at the price of a second source for what the browser hydrates.'
    )
  }
  if (id === 'P10') return 'It carries code that no request needs there; the build’s report names the largest modules.'
  if (id === 'P6')
    return 'A statement reads rows that grow with the table; `EXPLAIN QUERY PLAN` names the index it lacks.'
  return 'It loads code before it is wanted; what no first screen uses belongs behind a dynamic import.'
}

function explainCache({ keptPage, hello }: Results) {
  return (
    `A kept page costs ${ms(keptPage.processorMs)} against ${ms(hello.processorMs)}: the registry is looked up in KV, the page ` +
    'in the Cache API, and both are programs of their own in the local runtime. A copy of the hottest pages in the ' +
    'isolate’s memory would leave out both look-ups, at the price of memory in every isolate.'
  )
}

function explainPage({ page, peers, apiThroughShell }: Results) {
  const astro = [...peers].find(([{ id }]) => id === 'astro')?.[1]
  return (
    `A page takes ${ms(page.processorMs)} of processor time, of which the API read behind it takes about ` +
    `${ms(apiThroughShell.processorMs)}. The rest is rendering: React writes the page as one string, without a stream, and ` +
    'the HTML and 20 kB of data cross from one isolate to the other and are written out again. What would bring the most ' +
    'now is a list whose answer holds the cut descriptions that cards show, as less is then parsed, carried and written; ' +
    'then the API read itself (P5); then a chrome that is kept instead of being rendered for every page. Astro renders no components that a browser takes over and sends nothing to hydrate with; against its ' +
    `${ms(astro?.processorMs)} only an answer or a page kept at the edge wins.`
  )
}

function explainApi({ api, rawStatement }: Results) {
  return (
    `The API takes ${ms(api.processorMs)} where the bare worker takes ${ms(rawStatement.processorMs)}: the SQL of each shape of ` +
    'the list is written once and kept, so what remains is routing, the validation of query and answer, the rows’ ' +
    'mapping and the log line. Near the goal the machine’s other work decides.'
  )
}
