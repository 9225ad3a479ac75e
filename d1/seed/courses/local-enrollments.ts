import type { courses } from '../../schema/courses/courses.ts'
import type { enrollments, lessonProgress } from '../../schema/courses/enrollments.ts'
import type { SeededCourse } from './local-courses.ts'
import { notes } from './notes.ts'
import { seededId, seededRandom } from '../base/seeded-random.ts'

type Course = typeof courses.$inferInsert
type Enrollment = typeof enrollments.$inferInsert

interface Learner {
  key: string
  joinedAt: number
  user: { id: string }
}

export interface SeededEnrollment {
  enrollment: Enrollment
  lessons: (typeof lessonProgress.$inferInsert)[]
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

const unmarked = { checked: [], note: '', noteVersion: 0 }

const fewest = 5
const most = 13

export function seededEnrollments(
  learners: readonly Learner[],
  published: readonly SeededCourse[],
  now: number,
): SeededEnrollment[] {
  return learners.flatMap((learner) => {
    const random = seededRandom(`enrollments:${learner.key}`)
    const wanted = fewest + Math.floor(random() * (most - fewest + 1))
    return published
      .map((written) => ({ written, rank: random() ** (1 / popularity(written.course)) }))
      .toSorted((a, b) => b.rank - a.rank)
      .slice(0, wanted)
      .map(({ written }) => toEnrollment(learner, written, random, now))
  })
}

function popularity({ id, featured, price }: Course) {
  return (0.3 + 3 * seededRandom(`popularity:${id}`)() ** 2) * (featured ? 2 : 1) * (price === 0 ? 1.6 : 1)
}

function toEnrollment(learner: Learner, written: SeededCourse, random: () => number, now: number): SeededEnrollment {
  const { course, lessons } = written
  const possibleFrom = Math.max(learner.joinedAt, course.publishedAt ?? 0)
  const createdAt = Math.round(possibleFrom + random() ** 2 * (now - possibleFrom))
  const isKeen = random() > 0.15
  const quarters = (now - createdAt) / (90 * dayMs)
  const share = isKeen ? Math.min(1, Math.round(quarters * (0.5 + 6 * random() ** 2)) / 20) : 0
  const hasBegun = share > 0
  const lastAt = hasBegun ? Math.min(now, createdAt + Math.round(random() * 60 * dayMs)) : createdAt
  const done = Math.floor(share * lessons.length)
  const isCompleted = done === lessons.length
  const id = seededId('enr', createdAt, `${learner.key}/${course.id}`)
  return {
    enrollment: {
      id,
      studentId: learner.user.id,
      courseId: course.id,
      progress: isCompleted ? 100 : hasBegun ? Math.max(1, Math.floor((100 * done) / lessons.length)) : 0,
      completed: isCompleted,
      completedAt: isCompleted ? lastAt : null,
      lastLessonId: hasBegun ? (lessons[Math.min(done, lessons.length - 1)]?.id ?? null) : null,
      lastOpenedAt: hasBegun ? lastAt : null,
      createdAt,
      updatedAt: lastAt,
    },
    lessons: lessons.slice(0, isCompleted || !hasBegun ? done : done + 1).map((lesson, index) => {
      const timeOf = (number: number) => Math.round(createdAt + ((lastAt - createdAt) * number) / Math.max(1, done))
      const place = { enrollmentId: id, lessonId: lesson.id }
      if (index === done)
        return { ...place, openedAt: lastAt, doneAt: null, ...unmarked, noteSavedAt: null, updatedAt: lastAt }
      const doneAt = timeOf(index + 1)
      const note = notes[learner.key]?.[lesson.title]
      return {
        ...place,
        openedAt: Math.max(timeOf(index), doneAt - 3 * lesson.durationMinutes * minuteMs),
        doneAt,
        checked: (written.contents.find(({ lessonId }) => lessonId === lesson.id)?.checklist ?? []).map(
          (_, line) => line,
        ),
        note: note ?? '',
        noteVersion: note ? 1 : 0,
        noteSavedAt: note ? doneAt : null,
        updatedAt: doneAt,
      }
    }),
  }
}
