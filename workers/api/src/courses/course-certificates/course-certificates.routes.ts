import * as endpoints from '@kere/contracts/certificates/course-certificates'
import { route } from '../../http/route.ts'
import {
  getCourseCertificate,
  issueCertificateByHand,
  issueEarlier,
  saveCourseCertificate,
  withdrawCertificateByHand,
} from './course-certificates.ts'

export const routes = [
  route(endpoints.getCourseCertificate, (context, { params }) => getCourseCertificate(context, params.courseId)),
  route(endpoints.saveCourseCertificate, (context, { params, body }) =>
    saveCourseCertificate(context, params.courseId, body),
  ),
  route(endpoints.issueCertificateByHand, (context, { params, body }) =>
    issueCertificateByHand(context, { ...params, ...body }),
  ),
  route(endpoints.withdrawCertificateByHand, (context, { params }) => withdrawCertificateByHand(context, params)),
]

export const clock = { issuedCertificates: issueEarlier }
