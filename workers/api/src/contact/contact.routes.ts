import * as endpoints from '@kere/contracts/contact'
import { route } from '../frame/route.ts'
import { replyToContactMessage, setContactStatus } from './answer-contact-message.ts'
import { listContactMessages } from './list-contact-messages.ts'
import { sendContactMessage } from './send-contact-message.ts'

export const contactRoutes = [
  route(endpoints.sendContactMessage, (context, { body }, exchange) => sendContactMessage(context, body, exchange)),
  route(endpoints.listContactMessages, (context, { query }) => listContactMessages(context, query)),
  route(endpoints.setContactStatus, (context, { params, body }) => setContactStatus(context, params.id, body.status)),
  route(endpoints.replyToContactMessage, (context, { params, body }) =>
    replyToContactMessage(context, params.id, body.text),
  ),
]
