import type { LabDetails } from '@kere/contracts/labs/lab-details'
import { startInIndia } from '../../base/days.ts'
import { endOf } from '../catalogue/lab-summary.ts'

/** As it is stored: with the moments by which lists find it. */
export function storedOf({ stages, ...details }: LabDetails) {
  const ends = stages.map(({ endsOn }) => endOf(endsOn))
  const startsAt = startInIndia(details.startsOn)
  return {
    ...details,
    timeline: stages,
    closesAt: endOf(details.closesOn),
    firstEndsAt: ends[0] ?? startsAt,
    lastStartsAt: ends.at(-2) ?? startsAt,
    endsAt: ends.at(-1) ?? startsAt,
  }
}
