import * as endpoints from '@kere/contracts/events/event-messages'
import { route } from '../../http/route.ts'
import { listEventMessages } from './list-event-messages.ts'
import { sendEventMessage } from './send-event-message.ts'
import { writeMessages } from './write-messages.ts'

export const routes = [
  route(endpoints.listEventMessages, (context, { params }) => listEventMessages(context, params.id)),
  route(endpoints.sendEventMessage, (context, { params, body }) => sendEventMessage(context, params.id, body)),
]

export const clock = { messagesWritten: writeMessages }
