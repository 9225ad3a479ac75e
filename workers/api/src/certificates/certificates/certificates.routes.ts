import { kindTextsOf } from '@kere/contracts/certificates/certificate-options'
import * as endpoints from '@kere/contracts/certificates/certificates'
import { fileRoute, route } from '../../http/route.ts'
import { bulkRoute } from '../../kit/bulk/bulk-of.ts'
import * as certificates from './certificates.ts'
import { verifyCertificate } from './verify.ts'
import { getCertificateStanding as getCertificateStandingEndpoint } from '@kere/contracts/certificates/certificate-standing'
import { getCertificateStanding } from './certificates.ts'

export const routes = [
  route(endpoints.getCertificate, (context, { params }, exchange) =>
    certificates.getCertificate(context, params.id, exchange),
  ),
  fileRoute(endpoints.getCredential, (context, { params }) => certificates.readCredential(context, params.id)),
  fileRoute(endpoints.getStatusList, (context, { params }) => certificates.readStatusList(context, params.list)),
  fileRoute(endpoints.getDidDocument, (context, _, exchange) => certificates.readDidDocument(context, exchange)),
  route(endpoints.verifyCertificate, (context, { body }, exchange) =>
    verifyCertificate(context, body.credential, exchange.networkAddress),
  ),
  route(endpoints.listMyCertificates, (context, { query }) => certificates.listMyCertificates(context, query)),
  route(endpoints.changeMyCertificate, (context, { params, body }) =>
    certificates.changeMyCertificate(context, params.id, body),
  ),
  route(endpoints.correctMyCertificate, (context, { params }) => certificates.correctMyCertificate(context, params.id)),
  route(endpoints.listPersonCertificates, (context, { params }) =>
    certificates.listPersonCertificates(context, params.id),
  ),
  ...certificates.issuedReads.routes,
  route(endpoints.revokeCertificate, (context, { params, body }) =>
    certificates.revokeCertificate(context, params.id, body.reason),
  ),
  route(
    endpoints.reinstateCertificate,
    async (context, { params }) => (await certificates.reinstateCertificate(context, params.id)).item,
  ),
  bulkRoute({
    endpoint: endpoints.actOnCertificates,
    read: certificates.issuedReads.list,
    walk: 'newest',
    toRow: ({ id, holder }) => ({ id, name: holder.name }),
    acts: {
      revoke: {
        endpoint: endpoints.revokeCertificate,
        answer: endpoints.revocation.shape.reason,
        undo: 'reinstate',
        async run(context, { id, answer = '' }) {
          await certificates.revokeCertificate(context, id, answer)
          return { isChanged: true }
        },
      },
      reinstate: {
        endpoint: endpoints.reinstateCertificate,
        run: (context, { id }) => certificates.reinstateCertificate(context, id),
      },
    },
  }),
  route(endpoints.listSigningKeys, (context) => certificates.listSigningKeys(context)),
  route(endpoints.rotateSigningKey, (context) => certificates.rotateSigningKey(context)),
  route(getCertificateStandingEndpoint, (context, { params }) => getCertificateStanding(context, params.id)),
]

export const exports = certificates.issuedReads.csv({
  Issued: { moment: ({ issuedAt }) => issuedAt },
  Number: { name: ({ id }) => id },
  Holder: { text: ({ holder }) => holder.name },
  'Name on it': { text: ({ holderName }) => holderName },
  Kind: { text: ({ kind }) => kindTextsOf(kind).name },
  Course: { text: ({ course }) => course.title },
  Completed: { moment: ({ completedAt }) => completedAt },
  'Lessons Done': { number: ({ lessonsDone }) => lessonsDone },
  'Revoked At': { moment: ({ revokedAt }) => revokedAt },
  'Issued by Hand': { text: ({ issueReason }) => issueReason ?? null },
  Reason: { text: ({ revokeReason }) => revokeReason },
})
