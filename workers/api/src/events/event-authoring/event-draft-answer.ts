import type { EventDetails } from '@kere/contracts/events/event-draft'
import { eventLimits } from '@kere/contracts/events/event-options'
import { DomainError } from '../../base/domain-error.ts'
import { instantOf } from '../../base/instants.ts'
import { dayMs, type FieldError, stateOf } from './event-draft.domain.ts'

interface AnsweredEvent {
  id: string
  version: number
  draftSavedAt: number
  published: boolean
  cancelledAt: number | null
  deletedAt: number | null
  startsAt: number | null
  endsAt: number | null
  updatedAt: number
}

export const goesAtOf = ({ deletedAt }: Pick<AnsweredEvent, 'deletedAt'>) =>
  deletedAt === null ? null : instantOf(deletedAt + eventLimits.restorableDays * dayMs)

export const hasUnsavedChanges = ({
  startsAt,
  draftSavedAt,
  updatedAt,
}: Pick<AnsweredEvent, 'startsAt' | 'draftSavedAt' | 'updatedAt'>) => startsAt === null || draftSavedAt > updatedAt

export const eventStateOf = (event: AnsweredEvent, now: number) => ({
  id: event.id,
  version: event.version,
  draftSavedAt: instantOf(event.draftSavedAt),
  hasUnsavedChanges: hasUnsavedChanges(event),
  state: stateOf(event, now),
  isPublished: event.published,
  goesAt: goesAtOf(event),
})

export const pointerOf = (field: keyof EventDetails) => `/body/details/${field}` as const

export const incomplete = (errors: readonly FieldError[]) =>
  new DomainError(
    'event_incomplete',
    errors[0]?.text,
    undefined,
    errors.map(({ field, text }) => ({ pointer: pointerOf(field), detail: text })),
  )
