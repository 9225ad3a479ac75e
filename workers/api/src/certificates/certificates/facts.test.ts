import { env } from 'cloudflare:workers'
import * as contract from '@kere/contracts/certificates/certificates'
import * as byHand from '@kere/contracts/certificates/course-certificates'
import { checkIn, giveEventCertificates, undoCheckIn } from '@kere/contracts/events/event-attendance'
import { completeFellowship, undoFellowshipCompletion } from '@kere/contracts/fellowship/fellowship-review'
import { saveLabOutcome } from '@kere/contracts/labs/lab-authoring'
import { completeMentorship } from '@kere/contracts/mentorship/mentorship'
import { setMentorshipSessionOutcome } from '@kere/contracts/mentorship/mentorship-sessions'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { aCourseOf } from '../../../test/authored-courses.ts'
import { startApi } from '../../../test/call-api.ts'
import { aCertificate, aSignedCertificate, issuer } from '../../../test/certificates.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { enroll } from '../../../test/factories.ts'
import { anInterest, aRound } from '../../../test/fellowship.ts'
import { killHundredTimes } from '../../../test/killed-worker.ts'
import { aLab, aMember, aSubmission, aTeam } from '../../../test/labs.ts'
import { anEventOf, aRegistration } from '../../../test/managed-events.ts'
import { aMentorshipRequest, aMentorshipSession, mentorshipNow } from '../../../test/mentorship.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'
import { all, db } from '../../../test/database.ts'

beforeEach(emptyDatabase)

const states = async () =>
  (await all<{ state: string }>("SELECT kind || coalesce(' ' || revoke_reason, '') AS state FROM certificates")).map(
    ({ state }) => state,
  )
const mails = async () =>
  (await all<{ template: string }>('SELECT template FROM outbox')).map(({ template }) => template)

const aLearner = () => aUser('student', {}, { firstName: 'Asha', lastName: 'Kumar', dateOfBirth: '2000-01-01' })

type Api = ReturnType<typeof startApi>

/** A kind of fact that is certified: how to bring it about, and how to undo it. */
interface Fact {
  kind: string
  holder: TestUser
  make: (given: Api) => Promise<{ status: number }>
  undo: (given: Api) => Promise<{ status: number }>
}

const facts: Record<string, () => Promise<Fact>> = {
  async lab() {
    const [educator, holder] = [await aUser('educator'), await aLearner()]
    const { id } = await aLab(educator.id, { status: 'closed' })
    const teamId = await aTeam(id, 'Feeder drain')
    await aMember(id, holder.id, { teamId })
    const submission = await aSubmission(id, teamId, holder.id)
    await env.DB.prepare(
      `UPDATE lab_submissions SET feedback = 'Good.', feedback_at = 1 WHERE id = '${submission}'`,
    ).run()
    const save = (text: string) => (given: Api) =>
      given.ask(saveLabOutcome, { as: educator, params: { id }, body: { text, givesCertificates: true } })
    return { kind: 'lab', holder, make: save('The ward has the map.'), undo: save('') }
  },
  async mentorship() {
    const [holder, mentor] = [await aLearner(), await aUser('educator')]
    const request = await aMentorshipRequest(holder, { mentorId: mentor.id, status: 'accepted' })
    const { id } = await aMentorshipSession(request, {
      state: 'happened',
      startsAt: mentorshipNow - 2 * 60 * 60 * 1000,
      endsAt: mentorshipNow - 60 * 60 * 1000,
      learnerOutcome: 'happened',
      mentorOutcome: 'happened',
    })
    return {
      kind: 'mentorship',
      holder,
      make: (given) => given.ask(completeMentorship, { as: holder, params: { id: request.id }, body: {} }),
      undo: (given) =>
        given.ask(setMentorshipSessionOutcome, { as: mentor, params: { id }, body: { hasHappened: false } }),
    }
  },
  async fellowship() {
    const [admin, holder] = [await aUser('admin'), await aLearner()]
    await aRound()
    const [row] = await all<{ email: string }>(`SELECT email FROM users WHERE id = '${holder.id}'`)
    const params = { id: await anInterest({ ...holder, email: row!.email }, { status: 'approved', decidedAt: 1 }) }
    return {
      kind: 'fellowship',
      holder,
      make: (given) => given.ask(completeFellowship, { as: admin, params }),
      undo: (given) => given.ask(undoFellowshipCompletion, { as: admin, params }),
    }
  },
  async event() {
    const [educator, holder] = [await aUser('educator'), await aLearner()]
    const { id } = await anEventOf(educator.id, { givesCertificates: true })
    const { id: registrationId } = await aRegistration(id, holder.id)
    return {
      kind: 'event',
      holder,
      make: (given) => given.ask(checkIn, { as: educator, params: { id }, body: { registrationId } }),
      undo: (given) => given.ask(undoCheckIn, { as: educator, params: { id, registrationId } }),
    }
  },
}

