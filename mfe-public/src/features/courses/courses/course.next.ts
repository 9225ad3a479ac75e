import { t } from '@kere/brand/messages'
import { courseCategoryNames } from '@kere/contracts/courses/course-category-names'
import { labelOf } from '@kere/contracts/http/open-value'
import { nullIfNotFound } from '../../../pages/null-if-not-found.ts'
import { otherThings, pagesOwn, type NextStepOf } from '../../../pages/next-step.ts'
import { cataloguePath, categoryHref } from './catalogue-address.ts'
import { courseThing } from './course-thing.ts'
import { courseQuery, loadContract } from './courses.api.ts'

/** The foot of a missing course leads to the featured courses. */
export const featuredNext: NextStepOf = async (_, { api }) => ({
  title: t('Featured courses', 'Heading on the home page'),
  all: { href: cataloguePath, label: t('All courses', 'Link') },
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
    title: t('Related courses', 'Heading'),
    all: {
      href: categoryHref(course.category),
      label: t(
        'More in {subject}',
        { subject: labelOf(courseCategoryNames, course.category) },
        'Link: courses of a subject',
      ),
    },
    things: await otherThings(Promise.resolve(related.items), courseThing),
  }
}
