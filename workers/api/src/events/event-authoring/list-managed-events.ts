import { type EventSort, eventStates } from '@kere/contracts/events/event-options'
import { formerMember } from '@kere/contracts/accounts/former-member'
import { smallPictureOf } from '@kere/contracts/files/small-picture'
import type { Context } from '../../base/context.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { instantOf, instantOrNull } from '../../base/instants.ts'
import { countStandingsOf } from '../../kit/lists/counts.ts'
import { type ListRequest, pageOf } from '../../kit/lists/keyset.ts'
import { goesAtOf, hasUnsavedChanges } from './event-draft-answer.ts'
import { stateOf } from './event-draft.domain.ts'
import {
  type ManagedEventFilters,
  managedEventPage,
  type ManagedRow,
  selectManagedEvents,
  updateToOver,
} from './managed-events.queries.ts'

/** Lists an educator's own events, or all events for an admin (S-503). By default the last changed one comes first. */
export async function listManagedEvents(
  context: Context,
  request: ManagedEventFilters & ListRequest<'touched' | 'upcoming' | EventSort>,
) {
  const page = managedEventPage(request)
  const { state, type, search } = request
  const now = context.at
  const asked = { state, type, search, manager: requireSignedIn(context), now }
  const { rows, counters, total } = await selectManagedEvents(context.db, asked, page)
  return {
    ...pageOf(page, rows, (row) => toItem(row, now)),
    total,
    totalIsLowerBound: total >= page.countLimit,
    counts: countStandingsOf([...eventStates, 'deleted'], counters),
  }
}

const toItem = (row: ManagedRow, now: number) => ({
  id: row.id,
  version: row.version,
  title: row.title,
  type: row.type,
  category: row.startsAt === null ? row.typedCategory : row.category,
  topic: row.topic,
  startsAt: row.startsAt === null ? row.typedStart : instantOf(row.startsAt),
  endsAt: row.startsAt === null ? row.typedEnd : instantOrNull(row.endsAt),
  price: row.price,
  maxParticipants: row.maxParticipants,
  registrationsCount: row.registrationsCount,
  waitlistCount: row.waitlistCount,
  checkedInCount: row.checkedInCount,
  coverImage: smallPictureOf(row.coverImage),
  coverDrawing: row.coverDrawing,
  state: stateOf(row, now),
  isPublished: row.published,
  hasUnsavedChanges: hasUnsavedChanges(row),
  host: row.educatorId === null ? null : { id: row.educatorId, name: row.hostName ?? formerMember.name },
  updatedAt: instantOf(row.touchedAt),
  goesAt: goesAtOf(row),
})

export const endEvents = ({ db, at }: Pick<Context, 'db' | 'at'>) => updateToOver(db, at)
