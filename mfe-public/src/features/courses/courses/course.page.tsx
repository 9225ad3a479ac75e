import { t } from '@kere/brand/messages'
import { courseCategoryNames } from '@kere/contracts/courses/course-category-names'
import { labelOf } from '@kere/contracts/http/open-value'
import { useRemote } from '@kere/platform/react/remote-tree'
import { answerTimeQuery } from '@kere/screens/lesson-questions/answer-time'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { CourseDetail } from './course-detail.tsx'
import { courseHref } from './course-href.ts'
import { CourseSkeleton } from './course-skeleton.tsx'
import { courseQuery, missingCourse } from './courses.api.ts'
import { PageFailure } from '../../../pages/page-failure.tsx'
import { LatePart } from '../../../pages/late-part.tsx'
import type { Course } from '@kere/contracts/courses/courses'
import { cutText } from '@kere/contracts/text/cut-text'
import { messages } from '@kere/contracts/http/messages'
import type { PageModule, PageDescription, PageRequest } from '@kere/platform/page'
import { cataloguePath, categoryHref } from './catalogue-address.ts'
import { codePriceQuery, readCode } from './course-code.api.ts'
import { courseNode } from './course-node.ts'
import { courseStandingQuery } from './course-standing.api.ts'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = {
  path: '/courses/:id',
  languages: ['kn', 'hi', 'ta'],
  sitemap: { list: '/api/courses', changedAt: 'publishedAt' },
}

function CoursePage() {
  const { api } = useRemote()
  const { id = '' } = useParams()
  const course = useQuery(courseQuery(api, id))

  if (course.data) return <CourseDetail course={course.data} />
  if (course.data === null) return <LatePart of={missingCourse} props={{}} />
  if (course.isPending) return <CourseSkeleton />
  return <PageFailure title={t('This course did not load', 'Error')} query={course} retryHref={courseHref(id)} />
}

const searchResultLength = 160

const idOf = ({ params }: PageRequest) => params.id ?? ''

const courses = { label: t('Courses', 'Title'), path: cataloguePath }

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
      title: isUnknown ? messages.courseNotFound : t('Course', 'Title of a page'),
      description: isUnknown
        ? t('There is no published course at this address.', 'What search engines show')
        : t('Course outline, price and educator.', 'What search engines show'),
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
        { label: labelOf(courseCategoryNames, course.category), path: categoryHref(course.category) },
        { label: course.title, path },
      ],
      // Only the edge writes a page's head, so browsers do not load this code.
      ...(import.meta.env.SSR && { jsonLd: [courseNode(course)] }),
    },
  }
}

export const page: PublicPage = {
  component: CoursePage,
  next: async () => (await import('./course.next.ts')).courseNext,
  queries: (request, api) => {
    const id = idOf(request)
    const code = readCode(request.search)
    return [
      courseQuery(api, id),
      answerTimeQuery(api, id),
      ...(request.session.user?.isOnboarded
        ? [courseStandingQuery(api, id), ...(code === null ? [] : [codePriceQuery(api, id, code)])]
        : []),
    ]
  },
  describe,
}
