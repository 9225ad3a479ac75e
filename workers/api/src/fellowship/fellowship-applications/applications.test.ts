import { env } from 'cloudflare:workers'
import { ownFellowship } from '@kere/contracts/fellowship/fellowship-applications'
import { emptyDetails } from '@kere/contracts/fellowship/fellowship-draft'
import { beforeEach, describe, expect, it } from 'vitest'
import { parse } from 'zod/v4/core'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { anInterest, aRound, aStatement } from '../../../test/fellowship.ts'
import { emptyBucket } from '../../../test/files.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'
import { openDatabase } from '../../base/context.ts'
import { newId } from '../../base/new-id.ts'
import { kindOfMail } from '../../console/labels.ts'
import { sweepTables } from '../../console/retention/sweep-tables.ts'
import { remindOfDrafts } from './applications.ts'

const dayMs = 24 * 60 * 60 * 1000
const student = { dateOfBirth: '2004-05-01', studyYear: 'Year 3' }

let api: ReturnType<typeof startApi>
let learner: TestUser
let deadline: number

beforeEach(async () => {
  await emptyDatabase()
  await emptyBucket()
  api = startApi()
  learner = await aUser('student', {}, student)
  deadline = api.clock.now + 30 * dayMs
  await aRound({ deadline, startsOn: '2027-02-08' })
})

const send = (method: string, path: string, body?: unknown, { cookie } = learner) =>
  api.call(`/api/me/fellowship${path}`, {
    method,
    headers: { origin: 'https://kere.test', cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })

const answers = {
  track: 'college',
  organization: 'Hebbal Institute',
  role: 'Third year',
  areaOfInterest: 'Urban water',
  motivation: 'Our street floods each October.',
  phoneNumber: '+91 98450 12345',
  location: 'Bengaluru',
}
const submit = (change: object = {}, user = learner) => send('POST', '/applications', { ...answers, ...change }, user)
const own = async (user = learner) => parse(ownFellowship, (await send('GET', '', undefined, user)).body)
const read = async (sql: string) => (await env.DB.prepare(sql).all()).results
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]

