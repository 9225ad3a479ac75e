import { t } from '@kere/brand/messages'
import { messages } from '@kere/contracts/http/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { LoadFailure } from '@kere/screens/load-failure'
import { ButtonLink } from '@kere/ui/controls/button'
import { EmptyState } from '@kere/ui/layout/empty-state'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { BackLink, barHeight } from './player-header.tsx'
import { PlayerSkeleton } from './player-skeleton.tsx'
import { courseQuery, courseKey, lessonQuery, type CourseVisit } from './player.api.ts'
import { Player } from './player.tsx'
import type { PageModule } from '@kere/platform/page'
import { describeInDashboard } from '@kere/screens/dashboard-page'

export const route = {
  path: '/dashboard/my-courses/:courseId',
  languages: ['kn', 'hi', 'ta'],
  roles: ['student', 'admin'],
  enrolled: true,
  isFocused: true,
  offline: true,
}

function PlayerPage() {
  const { api, request } = useRemote()
  const { courseId = '' } = useParams()
  const visit = useQuery(courseQuery(api, courseId))
  // The learner may have gone on with another device, so only a fresh answer says where to resume.
  const isResuming = !request.search.has('lesson') && visit.isFetching

  if (visit.data && !isResuming) return <Player courseId={courseId} visit={visit.data} />
  if (visit.isPending || isResuming) return <PlayerSkeleton />
  if (visit.data === null)
    return (
      <Bare>
        <EmptyState
          title={messages.courseNotFound}
          headingLevel="h1"
          action={
            <div className="flex flex-wrap gap-3">
              <ButtonLink href="/dashboard/my-courses">{t('My courses', 'Button, player of a course')}</ButtonLink>
              <ButtonLink href="/courses" variant="outline">
                {t('Browse courses', 'Button, player of a course')}
              </ButtonLink>
            </div>
          }
        >
          {t(
            'You are not enrolled in a course at this address. Check the address, or choose one of your courses.',
            'Text, player of a course',
          )}
        </EmptyState>
      </Bare>
    )
  return (
    <Bare>
      <h1 className="sr-only">{t('Course', 'Heading, player of a course')}</h1>
      <LoadFailure title={t('The course did not load', 'Error, player of a course')} query={visit}>
        {t(
          '{message} Your progress and notes are saved.',
          { message: visit.error?.message ?? '' },
          'Error, player of a course',
        )}
      </LoadFailure>
    </Bare>
  )
}

function Bare({ children }: { children: ReactNode }) {
  return (
    <>
      <header className={`flex ${barHeight} items-center border-b border-hairline px-2 desk:px-3`}>
        <BackLink />
      </header>
      <div className="mx-auto max-w-page px-gutter py-10">{children}</div>
    </>
  )
}

export const page: PageModule = {
  component: PlayerPage,
  queries({ params: { courseId = '' }, search }, api) {
    const lessonId = search.get('lesson')
    return [courseQuery(api, courseId), ...(lessonId ? [lessonQuery(api, courseId, lessonId)] : [])]
  },
  describe({ params: { courseId = '' }, search }, { cache }) {
    const visit = cache.getQueryData<CourseVisit | null>(courseKey(courseId))
    const lessons = visit?.course.modules.flatMap((module) => module.lessons) ?? []
    const lesson = lessons.find(({ id }) => id === (search.get('lesson') ?? visit?.course.resumeLessonId))
    const course =
      visit?.course.course.title ?? (visit === null ? messages.courseNotFound : t('Course', 'Text, player of a course'))
    const path = `/dashboard/my-courses/${courseId}`
    return describeInDashboard({
      status: visit === null ? 404 : 200,
      title: lesson ? `${lesson.title} · ${course}` : course,
      description: t('A course that you are enrolled in.', 'Description of the page, player of a course'),
      path,
      above: [{ label: t('My Courses', 'Label, player of a course'), path: '/dashboard/my-courses' }],
      crumb: course,
    })
  },
}
