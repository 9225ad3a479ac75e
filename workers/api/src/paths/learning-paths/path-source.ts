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
  /** In the order chosen. */
  interests: readonly Interest[]
  learningStyle: LearningStyle
}

export interface PathCandidate {
  id: string
  title: string
  path: string
  /** What it is about first, then what it touches. */
  subjects: readonly CourseCategory[]
  level: CourseLevel | null
  /** Whole rupees; null where a price means nothing. */
  price: number | null
  /** Whose time it suits, and why, in small letters: `3 weeks long`. */
  suitsTime: Partial<Record<UserType, string>>
  /** Which styles it suits, and why, as a sentence without its end. */
  suitsStyle: Partial<Record<LearningStyle, string>>
  startsAt: number | null
  endsAt: number | null
  publishedAt: number
  coverImage: string | null
  /** Which of its drawings it chose. */
  drawing?: number
  facts: readonly string[]
  standing: (typeof pathStandings)[number] | null
}

/** By its address, or on the dashboard of who looks. */
export type PathKind = 'address' | 'kept'

export interface ItemsAsked {
  kind: PathKind
  /** The path's id; of the kept one, empty. */
  id: string
  /** Whose standing is shown; of visitors, empty. */
  viewerId: string
}

/** What a path leads to. A folder beside this one declares one in its `*.path-source.ts`. */
export interface PathSource {
  name: PathSourceName
  /** How many items of a path are its own, by the style of learning. */
  share: Readonly<Record<LearningStyle, number>>
  /** It can be asked about anything, so it says nothing of what an interest finds. */
  isAlwaysThere?: true
  /** For a new path: as many rows, however large the catalogue. */
  candidates: (answers: PathAnswers, now: number) => PreparedQuery<PathCandidate[]>
  /** What is still published of a path's items. */
  items: (asked: ItemsAsked) => PreparedQuery<PathCandidate[]>
}
