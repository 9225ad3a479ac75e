import { limits } from '@kere/contracts/http/limits'
import { messages } from '@kere/contracts/http/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Section } from '@kere/ui/layout/section'
import { CardSkeletons } from '@kere/ui/status/skeleton'
import { useQuery } from '@tanstack/react-query'
import { cataloguePath } from './catalogue-address.ts'
import { CourseGrid } from './course-grid.tsx'
import { countCourses } from './course-text.ts'
import { courseCountsQuery, featuredCoursesQuery } from './catalogue.api.ts'
import { failurePart } from '../../../pages/null-if-not-found.ts'
import type { Part } from '../../../pages/seen-part.tsx'
import { LatePart } from '../../../pages/late-part.tsx'

function FeaturedCourses() {
  const { api } = useRemote()
  const featured = useQuery(featuredCoursesQuery(api))
  const counts = useQuery(courseCountsQuery(api))
  const all = counts.data && counts.data.total > 1 ? `All ${countCourses(counts.data.total)}` : 'All courses'
  if (featured.data?.length === 0) return null
  return (
    <Section title="Featured courses" link={{ href: cataloguePath, label: all }}>
      {featured.data ? (
        <CourseGrid courses={featured.data.slice(0, limits.featuredCoursesOnHome)} isRow />
      ) : featured.isPending ? (
        <CardSkeletons count={limits.featuredCoursesOnHome} label="Loading featured courses" />
      ) : (
        <LatePart
          of={failurePart}
          props={{
            title: messages.coursesFailed,
            query: featured,
            retryHref: '/',
            children: 'The rest of the page works.',
          }}
        />
      )}
    </Section>
  )
}

export const featuredCourses: Part = {
  component: FeaturedCourses,
  queries: (api) => [featuredCoursesQuery(api), courseCountsQuery(api)],
}
