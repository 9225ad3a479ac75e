import { t } from '@kere/brand/messages'
import type { WaitingWrite } from '@kere/platform/device'
import { useRemote } from '@kere/platform/react/remote-tree'
import { lazyExtra } from '@kere/screens/editor/lazy-part'
import { KeptNotice } from '@kere/screens/kept-notice'
import { LoadFailure } from '@kere/screens/load-failure'
import { myCourseHref } from '@kere/screens/course-href'
import { ButtonLink } from '@kere/ui/controls/button'
import { ErrorPanel } from '@kere/ui/status/error-panel'
import { Skeleton } from '@kere/ui/status/skeleton'
import { useIsPhone } from '@kere/ui/layout/use-is-phone'
import { useQuery } from '@tanstack/react-query'
import Archive from 'lucide-react/icons/archive'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { LessonPart } from '../../../lesson-part.ts'
import * as lessonParts from '../../../lesson-parts.registry.ts'
import { LessonView } from './lesson-view.tsx'
import { Notes } from './notes.tsx'
import { Outline } from './outline.tsx'
import { OutlineHead } from './outline-head.tsx'
import { OutlineSheet, NotesSheet, sheetIds } from './player-sheets.tsx'
import { PlayerFoot } from './player-foot.tsx'
import { PlayerHeader } from './player-header.tsx'
import { PlayerKeys } from './player-keys.tsx'
import { LessonSkeleton } from './player-skeleton.tsx'
import { lessonQuery, waitingQuery, type CourseVisit } from './player.api.ts'
import { findWaitingNote, lessonsOf, withWaiting, withWaitingLesson } from './player.domain.ts'
import { useIsNarrow } from './use-is-narrow.ts'
import { useLessonVisit } from './use-lesson-visit.ts'
import { useProgress, useWaitingChanges } from './use-progress.ts'

const NextLesson = lazyExtra(async () => (await import('./next-lesson.tsx')).NextLesson)
const CompletionMoment = lazyExtra(async () => (await import('./completion-moment.tsx')).CompletionMoment)

interface PlayerProps {
  courseId: string
  visit: CourseVisit
}

const parts: readonly [string, { lessonPart: LessonPart }][] = Object.entries(lessonParts)

const nothing: readonly WaitingWrite[] = []

const column = 'desk:sticky desk:top-16 desk:overflow-y-auto desk:overscroll-contain'

