import { certificates, courseCertificates, signingKeys } from '@kere/d1/schema/certificates/certificates'
import { ulid } from 'ulid'
import { db } from './database.ts'

export async function aCertificate(userId: string, about: Partial<typeof certificates.$inferInsert> = {}) {
  const id = `crt_${ulid().toLowerCase()}`
  const [row] = await db
    .insert(certificates)
    .values({
      id,
      userId,
      holderName: 'Ira Nayak',
      courseTitle: 'Reading a lake',
      words: 'Sampled a lake through a year.',
      signature: 'Meera Rao',
      lessonCount: 3,
      lessonsDone: 3,
      minutes: 36,
      completedAt: Date.parse('2026-11-10T10:00:00Z'),
      issuedAt: Date.parse('2026-11-10T10:00:00Z'),
      ...about,
    })
    .returning()
  if (!row) throw new Error('The certificate was not inserted')
  return row
}

export async function aSigningKey(about: Partial<typeof signingKeys.$inferInsert> = {}) {
  const id = `key-${ulid()}`
  await db
    .insert(signingKeys)
    .values({ id, publicKey: `z${id}`, privateKey: 'sealed', createdAt: 1, ...about })
    .onConflictDoNothing()
  return id
}

export const issuer = 'did:web:kere.test'

/** A text in place of a signed one: the API only asks the jobs worker whether the proof is valid. */
export const signedText = (certificateId: string, keyId: string, about: object = {}) =>
  JSON.stringify({
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id: `https://kere.test/certificates/${certificateId}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { id: issuer },
    proof: { cryptosuite: 'eddsa-rdfc-2022', verificationMethod: `${issuer}#${keyId}`, proofValue: 'zGood' },
    ...about,
  })

export async function aSignedCertificate(userId: string, about: Partial<typeof certificates.$inferInsert> = {}) {
  const keyId = await aSigningKey({ retiredAt: 2 })
  const id = `crt_${ulid().toLowerCase()}`
  return aCertificate(userId, { id, keyId, credential: signedText(id, keyId), ...about })
}

export const aTemplate = (courseId: string, about: Partial<typeof courseCertificates.$inferInsert> = {}) =>
  db.insert(courseCertificates).values({
    id: courseId,
    isOn: true,
    words: 'Sampled a lake through a year.',
    signature: 'Meera Rao',
    minimumPercent: 0,
    isCatchingUp: false,
    updatedAt: 1,
    ...about,
  })
