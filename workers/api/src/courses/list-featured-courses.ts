import { limits } from '@kere/contracts/limits'
import type { Context } from '../context.ts'
import { toSummary } from './course-summary.ts'
import { topUp } from './courses.domain.ts'
import { selectFeaturedCourses } from './courses.queries.ts'

/** Where fewer are featured than home shows, the newest fill the row (C-03). */
export async function listFeaturedCourses({ db }: Context) {
  const { featured, newest } = await selectFeaturedCourses(db, {
    featured: limits.featuredCourses,
    newest: limits.featuredCoursesOnHome,
  })
  return { items: topUp(featured, newest, limits.featuredCoursesOnHome).map(toSummary) }
}
