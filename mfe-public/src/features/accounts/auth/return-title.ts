import { readAddress } from '@kere/brand/language'
import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'

const namedPage = /^\/(courses|events)\/([^/?#]+)/

export const isNamed = (next: string | null): next is string => next !== null && namedPage.test(readAddress(next).path)

/** Finds the title of the page that signing in leads back to; null if there is none. */
export const returnTitleQuery = (api: ApiClient, next: string) =>
  queryOptions({
    queryKey: ['return-title', next],
    queryFn: async ({ signal }): Promise<string | null> => {
      const [, kind, id = ''] = namedPage.exec(readAddress(next).path) ?? []
      const asked = { params: { id: decodeURIComponent(id) } }
      try {
        if (kind === 'courses') {
          const { getCourse } = await import('@kere/contracts/courses/courses')
          return (await api.call(getCourse, asked, { signal })).title
        }
        const { getEvent } = await import('@kere/contracts/events/events')
        return (await api.call(getEvent, asked, { signal })).title
      } catch {
        return null
      }
    },
  })
