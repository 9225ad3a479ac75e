import * as endpoints from '@kere/contracts/people/profile-reports'
import { route } from '../../http/route.ts'
import {
  decideReport,
  getOwnHiding,
  getReportedProfile,
  listProfileReports,
  listReportedProfiles,
  replyToHiding,
  reportProfile,
  undoReportDecision,
} from './profile-reports.ts'

export const routes = [
  route(endpoints.reportProfile, (context, { params, body }, exchange) =>
    reportProfile(context, params.id, body, exchange),
  ),
  route(endpoints.listReportedProfiles, (context, { query }) => listReportedProfiles(context, query)),
  route(endpoints.getReportedProfile, (context, { params }) => getReportedProfile(context, params.id)),
  route(endpoints.listProfileReports, (context, { params }) => listProfileReports(context, params.id)),
  route(endpoints.decideReport, (context, { params, body }) => decideReport(context, params.id, body)),
  route(endpoints.undoReportDecision, (context, { params }) => undoReportDecision(context, params.id)),
  route(endpoints.getOwnHiding, getOwnHiding),
  route(endpoints.replyToHiding, (context, { body }) => replyToHiding(context, body.text)),
]
