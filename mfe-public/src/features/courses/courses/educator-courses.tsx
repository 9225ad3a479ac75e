import type { ApiClient } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Section } from '@kere/ui/layout/section'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { CourseGrid } from './course-grid.tsx'
import { countCourses } from './course-text.ts'
import { loadContract, toCard } from './courses.api.ts'

const educatorCoursesQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['educator-courses', id],
    queryFn: async ({ signal }) => {
      const { listEducatorCourses } = await loadContract()
      const { items } = await api.call(listEducatorCourses, { params: { id } }, { signal })
      return items.map(toCard)
    },
  })

/**
 * Shows nothing if there are no courses or they cannot be loaded, because the rest of the page is useful without them.
 */
function EducatorCourses({ id }: { id: string }) {
  const { data: courses } = useQuery(educatorCoursesQuery(useRemote().api, id))
  if (!courses || courses.length === 0) return null
  return (
    <Section title={countCourses(courses.length)}>
      <CourseGrid courses={courses} />
    </Section>
  )
}

export const educatorCourses = {
  component: EducatorCourses,
  queries: (api: ApiClient, id: string) => [educatorCoursesQuery(api, id)],
}
