import { aCourse, anEducator } from '../../../test/factories.ts'
import type { Fixture, Fixtures } from '../../../test/fixtures.ts'

const aPublishedCourse: Fixture = { params: async () => ({ id: (await aCourse(await anEducator())).id }) }

export const fixtures: Fixtures = {
  listCourses: {},
  listFeaturedCourses: {},
  getCourse: aPublishedCourse,
  listRelatedCourses: aPublishedCourse,
  listEducatorCourses: { params: ({ educator }) => ({ id: educator.id }) },
}
