import { env } from 'cloudflare:workers'
import type { Verifier } from '@kere/contracts/certificates/signing-rpc'
import * as contract from '@kere/contracts/certificates/certificates'
import { getCourseCertificate, saveCourseCertificate } from '@kere/contracts/certificates/course-certificates'
import { completeMyCourse, getMyCourse, updateMyLesson } from '@kere/contracts/courses/learning'
import { getCourse } from '@kere/contracts/courses/courses'
import { users } from '@kere/d1/schema/accounts/users'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { courses } from '@kere/d1/schema/courses/courses'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { aCertificate, aSignedCertificate, aTemplate, issuer, signedText } from '../../../test/certificates.ts'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aCourseToLearn, enroll } from '../../../test/factories.ts'
import { killHundredTimes } from '../../../test/killed-worker.ts'
import { aCourseOf } from '../../../test/authored-courses.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'
import { all, db } from '../../../test/database.ts'
import { openDatabase } from '../../base/context.ts'
import { issueEarlier } from '../../courses/course-certificates/course-certificates.ts'
import { insertKey, selectRevoked, selectWork, updateList, updateToSigned } from './signing.queries.ts'

beforeEach(emptyDatabase)

const count = async (of: string) => (await all<{ n: number }>(`SELECT count(*) AS n FROM ${of}`))[0]!.n

interface WrittenProof {
  proofValue: string
}

/** A verifier that accepts only the proof that the tests write. */
const verifier: Verifier = {
  issuer,
  verifyProof: async (text) => {
    const { proof } = JSON.parse(text) as { proof: WrittenProof | WrittenProof[] }
    return [proof].flat()[0]?.proofValue === 'zGood'
  },
}
const api = () => startApi({ verifier })

const aLearner = (profile: Partial<typeof profiles.$inferInsert> = {}) =>
  aUser('student', {}, { firstName: 'ಆಶಾ', lastName: 'Kumar 🌊', dateOfBirth: '2000-01-01', ...profile })

async function aPlace(template: Parameters<typeof aTemplate>[1] = {}, learner?: TestUser) {
  const course = await aCourseToLearn()
  await aTemplate(course.id, template)
  const as = learner ?? (await aLearner())
  await enroll(as.id, course.id)
  return { as, course, params: { courseId: course.id } }
}

