import { nullIfNotFound } from '../../../pages/null-if-not-found.ts'
import { otherThings, pagesOwn, type NextStepOf } from '../../../pages/next-step.ts'
import { cataloguePath, categoryHref } from './catalogue-address.ts'
import { courseThing } from './course-thing.ts'
import { courseQuery, loadContract } from './courses.api.ts'

/** The foot of a missing course leads to the featured courses. */
export const featuredNext: NextStepOf = async (_, { api }) => ({
  title: 'Featured courses',
  all: { href: cataloguePath, label: 'All courses' },
  things: await otherThings(
    loadContract().then(async ({ listFeaturedCourses }) => (await api.call(listFeaturedCourses, {})).items),
    courseThing,
  ),
})

export const courseNext: NextStepOf = async (request, tools) => {
  const { api, cache } = tools
  const id = request.params.id ?? ''
  const { listRelatedCourses } = await loadContract()
  const [course, related] = await Promise.all([
    pagesOwn(cache, courseQuery(api, id)),
    nullIfNotFound(api.call(listRelatedCourses, { params: { id } })).catch(() => null),
  ])
  if (!course || !related || related.items.length === 0) return featuredNext(request, tools)
  return {
    title: 'Related courses',
    all: { href: categoryHref(course.category), label: `More in ${course.category}` },
    things: await otherThings(Promise.resolve(related.items), courseThing),
  }
}
