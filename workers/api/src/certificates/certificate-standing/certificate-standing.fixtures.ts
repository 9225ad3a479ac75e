import { aSignedCertificate } from '../../../test/certificates.ts'
import type { Fixtures } from '../../../test/fixtures.ts'

export const fixtures: Fixtures = {
  getCertificateStanding: { params: async ({ learner }) => ({ id: (await aSignedCertificate(learner.id)).id }) },
}
