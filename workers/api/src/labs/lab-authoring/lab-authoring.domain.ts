import type { LabDetails, LabGoal } from '@kere/contracts/labs/lab-details'
import { startInIndia } from '../../base/days.ts'
import { endOf } from '../labs/lab-summary.ts'

/**
 * Gives the goals their ids. A text that has not changed keeps its id, and so does a corrected text between the same
 * two neighbours. Every other text is a new goal.
 */
export function goalsAfter(before: readonly LabGoal[], texts: readonly string[], newId: () => string): LabGoal[] {
  const left = new Set(before)
  const take = (isMeant: (goal: LabGoal, place: number) => boolean) => {
    const found = before.find((goal, place) => left.has(goal) && isMeant(goal, place))
    if (found) left.delete(found)
    return found
  }
  const kept = texts.map((text) => take((goal) => goal.text === text))
  let after = -1
  return texts.map((text, index) => {
    const next = kept.slice(index).find((goal) => goal !== undefined)
    const until = next ? before.indexOf(next) : before.length
    const goal = kept[index] ?? take((_, place) => place > after && place < until)
    if (goal) after = before.indexOf(goal)
    return { id: goal?.id ?? newId(), text }
  })
}

/** Adds the times by which lists find the lab. */
export function storedOf(
  { stages, goals, ...details }: LabDetails,
  newGoalId: () => string,
  before: readonly LabGoal[] = [],
) {
  const ends = stages.map(({ endsOn }) => endOf(endsOn))
  const startsAt = startInIndia(details.startsOn)
  return {
    ...details,
    goals: goalsAfter(before, goals, newGoalId),
    timeline: stages,
    closesAt: endOf(details.closesOn),
    firstEndsAt: ends[0] ?? startsAt,
    lastStartsAt: ends.at(-2) ?? startsAt,
    endsAt: ends.at(-1) ?? startsAt,
  }
}