describe('applying', () => {
  it('[S-364] [S-366] [S-487] [S-526] [C-23] [C-24] keeps what was said under the account, mails once and shows it as under review', async () => {
    const { status } = await submit({ preferredMode: 'hybrid', linkedinUrl: 'linkedin.com/in/meera' })
    expect(status).toBe(201)
    expect(await read('SELECT * FROM fellowship_interest')).toMatchObject([
      {
        user_id: learner.id,
        email: learner.email,
        track: 'college',
        round: 1,
        status: 'pending',
        preferred_mode: 'hybrid',
        linkedin_url: 'https://linkedin.com/in/meera',
        organization: 'Hebbal Institute',
        role: 'Third year',
        area_of_interest: 'Urban water',
        motivation: 'Our street floods each October.',
        location: 'Bengaluru',
        guardian_contact: null,
      },
    ])
    expect(await read('SELECT template, to_address FROM outbox')).toEqual([
      { template: 'fellowship_received', to_address: learner.email },
    ])
    expect((await own()).applications).toMatchObject([{ track: 'college', status: 'pending', canBeWithdrawn: true }])
  })

  it.each([
    ['organization', 'Organization is required'],
    ['role', 'Role is required'],
    ['areaOfInterest', 'Area of interest is required'],
    ['motivation', 'Motivation is required'],
    ['phoneNumber', 'Phone number is required'],
    ['location', 'Location is required'],
  ])('[S-368] refuses a form without %s', async (field, detail) => {
    const { status, body } = await submit({ [field]: ' ' })
    expect([status, body.errors]).toEqual([422, expect.arrayContaining([{ pointer: `/body/${field}`, detail }])])
  })

  it('[S-368] asks a school child for a guardian who is somebody else, and keeps no link of them', async () => {
    await aRound({ track: 'k12', deadline })
    const child = await aUser('student', {}, { dateOfBirth: '2011-01-01', studyYear: 'Grade 9' })
    const apply = async (guardianContact: string) => {
      const { status, body } = await submit({ track: 'k12', guardianContact, linkedinUrl: 'linkedin.com/in/x' }, child)
      return [status, body.errors?.[0]?.detail]
    }
    expect(await apply('')).toEqual([422, 'Guardian contact is required for K-12 applicants'])
    const notOwn = [422, 'Please give the phone number or email address of a parent or guardian, not your own']
    expect(await apply('098450 12345')).toEqual(notOwn)
    expect(await apply(child.email.toUpperCase())).toEqual(notOwn)
    expect(await apply('+91 99000 11111')).toEqual([201, undefined])
    expect(await read('SELECT guardian_contact, linkedin_url FROM fellowship_interest')).toEqual([
      { guardian_contact: '+91 99000 11111', linkedin_url: null },
    ])
  })

  it('[W-24] makes one of 50 sent at once', async () => {
    const sent = await Promise.all(Array.from({ length: 50 }, () => submit()))
    const codes = sent.map(codeOf)
    expect(codes.filter(([status]) => status === 201)).toHaveLength(1)
    expect(new Set(codes.map(([, code]) => code))).toEqual(new Set([undefined, 'fellowship_applied']))
    expect(await read('SELECT count(*) AS n FROM fellowship_interest')).toEqual([{ n: 1 }])
    expect(await read("SELECT count(*) AS n FROM outbox WHERE template = 'fellowship_received'")).toEqual([{ n: 1 }])
  })

  it('[C-25] [W-22] refuses what is closed or late by the server’s clock, and keeps the draft', async () => {
    await send('PUT', '/draft', { version: 0, details: { ...emptyDetails, track: 'college', role: 'Third year' } })
    // The deadline comes before the access token expires.
    deadline = api.clock.now + 60_000
    await aRound({ deadline, isOpen: false })
    expect(codeOf(await submit())).toEqual([409, 'fellowship_closed'])
    await aRound({ deadline, isOpen: true })
    api.clock.now = deadline
    expect(codeOf(await submit())).toEqual([409, 'fellowship_closed'])
    expect((await own()).draft?.details).toMatchObject({ role: 'Third year' })
    api.clock.now = deadline - 1
    expect((await submit()).status).toBe(201)
    expect((await own()).draft).toBeNull()
  })

  it('[S-500] asks each track for its own, and says what is not met before anything is typed', async () => {
    const unmet = Object.fromEntries((await own()).tracks.map((track) => [track.track, track.unmet]))
    expect(unmet).toEqual({
      k12: ['This track is for grades 9 to 12, as your profile says.'],
      college: [],
      professional: [],
    })
    const child = await aUser('student', {}, { dateOfBirth: '2011-01-01', studyYear: 'Grade 9' })
    expect(codeOf(await submit({}, child))).toEqual([409, 'fellowship_not_eligible'])
  })

  it('counts a birthday by the first day of the program', async () => {
    const born = (dateOfBirth: string) => aUser('student', {}, { ...student, dateOfBirth })
    expect((await submit({}, await born('2009-02-08'))).status).toBe(201)
    expect(codeOf(await submit({}, await born('2009-02-09')))).toEqual([409, 'fellowship_not_eligible'])
  })

  it('opens the track again to the same person in the next round', async () => {
    await submit()
    await aRound({ round: 2, deadline })
    expect((await submit()).status).toBe(201)
    expect((await own()).applications.map(({ round }) => round)).toEqual(expect.arrayContaining([1, 2]))
  })
})