describe('completing a course that gives certificates', () => {
  it('gives one, as it was then, and the course says so before and after', async () => {
    const { as, course, params } = await aPlace()
    expect((await api().ask(getCourse, { params: { id: course.id } })).body.givesCertificate).toBe(true)
    expect((await api().ask(getMyCourse, { as, params })).body.certificateId).toBeNull()
    for (const lessonId of course.lessonIds)
      await api().ask(updateMyLesson, { as, params: { ...params, lessonId }, body: { isDone: true } })
    const { items } = (await api().ask(contract.listMyCertificates, { as, query: {} })).body
    expect(items).toMatchObject([
      {
        holderName: 'ಆಶಾ Kumar 🌊',
        course: { id: course.id, title: course.title, isPublished: true },
        lessonCount: 3,
        lessonsDone: 3,
        state: 'signing',
        isIndexed: false,
        isPublic: false,
      },
    ])
    expect((await api().ask(getMyCourse, { as, params })).body.certificateId).toBe(items[0]?.id)
    await db.update(profiles).set({ firstName: 'Other' }).where(eq(profiles.id, as.id))
    await db.delete(courses).where(eq(courses.id, course.id))
    const { body } = await api().ask(contract.getCertificate, { params: { id: items[0]!.id } })
    expect(body).toMatchObject({
      holderName: 'ಆಶಾ Kumar 🌊',
      course: { id: null, title: course.title, isPublished: false },
    })
  })

  it('gives one, whoever asks at once and however often', async () => {
    const { as, course, params } = await aPlace()
    const ask = () => api().ask(completeMyCourse, { as, params })
    const mark = (lessonId: string) =>
      api().ask(updateMyLesson, { as, params: { ...params, lessonId }, body: { isDone: true } })
    await Promise.all([ask(), ask(), ...course.lessonIds.map(mark), ask(), ask()])
    await ask()
    expect(await count('certificates')).toBe(1)
  })

  it('gives one after 100 kills, in front of the commit and behind it', async () => {
    const { as, params } = await aPlace()
    await killHundredTimes((killed) => killed.ask(completeMyCourse, { as, params }))
    expect(await count('certificates')).toBe(1)
  })

  it('gives none where the educator did not switch it on, or too few lessons are done, until they are', async () => {
    const off = await aPlace({ isOn: false })
    await api().ask(completeMyCourse, { as: off.as, params: off.params })
    const { as, course, params } = await aPlace({ minimumPercent: 60 })
    await api().ask(completeMyCourse, { as, params })
    const mark = (place: 0 | 1) =>
      api().ask(updateMyLesson, {
        as,
        params: { ...params, lessonId: course.lessonIds[place] },
        body: { isDone: true },
      })
    await mark(0)
    expect(await count('certificates')).toBe(0)
    await mark(1)
    expect(await all('SELECT lessons_done AS done FROM certificates')).toEqual([{ done: 2 }])
  })

  it('shows of a minor the surname’s initial alone, and lists them nowhere', async () => {
    const minor = await aLearner({ firstName: 'Asha', lastName: 'Kumar', dateOfBirth: '2012-01-01' })
    const { as, params } = await aPlace({}, minor)
    await api().ask(completeMyCourse, { as, params })
    const [item] = (await api().ask(contract.listMyCertificates, { as, query: {} })).body.items
    expect(item).toMatchObject({ holderName: 'Asha K.', isUnderAge: true })
    const change = (body: { isIndexed?: boolean; isPublic?: boolean }) =>
      api().ask(contract.changeMyCertificate, { as, params: { id: item!.id }, body })
    expect((await change({ isPublic: true })).body.code).toBe('certificate_under_age')
    expect((await change({ isIndexed: true })).body.code).toBe('certificate_under_age')
    expect((await change({ isIndexed: false })).status).toBe(200)
    await env.DB.prepare('UPDATE certificates SET is_indexed = 1, is_public = 1').run()
    expect((await api().ask(contract.getCertificate, { params: { id: item!.id } })).body.isIndexed).toBe(false)
    expect((await api().ask(contract.listPersonCertificates, { params: { id: as.id } })).body.items).toEqual([])
  })
})

