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
  /** The categories it is about first, then those it touches. */
  subjects: readonly CourseCategory[]
  level: CourseLevel | null
  price: number | null
  /** The user types whose time it suits, with the reason in small letters: `3 weeks long`. */
  suitsTime: Partial<Record<UserType, string>>
  /** The styles it suits, with the reason as a sentence without its end. */
  suitsStyle: Partial<Record<LearningStyle, string>>
  startsAt: number | null
  endsAt: number | null
  publishedAt: number
  coverImage: string | null
  drawing?: number
  facts: readonly string[]
  standing: (typeof pathStandings)[number] | null
}

/** A path is read by its address, or on the dashboard of its owner. */
export type PathKind = 'address' | 'kept'

export interface ItemsAsked {
  kind: PathKind
  /** The path's id; empty for the saved one. */
  id: string
  /** The person whose relation to the items is shown; empty for visitors. */
  viewerId: string
}

/** A source of a path's items. A folder beside this one declares it in its `*.path-source.ts`. */
export interface PathSource {
  name: PathSourceName
  share: Readonly<Record<LearningStyle, number>>
  /** It can be asked about anything, so it says nothing of what an interest finds. */
  isAlwaysThere?: true
  /** Reads candidates for a new path: as many rows, however large the catalogue. */
  candidates: (answers: PathAnswers, now: number) => PreparedQuery<PathCandidate[]>
  items: (asked: ItemsAsked) => PreparedQuery<PathCandidate[]>
}
