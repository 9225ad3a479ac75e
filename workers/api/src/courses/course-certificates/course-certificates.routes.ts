import * as endpoints from '@kere/contracts/certificates/course-certificates'
import { route } from '../../http/route.ts'
import { getCourseCertificate, issueEarlier, saveCourseCertificate } from './course-certificates.ts'

export const routes = [
  route(endpoints.getCourseCertificate, (context, { params }) => getCourseCertificate(context, params.courseId)),
  route(endpoints.saveCourseCertificate, (context, { params, body }) =>
    saveCourseCertificate(context, params.courseId, body),
  ),
]

export const clock = { issuedCertificates: issueEarlier }
