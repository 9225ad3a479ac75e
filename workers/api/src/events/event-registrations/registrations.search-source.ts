import type { RegistrationStatus } from '@kere/contracts/events/registration-statuses'
import { smallPictureOf } from '@kere/contracts/files/small-picture'
import { instantOf } from '../../base/instants.ts'
import { asFew, nothingMore, type SearchSource } from '../../kit/site-search/search-source.ts'
import { ownEvents } from './own-events.queries.ts'

const standings: Readonly<Record<RegistrationStatus, string>> = {
  registered: 'You are registered',
  awaiting_payment: 'Your payment is awaited',
  offered: 'A seat is kept for you',
  waitlisted: 'You are on the waiting list',
  cancelled: 'Cancelled',
}

export const source: SearchSource = {
  kind: 'own',
  find: (asked) =>
    asked.viewer &&
    asFew(ownEvents({ viewerId: asked.viewer.userId }), asked, (row) => ({
      ...nothingMore,
      id: row.id,
      title: row.title,
      path: `/events/${row.id}`,
      text: '',
      facts: row.endsAt !== null && row.endsAt <= asked.now ? ['Over'] : [standings[row.status]],
      picture: smallPictureOf(row.coverImage),
      drawing: { category: row.topic ?? '', drawing: row.coverDrawing },
      startsAt: row.startsAt === null ? null : instantOf(row.startsAt),
    })),
}
