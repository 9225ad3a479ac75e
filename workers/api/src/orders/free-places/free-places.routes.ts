import { formerMember } from '@kere/contracts/accounts/former-member'
import { labelOf } from '@kere/contracts/http/open-value'
import { freePlaceStateNames } from '@kere/contracts/orders/free-place-options'
import * as endpoints from '@kere/contracts/orders/free-places'
import { renewAccess } from '../../accounts/auth/renew-access.ts'
import { route } from '../../http/route.ts'
import {
  enrollByCode,
  freePlaceReads,
  getFreePlacePool,
  giveFreePlace,
  setFreePlacePool,
  takeBackFreePlace,
} from './free-places.ts'

export const routes = [
  ...freePlaceReads.routes,
  route(endpoints.getFreePlacePool, (context, { params }) => getFreePlacePool(context, params.id)),
  route(endpoints.setFreePlacePool, (context, { params, body }) => setFreePlacePool(context, params.id, body.size)),
  route(endpoints.giveFreePlace, (context, { params, body }, { networkAddress }) =>
    giveFreePlace(context, { courseId: params.id, email: body.email, networkAddress }),
  ),
  route(endpoints.takeBackFreePlace, (context, { params }) => takeBackFreePlace(context, params.id)),
  route(
    endpoints.enrollByCode,
    async (context, { params, body }, exchange) => ({
      ...(await enrollByCode(context, {
        courseId: params.id,
        code: body.code,
        networkAddress: exchange.networkAddress,
      })),
      user: await renewAccess(context, exchange),
    }),
    renewAccess,
  ),
]

export const exports = freePlaceReads.csv({
  Learner: { name: ({ learner }) => learner ?? formerMember.name },
  'Given by': { name: ({ givenBy, isByCode }) => (isByCode ? 'A code' : (givenBy ?? formerMember.name)) },
  Given: { moment: ({ givenAt }) => givenAt },
  Status: { text: ({ state }) => labelOf(freePlaceStateNames, state) },
})
