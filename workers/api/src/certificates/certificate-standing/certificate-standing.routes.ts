import * as endpoints from '@kere/contracts/certificates/certificate-standing'
import { route } from '../../http/route.ts'
import { getCertificateStanding } from './certificate-standing.ts'

export const routes = [
  route(endpoints.getCertificateStanding, (context, { params }) => getCertificateStanding(context, params.id)),
]
