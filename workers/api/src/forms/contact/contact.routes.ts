import * as endpoints from '@kere/contracts/forms/contact'
import { route } from '../../http/route.ts'
import { replyToContactMessage, setContactStatus, contactReads, sendContactMessage } from './contact.ts'

export const routes = [
  route(endpoints.sendContactMessage, (context, { body }, exchange) => sendContactMessage(context, body, exchange)),
  ...contactReads.routes,
  route(endpoints.setContactStatus, (context, { params, body }) => setContactStatus(context, params.id, body.status)),
  route(endpoints.replyToContactMessage, (context, { params, body }) =>
    replyToContactMessage(context, params.id, body.text),
  ),
]

export const exports = contactReads.csv({
  'Date (IST)': { moment: ({ submittedAt }) => submittedAt },
  Name: { text: ({ name }) => name },
  Email: { text: ({ email }) => email },
  Subject: { text: ({ subject }) => subject },
  Message: { text: ({ message }) => message },
  Status: { text: ({ status }) => status },
  Reply: { text: ({ reply }) => reply?.text ?? null },
  'Replied (IST)': { moment: ({ reply }) => reply?.at },
  'Replied by': { text: ({ reply }) => reply?.by ?? null },
})