describe.each(Object.entries(facts))('a certificate of a fact: %s', (_, arrange) => {
  it('is given once, whoever asks at once and however often', async () => {
    const { kind, holder, make } = await arrange()
    const api = startApi()
    await Promise.all([make(api), make(api), make(api)])
    await make(api)
    expect(await states()).toEqual([kind])
    expect((await mails()).filter((each) => each === 'certificate_issued').length).toBe(kind === 'event' ? 0 : 1)
    const [item] = (await api.ask(contract.listMyCertificates, { as: holder, query: {} })).body.items
    expect(item).toMatchObject({ kind, holderName: 'Asha Kumar', state: 'signing', course: { id: null } })
  })

  it('is there once after 100 kills, in front of the commit and behind it', async () => {
    const { kind, make } = await arrange()
    await killHundredTimes(make)
    expect(await states()).toEqual([kind])
  })

  it('is not valid while the fact is undone, and neither is listed', async () => {
    const { kind, holder, make, undo } = await arrange()
    const api = startApi()
    await make(api)
    expect((await undo(api)).status).toBe(200)
    expect(await states()).toEqual([`${kind} `])
    expect((await api.ask(contract.listMyCertificates, { as: holder, query: {} })).body.items).toEqual([])
    if (kind === 'mentorship') return
    await make(api)
    expect(await states()).toEqual([kind])
  })
})

describe('certificates of attendance', () => {
  it('are given to nobody until they are switched on, and then to everybody who is there', async () => {
    const [educator, learner] = [await aUser('educator'), await aLearner()]
    const { id } = await anEventOf(educator.id)
    const { id: registrationId } = await aRegistration(id, learner.id)
    const api = startApi()
    await api.ask(checkIn, { as: educator, params: { id }, body: { registrationId } })
    expect(await states()).toEqual([])
    const give = (as: TestUser, isOn: boolean) => api.ask(giveEventCertificates, { as, params: { id }, body: { isOn } })
    expect((await give(await aUser('educator'), true)).status).toBe(404)
    expect((await give(educator, true)).body).toEqual({ isOn: true })
    expect((await give(educator, true)).body).toEqual({ isOn: true })
    expect(await states()).toEqual(['event'])
    expect((await give(educator, false)).body).toEqual({ isOn: false })
    expect(await states()).toEqual(['event'])
    expect(await all("SELECT action FROM audit_log WHERE action LIKE 'event_certificate%'")).toHaveLength(2)
  })
})

