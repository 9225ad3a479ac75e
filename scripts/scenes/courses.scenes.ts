import { listFeaturedCourses } from '../../packages/contracts/src/courses.ts'
import type { Site, Scenes, ViewerScenes } from './scene.ts'

export const scenes: ViewerScenes = { visitor: listScenes }

async function listScenes({ origin, request }: Site): Promise<Scenes> {
  const answer = await request.get(origin + listFeaturedCourses.path)
  const { items } = listFeaturedCourses.response.parse(await answer.json())
  return {
    courses: { path: '/courses' },
    'courses-filtered': { path: '/courses?category=Water%20Resources&level=beginner&sort=price-low' },
    'courses-search': { path: '/courses?search=water' },
    'courses-none': { path: '/courses?search=submarine' },
    course: { path: `/courses/${items[0]!.id}` },
    'course-unknown': { path: '/courses/crs_unknown' },
  }
}
