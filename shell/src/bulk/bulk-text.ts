import { countOf } from '@kere/brand/count'
import { indianDigits } from '@kere/brand/indian-digits'
import type { ShownRun } from './shown-run.ts'

export const handledOf = ({ counts }: Pick<ShownRun, 'counts'>) =>
  counts.done + counts.unchanged + counts.refused + counts.failed

export const nameRun = ({ act, total, noun }: Pick<ShownRun, 'act' | 'total' | 'noun'>) =>
  `${act.doing} ${total === null ? noun[1] : countOf(total, noun)}`

export const describeProgress = (run: Pick<ShownRun, 'counts' | 'total'>) =>
  run.total === null
    ? `${indianDigits(handledOf(run))} so far`
    : `${indianDigits(handledOf(run))} of ${indianDigits(run.total)}`

export const titleEnd = ({ act, counts, noun }: Pick<ShownRun, 'act' | 'counts' | 'noun'>) =>
  counts.done === 0 ? `No ${noun[1]} ${act.done}` : `${countOf(counts.done, noun)} ${act.done}`

/** Writes "2 were already published. 3 were refused. 1 failed.", or an empty text if there is nothing to add. */
export function describeOutcomes({ act, counts, reason }: Pick<ShownRun, 'act' | 'counts' | 'reason'>): string {
  const were = (count: number, what: string) => (count === 0 ? [] : [`${countOf(count, ['was', 'were'])} ${what}.`])
  return [
    ...(reason === null ? [] : [reason]),
    ...were(counts.unchanged, `already ${act.done}`),
    ...were(counts.refused, 'refused'),
    ...(counts.failed === 0 ? [] : [`${indianDigits(counts.failed)} failed.`]),
  ].join(' ')
}

export const describeEnd = (run: ShownRun) => [titleEnd(run), describeOutcomes(run)].filter(Boolean).join('. ')
