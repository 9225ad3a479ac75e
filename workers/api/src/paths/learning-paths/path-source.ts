import type { CourseCategory, CourseLevel } from '@kere/contracts/courses/course-options'
import type {
  Interest,
  LearningStyle,
  PathSourceName,
  pathStandings,
  UserType,
} from '@kere/contracts/paths/learning-path-options'
import type { PreparedQuery } from '../../base/prepare-query.ts'

export interface PathAnswers {
  userType: UserType
  interests: readonly Interest[]
  learningStyle: LearningStyle
}

export interface PathCandidate {
  id: string
  title: string
  path: string
  /** The categories that it is about, followed by related ones. */
  subjects: readonly CourseCategory[]
  level: CourseLevel | null
  price: number | null
  /** The user types who have time for it, with the reason in small letters: `3 weeks long`. */
  suitsTime: Partial<Record<UserType, string>>
  /** The learning styles that it suits, with the reason as a sentence without its end. */
  suitsStyle: Partial<Record<LearningStyle, string>>
  startsAt: number | null
  endsAt: number | null
  publishedAt: number
  coverImage: string | null
  drawing?: number
  facts: readonly string[]
  standing: (typeof pathStandings)[number] | null
}

/** A path is read by its address, or on its owner's dashboard. */
export type PathKind = 'address' | 'kept'

export interface ItemsAsked {
  kind: PathKind
  /** The path's id; empty for the saved path. */
  id: string
  /** The person for whom the items are shown; empty for visitors. */
  viewerId: string
}

/** A source of items for paths. Each sibling folder declares its own in a `*.path-source.ts`. */
export interface PathSource {
  name: PathSourceName
  share: Readonly<Record<LearningStyle, number>>
  /** True if it can be about anything, so that finding it says nothing about an interest. */
  isAlwaysThere?: true
  /** Reads candidates for a new path. The number of rows read does not grow with the catalogue. */
  candidates: (answers: PathAnswers, now: number) => PreparedQuery<PathCandidate[]>
  items: (asked: ItemsAsked) => PreparedQuery<PathCandidate[]>
}
