import { getCertificateStanding } from '@kere/contracts/certificates/certificate-standing'
import { requireSignedIn } from '../../http/signed-in.ts'
import { route } from '../../http/route.ts'
import { selectOwnCertificate } from './certificate-standing.queries.ts'

export const routes = [
  route(getCertificateStanding, async (context, { params }) => {
    const found = await selectOwnCertificate(context.db, params.id, requireSignedIn(context))
    return { isOwn: found.length > 0 }
  }),
]
