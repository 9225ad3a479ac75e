import { t } from '@kere/brand/messages'
import type { RelationView } from '../http/relation.ts'
import type { Open } from '../http/open-value.ts'
import { enrollmentStatusNames, type CourseStanding } from './enrollment-options.ts'
import { doneText, isOnlyOpened } from './progress-text.ts'

export type CourseAct = 'edit' | 'learn' | 'pay'

/** All states of a person towards a course. The tests of the API and of the pages read this table. */
export const courseRelations = {
  none: { badge: null, main: null },
  own: {
    badge: { label: t('Your course', 'On a course, to its educator'), tone: 'brand', icon: 'own' },
    main: { act: 'edit', label: t('Edit this course', 'Button') },
  },
  to_pay: {
    badge: { label: t('Waiting for payment', 'State of an order'), tone: 'warn', icon: 'clock' },
    main: { act: 'pay', label: t('See how to pay', 'Button') },
    fact: t('Waiting for your payment', 'State of an order'),
  },
  not_started: {
    badge: { label: enrollmentStatusNames.not_started, tone: 'neutral', icon: 'unbegun' },
    main: { act: 'learn', label: t('Start course', 'Button') },
    fact: t('Enrolled, not started', 'State of a course for a learner'),
  },
  in_progress: {
    badge: { label: enrollmentStatusNames.in_progress, tone: 'brand', icon: 'begun' },
    main: { act: 'learn', label: t('Continue', 'Button: a course') },
  },
  completed: {
    badge: { label: enrollmentStatusNames.completed, tone: 'leaf', icon: 'done' },
    main: { act: 'learn', label: t('View Course', 'Button') },
  },
} as const satisfies Record<string, RelationView<CourseAct>>

export type CourseRelation = keyof typeof courseRelations

/** The button on the course's own page, whether or not the learner has begun (S-109). */
export const continueCourse = t('Continue Course', 'Button')

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
  if (relation === 'not_started' || (relation === 'in_progress' && isOnlyOpened(standing)))
    return t('Enrolled', 'State of a course for a learner')
  if (relation === 'in_progress')
    return t('Enrolled, {progress}', { progress: doneText(standing) }, 'On a card; progress as “40% done”')
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
