import type { Course } from '@kere/contracts/courses/courses'
import { cutText } from '@kere/contracts/text/cut-text'
import { messages } from '@kere/contracts/http/messages'
import type { PageModule, PageDescription, PageRequest } from '@kere/platform/page'
import { cataloguePath, categoryHref } from './catalogue-address.ts'
import { courseHref } from './course-href.ts'
import { CoursePage } from './course-page.tsx'
import { courseNode } from './course-node.ts'
import { courseStandingQuery } from './course-standing.api.ts'
import { courseQuery } from './courses.api.ts'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = { path: '/courses/:id', sitemap: { list: '/api/courses', changedAt: 'publishedAt' } }

const searchResultLength = 160

const idOf = ({ params }: PageRequest) => params.id ?? ''

const courses = { label: 'Courses', path: cataloguePath }

function describe(request: PageRequest, { api, cache }: Parameters<PageModule['describe']>[1]): PageDescription {
  const id = idOf(request)
  const { queryKey } = courseQuery(api, id)
  const course = cache.getQueryData<Course | null>(queryKey)
  if (course) return describeCourse(course)

  const isUnknown = course === null
  const hasFailed = cache.getQueryState(queryKey)?.status === 'error'
  return {
    status: isUnknown ? 404 : hasFailed ? 503 : 200,
    meta: {
      title: isUnknown ? messages.courseNotFound : 'Course',
      description: isUnknown ? 'There is no published course at this address.' : 'Course outline, price and educator.',
      canonical: courseHref(id),
      breadcrumbs: [courses],
      ...((isUnknown || hasFailed) && { noindex: true }),
    },
  }
}

function describeCourse(course: Course): PageDescription {
  const path = courseHref(course.id)
  return {
    status: 200,
    meta: {
      title: course.title,
      description: cutText(course.description, searchResultLength),
      canonical: path,
      breadcrumbs: [
        courses,
        { label: course.category, path: categoryHref(course.category) },
        { label: course.title, path },
      ],
      // The head of a page is written at the edge alone: no browser loads this.
      ...(import.meta.env.SSR && { jsonLd: [courseNode(course)] }),
    },
  }
}

export const page: PublicPage = {
  component: CoursePage,
  next: async () => (await import('./course.next.ts')).courseNext,
  queries: (request, api) => [
    courseQuery(api, idOf(request)),
    ...(request.session.user?.isOnboarded ? [courseStandingQuery(api, idOf(request))] : []),
  ],
  describe,
}
