import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { questionMessages } from '@kere/contracts/courses/lesson-questions-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { AnswerTime } from '@kere/screens/lesson-questions/answer-time'
import { lazyExtra } from '@kere/screens/editor/lazy-part'
import { LoadFailure } from '@kere/screens/load-failure'
import { WhenNear } from '@kere/screens/when-near'
import { Button } from '@kere/ui/controls/button'
import { Section } from '@kere/ui/layout/section'
import { Skeleton } from '@kere/ui/status/skeleton'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import CloudOff from 'lucide-react/icons/cloud-off'
import { Suspense, useEffect, useState } from 'react'
import type { LessonPartProps } from '../../../lesson-part.ts'
import { questionQuery, questionsQuery, showChanged, waitingQuestions } from './questions.api.ts'

const AskForm = lazyExtra(async () => (await import('./ask-form.tsx')).AskForm)
const QuestionThread = lazyExtra(
  async () => (await import('@kere/screens/lesson-questions/question-thread')).QuestionThread,
)

const loading = <Skeleton className="mt-5 h-24" />

/** Questions on the lesson, below it. Whoever comes by the link of an email finds that question first. */
export function Questions({ courseId, lesson, waiting }: LessonPartProps) {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const list = useInfiniteQuery(questionsQuery(api, lesson.id))
  const [askedAt, setAskedAt] = useState<string | null>(null)
  const { hash } = context.navigation.location
  const wanted = useQuery(questionQuery(api, hash.startsWith('#lqn_') ? hash.slice(1) : null)).data
  const isWantedHere = wanted?.lesson.id === lesson.id
  const questions = list.data?.pages.flatMap(({ items }) => items) ?? []
  const shown = isWantedHere ? [wanted, ...questions.filter(({ id }) => id !== wanted.id)] : questions
  const unsent = waitingQuestions(waiting, lesson.id)
  const total = list.data?.pages[0]?.total ?? 0

  // The device sends what waits by itself.
  const sendable = unsent.filter(({ refusal }) => refusal === null).length
  useEffect(() => {
    void cache.invalidateQueries({ queryKey: questionsQuery(api, lesson.id).queryKey })
  }, [cache, api, lesson.id, sendable])

  return (
    <Section
      title={t('Questions', 'Heading, questions of a lesson')}
      id="lesson-questions"
      meta={
        total > 0 &&
        t(
          '{total, plural, one {# question} other {# questions}} on this lesson',
          { total },
          'Text, questions of a lesson',
        )
      }
      className="mt-12 max-w-measure"
    >
      {askedAt === lesson.id ? (
        <Suspense fallback={<Skeleton className="h-32" />}>
          <AskForm key={lesson.id} courseId={courseId} lesson={lesson} onDone={() => setAskedAt(null)} />
        </Suspense>
      ) : (
        <Button variant="outline" onClick={() => setAskedAt(lesson.id)}>
          {t('Ask a question', 'Button, questions of a lesson')}
        </Button>
      )}
      {unsent.map(({ target, text, refusal }) => (
        <Unsent key={target} target={target} text={text} isRefused={refusal !== null} />
      ))}
      {list.isPending && loading}
      {list.isError && (
        <LoadFailure title={questionMessages.listFailed} query={list} className="mt-5" headingLevel="h3">
          {t('You can still read the lesson and write a question.', 'Error, questions of a lesson')}
        </LoadFailure>
      )}
      {list.data && shown.length === 0 && unsent.length === 0 && (
        <p className="mt-5 text-muted">
          {t('Nobody has asked anything on this lesson yet.', 'Text, questions of a lesson')}
        </p>
      )}
      {shown.length > 0 && (
        <WhenNear isWanted={isWantedHere} fallback={loading}>
          <Suspense fallback={loading}>
            {shown.map((question) => (
              <QuestionThread
                key={question.id}
                question={question}
                onChange={(changed) => showChanged(cache, lesson.id, question.id, changed)}
              />
            ))}
            {isWantedHere && <Arrival id={wanted.id} />}
          </Suspense>
        </WhenNear>
      )}
      {list.hasNextPage && (
        <Button
          variant="outline"
          isBusy={list.isFetchingNextPage}
          busyLabel="Loading"
          onClick={() => void list.fetchNextPage()}
          className="mt-5"
        >
          {t('Show older questions', 'Button, questions of a lesson')}
        </Button>
      )}
      <AnswerTime courseId={courseId} className="mt-5" />
    </Section>
  )
}

/** Scrolls to an element that is drawn together with it, once. */
function Arrival({ id }: { id: string }) {
  useEffect(() => {
    document.getElementById(id)?.scrollIntoView({ block: 'start' })
  }, [id])
  return null
}

function Unsent({ target, text, isRefused }: { target: string; text: string; isRefused: boolean }) {
  const { context } = useRemote()
  const cache = useQueryClient()
  const discard = async () => {
    await (await context.openDevice?.())?.dropWrite(target)
    await cache.invalidateQueries({ queryKey: ['waiting-writes'] })
  }
  return (
    <div className="mt-5 border-s-4 border-warn bg-warn-soft px-3.5 py-3">
      <p lang={englishHere} className="font-semibold wrap-anywhere whitespace-pre-wrap">
        {text}
      </p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-2">
        <p className="flex items-center gap-1.5 text-meta">
          <CloudOff aria-hidden="true" className="size-4" />
          {isRefused
            ? t('Not sent: this was refused. Copy it if you need it', 'Text, questions of a lesson')
            : t('Saved on this device. It is sent when you are online', 'Text, questions of a lesson')}
        </p>
        <Button variant="quiet" size="toolbar" onClick={() => void discard()}>
          {t('Discard', 'Button, questions of a lesson')}
        </Button>
      </div>
    </div>
  )
}
