import type { Event } from '@kere/contracts/events/events'
import type { EventStanding } from '@kere/contracts/events/event-registrations'
import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'
import { nullIfNotFound } from '../../../pages/null-if-not-found.ts'
import { loadContract } from './load-contract.ts'
import { missingEvent } from './missing-event.ts'
import { ownAction } from './own-action.ts'

export const loadRegistrations = () => import('@kere/contracts/events/event-registrations')

export type ShownEvent = Event & {
  /** The time of the first rendering, so that edge and browser render the same. */
  askedAt: number
}

export const eventQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['event', id],
    queryFn: async ({ signal }): Promise<ShownEvent | null> => {
      const { getEvent } = await loadContract()
      const askedAt = Date.now()
      const event = await nullIfNotFound(api.call(getEvent, { params: { id } }, { signal }))
      if (event) return { ...event, askedAt }
      await missingEvent.load().catch(() => {})
      return null
    },
  })

/** Reads the relation of a signed-in reader to an event, with the meeting link if they may have it (C-36). */
export const eventStandingQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['event-standing', id],
    queryFn: async ({ signal }): Promise<EventStanding | null> => {
      const [{ getEventStanding }] = await Promise.all([loadRegistrations(), ownAction.load()])
      return nullIfNotFound(api.call(getEventStanding, { params: { id } }, { signal }))
    },
  })
