import { stageLabels } from '@kere/contracts/careers/career-options'
import * as endpoints from '@kere/contracts/careers/job-application-review'
import { labelOf } from '@kere/contracts/http/open-value'
import { route } from '../../http/route.ts'
import { bulkRoute } from '../../kit/bulk/bulk-of.ts'
import { applicationActs } from './application-acts.ts'
import * as review from './application-review.ts'

export const routes = [
  ...review.applicationReads.routes,
  route(
    endpoints.moveJobApplication,
    async (context, { params, body }) => (await review.moveApplication(context, params.id, body.stage)).item,
  ),
  route(endpoints.answerJobApplication, (context, { params, body }) =>
    review.answerApplication(context, params.id, body),
  ),
  route(endpoints.undoJobAnswer, async (context, { params }) => (await review.undoAnswer(context, params.id)).item),
  route(endpoints.noteJobApplication, (context, { params, body }) =>
    review.noteApplication(context, params.id, body.text),
  ),
  route(endpoints.linkResume, (context, { params }) => review.linkResume(context, params.id)),
  route(endpoints.renewApplicationLink, (context, { params }) => review.renewLink(context, params.id)),
  bulkRoute({
    endpoint: endpoints.actOnJobApplications,
    read: review.applicationReads.list,
    walk: 'newest',
    toRow: ({ id, name }) => ({ id, name }),
    acts: applicationActs,
  }),
]

/** U-11. The export names a resume's file, because a resume has no address (W-29). */
export const exports = review.applicationReads.csv({
  Date: { moment: ({ createdAt }) => createdAt },
  Name: { text: ({ name }) => name },
  Email: { text: ({ email }) => email },
  Position: { text: ({ position }) => position },
  Link: { text: ({ link }) => link },
  Note: { text: ({ note }) => note },
  Resume: { text: ({ resume }) => resume?.name ?? null },
  Status: { text: ({ stage }) => labelOf(stageLabels, stage) },
})