describe('a course’s template', () => {
  const details = { isOn: true, words: 'Sampled a lake.', signature: 'Meera Rao', minimumPercent: 0 }

  it('gives certificates to those who completed it before, a few at once and the rest by the minute', async () => {
    const educator = await aUser('educator')
    const course = await aCourseOf(educator.id, { published: true, publishedAt: 1 })
    await env.DB.batch([
      env.DB.prepare(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 450)
        INSERT INTO users (id, email, created_at, updated_at) SELECT 'usr_' || i, i || '@example.in', 1, 1 FROM n`),
      env.DB.prepare(`INSERT INTO profiles (id, first_name, last_name, role, created_at, updated_at)
        SELECT id, 'Ira', 'Nayak', 'student', 1, 1 FROM users WHERE id <> '${educator.id}'`),
      env.DB
        .prepare(`INSERT INTO enrollments (id, student_id, course_id, progress, completed, completed_at, created_at, updated_at)
        SELECT 'enr_' || id, id, '${course.id}', 100, id <> 'usr_7', 5, 1, 1 FROM profiles WHERE role = 'student'`),
    ])
    const save = () =>
      api().ask(saveCourseCertificate, { as: educator, params: { courseId: course.id }, body: details })
    expect((await Promise.all([save(), save()])).map(({ status }) => status)).toEqual([200, 200])
    expect(await count('certificates')).toBe(400)
    const context = { db: openDatabase(env.DB), at: 9 }
    expect([await issueEarlier(context), await issueEarlier(context)]).toEqual([1, 0])
    const { body } = await api().ask(getCourseCertificate, { as: educator, params: { courseId: course.id } })
    expect(body).toMatchObject({ ...details, issuedCount: 449, isCatchingUp: false })
    expect(await all("SELECT action FROM audit_log WHERE action LIKE 'course_certificate%'")).toHaveLength(1)
  })

  it('is begun with the educator’s name, and belongs to nobody else', async () => {
    const educator = await aUser('educator', {}, { firstName: 'Meera', lastName: 'Rao' })
    const course = await aCourseOf(educator.id)
    const ask = (as: TestUser) => api().ask(getCourseCertificate, { as, params: { courseId: course.id } })
    expect((await ask(educator)).body).toMatchObject({ isOn: false, signature: 'Meera Rao', issuedCount: 0 })
    expect([(await ask(await aUser('educator'))).status, (await ask(await aUser('admin'))).status]).toEqual([404, 200])
  })
})

describe('verifying a certificate', () => {
  const verify = async (credential: string, given = api()) =>
    (await given.ask(contract.verifyCertificate, { body: { credential } })).body

  it('tells a valid one by its number, its address and its text', async () => {
    const { id, credential } = await aSignedCertificate((await aLearner()).id)
    const texts = [id, ` ${id.toUpperCase()} `, `https://kere.test/certificates/${id}?a=b`, `  ${credential}\n`]
    for (const text of texts)
      expect(await verify(text)).toMatchObject({ outcome: 'valid', reason: null, certificate: { id, state: 'valid' } })
  })

  it('tells apart what was changed, revoked, expired, withdrawn and not from us', async () => {
    const learner = await aLearner()
    const row = await aSignedCertificate(learner.id)
    const as = (about: object) => signedText(row.id, row.keyId!, about)
    const { proof: whole } = JSON.parse(as({})) as { proof: object }
    const proof = (change: object) => as({ proof: { ...whole, ...change } })
    expect(await verify(proof({ proofValue: 'zBad' }))).toMatchObject({ outcome: 'changed', certificate: null })
    expect(await verify(as({ proof: [whole] }))).toMatchObject({ outcome: 'valid' })
    expect(await verify(as({ proof: [whole, whole] }))).toMatchObject({ outcome: 'changed' })
    expect(await verify(proof({ cryptosuite: 'ecdsa-sd-2023' }))).toMatchObject({ outcome: 'changed' })
    expect(await verify(as({ proof: undefined }))).toMatchObject({ outcome: 'changed' })
    expect(await verify(proof({ verificationMethod: `${issuer}#key-of-nobody` }))).toMatchObject({
      outcome: 'changed',
      reason: 'unknown_key',
    })
    expect(await verify(as({ issuer: { id: 'did:web:other.example' } }))).toMatchObject({ outcome: 'foreign' })
    expect(await verify(as({ issuer: 'https://other.example' }))).toMatchObject({ outcome: 'foreign' })
    expect(await verify(as({ validUntil: '2026-11-01T00:00:00Z' }))).toMatchObject({ outcome: 'expired' })
    expect(await verify(as({ validUntil: 'never' }))).toMatchObject({ outcome: 'expired' })
    await env.DB.prepare("UPDATE certificates SET revoked_at = 1, revoke_reason = 'Copied.'").run()
    const revoked = await verify(as({}))
    expect(revoked).toMatchObject({ outcome: 'revoked', reason: null, certificate: { state: 'revoked' } })
    expect(JSON.stringify(revoked)).not.toContain('Copied')
    await db.delete(users).where(eq(users.id, learner.id))
    for (const text of [as({}), row.id])
      expect(await verify(text)).toEqual({ outcome: 'revoked', reason: 'withdrawn', certificate: null })
  })

  it('says what it cannot read, and asks no proof of it', async () => {
    const asked = startApi({ verifier: { issuer, verifyProof: () => Promise.reject(new Error('Nobody asks')) } })
    const deep = `{"a":${'['.repeat(40)}${']'.repeat(40)}}`
    const unsigned = await aCertificate((await aLearner()).id)
    const told = await Promise.all(
      [
        'hello',
        '{"half":',
        '[]',
        '{}',
        deep,
        'eyJhbGciOiJFZERTQSJ9.eyJpc3MiOiJhIn0.c2lnbmF0dXJl',
        '{"@context":"https://w3id.org/openbadges/v2","type":"Assertion"}',
        unsigned.id,
        'crt_of_nobody',
      ].map((text) => verify(text, asked)),
    )
    expect(told.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['unreadable', 'not_json'],
      ['unreadable', 'not_json'],
      ['unreadable', 'no_credential'],
      ['unreadable', 'no_credential'],
      ['unreadable', 'no_credential'],
      ['unreadable', 'other_format'],
      ['unreadable', 'other_format'],
      ['unreadable', 'not_signed_yet'],
      ['foreign', 'no_such_number'],
    ])
  })

  it('refuses what is too long, what comes too often, and what no jobs worker brought', async () => {
    const ask = (credential: string, given = api()) => given.ask(contract.verifyCertificate, { body: { credential } })
    expect((await ask('x'.repeat(50_001))).status).toBe(422)
    expect((await ask('x'.repeat(10_000_000))).status).toBe(413)
    const { id } = await aSignedCertificate((await aLearner()).id)
    expect((await ask(id, startApi())).body.code).toBe('unavailable')
    const one = api()
    for (let times = 0; times < 58; times += 1) await ask('crt_of_nobody', one)
    expect([(await ask(id, one)).status, (await ask(id, one)).status]).toEqual([200, 429])
  })
})

describe('a revocation', () => {
  const mails = () => all<{ template: string }>('SELECT template FROM outbox ORDER BY id')
  const act = async () => {
    const given = api()
    const admin = await aUser('admin')
    const { id } = await aSignedCertificate((await aLearner()).id)
    const params = { id }
    const revoke = () => given.ask(contract.revokeCertificate, { as: admin, params, body: { reason: 'Copied.' } })
    const reinstate = () => given.ask(contract.reinstateCertificate, { as: admin, params })
    return { given, admin, id, revoke, reinstate }
  }

  it('is told with its reason, and neither is told where it is taken back at once', async () => {
    const { revoke, reinstate } = await act()
    expect((await revoke()).body).toMatchObject({ state: 'revoked', revokeReason: 'Copied.' })
    expect((await revoke()).body.code).toBe('certificate_revoked')
    expect(await mails()).toEqual([{ template: 'certificate_revoked' }])
    expect((await reinstate()).body).toMatchObject({ state: 'valid', revokeReason: null })
    expect(await mails()).toEqual([])
    expect((await reinstate()).body.state).toBe('valid')
  })

  it('is taken back later with another email, and changes the status list each time', async () => {
    const { given, revoke, reinstate } = await act()
    const version = async () =>
      (await all<{ version: number }>('SELECT version FROM certificate_status_lists'))[0]?.version
    await revoke()
    given.clock.now += 60_000
    expect(await version()).toBe(2)
    expect(await selectRevoked(openDatabase(env.DB), 0)).toHaveLength(1)
    await reinstate()
    expect([await version(), await selectRevoked(openDatabase(env.DB), 0)]).toEqual([3, []])
    expect((await mails()).map(({ template }) => template).toSorted()).toEqual([
      'certificate_reinstated',
      'certificate_revoked',
    ])
  })

  it('is done of many with one reason, and taken back', async () => {
    const { given, admin } = await act()
    await aSignedCertificate((await aLearner()).id)
    const bulk = (body: { act: 'revoke' | 'reinstate'; answer?: string; matching: Record<string, unknown> }) =>
      given.ask(contract.actOnCertificates, { as: admin, body })
    const outcomes = async (asked: ReturnType<typeof bulk>) => (await asked).body.results.map(({ outcome }) => outcome)
    expect(await outcomes(bulk({ act: 'revoke', matching: {} }))).toEqual(['refused', 'refused'])
    expect(await outcomes(bulk({ act: 'revoke', answer: 'Copied.', matching: {} }))).toEqual(['done', 'done'])
    expect(await outcomes(bulk({ act: 'reinstate', matching: { standing: 'revoked' } }))).toEqual(['done', 'done'])
  })

  it('is found in the list and its counts, and holders see no other’s', async () => {
    const { given, admin, id, revoke } = await act()
    await aSignedCertificate((await aLearner()).id, { courseTitle: 'Heat in the city', holderName: 'Bela Das' })
    await revoke()
    const list = async (query: object) => (await given.ask(contract.issuedCertificates.list, { as: admin, query })).body
    expect(await list({ standing: 'revoked' })).toMatchObject({
      items: [{ id }],
      total: 1,
      counts: { valid: 1, revoked: 1 },
    })
    expect((await list({ search: 'bela' })).items).toMatchObject([{ holderName: 'Bela Das' }])
    expect((await list({ search: 'heat' })).total).toBe(1)
    const other = await aLearner()
    expect((await given.ask(contract.listMyCertificates, { as: other, query: {} })).body.items).toEqual([])
    expect(
      (await given.ask(contract.changeMyCertificate, { as: other, params: { id }, body: { isPublic: true } })).status,
    ).toBe(404)
  })
})

describe('signing', () => {
  it('keeps the first signature, the first key and the latest list', async () => {
    const database = openDatabase(env.DB)
    const { id } = await aCertificate((await aLearner()).id)
    const key = (name: string) => ({ id: name, publicKey: `z${name}`, privateKey: 'sealed' })
    const keys = await Promise.all([insertKey(database, key('a'), 1), insertKey(database, key('b'), 1)])
    expect(new Set(keys.map((each) => each.id)).size).toBe(1)
    const keyId = keys[0].id
    await Promise.all(['1', '2'].map((n) => updateToSigned(database, id, { keyId, credential: `{"id":"${n}"}` })))
    await updateToSigned(database, id, { keyId, credential: '{"id":"3"}' })
    expect((await api().ask(contract.getCertificate, { params: { id } })).body.address).toMatch(/^[12]$/)
    await updateList(database, 0, { signedVersion: 1, credential: '{}' })
    await updateList(database, 0, { signedVersion: 1, credential: '{"late":1}' })
    const [, unsigned, lists] = await selectWork(database)
    expect([unsigned, lists]).toEqual([[], []])
    expect((await api().call('/api/feeds/certificates/status-lists/0/credential.json')).text).toBe('{}')
    expect((await api().call('/api/feeds/certificates/status-lists/x/credential.json')).status).toBe(404)
    expect(await all('SELECT certificate_count AS n FROM signing_keys')).toEqual([{ n: 1 }])
  })

  it('goes on with a new key after an admin retired the old one, which still verifies', async () => {
    const admin = await aUser('admin')
    const database = openDatabase(env.DB)
    const key = (name: string) => ({ id: name, publicKey: `z${name}`, privateKey: 'sealed' })
    await insertKey(database, key('a'), 1)
    const rotate = () => api().ask(contract.rotateSigningKey, { as: admin })
    expect([(await rotate()).status, (await rotate()).status]).toEqual([204, 204])
    expect((await insertKey(database, key('b'), 2)).id).toBe('b')
    const { items } = (await api().ask(contract.listSigningKeys, { as: admin })).body
    expect(items.map(({ id, retiredAt }) => [id, retiredAt === null])).toEqual([
      ['b', true],
      ['a', false],
    ])
    const did = await api().call('/api/feeds/.well-known/did.json')
    expect(did.headers.get('content-type')).toBe('application/did+json; charset=utf-8')
    expect(JSON.parse(did.text)).toMatchObject({
      id: issuer,
      assertionMethod: [`${issuer}#b`, `${issuer}#a`],
    })
    expect(did.text).not.toContain('sealed')
  })

  it('gives the place of a withdrawn certificate to no other', async () => {
    const learner = await aLearner()
    const gone = await aCertificate(learner.id)
    await db.delete(users).where(eq(users.id, learner.id))
    const next = await aCertificate((await aLearner()).id)
    expect(next.searchRowId).toBe(gone.searchRowId + 1)
    expect(await selectRevoked(openDatabase(env.DB), 0)).toEqual([gone.searchRowId])
    expect((await api().ask(contract.getCertificate, { params: { id: gone.id } })).status).toBe(404)
  })
})
