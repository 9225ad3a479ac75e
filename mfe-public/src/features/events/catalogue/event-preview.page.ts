import { eventsPath, previewHref } from './event-href.ts'
import { EventPreviewPage } from './event-preview-page.tsx'
import { eventPreviewQuery } from './event-preview.api.ts'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = { path: '/events/:id/preview', roles: ['educator', 'admin'] }

export const page: PublicPage = {
  component: EventPreviewPage,
  next: { none: 'draft' },
  queries: ({ params: { id = '' } }, api) => [eventPreviewQuery(api, id)],
  describe({ params: { id = '' } }, { api, cache }) {
    const { queryKey } = eventPreviewQuery(api, id)
    const isUnknown = cache.getQueryData(queryKey) === null
    const hasFailed = cache.getQueryState(queryKey)?.status === 'error'
    return {
      status: isUnknown ? 404 : hasFailed ? 503 : 200,
      meta: {
        title: isUnknown ? 'Event not found' : 'Preview',
        description: 'The event as visitors will see it.',
        canonical: previewHref(id),
        breadcrumbs: [{ label: 'Events', path: eventsPath }],
        noindex: true,
      },
    }
  },
}
