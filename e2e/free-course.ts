import { listOwnCourses } from '@kere/contracts/courses/course-authoring'
import type { APIRequestContext } from '@playwright/test'

/** Reads the free course that `educator@kere.test` has in the sample data. Another journey may have published one too. */
export async function readFreeCourse(educator: APIRequestContext, origin: string) {
  const answer = await educator.get(`${origin}/api/me/courses?limit=100`)
  const { items } = listOwnCourses.response.parse(await answer.json())
  return items.find(({ title }) => title === 'Groundwater: reading your own borewell')!
}
