import type { CheckTry, LessonCheck } from '@kere/contracts/courses/lesson-checks'
import type { ApiClient } from '@kere/platform/api'
import { queryOptions, type QueryClient } from '@tanstack/react-query'

export const loadContract = () => import('@kere/contracts/courses/lesson-checks')

export const checksQuery = (api: ApiClient, courseId: string, lessonId: string) =>
  queryOptions({
    queryKey: ['lesson-checks', courseId, lessonId],
    // Offline, the device may have kept the answer of an earlier visit.
    networkMode: 'always',
    queryFn: async ({ signal }) =>
      (await api.call((await loadContract()).listLessonChecks, { params: { courseId, lessonId } }, { signal })).items,
  })

/** False for a try of an earlier version of the check, whose question was another. */
export const isCurrent = ({ question }: LessonCheck, made: CheckTry) => (made.question ?? question) === question

export const showAnswered = (cache: QueryClient, query: ReturnType<typeof checksQuery>, answered: LessonCheck) =>
  cache.setQueryData(query.queryKey, (checks) => checks?.map((one) => (one.id === answered.id ? answered : one)))
