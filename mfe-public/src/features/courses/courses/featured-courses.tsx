import { t } from '@kere/brand/messages'
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
  const all =
    counts.data && counts.data.total > 1
      ? t('All {courses}', { courses: countCourses(counts.data.total) }, 'Link; courses as “24 courses”')
      : t('All courses', 'Link')
  if (featured.data?.length === 0) return null
  return (
    <Section title={t('Featured courses', 'Heading on the home page')} link={{ href: cataloguePath, label: all }}>
      {featured.data ? (
        <CourseGrid courses={featured.data.slice(0, limits.featuredCoursesOnHome)} isRow />
      ) : featured.isPending ? (
        <CardSkeletons
          count={limits.featuredCoursesOnHome}
          label={t('Loading featured courses', 'For screen readers')}
        />
      ) : (
        <LatePart
          of={failurePart}
          props={{
            title: messages.coursesFailed,
            query: featured,
            retryHref: '/',
            children: t('The rest of the page works.', 'Below an error in one part of a page'),
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
