import { t } from '@kere/brand/messages'
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

export const route = {
  path: '/dashboard/my-courses',
  languages: ['kn', 'hi', 'ta'],
  roles: ['student', 'admin'],
  enrolled: true,
  offline: true,
}

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
  useKeptPlace(
    isFirst && page && !page.keptAt
      ? { path: route.path, group: t('Lists', 'Text, My Courses'), title: t('My Courses', 'Heading, My Courses') }
      : null,
  )
  useResultNews(myCoursesHref(address), page && !courses.isPlaceholderData ? countOf(page.total, 'course') : undefined)

  const complete = (enrollment: MyEnrollment) => {
    setAsked(null)
    completion.mutateAsync(enrollment).then(
      () =>
        context.notify({
          tone: 'success',
          text: t('{title} is completed.', { title: enrollment.course.title }, 'Text, My Courses'),
        }),
      (error: Error) =>
        context.notify({
          tone: 'error',
          text: t('{message}. Nothing was changed.', { message: error.message }, 'Text, My Courses'),
        }),
    )
  }

  const leave = (enrollment: MyEnrollment) => {
    setAsked(null)
    leaving.mutateAsync(enrollment).then(
      () =>
        context.notify({
          tone: 'success',
          text: t('You have left {title}.', { title: enrollment.course.title }, 'Text, My Courses'),
        }),
      (error: Error) =>
        context.notify({
          tone: 'error',
          text: t('{message}. Nothing was changed.', { message: error.message }, 'Text, My Courses'),
        }),
    )
  }

  const askedAbout = (act: CourseAct) => (asked?.act === act ? asked.enrollment : null)

  return (
    <div
      ref={region}
      className="flow-root min-h-[calc(100dvh-3.75rem)] bg-surface pb-section wide:min-h-[calc(100dvh-4rem)]"
    >
      <h1 tabIndex={-1} className="sr-only">
        {t('My Courses', 'Heading, My Courses')}
      </h1>
      {page || courses.isPending ? (
        <DataTableTabs
          label={t('Progress', 'Label, My Courses')}
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
              <LoadFailure
                title={t('Error loading courses. Please try again.', 'Error, My Courses')}
                query={courses}
                className="my-5"
              >
                {t('The courses below may be out of date.', 'Error, My Courses')}
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
                  {t('Find another course', 'Link, My Courses')}
                </TextLink>
              </p>
            )}
          </div>
        ) : courses.isPending ? (
          <MyCoursesSkeleton />
        ) : page === null ? (
          <NoCourses address={address} />
        ) : (
          <LoadFailure
            title={t('Error loading courses. Please try again.', 'Error, My Courses')}
            query={courses}
            className="mt-6"
          >
            {t('Your progress is saved, and the rest of the site works.', 'Error, My Courses')}
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
    <nav aria-label={t('Pages', 'For screen readers, My Courses')} className="mt-5 flex justify-between gap-3">
      {address.cursor ? (
        <ButtonLink href={myCoursesHref({ status: address.status })} variant="outline" size="toolbar">
          {t('Newest courses', 'Button, My Courses')}
        </ButtonLink>
      ) : (
        <span />
      )}
      {page.nextCursor && (
        <ButtonLink href={myCoursesHref({ ...address, cursor: page.nextCursor })} variant="outline" size="toolbar">
          {t('Older courses', 'Button, My Courses')}
        </ButtonLink>
      )}
    </nav>
  )
}

function NoCourses({ address: { status, cursor } }: { address: MyCoursesAddress }) {
  if (cursor !== null || status !== null)
    return (
      <EmptyState
        title={
          cursor === null
            ? t('No courses here', 'Heading, My Courses')
            : t('This page is no longer available', 'Heading, My Courses')
        }
        className="mt-8"
        action={
          <ButtonLink href={myCoursesHref()} variant="outline">
            {t('All my courses', 'Button, My Courses')}
          </ButtonLink>
        }
      >
        {cursor === null
          ? t(
              'None of your courses is {state} right now.',
              { state: wordOf(status) },
              'The state is one of “in progress”, “not started” and “completed”',
            )
          : t('Your courses have moved to another page.', 'Text, My Courses')}
      </EmptyState>
    )
  return (
    <EmptyState
      title={t('No courses yet', 'Heading, My Courses')}
      picture={discPath('no-courses')}
      className="mt-8"
      action={<ButtonLink href="/courses">{t('Browse courses', 'Button, My Courses')}</ButtonLink>}
    >
      {t('Courses you enroll in appear here, with your progress in each.', 'Text, My Courses')}
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
      title: t('My Courses', 'Heading, My Courses'),
      description: t(
        'The courses you are enrolled in, and where to go on in each.',
        'Description of the page, My Courses',
      ),
      path: route.path,
    }),
}
