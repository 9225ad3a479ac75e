import type { Event } from '@kere/contracts/events/events'
import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'
import { nullIfNotFound } from '../../../pages/null-if-not-found.ts'
import type { ShownEvent } from './event.api.ts'
import { missingEvent } from './missing-event.ts'

interface Preview {
  event: ShownEvent | null
  missing: readonly string[]
}

/** Null if the reader has no such event. */
export const eventPreviewQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['event-preview', id],
    // Every visit requests the event again, because the editor may have saved. The answer of the visit itself is shown
    // without another request.
    staleTime: 0,
    refetchOnMount: false,
    queryFn: async ({ signal }): Promise<Preview | null> => {
      const { getEventPreview } = await import('@kere/contracts/events/event-authoring')
      const preview = await nullIfNotFound(api.call(getEventPreview, { params: { id } }, { signal }))
      if (preview) return { missing: preview.missing, event: preview.event && shown(preview.event) }
      await missingEvent.load().catch(() => {})
      return null
    },
  })

const shown = (event: Event): ShownEvent => ({
  ...event,
  title: event.title || 'Untitled event',
  askedAt: Date.now(),
})
