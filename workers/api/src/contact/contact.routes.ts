import * as endpoints from '@kere/contracts/contact'
import { csvOf } from '../exports/csv-of.ts'
import { route } from '../frame/route.ts'
import { timeInIndia } from '../lists/days.ts'
import { replyToContactMessage, setContactStatus } from './answer-contact-message.ts'
import { getContactMessage } from './get-contact-message.ts'
import { listContactMessages } from './list-contact-messages.ts'
import { sendContactMessage } from './send-contact-message.ts'

export const routes = [
  route(endpoints.sendContactMessage, (context, { body }, exchange) => sendContactMessage(context, body, exchange)),
  route(endpoints.listContactMessages, (context, { query }) => listContactMessages(context, query)),
  route(endpoints.getContactMessage, (context, { params }) => getContactMessage(context, params.id)),
  route(endpoints.setContactStatus, (context, { params, body }) => setContactStatus(context, params.id, body.status)),
  route(endpoints.replyToContactMessage, (context, { params, body }) =>
    replyToContactMessage(context, params.id, body.text),
  ),
]

export const exports = csvOf(endpoints.contactMessageList, endpoints.exportContactMessages, listContactMessages, {
  'Date (IST)': ({ submittedAt }) => timeInIndia(submittedAt),
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Subject: ({ subject }) => subject,
  Message: ({ message }) => message,
  Status: ({ status }) => status,
  Reply: ({ reply }) => reply?.text ?? null,
  'Replied (IST)': ({ reply }) => (reply ? timeInIndia(reply.at) : null),
  'Replied by': ({ reply }) => reply?.by ?? null,
})
