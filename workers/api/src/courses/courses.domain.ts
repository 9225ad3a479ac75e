import { type CourseCategory, type CourseLevel, courseCategories, courseLevels } from '@kere/contracts/course-options'
import type { listCourses, ownCourseFigures } from '@kere/contracts/courses'
import type { EndpointAnswer } from '@kere/contracts/endpoint'
import type { input } from 'zod/v4/core'

/** The filters of the catalogue; an absent or empty group lets everything through. */
export interface CourseFilters {
  category?: readonly CourseCategory[] | undefined
  level?: readonly CourseLevel[] | undefined
  free?: boolean
}

/** How many courses there are of one kind. */
export interface CourseCount {
  category: CourseCategory
  level: CourseLevel
  isFree: boolean
  count: number
}

/**
 * Totals and facet counts from the counts of each kind.
 *
 * The counts of a group apply the *other* groups' filters and not its own: beside "Water Resources" stands what adding
 * it would bring, not what is left now.
 */
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

/** The first things and, until there are `count`, those of `more` that are not among them. */
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

/** What helps an educator most: a draft is half a course, and without any course there is nobody to teach. */
export function nextActionOf(
  draft: CourseReference | undefined,
  published: CourseReference | undefined,
): input<typeof ownCourseFigures.nextAction> {
  if (draft) return { kind: 'finish_draft', course: draft }
  if (published) return { kind: 'view_course', course: published }
  return { kind: 'create_course' }
}
