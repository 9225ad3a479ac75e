import { certificateStatusLists } from '@kere/d1/schema/certificates/certificates'
import { db } from '../../../test/database.ts'
import { aCertificate, aSignedCertificate, aSigningKey } from '../../../test/certificates.ts'
import type { Fixture, Fixtures } from '../../../test/fixtures.ts'

const aSigned: Fixture = { params: async ({ learner }) => ({ id: (await aSignedCertificate(learner.id)).id }) }
const aRevoked: Fixture = {
  params: async ({ learner }) => ({
    id: (await aSignedCertificate(learner.id, { revokedAt: 1, revokeReason: 'Copied.' })).id,
  }),
}

export const fixtures: Fixtures = {
  getCertificate: aSigned,
  getCredential: aSigned,
  getStatusList: {
    params: async () => {
      await db.insert(certificateStatusLists).values({ list: 7, version: 1, credential: '{}' })
      return { list: '7' }
    },
  },
  getDidDocument: {},
  verifyCertificate: { body: () => ({ credential: 'crt_of_nobody' }) },
  listMyCertificates: {},
  changeMyCertificate: {
    owner: 'learner',
    params: async ({ learner }) => ({ id: (await aCertificate(learner.id)).id }),
    body: () => ({ isIndexed: false }),
  },
  correctMyCertificate: {
    owner: 'learner',
    params: async ({ learner }) => ({ id: (await aCertificate(learner.id, { holderName: 'Another Name' })).id }),
  },
  listPersonCertificates: { params: ({ learner }) => ({ id: learner.id }) },
  listIssuedCertificates: {
    variants: [
      { query: '?standing=revoked' },
      { query: '?standing=valid&sort=oldest&from=2026-01-01' },
      { query: '?course=crs_1' },
      { query: '?kind=event&sort=oldest' },
      { query: '?search=lake' },
      { query: '?search=ir' },
    ],
  },
  getIssuedCertificate: aSigned,
  exportIssuedCertificates: {},
  revokeCertificate: { ...aSigned, body: () => ({ reason: 'Somebody else did the lessons.' }) },
  reinstateCertificate: aRevoked,
  actOnCertificates: {
    body: async ({ learner }) => ({
      act: 'revoke',
      answer: 'Somebody else did the lessons.',
      rows: [{ id: (await aCertificate(learner.id)).id }],
    }),
    variants: [{ body: { act: 'reinstate', matching: { standing: 'revoked' } } }],
  },
  listSigningKeys: {},
  rotateSigningKey: {
    params: async () => {
      await aSigningKey()
      return {}
    },
  },
  getCertificateStanding: { params: async ({ learner }) => ({ id: (await aSignedCertificate(learner.id)).id }) },
}