describe('a corrected name', () => {
  const rename = (id: string, lastName: string) => db.update(profiles).set({ lastName }).where(eq(profiles.id, id))
  const correct = (api: Api, as: TestUser, id: string) => api.ask(contract.correctMyCertificate, { as, params: { id } })

  it('is on a new certificate, to which the former one leads, and which a verifier hears of', async () => {
    const learner = await aLearner()
    const former = await aSignedCertificate(learner.id, { holderName: 'Asha Kumar', kind: 'event', subjectId: 'evt_1' })
    const api = startApi({ verifier: { issuer, verifyProof: async () => true } })
    expect((await correct(api, learner, former.id)).body.code).toBe('certificate_name_same')
    await rename(learner.id, 'Rao')
    const answers = await Promise.all([correct(api, learner, former.id), correct(api, learner, former.id)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 404])
    const { items } = (await api.ask(contract.listMyCertificates, { as: learner, query: {} })).body
    expect(items).toMatchObject([{ holderName: 'Asha Rao', kind: 'event', state: 'signing', correctedName: null }])
    const { body } = await api.ask(contract.getCertificate, { params: { id: former.id } })
    expect(body).toMatchObject({ state: 'superseded', supersededBy: items[0]?.id, holderName: 'Asha Kumar' })
    expect(
      (await api.ask(contract.verifyCertificate, { body: { credential: former.credential! } })).body,
    ).toMatchObject({
      outcome: 'revoked',
      reason: 'superseded',
      certificate: { supersededBy: items[0]?.id },
    })
    const admin = await aUser('admin')
    await api.ask(contract.reinstateCertificate, { as: admin, params: { id: former.id } })
    expect((await api.ask(contract.issuedCertificates.get, { as: admin, params: { id: former.id } })).body.state).toBe(
      'superseded',
    )
  })

  it('is had three times, by its holder alone, and not of what was revoked', async () => {
    const [learner, api] = [await aLearner(), startApi()]
    let { id } = await aCertificate(learner.id, { holderName: 'Asha Kumar' })
    for (const name of ['Rao', 'Nair', 'Das']) {
      await rename(learner.id, name)
      id = (await correct(api, learner, id)).body.id
    }
    await rename(learner.id, 'Sen')
    expect((await correct(api, learner, id)).body.code).toBe('certificate_corrected_often')
    expect((await correct(api, await aLearner(), id)).status).toBe(404)
    const revoked = await aCertificate(learner.id, { revokedAt: 1, revokeReason: 'Copied.' })
    expect((await correct(api, learner, revoked.id)).body.code).toBe('certificate_revoked')
  })
})

describe('a certificate by hand', () => {
  async function arrange() {
    const [educator, learner, api] = [await aUser('educator'), await aLearner(), startApi()]
    const { id: courseId } = await aCourseOf(educator.id)
    await enroll(learner.id, courseId)
    const [enrollment] = await all<{ id: string }>('SELECT id FROM enrollments')
    const give = (as: TestUser, whom: object = { enrollmentId: enrollment?.id }) =>
      api.ask(byHand.issueCertificateByHand, { as, params: { courseId }, body: { ...whom, reason: 'On paper.' } })
    const takeBack = (as: TestUser, id: string) =>
      api.ask(byHand.withdrawCertificateByHand, { as, params: { courseId, id } })
    return { educator, learner, api, give, takeBack }
  }

  it('is given once with a reason, told ten seconds later, and taken back before', async () => {
    const { educator, api, give, takeBack } = await arrange()
    const answers = await Promise.all([give(educator), give(educator)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    const { id } = answers.find(({ status }) => status === 201)!.body
    expect([await states(), await mails()]).toEqual([['course'], ['certificate_issued']])
    expect((await takeBack(educator, id)).status).toBe(204)
    expect((await takeBack(educator, id)).status).toBe(204)
    expect([await states(), await mails()]).toEqual([['course '], []])
    expect((await give(educator)).body.id).toBe(id)
    api.clock.now += 60_000
    await env.DB.prepare("UPDATE outbox SET state = 'sent'").run()
    expect((await takeBack(educator, id)).body.code).toBe('certificate_told')
    expect(await states()).toEqual(['course'])
  })

  it('is given by educators to learners of their course, and by admins to anybody', async () => {
    const { educator, learner, give } = await arrange()
    expect((await give(await aUser('educator'))).status).toBe(404)
    const stranger = await aLearner()
    const [{ email } = { email: '' }] = await all<{ email: string }>(
      `SELECT email FROM users WHERE id = '${stranger.id}'`,
    )
    expect((await give(educator, { email })).status).toBe(404)
    const admin = await aUser('admin')
    expect((await give(admin, { email: 'nobody@example.in' })).status).toBe(404)
    expect((await give(admin, { email })).body.holderName).toBe('Asha Kumar')
    expect(await all('SELECT user_id AS id, issue_reason AS reason FROM certificates')).toEqual([
      { id: stranger.id, reason: 'On paper.' },
    ])
    expect(learner.id).not.toBe(stranger.id)
  })
})
