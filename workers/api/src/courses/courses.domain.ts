import { type CourseCategory, type CourseLevel, courseCategories, courseLevels } from '@kere/contracts/course-options'
import type { ownCourseFigures } from '@kere/contracts/course-figures'
import type { listCourses } from '@kere/contracts/courses'
import type { EndpointAnswer } from '@kere/contracts/endpoint'
import type { input } from 'zod/v4/core'

/** An empty group lets everything through. */
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

/** A group's counts apply the *other* groups' filters: beside "Water Resources" stands what adding it would bring. */
export function countCourses(
  counts: readonly CourseCount[],
  filters: CourseFilters,
): { total: number; facets: EndpointAnswer<typeof listCourses>['facets'] } {
  const passes = {
    category: (kind: CourseCount) => !filters.category?.length || filters.category.includes(kind.category),
    level: (kind: CourseCount) => !filters.level?.length || filters.level.includes(kind.level),
    free: (kind: CourseCount) => !filters.free || kind.isFree,
  }
  const sum = (...tests: ((kind: CourseCount) => boolean)[]) =>
    counts.reduce((total, kind) => (tests.every((test) => test(kind)) ? total + kind.count : total), 0)

  return {
    total: sum(passes.category, passes.level, passes.free),
    facets: {
      category: courseCategories.map((value) => ({
        value,
        count: sum((kind) => kind.category === value, passes.level, passes.free),
      })),
      level: courseLevels.map((value) => ({
        value,
        count: sum((kind) => kind.level === value, passes.category, passes.free),
      })),
      free: sum((kind) => kind.isFree, passes.category, passes.level),
    },
  }
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

/** A draft is half a course, so it comes first; without any course there is nobody to teach. */
export function nextActionOf(
  draft: CourseReference | undefined,
  published: CourseReference | undefined,
): input<typeof ownCourseFigures.nextAction> {
  if (draft) return { kind: 'finish_draft', course: draft }
  if (published) return { kind: 'view_course', course: published }
  return { kind: 'create_course' }
}
