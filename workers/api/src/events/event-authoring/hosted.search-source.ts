import { smallPictureOf } from '@kere/contracts/files/small-picture'
import { instantOrNull } from '../../base/instants.ts'
import { asFew, nothingMore, type SearchSource } from '../../kit/site-search/search-source.ts'
import { hostedEvents } from './hosted-events.queries.ts'

export const source: SearchSource = {
  kind: 'own',
  find: (asked) =>
    asked.viewer?.role === 'educator'
      ? asFew(hostedEvents({ viewerId: asked.viewer.userId }), asked, (row) => ({
          ...nothingMore,
          id: row.id,
          title: row.title,
          path: `/dashboard/events/${row.id}`,
          text: '',
          facts: ['You host it', ...(row.endsAt !== null && row.endsAt <= asked.now ? ['Over'] : [])],
          picture: smallPictureOf(row.coverImage),
          drawing: { category: row.topic ?? '', drawing: row.coverDrawing },
          startsAt: instantOrNull(row.startsAt),
        }))
      : null,
}
