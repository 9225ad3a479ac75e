import { type EnrollmentStatus, learningLimits } from '@kere/contracts/courses/enrollment-options'
import { instantOrNull } from '../../base/instants.ts'

export function statusOf({ isCompleted, progress }: { isCompleted: boolean; progress: number }): EnrollmentStatus {
  if (isCompleted) return 'completed'
  return progress > 0 ? 'in_progress' : 'not_started'
}

interface Standing {
  progress: number
  isCompleted: boolean
  completedAt: number | null
  lessonCount: number
  lessonsDone: number
  minutesLeft: number
}

export const standingOf = ({
  progress,
  isCompleted,
  completedAt,
  lessonCount,
  lessonsDone,
  minutesLeft,
}: Standing) => ({
  status: statusOf({ isCompleted, progress }),
  progress,
  completedAt: instantOrNull(completedAt),
  lessonCount,
  lessonsDone,
  minutesLeft,
})

/**
 * Shortens a description (S-361). It drops the word that the limit would break, and counts whole characters, so that no
 * letter is cut in two.
 */
export function summaryOf(description: string): string {
  const characters = [...description]
  const next = characters[learningLimits.summaryLength]
  if (next === undefined) return description
  const first = characters.slice(0, learningLimits.summaryLength).join('')
  const words = /\s/.test(next) ? first : first.replace(/\s+\S*$/, '')
  return `${words.replace(/[\s.,;:–-]+$/, '')}…`
}

interface PlacedLesson {
  id: string
  title: string
  moduleId: string
  moduleTitle: string
  modulePosition: number
}

/** @param isReadable tells whether a lesson may be the previous or the next one */
export function positionOf<Lesson extends PlacedLesson>(
  outline: readonly Lesson[],
  lesson: Lesson,
  isReadable: (lesson: Lesson) => boolean = () => true,
) {
  const siblings = outline.filter(({ moduleId }) => moduleId === lesson.moduleId)
  const readable = outline.filter((each) => each === lesson || isReadable(each))
  const place = readable.indexOf(lesson)
  const referenceTo = (other: Lesson | undefined) => (other ? { id: other.id, title: other.title } : null)
  return {
    module: { title: lesson.moduleTitle, number: lesson.modulePosition + 1, lessonCount: siblings.length },
    number: siblings.indexOf(lesson) + 1,
    previous: referenceTo(readable[place - 1]),
    next: referenceTo(readable[place + 1]),
  }
}

export const positionsOf = (checked: readonly number[]) => [...new Set(checked)].toSorted((one, other) => one - other)

/** The three values are null together if no note was ever saved. */
export const noteOf = ({
  text,
  version,
  savedAt,
}: Record<'version' | 'savedAt', number | null> & { text: string | null }) => ({
  text: text ?? '',
  version: version ?? 0,
  savedAt: instantOrNull(savedAt),
})
