import { statusLabels, trackLabels } from '@kere/contracts/fellowship/fellowship-options'
import * as endpoints from '@kere/contracts/fellowship/fellowship-review'
import { labelOf } from '@kere/contracts/http/open-value'
import { route } from '../../http/route.ts'
import { bulkRoute } from '../../kit/bulk/bulk-of.ts'
import { csvOf } from '../../kit/exports/csv-of.ts'
import { reviewActs } from './review-acts.ts'
import * as review from './review.ts'

export const routes = [
  route(endpoints.listFellowshipApplications, (context, { query }) => review.listApplications(context, query)),
  route(endpoints.getFellowshipApplication, (context, { params }) => review.getApplication(context, params.id)),
  route(endpoints.approveFellowshipApplication, (context, { params, query }) =>
    review.approve(context, { ...params, ...query }),
  ),
  route(endpoints.rejectFellowshipApplication, (context, { params, query, body }) =>
    review.reject(context, { ...params, ...query }, body.reason),
  ),
  route(
    endpoints.undoFellowshipDecision,
    async (context, { params }) => (await review.undoDecision(context, params.id)).detail,
  ),
  route(
    endpoints.completeFellowship,
    async (context, { params }) => (await review.completeFellowship(context, params.id)).detail,
  ),
  route(
    endpoints.undoFellowshipCompletion,
    async (context, { params }) => (await review.undoFellowshipCompletion(context, params.id)).detail,
  ),
  route(endpoints.reviewFellowshipApplication, (context, { params, query, body }) =>
    review.saveReview(context, { ...params, ...query }, body),
  ),
  route(endpoints.linkFellowshipStatement, (context, { params }) => review.linkStatement(context, params.id)),
  bulkRoute({
    endpoint: endpoints.actOnFellowshipApplications,
    read: review.listApplications,
    walk: 'newest',
    toRow: ({ id, version, name, areaOfInterest }) => ({ id, version, name: name ?? areaOfInterest }),
    acts: reviewActs,
  }),
]

const hidden = 'Hidden'

export const exports = csvOf(
  endpoints.fellowshipApplicationList,
  endpoints.exportFellowshipApplications,
  review.listApplications,
  {
    Date: { moment: ({ createdAt }) => createdAt },
    Name: { text: ({ name }) => name ?? hidden },
    Email: { text: ({ email }) => email ?? hidden },
    Track: { text: ({ track }) => labelOf(trackLabels, track) },
    Organization: { text: ({ organization }) => organization ?? hidden },
    Role: { text: ({ role }) => role },
    'Area of Interest': { text: ({ areaOfInterest }) => areaOfInterest },
    Status: { text: ({ status }) => labelOf(statusLabels, status) },
  },
)
