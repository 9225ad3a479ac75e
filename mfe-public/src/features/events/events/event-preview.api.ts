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

/** Nothing where there is no such event for this reader. */
export const eventPreviewQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['event-preview', id],
    // Each visit asks anew: the editor has saved since the last look. What the visit has asked for is drawn as it came.
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
