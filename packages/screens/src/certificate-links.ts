import { product } from '@kere/brand/brand'
import type { Certificate } from '@kere/contracts/certificates/certificates'

/** The address of LinkedIn's form, with the certificate's data filled in. */
export function linkedInHref({
  id,
  address,
  course,
  issuedAt,
}: Pick<Certificate, 'id' | 'address' | 'course' | 'issuedAt'>) {
  const [year = '', month = ''] = issuedAt.split('-')
  const fields = {
    startTask: 'CERTIFICATION_NAME',
    name: course.title,
    organizationName: product,
    issueYear: year,
    issueMonth: String(Number(month)),
    certUrl: address,
    certId: id,
  }
  return `https://www.linkedin.com/profile/add?${new URLSearchParams(fields).toString()}`
}
