import { aCourse, anEducator } from '../../test/factories.ts'
import type { Sample, Samples } from '../../test/samples.ts'

const aPublishedCourse: Sample = { params: async () => ({ id: (await aCourse(await anEducator())).id }) }

export const samples: Samples = {
  listCourses: {},
  listFeaturedCourses: {},
  getCourse: aPublishedCourse,
  listRelatedCourses: aPublishedCourse,
}
