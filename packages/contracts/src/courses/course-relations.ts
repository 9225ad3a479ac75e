import type { RelationView } from '../http/relation.ts'
import type { Open } from '../http/open-value.ts'
import { enrollmentStatusNames, type CourseStanding } from './enrollment-options.ts'
import { doneText, isOnlyOpened } from './progress-text.ts'

export type CourseAct = 'edit' | 'learn' | 'pay'

/** All states of a person towards a course. The tests of the API and of the pages read this table. */
export const courseRelations = {
  none: { badge: null, main: null },
  own: {
    badge: { label: 'Your course', tone: 'brand', icon: 'own' },
    main: { act: 'edit', label: 'Edit this course' },
  },
  to_pay: {
    badge: { label: 'Waiting for payment', tone: 'warn', icon: 'clock' },
    main: { act: 'pay', label: 'See how to pay' },
    fact: 'Waiting for your payment',
  },
  not_started: {
    badge: { label: enrollmentStatusNames.not_started, tone: 'neutral', icon: 'unbegun' },
    main: { act: 'learn', label: 'Start course' },
    fact: 'Enrolled, not started',
  },
  in_progress: {
    badge: { label: enrollmentStatusNames.in_progress, tone: 'brand', icon: 'begun' },
    main: { act: 'learn', label: 'Continue' },
  },
  completed: {
    badge: { label: enrollmentStatusNames.completed, tone: 'leaf', icon: 'done' },
    main: { act: 'learn', label: 'View Course' },
  },
} as const satisfies Record<string, RelationView<CourseAct>>

export type CourseRelation = keyof typeof courseRelations

/** The button on the course's own page, whether or not the learner has begun (S-109). */
export const continueCourse = 'Continue Course'

/** Returns the relation of a person who is enrolled in the course. */
export const enrolledRelationOf = ({
  progress,
  isCompleted,
}: {
  progress: number
  isCompleted: boolean
}): 'not_started' | 'in_progress' | 'completed' =>
  isCompleted ? 'completed' : progress > 0 ? 'in_progress' : 'not_started'

export function courseMarkOf(standing: Standing): string | null {
  const relation = courseRelationOf(standing)
  if (relation === 'not_started' || (relation === 'in_progress' && isOnlyOpened(standing))) return 'Enrolled'
  if (relation === 'in_progress') return `Enrolled, ${doneText(standing)}`
  return courseRelations[relation].badge?.label ?? null
}

interface Standing {
  standing: Open<CourseStanding>
  progress: number
  openOrderId: string | null
}

export function courseRelationOf({ standing, progress, openOrderId }: Standing): CourseRelation {
  if (standing === 'own') return 'own'
  if (standing === 'enrolled' || standing === 'completed')
    return enrolledRelationOf({ progress, isCompleted: standing === 'completed' })
  return openOrderId === null ? 'none' : 'to_pay'
}
