import * as archive from '@kere/contracts/publishing/newsletter-archive'
import * as endpoints from '@kere/contracts/publishing/newsletter-issues'
import { fileRoute, route } from '../../http/route.ts'
import { readIssuesRss } from './issues-feed.ts'
import * as issues from './newsletter-issues.ts'
import { pauseIssue, sendIssue, sendIssues, settleIssueMails, testIssue, unscheduleIssue } from './send-issue.ts'

export const routes = [
  route(endpoints.listManagedIssues, (context, { query }) => issues.listManagedIssues(context, query)),
  route(endpoints.createIssue, (context, { body }) => issues.createIssue(context, body)),
  route(endpoints.getIssueDraft, (context, { params }) => issues.getIssueDraft(context, params.id)),
  route(endpoints.saveIssueDraft, (context, { params, body }) => issues.saveIssueDraft(context, params.id, body)),
  route(endpoints.deleteIssue, (context, { params }) => issues.deleteIssue(context, params.id)),
  route(endpoints.previewIssue, (context, { params }) => issues.previewIssue(context, params.id)),
  route(endpoints.listIssueBlocks, (context) => issues.listIssueBlocks(context)),
  route(endpoints.countIssueAudiences, (context) => issues.countIssueAudiences(context)),
  route(endpoints.testIssue, (context, { params, body }) => testIssue(context, params.id, body)),
  route(endpoints.sendIssue, (context, { params, body }) => sendIssue(context, params.id, body)),
  route(endpoints.unscheduleIssue, (context, { params }) => unscheduleIssue(context, params.id)),
  route(endpoints.settleIssueMails, (context, { params, body }) => settleIssueMails(context, params.id, body.isSent)),
  route(endpoints.pauseIssue, (context, { params, body }) => pauseIssue(context, params.id, body.isPaused)),
  route(archive.listNewsletterIssues, (context, { query }) => issues.listNewsletterIssues(context, query)),
  route(archive.getNewsletterIssue, (context, { params }) => issues.getNewsletterIssue(context, params.slug)),
  fileRoute(archive.readIssuesRss, (context, _, exchange) => readIssuesRss(context, exchange)),
]

export const clock = { issuesSent: sendIssues }
