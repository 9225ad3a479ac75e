import type { Language } from '@kere/contracts/accounts/languages'
import { cutText } from '@kere/contracts/text/cut-text'
import type { CourseCategory, CourseLevel } from '@kere/contracts/courses/course-options'
import type { listFeaturedCourses } from '@kere/contracts/courses/courses'
import type { EndpointAnswer } from '@kere/contracts/http/endpoint'
import { smallPictureOf } from '@kere/contracts/files/small-picture'
import { educatorOf } from '../../accounts/accounts/person.ts'
import type { TranslatedText } from '../../kit/translations/translation-rows.ts'

/** The three fields of the instructor are either all set or all null. */
export interface CourseRow {
  id: string
  title: string
  description: string
  language: Language
  translation: TranslatedText | null
  category: CourseCategory
  level: CourseLevel
  price: number
  duration: string
  coverImage: string | null
  educatorId: string | null
  firstName: string | null
  lastName: string | null
  isHidden: number
  enrollmentCount: number
  completedCount: number
  publishedAt: number
}

/** With fewer learners, a share would say nothing about the course and might reveal who has finished it. */
const fewestForShare = 5

const finishedPercentOf = ({
  enrollmentCount,
  completedCount,
}: Pick<CourseRow, 'enrollmentCount' | 'completedCount'>) =>
  enrollmentCount < fewestForShare ? null : Math.round((100 * completedCount) / enrollmentCount)

const textsOf = ({ translation, title, description, language }: CourseRow) =>
  translation
    ? { title: translation.title, description: cutText(translation.body), language: translation.language }
    : { title, description, language }

export function toSummary(row: CourseRow): EndpointAnswer<typeof listFeaturedCourses>['items'][number] {
  return {
    id: row.id,
    ...textsOf(row),
    category: row.category,
    level: row.level,
    price: row.price,
    duration: row.duration,
    coverImage: smallPictureOf(row.coverImage),
    enrollmentCount: row.enrollmentCount,
    finishedPercent: finishedPercentOf(row),
    instructor: educatorOf(row),
    publishedAt: new Date(row.publishedAt).toISOString(),
  }
}
