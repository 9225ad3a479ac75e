import { countOf } from '@kere/brand/count'
import { smallPictureOf } from '@kere/contracts/files/small-picture'
import { instantOf } from '../../base/instants.ts'
import { lineWith } from '../../kit/site-search/line-with.ts'
import { asFound, nothingMore, type SearchSource, shapeOf, valuesOf } from '../../kit/site-search/search-source.ts'
import { foundEvents } from './found-events.queries.ts'

interface Seats {
  seatsLeft: number
  maxParticipants: number
  hasWaitlist: boolean
}

function seatsText({ seatsLeft, maxParticipants, hasWaitlist }: Seats) {
  if (seatsLeft > 0) return `${seatsLeft} of ${countOf(maxParticipants, 'seat')} left`
  return hasWaitlist ? 'Full, waiting list open' : 'Full'
}

export const source: SearchSource = {
  kind: 'events',
  find: (asked) =>
    asFound(foundEvents(valuesOf(asked), shapeOf(asked)), (row) => ({
      ...nothingMore,
      id: row.id,
      title: row.translation?.title ?? row.title,
      language: row.translation?.language ?? row.language,
      path: `/events/${row.id}`,
      text: lineWith(row.translation?.body ?? row.description, asked.search.words),
      facts: [row.venue ?? 'Online', seatsText(row)],
      picture: smallPictureOf(row.coverImage),
      drawing: { category: row.topic ?? '', drawing: row.coverDrawing },
      price: row.price,
      startsAt: instantOf(row.startsAt),
    })),
}
