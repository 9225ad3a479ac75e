import { countOf } from '@kere/brand/count'
import type { CourseCategory } from '@kere/contracts/courses/course-options'
import { smallPictureOf } from '@kere/contracts/files/small-picture'
import type { ParticipantStatus } from '@kere/contracts/labs/lab-options'
import type { PathCandidate } from '../learning-paths/path-source.ts'
import { suitsTime } from '../learning-paths/suits-time.ts'

export interface PathLabRow {
  id: string
  title: string
  category: CourseCategory | null
  startsOn: string
  closesAt: number
  endsAt: number
  teamSize: number
  mentorsCount: number
  coverImage: string | null
  coverDrawing: number
  createdAt: number
  participation: ParticipantStatus | null
}

const dayMs = 24 * 60 * 60 * 1000

export function lengthOf({ startsOn, endsAt }: Pick<PathLabRow, 'startsOn' | 'endsAt'>) {
  const days = Math.max(1, Math.round((endsAt - Date.parse(`${startsOn}T00:00:00+05:30`)) / dayMs))
  const weeks = Math.round(days / 7)
  return { weeks: days / 7, text: days < 14 ? countOf(days, 'day') : countOf(weeks, 'week') }
}

export function toLabCandidate(row: PathLabRow): PathCandidate {
  const { id, mentorsCount, teamSize, participation } = row
  const length = lengthOf(row)
  return {
    id,
    title: row.title,
    path: participation === 'approved' ? `/dashboard/challenge-labs/${id}` : `/challenge-labs/${id}`,
    subjects: row.category ? [row.category] : [],
    level: null,
    price: null,
    suitsTime: suitsTime(length.weeks, length.text),
    suitsStyle: {
      hands_on: 'Real work in the field: you like hands-on work',
      ...(mentorsCount > 0 && {
        mentorship: `${countOf(mentorsCount, ['mentor works', 'mentors work'])} with its teams`,
      }),
    },
    startsAt: Date.parse(`${row.startsOn}T00:00:00+05:30`),
    endsAt: row.closesAt,
    publishedAt: row.createdAt,
    coverImage: smallPictureOf(row.coverImage),
    drawing: row.coverDrawing,
    facts: ['Challenge lab', length.text, teamSize === 1 ? 'alone' : `teams of up to ${teamSize}`],
    standing: participation === 'approved' ? 'joined' : participation === 'pending' ? 'requested' : null,
  }
}
