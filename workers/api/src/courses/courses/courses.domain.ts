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
  free?: boolean
}

export interface CourseCount {
  category: CourseCategory
  level: CourseLevel
  isFree: boolean
  count: number
}

/** Counts what adding a value would find: each group is counted with the filters of the other groups. */
export function countCourses(
  counts: readonly CourseCount[],
  filters: CourseFilters,
): { total: number; facets: EndpointAnswer<typeof listCourses>['facets'] } {
  const ofCategory = new Map<CourseCategory, number>()
  const ofLevel = new Map<CourseLevel, number>()
  let [total, free] = [0, 0]
  for (const { category, level, isFree, count } of counts) {
    const isOfCategory = !filters.category?.length || filters.category.includes(category)
    const isOfLevel = !filters.level?.length || filters.level.includes(level)
    const isOfPrice = !filters.free || isFree
    if (isOfLevel && isOfPrice) ofCategory.set(category, (ofCategory.get(category) ?? 0) + count)
    if (isOfCategory && isOfPrice) ofLevel.set(level, (ofLevel.get(level) ?? 0) + count)
    if (isOfCategory && isOfLevel && isOfPrice) total += count
    if (isOfCategory && isOfLevel && isFree) free += count
  }
  return {
    total,
    facets: {
      category: courseCategories.map((value) => ({ value, count: ofCategory.get(value) ?? 0 })),
      level: courseLevels.map((value) => ({ value, count: ofLevel.get(value) ?? 0 })),
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