export function Player({ courseId, visit }: PlayerProps) {
  const { api, context, request } = useRemote()
  const openDevice = context.openDevice ?? null
  const { data: waiting } = useQuery(waitingQuery(openDevice))
  useWaitingChanges()
  const isPhone = useIsPhone()
  const isNarrow = useIsNarrow()
  const progress = useProgress(visit.course, waiting ?? nothing)

  const course = withWaiting(visit.course, waiting ?? [])
  const hasCompleted = useHasCompleted(course.status)
  const lessonId = request.search.get('lesson') ?? course.resumeLessonId
  const listed = lessonsOf(course).find(({ id }) => id === lessonId)
  const lessonVisit = useQuery({ ...lessonQuery(api, courseId, lessonId ?? ''), enabled: lessonId !== null })
  const found = lessonVisit.data
  const lesson = found && waiting ? withWaitingLesson(found.lesson, courseId, waiting) : (found?.lesson ?? null)
  useLessonVisit({
    courseId,
    course: course.course,
    lesson,
    keptAt: found?.keptAt ?? null,
    onOpen: progress.open,
  })

  const markDone = (isDone: boolean) => lesson && progress.markDone(lesson.id, isDone)
  // The note waits for the unsent writes, because it would start from an older text without them.
  const notes = lesson && waiting && (
    <Notes
      key={lesson.id}
      courseId={courseId}
      lesson={lesson}
      isTitled={!isNarrow}
      waiting={findWaitingNote(waiting, courseId, lesson.id)}
    />
  )
  // The column fills the height below the bar at the top and, in a lesson, above the bar at the bottom.
  const columnHeight = lesson ? 'desk:h-[calc(100dvh-8rem)]' : 'desk:h-[calc(100dvh-4rem)]'
  const outline = (onChoose?: () => void) => (
    <>
      <OutlineHead course={course} isTitled={!isPhone} />
      <Outline course={course} lessonId={lessonId} onChoose={onChoose} />
    </>
  )

  return (
    <>
      <PlayerHeader course={course} lesson={lesson} tools={isPhone && <OutlineSheet>{outline}</OutlineSheet>} />
      <div className="desk:grid desk:grid-cols-[17rem_minmax(0,1fr)] wide:grid-cols-[18.5rem_minmax(0,1fr)_18.25rem]">
        {!isPhone && (
          <aside
            aria-label={t('Outline', 'For screen readers, player of a course')}
            className={`border-e border-hairline bg-canvas ${column} ${columnHeight}`}
          >
            {outline()}
          </aside>
        )}
        <div className="min-w-0 px-4 pt-6 pb-28 desk:px-12 desk:pt-10">
          {course.course.isWithdrawn && <Withdrawn />}
          {visit.keptAt && !found?.keptAt && <KeptNotice at={visit.keptAt} className="mb-5" />}
          {lessonId === null ? (
            <>
              <h1 className="text-title">{course.course.title}</h1>
              <p className="mt-2 text-muted">
                {t('This course has no lessons yet. New lessons appear here.', 'Text, player of a course')}
              </p>
            </>
          ) : found && lesson ? (
            <>
              <LessonView
                course={course.course}
                visit={{ ...found, lesson }}
                isKeptOffline={openDevice !== null}
                onCheck={(checked) => progress.check(lesson.id, checked, lesson.checked)}
              />
              {lesson.kind === 'note' && lesson.next && (
                <Suspense fallback={<Skeleton className="mt-12 h-32" />}>
                  <NextLesson course={course} lesson={lesson} onDone={markDone} />
                </Suspense>
              )}
              {parts.map(
                ([
                  name,
                  {
                    lessonPart: { Part },
                  },
                ]) => (
                  <Suspense key={name} fallback={<Skeleton className="mt-12 h-32" />}>
                    <Part courseId={courseId} lesson={lesson} waiting={waiting ?? []} />
                  </Suspense>
                ),
              )}
            </>
          ) : lessonVisit.isPending ? (
            <LessonSkeleton />
          ) : found === null ? (
            <Gone courseId={courseId} resumeLessonId={course.resumeLessonId} />
          ) : (
            <>
              <h1 className="sr-only">{listed?.title ?? t('Lesson', 'Heading, player of a course')}</h1>
              <LoadFailure title={t('This lesson did not load', 'Error, player of a course')} query={lessonVisit}>
                {navigator.onLine
                  ? t('Your progress and notes are saved.', 'Error, player of a course')
                  : t(
                      'You have not opened it on this device before. Lessons you have opened can be read offline.',
                      'Error, player of a course',
                    )}
              </LoadFailure>
            </>
          )}
        </div>
        {!isNarrow && (
          <aside
            aria-label={t('Notes', 'For screen readers, player of a course')}
            className={`border-s border-hairline p-5 ${column} ${columnHeight}`}
          >
            {notes}
            {lesson && <PlayerKeys courseId={courseId} lesson={lesson} onDone={markDone} />}
          </aside>
        )}
      </div>
      {lesson && (
        <PlayerFoot
          courseId={courseId}
          lesson={lesson}
          isDone={lesson.isDone}
          onDone={markDone}
          tools={isNarrow && <NotesSheet>{notes}</NotesSheet>}
        />
      )}
      {isNarrow && <PlayerKeys courseId={courseId} lesson={lesson} onDone={markDone} notesSheetId={sheetIds.notes} />}
      {hasCompleted && (
        <Suspense>
          <CompletionMoment course={course} />
        </Suspense>
      )}
    </>
  )
}

/** True from the moment at which the course is completed here. It stays completed (C-61). */
function useHasCompleted(status: string) {
  const [hasCompleted, setCompleted] = useState(false)
  const before = useRef(status)
  useEffect(() => {
    if (status === 'completed' && before.current !== 'completed') setCompleted(true)
    before.current = status
  }, [status])
  return hasCompleted
}

function Withdrawn() {
  return (
    <p role="note" className="mb-6 flex items-start gap-2.5 bg-warn-soft px-3.5 py-2.5 text-dense text-warn">
      <Archive aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {t(
        'This course is no longer offered to others. You keep all of it, with your progress and your notes.',
        'Text, player of a course',
      )}
    </p>
  )
}

function Gone({ courseId, resumeLessonId }: { courseId: string; resumeLessonId: string | null }) {
  return (
    <ErrorPanel
      headingLevel="h1"
      title={t('This lesson is no longer part of the course', 'Error, player of a course')}
      text={t('Your educator has removed it. Your progress in the other lessons stays.', 'Error, player of a course')}
      action={
        resumeLessonId && (
          <ButtonLink href={myCourseHref(courseId, resumeLessonId)} variant="outline">
            {t('Continue the course', 'Button, player of a course')}
          </ButtonLink>
        )
      }
    />
  )
}
