import { aCourse, anEducator } from '../../test/factories.ts'
import type { Sample, Samples } from '../../test/samples.ts'

const aFreeCourse: Sample = { params: async () => ({ id: (await aCourse(await anEducator(), { price: 0 })).id }) }

export const samples: Samples = { enrollInCourse: aFreeCourse, getCourseStanding: aFreeCourse }
