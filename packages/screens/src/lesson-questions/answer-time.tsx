import { t } from '@kere/brand/messages'
import type { ApiClient } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { queryOptions, useQuery } from '@tanstack/react-query'

export const answerTimeQuery = (api: ApiClient, courseId: string) =>
  queryOptions({
    queryKey: ['answer-time', courseId],
    staleTime: 600_000,
    queryFn: async ({ signal }) => {
      const { getAnswerTime } = await import('@kere/contracts/courses/lesson-questions')
      return (await api.call(getAnswerTime, { params: { courseId } }, { signal })).hours
    },
  })

export function AnswerTime({ courseId, className = '' }: { courseId: string; className?: string }) {
  const { data: hours } = useQuery(answerTimeQuery(useRemote().api, courseId))
  if (!hours) return null
  const days = Math.round(hours / 24)
  return (
    <p className={`text-meta text-muted ${className}`}>
      {hours > 36
        ? t(
            'The educator usually answers questions within {days, plural, one {# day} other {# days}}',
            { days },
            'Page of a course',
          )
        : t(
            'The educator usually answers questions within {hours, plural, one {# hour} other {# hours}}',
            { hours },
            'Page of a course',
          )}
    </p>
  )
}
