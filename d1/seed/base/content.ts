import type { CourseCategory, CourseLevel, WrittenLessonKind } from '@kere/contracts/courses/course-options'
import type { Subject } from '@kere/contracts/accounts/onboarding-options'

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
  kind: WrittenLessonKind
  minutes: number
}

export type LessonText =
  | string
  | {
      body: string
      bring?: readonly string[]
      checklist?: readonly string[]
      isPreview?: boolean
      /** Makes the lesson a field task that takes this many hours (0.5 to 24) away from the screen. */
      task?: { hours: number }
    }

export type SubjectLessons = Readonly<Record<string, Readonly<Record<string, LessonText>>>>

export interface ModuleContent {
  title: string
  summary: string
  duration: string
  lessons: readonly LessonContent[]
}

export interface CourseContent {
  key: string
  educator: string
  title: string
  /** Two to four short paragraphs, separated by a blank line. The card shows the first 120 characters. */
  description: string
  category: CourseCategory
  alsoIn: readonly CourseCategory[]
  level: CourseLevel
  price: number
  /** For example "6 weeks", "1 month" or "10 days": `^\d+ (day|days|week|weeks|month|months)$` */
  duration: string
  objectives: readonly string[]
  requirements: readonly string[]
  publishedOn: string
  featured: boolean
  published: boolean
  modules: readonly ModuleContent[]
}

/** A course in a second language. Its keys are the English titles; a lesson that is left out is shown in English. */
export interface CourseInKannada {
  course: string
  title: string
  /** The description of the course. */
  summary: string
  lessons: Readonly<Record<string, { title: string; body: string }>>
}

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
