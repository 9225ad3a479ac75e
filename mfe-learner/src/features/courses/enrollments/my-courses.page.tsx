import { countOf } from '@kere/brand/count'
import { discPath } from '@kere/brand/art-paths'
import type { MyEnrollment } from '@kere/contracts/courses/learning'
import { useRemote } from '@kere/platform/react/remote-tree'
import { KeptNotice } from '@kere/screens/kept-notice'
import { LoadFailure } from '@kere/screens/load-failure'
import { useKeptFocus } from '@kere/screens/use-kept-focus'
import { useKeptPlace } from '@kere/screens/use-kept-place'
import { useResultNews } from '@kere/screens/use-result-news'
import { ButtonLink } from '@kere/ui/controls/button'
import { DataTableTabs } from '@kere/ui/data-table/data-table-tabs'
import { EmptyState } from '@kere/ui/layout/empty-state'
import { TextLink } from '@kere/ui/controls/link'
import { useIsPhone } from '@kere/ui/layout/use-is-phone'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { CompletionQuestion } from './completion-question.tsx'
import type { CourseAct } from './course-actions.tsx'
import { CourseCards } from './course-cards.tsx'
import { CourseTable } from './course-table.tsx'
import { LeavingQuestion } from './leaving-question.tsx'
import { myCoursesHref, readMyCoursesAddress, views, type MyCoursesAddress } from './my-courses-address.ts'
import { MyCoursesSkeleton } from './my-courses-skeleton.tsx'
import { UnpaidOrders } from './unpaid-orders.tsx'
import { completionMutation, leavingMutation, myCoursesQuery, type MyCourses } from './my-courses.api.ts'
import type { PageModule } from '@kere/platform/page'
import { describeInDashboard } from '@kere/screens/dashboard-page'

export const route = { path: '/dashboard/my-courses', roles: ['student', 'admin'], enrolled: true, offline: true }

function MyCoursesPage() {
  const { api, context, request } = useRemote()
  const address = readMyCoursesAddress(request.search)
  const courses = useQuery({ ...myCoursesQuery(api, address), placeholderData: keepPreviousData })
  const completion = useMutation(completionMutation(api))
  const leaving = useMutation(leavingMutation(api, context.openDevice ?? null))
  const [asked, setAsked] = useState<{ act: CourseAct; enrollment: MyEnrollment } | null>(null)
  const region = useRef<HTMLDivElement>(null)
  useKeptFocus(region, null)
  const page = courses.data
  const isFirst = request.search.size === 0
  useKeptPlace(isFirst && page && !page.keptAt ? { path: route.path, group: 'Lists', title: 'My Courses' } : null)
  useResultNews(myCoursesHref(address), page && !courses.isPlaceholderData ? countOf(page.total, 'course') : undefined)

  const complete = (enrollment: MyEnrollment) => {
    setAsked(null)
    completion.mutateAsync(enrollment).then(
      () => context.notify({ tone: 'success', text: `${enrollment.course.title} is completed.` }),
      (error: Error) => context.notify({ tone: 'error', text: `${error.message}. Nothing was changed.` }),
    )
  }

  const leave = (enrollment: MyEnrollment) => {
    setAsked(null)
    leaving.mutateAsync(enrollment).then(
      () => context.notify({ tone: 'success', text: `You have left ${enrollment.course.title}.` }),
      (error: Error) => context.notify({ tone: 'error', text: `${error.message}. Nothing was changed.` }),
    )
  }

  const askedAbout = (act: CourseAct) => (asked?.act === act ? asked.enrollment : null)

  return (
    <div
      ref={region}
      className="flow-root min-h-[calc(100dvh-3.75rem)] bg-surface pb-section wide:min-h-[calc(100dvh-4rem)]"
    >
      <h1 tabIndex={-1} className="sr-only">
        My Courses
      </h1>
      {page || courses.isPending ? (
        <DataTableTabs
          label="Progress"
          tabs={views.map(({ status, label }) => ({
            label,
            href: myCoursesHref({ status }),
            count: countIn(page, status),
            isCurrent: address.status === status,
          }))}
        />
      ) : null}
      <div className="max-w-page px-gutter wide:px-8">
        <UnpaidOrders />
        {page?.keptAt && <KeptNotice at={page.keptAt} className="mt-5" />}
        {page ? (
          <div className={courses.isPlaceholderData ? 'opacity-60' : ''}>
            {courses.isError && (
              <LoadFailure title="Error loading courses. Please try again." query={courses} className="my-5">
                The courses below may be out of date.
              </LoadFailure>
            )}
            {page.items.length > 0 ? (
              <List enrollments={page.items} onAsk={(act, enrollment) => setAsked({ act, enrollment })} />
            ) : (
              <NoCourses address={address} />
            )}
            <Pages page={page} address={address} />
            {page.items.length > 0 && (
              <p className="mt-6">
                <TextLink href="/courses" hasArrow>
                  Find another course
                </TextLink>
              </p>
            )}
          </div>
        ) : courses.isPending ? (
          <MyCoursesSkeleton />
        ) : page === null ? (
          <NoCourses address={address} />
        ) : (
          <LoadFailure title="Error loading courses. Please try again." query={courses} className="mt-6">
            Your progress is saved, and the rest of the site works.
          </LoadFailure>
        )}
      </div>
      <CompletionQuestion enrollment={askedAbout('complete')} onAnswer={complete} onClose={() => setAsked(null)} />
      <LeavingQuestion enrollment={askedAbout('leave')} onAnswer={leave} onClose={() => setAsked(null)} />
    </div>
  )
}

