import { type Language, languages } from '@kere/contracts/accounts/languages'
import {
  type CourseCategory,
  type CourseLevel,
  courseCategories,
  courseLevels,
} from '@kere/contracts/courses/course-options'
import type { ownCourseFigures } from '@kere/contracts/courses/course-figures'
import type { listCourses } from '@kere/contracts/courses/courses'
import type { EndpointAnswer } from '@kere/contracts/http/endpoint'
import type { input } from 'zod/v4/core'

/** An empty group allows everything. */
export interface CourseFilters {
  category?: readonly CourseCategory[] | undefined
  level?: readonly CourseLevel[] | undefined
  language?: readonly Language[] | undefined
  free?: boolean
}

export interface CourseCount {
  category: CourseCategory
  level: CourseLevel
  isFree: boolean
  language: Language
  count: number
}

/** Counts what adding a value would find: each group is counted with the filters of the other groups. */
export function countCourses(
  counts: readonly CourseCount[],
  filters: CourseFilters,
): { total: number; facets: EndpointAnswer<typeof listCourses>['facets'] } {
  const ofCategory = new Map<CourseCategory, number>()
  const ofLevel = new Map<CourseLevel, number>()
  const ofLanguage = new Map<Language, number>()
  const add = <Value>(to: Map<Value, number>, value: Value, count: number) =>
    to.set(value, (to.get(value) ?? 0) + count)
  let [total, free] = [0, 0]
  for (const { category, level, language, isFree, count } of counts) {
    const isOfCategory = !filters.category?.length || filters.category.includes(category)
    const isOfLevel = !filters.level?.length || filters.level.includes(level)
    const isOfLanguage = !filters.language?.length || filters.language.includes(language)
    const isOfPrice = !filters.free || isFree
    if (isOfLevel && isOfLanguage && isOfPrice) add(ofCategory, category, count)
    if (isOfCategory && isOfLanguage && isOfPrice) add(ofLevel, level, count)
    if (isOfCategory && isOfLevel && isOfPrice) add(ofLanguage, language, count)
    if (isOfCategory && isOfLevel && isOfLanguage && isOfPrice) total += count
    if (isOfCategory && isOfLevel && isOfLanguage && isFree) free += count
  }
  return {
    total,
    facets: {
      category: courseCategories.map((value) => ({ value, count: ofCategory.get(value) ?? 0 })),
      level: courseLevels.map((value) => ({ value, count: ofLevel.get(value) ?? 0 })),
      language: languages.map((value) => ({ value, count: ofLanguage.get(value) ?? 0 })),
      free,
    },
  }
}

export function countPublished(counts: readonly CourseCount[]): { total: number; free: number } {
  const sum = { total: 0, free: 0 }
  for (const { isFree, count } of counts) {
    sum.total += count
    if (isFree) sum.free += count
  }
  return sum
}

export function topUp<Thing extends { id: string }>(
  first: readonly Thing[],
  more: readonly Thing[],
  count: number,
): Thing[] {
  const missing = Math.max(0, count - first.length)
  const known = new Set(first.map(({ id }) => id))
  return [...first, ...more.filter(({ id }) => !known.has(id)).slice(0, missing)]
}

interface CourseReference {
  id: string
  title: string
}

export function nextActionOf(
  draft: CourseReference | undefined,
  published: CourseReference | undefined,
): input<typeof ownCourseFigures.nextAction> {
  if (draft) return { kind: 'finish_draft', course: draft }
  if (published) return { kind: 'view_course', course: published }
  return { kind: 'create_course' }
}
