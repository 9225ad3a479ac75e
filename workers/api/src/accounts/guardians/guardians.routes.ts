import * as endpoints from '@kere/contracts/accounts/guardians'
import { fileRoute, route } from '../../http/route.ts'
import { mostPortions } from '../own-data/own-data.domain.ts'
import * as guardians from './guardians.ts'

export const routes = [
  route(endpoints.getGuardian, (context) => guardians.getGuardian(context)),
  route(endpoints.askGuardian, (context, { body }, { networkAddress }) =>
    guardians.askGuardian(context, { ...body, networkAddress }),
  ),
  route(endpoints.getGuardianPage, (context, { params }) => guardians.getGuardianPage(context, params.token)),
  route(endpoints.renewGuardianLink, (context, { body }) => guardians.renewGuardianLink(context, body.token)),
  route(endpoints.agreeAsGuardian, (context, { body }) => guardians.agreeAsGuardian(context, body)),
  route(endpoints.refuseAsGuardian, (context, { body }) => guardians.refuseAsGuardian(context, body.token)),
  fileRoute(endpoints.downloadAsGuardian, (context, { body }, { origin, networkAddress }) =>
    guardians.downloadAsGuardian(context, { token: body.token, origin, networkAddress, mostPortions }),
  ),
]

export const clock = { guardiansTold: guardians.tellSoonOfAge }
