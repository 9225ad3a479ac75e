import type { LessonQuestion } from '@kere/contracts/courses/lesson-questions'
import type { ApiClient } from '@kere/platform/api'
import type { Device, WaitingWrite } from '@kere/platform/device'
import { infiniteQueryOptions, queryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query'

export const loadContract = () => import('@kere/contracts/courses/lesson-questions')

interface Page {
  items: LessonQuestion[]
  nextCursor: string | null
  total: number
  keptAt: Date | null
}

const listKey = (lessonId: string) => ['lesson-questions', lessonId] as const

export const questionsQuery = (api: ApiClient, lessonId: string) =>
  infiniteQueryOptions({
    queryKey: listKey(lessonId),
    // The device may have it where the network has not.
    networkMode: 'always',
    queryFn: async ({ signal, pageParam }): Promise<Page> => {
      let keptAt: Date | null = null
      const options = { signal, onKept: (at: Date) => (keptAt = at) }
      const query = { limit: 10, ...(pageParam && { cursor: pageParam }) }
      const input = { params: { lessonId }, query }
      return { ...(await api.call((await loadContract()).listLessonQuestions, input, options)), keptAt }
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })

export const questionQuery = (api: ApiClient, id: string | null) =>
  queryOptions({
    queryKey: ['lesson-question', id],
    enabled: id !== null,
    queryFn: async ({ signal }) =>
      api.call((await loadContract()).getLessonQuestion, { params: { id: id ?? '' } }, { signal }),
  })

/** Fewer words are common to too many questions. */
const askedWords = 3

export const similarQuery = (api: ApiClient, lessonId: string, text: string) =>
  queryOptions({
    queryKey: ['similar-questions', lessonId, text],
    enabled: text.split(/\s+/).length >= askedWords,
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const { findSimilarQuestions } = await loadContract()
      return (await api.call(findSimilarQuestions, { params: { lessonId }, query: { text } }, { signal })).items
    },
  })

/** Shows a question as it is now, wherever it stands in the list; null takes it out. */
export function showChanged(cache: QueryClient, lessonId: string, id: string, question: LessonQuestion | null) {
  cache.setQueryData<LessonQuestion>(['lesson-question', id], question ?? undefined)
  cache.setQueryData<InfiniteData<Page, string>>(
    listKey(lessonId),
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          items: page.items.flatMap((one) => (one.id === id ? (question ?? []) : one)),
        })),
      },
  )
}

const targetOf = (lessonId: string) => `lesson-question:${lessonId}:`

/** @returns whether it was sent; else it waits on the device */
export async function sendQuestion(
  { api, openDevice }: { api: ApiClient; openDevice: (() => Promise<Device>) | null | undefined },
  lessonId: string,
  body: { text: string },
  idempotencyKey: string,
) {
  const [{ askLessonQuestion }, { sendWrite }] = await Promise.all([
    loadContract(),
    import('@kere/platform/send-write'),
  ])
  const input = { params: { lessonId }, body }
  if (!openDevice) return (await api.call(askLessonQuestion, input, { idempotencyKey })) !== null
  const target = targetOf(lessonId) + idempotencyKey
  try {
    const options = { target, isKeptWhenRefused: true }
    return (await sendWrite({ api, openDevice }, askLessonQuestion, input, options)) !== null
  } catch (error) {
    // The field still has it.
    await (await openDevice()).dropWrite(target)
    throw error
  }
}

/** Questions on a lesson that have not been sent, or were refused. */
export const waitingQuestions = (writes: readonly WaitingWrite[], lessonId: string) =>
  writes.flatMap(({ target, body, refusal }) => {
    const text =
      target.startsWith(targetOf(lessonId)) && body && typeof body === 'object' && 'text' in body && body.text
    return typeof text === 'string' ? [{ target, text, refusal }] : []
  })
