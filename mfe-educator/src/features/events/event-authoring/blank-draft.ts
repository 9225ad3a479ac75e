import type { EventDraft } from '@kere/contracts/events/event-authoring'
import { emptyEvent } from '@kere/contracts/events/event-empty'
import type { SessionUser } from '@kere/contracts/accounts/session'

const newId = 'evt_new'

export const blankDraft = (user: SessionUser | null, id: string | null): EventDraft => ({
  id: id ?? newId,
  version: 0,
  draftSavedAt: '',
  hasUnsavedChanges: true,
  state: 'draft',
  isPublished: false,
  goesAt: null,
  details: emptyEvent,
  saved: null,
  registrationsCount: 0,
  waitlistCount: 0,
  checkedInCount: 0,
  takenCount: 0,
  host: user && { id: user.id, name: `${user.firstName} ${user.lastName}` },
  isOwn: true,
  mayPublish: user?.role === 'admin' || user?.educatorStatus === 'approved',
})

export const isChangeable = ({ goesAt, state }: EventDraft) => goesAt === null && state !== 'cancelled'

export const countPeople = ({ takenCount, waitlistCount }: EventDraft) => takenCount + waitlistCount
