import { nounOf } from '@kere/brand/count'
import { type CourseCategory, type CourseLevel, courseLevelNames } from '@kere/contracts/courses/course-options'
import { smallPictureOf } from '@kere/contracts/files/small-picture'
import { educatorNameOf } from '../../accounts/accounts/person.ts'
import type { PathCandidate } from '../learning-paths/path-source.ts'
import { suitsTime } from '../learning-paths/suits-time.ts'

export interface PathCourseRow {
  id: string
  title: string
  category: CourseCategory
  categories: readonly CourseCategory[]
  level: CourseLevel
  price: number
  duration: string
  coverImage: string | null
  publishedAt: number
  educatorId: string | null
  firstName: string | null
  lastName: string | null
  taskCount: number
  isEnrolled: boolean
  isCompleted: boolean
}

const weeksPerMonth = 4.35

/** Gives a course's duration in weeks. Authors write it as free text; for a range, the longer end counts. */
export function weeksOf(duration: string): number | null {
  const [, first, second, unit] = /^(\d+)(?:\s*(?:-|–|to)\s*(\d+))?\s*(day|week|month)s?$/i.exec(duration.trim()) ?? []
  const number = Number(second ?? first)
  if (unit === undefined || !Number.isFinite(number)) return null
  const inWeeks = { day: 1 / 7, week: 1, month: weeksPerMonth }[unit.toLowerCase()]
  return inWeeks === undefined ? null : number * inWeeks
}

export function toCourseCandidate(row: PathCourseRow): PathCandidate {
  const { id, category, categories, taskCount } = row
  return {
    id,
    title: row.title,
    path: `/courses/${id}`,
    subjects: [category, ...categories.filter((other) => other !== category)],
    level: row.level,
    price: row.price,
    suitsTime: suitsTime(weeksOf(row.duration), row.duration),
    suitsStyle: {
      self_paced: 'Self-paced: start on any day',
      ...(taskCount > 0 && {
        hands_on: `${taskCount} field ${nounOf(taskCount, 'task')}: you like hands-on work`,
      }),
    },
    startsAt: null,
    endsAt: null,
    publishedAt: row.publishedAt,
    coverImage: smallPictureOf(row.coverImage),
    facts: [educatorNameOf(row), courseLevelNames[row.level], row.duration],
    standing: row.isCompleted ? 'completed' : row.isEnrolled ? 'enrolled' : null,
  }
}