describe('a draft', () => {
  const save = (version: number, change: object, user = learner) =>
    send('PUT', '/draft', { version, details: { ...emptyDetails, ...change } }, user)

  it('is there on another device, and of two that save over one version one is refused', async () => {
    expect((await save(0, { role: 'Third year' })).body).toMatchObject({ version: 1 })
    const both = await Promise.all([save(1, { role: 'A' }), save(1, { role: 'B' })])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(codeOf(await save(0, { role: 'C' }))).toEqual([409, 'fellowship_draft_changed'])
    expect((await own()).draft).toMatchObject({ version: 2 })
  })

  it('keeps the statement alive, and takes nobody else’s', async () => {
    const [mine, theirs] = [await aStatement(learner), await aStatement(await aUser('student'))]
    await save(0, { statementId: theirs.id, statementName: 'theirs.pdf' })
    expect((await own()).draft?.details.statementId).toBe('')
    await save(1, { statementId: mine.id, statementName: 'mine.pdf' })
    expect(await read(`SELECT uses FROM files WHERE id = '${mine.id}'`)).toEqual([{ uses: 1 }])
    await submit({ statementId: mine.id, statementName: 'mine.pdf' })
    expect(await read(`SELECT uses, unused_at FROM files WHERE id = '${mine.id}'`)).toEqual([
      { uses: 1, unused_at: null },
    ])
  })

  it('is written about once, three days before the deadline, and not after it', async () => {
    await save(0, { track: 'college' })
    const remindAt = (at: number) =>
      remindOfDrafts({ db: openDatabase(env.DB), at, newId, kindOfMail, queueMail: () => undefined })
    expect(await remindAt(deadline - 3 * dayMs - 1)).toBe(0)
    expect(await remindAt(deadline - 3 * dayMs)).toBe(1)
    expect(await remindAt(deadline - 2 * dayMs)).toBe(0)
    expect(await read('SELECT template, to_address FROM outbox')).toEqual([
      { template: 'fellowship_deadline', to_address: learner.email },
    ])
    await aRound({ deadline: deadline + dayMs })
    expect(await remindAt(deadline + dayMs)).toBe(0)
  })
})

describe('an application of one’s own', () => {
  it('is withdrawn until the review begins, and is a draft again with its statement', async () => {
    const { id: statementId } = await aStatement(learner)
    const { body } = await submit({ statementId, statementName: 'mine.pdf' })
    expect((await send('DELETE', `/applications/${body.id}`)).status).toBe(204)
    const { applications, draft } = await own()
    expect(applications).toEqual([])
    expect(draft?.details).toMatchObject({
      track: 'college',
      role: 'Third year',
      statementId,
      statementName: 'mine.pdf',
    })
    expect(await read('SELECT uses FROM files')).toEqual([{ uses: 1 }])
    expect((await submit()).status).toBe(201)
  })

  it.each([
    ['a reviewer has begun', { reviewedAt: 1 }, 0],
    ['the deadline is over', {}, 60_000],
  ])('stays as it is once %s', async (_, given, later) => {
    const id = await anInterest(learner, given)
    const { id: statementId } = await aStatement(learner)
    await aRound({ deadline: api.clock.now + 60_000 })
    api.clock.now += later
    const change = { statementId, statementName: 'new.pdf' }
    expect(codeOf(await send('DELETE', `/applications/${id}`))).toEqual([409, 'fellowship_in_review'])
    expect(codeOf(await send('PUT', `/applications/${id}/statement`, change))).toEqual([409, 'fellowship_in_review'])
  })

  it('takes a statement that came after it, and lets the one before go', async () => {
    const [first, second] = [await aStatement(learner), await aStatement(learner)]
    const { body } = await submit({ statementId: first.id, statementName: 'first.pdf' })
    const set = await send('PUT', `/applications/${body.id}/statement`, {
      statementId: second.id,
      statementName: 'second.pdf',
    })
    expect([set.status, set.body]).toMatchObject([200, { statement: { id: second.id, name: 'second.pdf' } }])
    const later = api.clock.now + 2 * dayMs
    await sweepTables(openDatabase(env.DB), () => later)
    expect(await read('SELECT id FROM files')).toEqual([{ id: second.id }])
  })

  it('[part of W-29] is deleted with its statement twelve months after the decision', async () => {
    const { id: statementId } = await aStatement(learner)
    const decidedAt = api.clock.now
    await anInterest(learner, { statementId, status: 'approved', decidedAt })
    const db = openDatabase(env.DB)
    await sweepTables(db, () => decidedAt + 364 * dayMs)
    expect(await read('SELECT id FROM files')).toHaveLength(1)
    await sweepTables(db, () => decidedAt + 365 * dayMs + 1)
    await sweepTables(db, () => decidedAt + 367 * dayMs)
    expect([await read('SELECT id FROM fellowship_interest'), await read('SELECT id FROM files')]).toEqual([[], []])
  })
})
