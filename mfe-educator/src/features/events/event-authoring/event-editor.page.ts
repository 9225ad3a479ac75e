import type { PageModule } from '@kere/platform/page'
import { eventsPath, managedEventPath, newEventPath, nameOfEvent } from '@kere/screens/event-acts'
import { draftQuery } from './event-draft.api.ts'
import { EventEditorPage, NewEventPage } from './event-editor-page.tsx'
import { eventListTitle } from '../../../events/event-paths.ts'

export const newEventRoute = { path: '/dashboard/events/new', roles: ['educator', 'admin'], isFocused: true }

export const eventEditorRoute = { path: '/dashboard/events/:id', roles: ['educator', 'admin'], isFocused: true }

export const eventEditorPage: PageModule = {
  component: EventEditorPage,
  queries: ({ params: { id = '' } }, api) => [draftQuery(api, id)],
  describe: ({ params: { id = '' }, session }, { api, cache }) => {
    const draft = cache.getQueryData(draftQuery(api, id).queryKey)
    const title = draft === null ? 'Event not found' : nameOfEvent(draft?.details.title ?? '')
    return {
      status: draft === null ? 404 : 200,
      meta: {
        title,
        description: 'Plan, publish and change an event.',
        canonical: managedEventPath(id),
        breadcrumbs: [
          { label: 'Dashboard', path: '/dashboard' },
          { label: eventListTitle(session), path: eventsPath },
          { label: title, path: managedEventPath(id) },
        ],
        noindex: true,
      },
    }
  },
}

export const newEventPage: PageModule = {
  component: NewEventPage,
  describe: ({ session }) => ({
    status: 200,
    meta: {
      title: 'New event',
      description: 'Plan an event.',
      canonical: newEventPath,
      breadcrumbs: [
        { label: 'Dashboard', path: '/dashboard' },
        { label: eventListTitle(session), path: eventsPath },
        { label: 'New event', path: newEventPath },
      ],
      noindex: true,
    },
  }),
}
