import { limits } from '@kere/contracts/http/limits'
import { myNotesHref } from '@kere/screens/course-href'

export interface NotesAddress {
  search: string
  cursor: string | null
}

export const readNotesAddress = (search: URLSearchParams): NotesAddress => ({
  search: (search.get('search') ?? '').trim().slice(0, limits.searchLength),
  cursor: search.get('cursor'),
})

export function notesHref(courseId: string, { search = '', cursor = null }: Partial<NotesAddress> = {}) {
  const query = new URLSearchParams({ ...(search && { search }), ...(cursor && { cursor }) }).toString()
  return query === '' ? myNotesHref(courseId) : `${myNotesHref(courseId)}?${query}`
}
