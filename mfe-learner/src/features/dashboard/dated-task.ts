import type { Task } from '@kere/screens/task-row'

export interface DatedTask extends Task {
  /** Until when it can be done, in milliseconds; `null` where somebody else decides, or it takes place anyway. */
  endsAt: number | null
}

export const soonestFirst = (tasks: readonly DatedTask[]): DatedTask[] =>
  tasks.toSorted((left, right) => (left.endsAt ?? Infinity) - (right.endsAt ?? Infinity) || 0)
