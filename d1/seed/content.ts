import type { CourseCategory, CourseLevel, LessonKind } from '@kere/contracts/course-options'
import type { Subject } from '@kere/contracts/onboarding-options'

/** Others refer to educators by `key`. */
export interface EducatorContent {
  key: string
  firstName: string
  lastName: string
  designation: string
  organization: string
  location: string
  bio: string
  teachingExperience: number
  languages: readonly string[]
  subjects: readonly string[]
}

export interface LearnerContent {
  key: string
  firstName: string
  lastName: string
  studyYear: string
  institute: string
  location: string
  state: string
  bio: string
  subjects: readonly string[]
}

export interface LessonContent {
  title: string
  kind: LessonKind
  minutes: number
}

/** What stands in a lesson: Markdown alone, or with what a task asks for. */
export type LessonText =
  | string
  | {
      body: string
      bring?: readonly string[]
      checklist?: readonly string[]
      /** Beside the first lesson of the course, which is always one. */
      isPreview?: boolean
    }

/** By course and title of the lesson. */
export type SubjectLessons = Readonly<Record<string, Readonly<Record<string, LessonText>>>>

export interface ModuleContent {
  title: string
  summary: string
  /** "1 week", "2 weeks", "3 days". */
  duration: string
  lessons: readonly LessonContent[]
}

export interface CourseContent {
  /** Readable key, unique; the id is derived from it. */
  key: string
  educator: string
  title: string
  /** Two to four short paragraphs, separated by a blank line; the first 120 characters stand on the card. */
  description: string
  category: CourseCategory
  /** Further categories, where the course truly belongs there too. */
  alsoIn: readonly CourseCategory[]
  level: CourseLevel
  price: number
  /** "6 weeks", "1 month", "10 days": `^\d+ (day|days|week|weeks|month|months)$` */
  duration: string
  /** Three to five lines that start with a verb. */
  objectives: readonly string[]
  /** One to three lines. */
  requirements: readonly string[]
  /** ISO date in 2024 to 2026, before 2026-11-15. */
  publishedOn: string
  featured: boolean
  published: boolean
  modules: readonly ModuleContent[]
}

/** Without a profile they have not finished onboarding. */
export interface ApplicantContent {
  key: string
  firstName: string
  lastName: string
  joinedAt: string
  profile?: {
    designation: string
    organization: string
    location: string
    bio: string
    teachingExperience: number
    languages: readonly string[]
    subjects: readonly Subject[]
    certifications?: readonly string[]
    phoneNumber?: string
  }
  declined?: { at: string; reason: string }
}