interface ListProps {
  enrollments: readonly MyEnrollment[]
  onAsk: (act: CourseAct, enrollment: MyEnrollment) => void
}

function List(props: ListProps) {
  return useIsPhone() ? <CourseCards {...props} /> : <CourseTable {...props} />
}

function Pages({ page, address }: { page: MyCourses; address: MyCoursesAddress }) {
  if (!page.nextCursor && !address.cursor) return null
  return (
    <nav aria-label="Pages" className="mt-5 flex justify-between gap-3">
      {address.cursor ? (
        <ButtonLink href={myCoursesHref({ status: address.status })} variant="outline" size="toolbar">
          Newest courses
        </ButtonLink>
      ) : (
        <span />
      )}
      {page.nextCursor && (
        <ButtonLink href={myCoursesHref({ ...address, cursor: page.nextCursor })} variant="outline" size="toolbar">
          Older courses
        </ButtonLink>
      )}
    </nav>
  )
}

function NoCourses({ address: { status, cursor } }: { address: MyCoursesAddress }) {
  if (cursor !== null || status !== null)
    return (
      <EmptyState
        title={cursor === null ? 'No courses here' : 'This page is no longer available'}
        className="mt-8"
        action={
          <ButtonLink href={myCoursesHref()} variant="outline">
            All my courses
          </ButtonLink>
        }
      >
        {cursor === null
          ? `None of your courses is ${wordOf(status)} right now.`
          : 'Your courses have moved to another page.'}
      </EmptyState>
    )
  return (
    <EmptyState
      title="No courses yet"
      picture={discPath('no-courses')}
      className="mt-8"
      action={<ButtonLink href="/courses">Browse courses</ButtonLink>}
    >
      Courses you enroll in appear here, with your progress in each.
    </EmptyState>
  )
}

const wordOf = (status: MyCoursesAddress['status']) =>
  views.find((view) => view.status === status)?.label.toLowerCase() ?? ''

function countIn(page: MyCourses | null | undefined, status: MyCoursesAddress['status']) {
  if (!page) return undefined
  if (status !== null) return page.counts[status]
  return Object.values(page.counts).reduce((sum, count) => sum + count, 0)
}

export const page: PageModule = {
  component: MyCoursesPage,
  queries: ({ search }, api) => [myCoursesQuery(api, readMyCoursesAddress(search))],
  describe: () =>
    describeInDashboard({
      title: 'My Courses',
      description: 'The courses you are enrolled in, and where to go on in each.',
      path: route.path,
    }),
}
