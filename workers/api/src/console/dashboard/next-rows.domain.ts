import type { SentNextRow } from '@kere/contracts/console/next-figures'
import { limits } from '@kere/contracts/http/limits'

const soonMs = 48 * 60 * 60 * 1000

function rankOf({ kind, at }: SentNextRow, now: number) {
  switch (kind) {
    case 'due':
      return 0
    case 'coming':
      return at !== null && Date.parse(at) - now < soonMs ? 1 : 4
    case 'waits':
      return 2
    default:
      return 3
  }
}

/** Sorts the rows: first deadlines, then the next 48 hours, people who wait, work under way, and later events. */
export const mostUrgentFirst = (rows: readonly SentNextRow[], now: number): SentNextRow[] =>
  rows
    .toSorted((left, right) => {
      const byRank = rankOf(left, now) - rankOf(right, now)
      if (byRank !== 0 || left.at === null || right.at === null) return byRank
      return left.at.localeCompare(right.at)
    })
    .slice(0, limits.dashboardNextRows)
