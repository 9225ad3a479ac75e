import type { CourseDraft, LessonDraft } from '@kere/contracts/courses/course-authoring'
import { type ApiClient, orNull } from '@kere/platform/api'
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'

export const loadContract = () => import('@kere/contracts/courses/course-authoring')

export const draftKey = (id: string) => ['course-draft', id] as const

export const draftQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: draftKey(id),
    staleTime: 10_000,
    queryFn: async ({ signal }): Promise<CourseDraft | null> =>
      orNull(api.call((await loadContract()).getCourseDraft, { params: { id } }, { signal })),
  })

export const lessonQuery = (api: ApiClient, id: string, lessonId: string) =>
  queryOptions({
    queryKey: ['lesson-draft', id, lessonId],
    staleTime: 10_000,
    queryFn: async ({ signal }): Promise<LessonDraft> =>
      api.call((await loadContract()).getLessonDraft, { params: { id, lessonId } }, { signal }),
  })

export const previewQuery = (api: ApiClient, id: string, lessonId: string, version: number) =>
  queryOptions({
    queryKey: ['lesson-preview', id, lessonId, version],
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      api.call((await loadContract()).previewLesson, { params: { id, lessonId } }, { signal }),
  })

export function patchDraft(cache: QueryClient, id: string, change: Partial<CourseDraft>) {
  cache.setQueryData<CourseDraft | null>(draftKey(id), (draft) => draft && { ...draft, ...change })
}
