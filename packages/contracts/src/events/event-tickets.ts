import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { myRegistration, paidOrderId } from './own-registrations.ts'
import { roles } from '../accounts/roles.ts'

export const eventTicket = z.extend(myRegistration, {
  openOrderId: z.nullable(z.string()),
  paidOrderId,
  /** Set for an online event while its registrants can join (C-36). */
  joinUrl: z.nullable(z.string()),
  joinableFrom: z.nullable(z.iso.datetime()),
})

export type EventTicket = z.infer<typeof eventTicket>

export const getEventTicket = defineEndpoint('getEventTicket', 'GET /api/me/registrations/:eventId', {
  summary:
    'The caller’s registration for one event, with its ticket. Kept on the device: there may be no connection at the gate.',
  access: { roles },
  response: eventTicket,
  isKeptOffline: true,
  failure: 'Failed to fetch the ticket',
})
