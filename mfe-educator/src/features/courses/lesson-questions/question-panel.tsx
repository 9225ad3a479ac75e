import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import type { InboxQuestion } from '@kere/contracts/courses/lesson-questions'
import { questionMessages } from '@kere/contracts/courses/lesson-questions-options'
import type { ApiClient } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { QuestionThread } from '@kere/screens/lesson-questions/question-thread'
import { listKey } from '@kere/screens/list-query'
import { LoadFailure } from '@kere/screens/load-failure'
import { ListInHandContext } from '@kere/screens/row-acts'
import { Skeleton } from '@kere/ui/status/skeleton'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { use } from 'react'

const loadContract = () => import('@kere/contracts/courses/lesson-questions')

const questionQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['lesson-question', id],
    queryFn: async ({ signal }) => api.call((await loadContract()).getLessonQuestion, { params: { id } }, { signal }),
  })

/** The next question that waits opens after an answer, as in every queue. */
export function QuestionPanel({ row: { id, course, lesson } }: { row: InboxQuestion }) {
  const { api } = useRemote()
  const cache = useQueryClient()
  const inHand = use(ListInHandContext)
  const query = useQuery(questionQuery(api, id))
  const refresh = () => void cache.invalidateQueries({ queryKey: listKey({ name: 'question-inbox' }) })
  return (
    <>
      <p lang={englishHere} className="text-meta text-muted wrap-anywhere">
        {t('{lesson}, in {course}', { lesson: lesson.title, course: course.title }, 'Text, educator')}
      </p>
      {query.isPending && <Skeleton className="mt-4 h-32" />}
      {query.isError && (
        <LoadFailure title={questionMessages.listFailed} query={query} className="mt-4" headingLevel="h3">
          {t('What was asked is safe.', 'Text, educator')}
        </LoadFailure>
      )}
      {query.data && (
        <QuestionThread
          key={id}
          question={query.data}
          isAnswering
          onChange={(question) => {
            if (question) cache.setQueryData(questionQuery(api, id).queryKey, question)
            else inHand?.close(id)
            refresh()
          }}
          onAnswer={() => inHand?.goOn(id, null)}
        />
      )}
    </>
  )
}
