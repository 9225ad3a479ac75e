import * as endpoints from '@kere/contracts/people/profile-reports'
import { labelOf } from '@kere/contracts/http/open-value'
import { reportedStatusNames, reportReasonNames } from '@kere/contracts/people/profile-reports-options'
import { route } from '../../http/route.ts'
import {
  decideReport,
  getOwnHiding,
  listProfileReports,
  reportedReads,
  replyToHiding,
  reportProfile,
  undoReportDecision,
} from './profile-reports.ts'

export const routes = [
  route(endpoints.reportProfile, (context, { params, body }, exchange) =>
    reportProfile(context, params.id, body, exchange),
  ),
  ...reportedReads.routes,
  route(endpoints.listProfileReports, (context, { params }) => listProfileReports(context, params.id)),
  route(endpoints.decideReport, (context, { params, query, body }) =>
    decideReport(context, { ...params, ...query }, body),
  ),
  route(endpoints.undoReportDecision, (context, { params }) => undoReportDecision(context, params.id)),
  route(endpoints.getOwnHiding, getOwnHiding),
  route(endpoints.replyToHiding, (context, { body }) => replyToHiding(context, body.text)),
]

/** The export leaves out the reporters, like the list. */
export const exports = reportedReads.csv({
  'Last Reported': { moment: ({ lastReportedAt }) => lastReportedAt },
  Name: { text: ({ person }) => person.name },
  Role: { text: ({ person }) => (person.kind === 'educator' ? 'Educator' : 'Learner') },
  Status: { text: ({ status }) => labelOf(reportedStatusNames, status) },
  Reports: { number: ({ times }) => times },
  'Latest Reason': { text: ({ latestReason }) => labelOf(reportReasonNames, latestReason) },
  Decided: { moment: ({ decision }) => decision?.at },
  'Decided By': { text: ({ decision }) => decision?.by ?? '' },
  Message: { text: ({ decision }) => decision?.message ?? '' },
  Reply: { text: ({ reply }) => reply?.text ?? '' },
})
