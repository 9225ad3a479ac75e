import type { Budget } from './budget.ts'
import type { Results } from './contest.ts'
import type { Goal } from './goals.ts'
import { middle } from './measure.ts'

interface Miss {
  goals: Goal[]
  explanation: string
}

export function explainMisses(goals: readonly Goal[], results: Results, budgets: ReadonlyMap<string, Budget>): Miss[] {
  const missed = goals.filter(({ isMet }) => isMet === false)
  const byReason = Map.groupBy(missed, (goal) => explain(goal, results, budgets))
  return [...byReason].map(([explanation, together]) => ({ goals: together, explanation }))
}

function explain({ id, what }: Goal, results: Results, budgets: ReadonlyMap<string, Budget>): string {
  if (what.startsWith('composed page, read')) return largestParts('fresh', results, budgets)
  if (what.startsWith('composed page around')) return largestParts('content', results, budgets)
  if (what.startsWith('kept page')) return largestParts('kept', results, budgets)
  if (what.startsWith('signed-in page')) return largestParts('user-recent', results, budgets)
  if (what.startsWith('renderings')) return 'What is asked for while it is being rendered is rendered once more.'
  if (what.startsWith('growth')) return 'Something in the page lists what its remote has.'
  if (id === 'P1') return 'Lighthouse’s own report says which audit takes it: `pnpm lighthouse`.'
  if (id === 'P5') {
    const ms = (name: string) => `${middle(results.get(name)!.rounds).processorMs?.toFixed(2) ?? '–'} ms`
    return (
      `The API takes ${ms('api')} where the bare worker takes ${ms('raw')}: routing, the validation of query and answer, the ` +
      'rows’ mapping and the log line.'
    )
  }
  if (what.endsWith('of its start')) return 'It does at its start what a first request could do.'
  if (id === 'P10') return 'It carries code that no request needs there; the build’s report names the largest modules.'
  if (id === 'P6')
    return 'A statement reads rows that grow with the table; `EXPLAIN QUERY PLAN` names the index it lacks.'
  return 'It loads code before it is wanted; what no first screen uses belongs behind a dynamic import.'
}

function largestParts(subject: string, results: Results, budgets: ReadonlyMap<string, Budget>): string {
  const largest = [...(budgets.get(subject) ?? [])].toSorted(([, one], [, other]) => other - one).slice(0, 4)
  const total = middle(results.get(subject)!.rounds).processorMs
  if (largest.length === 0 || total === null) return ''
  const named = largest.map(([part, ms]) => `${part} ${ms.toFixed(2)} ms`).join(', ')
  return `The page takes ${total.toFixed(2)} ms. The most of it: ${named}.`
}
