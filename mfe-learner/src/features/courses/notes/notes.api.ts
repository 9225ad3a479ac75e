import type { EndpointOutput } from '@kere/contracts/http/endpoint'
import type { listMyNotes, MyNote } from '@kere/contracts/courses/learning'
import { limits } from '@kere/contracts/http/limits'
import { ApiError, type ApiClient } from '@kere/platform/api'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { NotesAddress } from './notes-address.ts'

const loadContract = () => import('@kere/contracts/courses/learning')

const listKey = (courseId: string) => ['my-notes', courseId] as const

export interface MyNotes extends EndpointOutput<typeof listMyNotes> {
  keptAt: Date | null
}

export const notesQuery = (api: ApiClient, courseId: string, { search, cursor }: NotesAddress) =>
  queryOptions({
    queryKey: [...listKey(courseId), search, cursor],
    networkMode: 'always',
    queryFn: async ({ signal }): Promise<MyNotes | null> => {
      const { listMyNotes } = await loadContract()
      let keptAt: Date | null = null
      const read = async (from: string | null) => {
        const query = { limit: limits.pageSize, ...(search && { search }), ...(from && { cursor: from }) }
        return api.call(listMyNotes, { params: { courseId }, query }, { signal, onKept: (at) => (keptAt = at) })
      }
      try {
        return { ...(await read(cursor)), keptAt }
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (error.code === 'not_found') return null
        if (error.code !== 'invalid_cursor') throw error
        return { ...(await read(null)), keptAt }
      }
    },
  })

export const deletionMutation = (api: ApiClient, courseId: string) =>
  mutationOptions({
    networkMode: 'always',
    mutationFn: ({ lesson, version }: MyNote) => save(api, courseId, lesson.id, { text: '', version }),
    onMutate: async ({ lesson }, { client }) => {
      const queryKey = listKey(courseId)
      await client.cancelQueries({ queryKey })
      const before = client.getQueriesData<MyNotes | null>({ queryKey })
      client.setQueriesData<MyNotes | null>({ queryKey }, (page) => page && without(page, lesson.id))
      return before
    },
    onError: (_error, _note, before, { client }) => {
      for (const [key, page] of before ?? []) client.setQueryData(key, page)
    },
    onSettled: (_data, _error, { lesson }, _before, { client }) => void refresh(client, courseId, lesson.id),
  })

/** @param version the version of the empty note that replaced this one */
export async function restoreNote(
  { api, client }: { api: ApiClient; client: QueryClient },
  courseId: string,
  { lesson, text }: MyNote,
  version: number,
) {
  try {
    await save(api, courseId, lesson.id, { text, version })
  } finally {
    await refresh(client, courseId, lesson.id)
  }
}

async function save(api: ApiClient, courseId: string, lessonId: string, note: { text: string; version: number }) {
  const { saveNote } = await loadContract()
  return api.call(saveNote, { params: { courseId, lessonId }, body: note })
}

const refresh = (client: QueryClient, courseId: string, lessonId: string) =>
  Promise.all([
    client.invalidateQueries({ queryKey: listKey(courseId) }),
    client.invalidateQueries({ queryKey: ['my-lesson', courseId, lessonId] }),
  ])

function without(page: MyNotes, lessonId: string): MyNotes {
  const items = page.items.filter(({ lesson }) => lesson.id !== lessonId)
  return { ...page, items, total: page.total - (page.items.length - items.length) }
}
