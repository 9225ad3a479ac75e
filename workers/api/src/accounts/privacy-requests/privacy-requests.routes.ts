import * as endpoints from '@kere/contracts/accounts/privacy-requests'
import { privacyRequestNames } from '@kere/contracts/accounts/privacy-request-options'
import { route } from '../../http/route.ts'
import {
  answerPrivacyRequest,
  filePrivacyRequest,
  listOwnPrivacyRequests,
  privacyRequestReads,
  withdrawPrivacyRequest,
} from './privacy-requests.ts'

export const routes = [
  route(endpoints.listOwnPrivacyRequests, listOwnPrivacyRequests),
  route(endpoints.filePrivacyRequest, (context, { body }, { networkAddress }) =>
    filePrivacyRequest(context, body, networkAddress),
  ),
  route(endpoints.withdrawPrivacyRequest, (context, { params }) => withdrawPrivacyRequest(context, params.id)),
  ...privacyRequestReads.routes,
  route(endpoints.answerPrivacyRequest, (context, { params, body }) =>
    answerPrivacyRequest(context, params.id, body.text),
  ),
]

export const exports = privacyRequestReads.csv({
  'Filed (IST)': { moment: ({ submittedAt }) => submittedAt },
  Person: { name: ({ person }) => person },
  Email: { text: ({ email }) => email },
  Request: { text: ({ kind }) => privacyRequestNames[kind] },
  'Filed by': { text: ({ filedBy }) => filedBy },
  State: { text: ({ state }) => state },
  'Due (IST)': { moment: ({ dueAt }) => dueAt },
  Text: { text: ({ text }) => text },
  Nominee: { name: ({ nomineeName }) => nomineeName },
  'Nominee’s email': { text: ({ nomineeEmail }) => nomineeEmail },
  Answer: { text: ({ reply }) => reply?.text ?? null },
  'Answered (IST)': { moment: ({ reply }) => reply?.at },
  'Answered by': { text: ({ reply }) => reply?.by ?? null },
})
