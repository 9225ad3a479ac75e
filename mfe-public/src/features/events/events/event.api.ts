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
  /** The moment of the first render, so that edge and browser draw the same. */
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

/** Asks for the reader's relation to an event, with the meeting link if it is theirs (C-36); signed-in readers only. */
export const eventStandingQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['event-standing', id],
    queryFn: async ({ signal }): Promise<EventStanding | null> => {
      const [{ getEventStanding }] = await Promise.all([loadRegistrations(), ownAction.load()])
      return nullIfNotFound(api.call(getEventStanding, { params: { id } }, { signal }))
    },
  })
