import { env } from 'cloudflare:workers'
import { getGuardianPage } from '@kere/contracts/accounts/guardians'
import { beforeEach, describe, expect, it } from 'vitest'
import { parse } from 'zod/v4/core'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aCourse, aMail, anEducator, enroll } from '../../../test/factories.ts'
import { aUser, secret, type TestUser } from '../../../test/sessions.ts'
import { run } from '../../../test/database.ts'
import { openDatabase } from '../../base/context.ts'
import { hmac, toHex, writeBase64Url } from '../../base/digests.ts'
import { newId } from '../../base/new-id.ts'
import { kindOfMail } from '../../console/labels.ts'
import { leaseMail } from '../../console/outbox/lease-mail.ts'
import { signLink } from '../../http/signed-link.ts'
import { linkPurpose } from './guardians.labels.ts'
import { tellSoonOfAge } from './guardians.ts'

const dayMs = 24 * 60 * 60 * 1000
const ageSecret = 'the secret of the service for ages'
const guardian = 'lakshmi.shetty@home.example.in'

let api: ReturnType<typeof startApi>
let child: TestUser

const begin = (settings = { AGE_SERVICE_PAGE: 'https://age.example.in/show', AGE_SERVICE_SECRET: ageSecret }) =>
  startApi({ settings })

beforeEach(async () => {
  await emptyDatabase()
  api = begin()
  child = await aChild('ananya.shetty@gmail.com')
})

const aChild = (email?: string, dateOfBirth = '2011-06-01') =>
  aUser(
    'student',
    email === undefined ? {} : { email },
    { firstName: 'Ananya', lastName: 'Shetty', dateOfBirth },
    { hasGuardian: false },
  )

const rowsOf = async (sql: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .all()
  ).results

const send = (by: TestUser | null, method: string, path: string, body?: unknown) =>
  api.call(path, {
    method,
    headers: { origin: 'https://kere.test', 'content-type': 'application/json', ...(by && { cookie: by.cookie }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
const ask = (email = guardian, by = child) => send(by, 'PUT', '/api/me/guardian', { email })
const tokenOf = async (by = child) => {
  const [row] = await rowsOf('SELECT link_key FROM guardians WHERE child_id = ?', by.id)
  return signLink(secret, linkPurpose, String(row?.link_key))
}
const look = (token: string) => send(null, 'GET', `/api/guardian-links/${token}`)
const read = async (token: string) => parse(getGuardianPage.response, (await look(token)).body)
const agree = (token: string, purposes: string[] = [], ageToken?: string) =>
  send(null, 'POST', '/api/guardian-links/agreements', { token, purposes, ageToken })
const refuse = (token: string) => send(null, 'POST', '/api/guardian-links/refusals', { token })

async function ageTokenOf(state: string, about: object = {}, signedWith = ageSecret) {
  const answer = { state, adult: true, exp: Math.floor(api.clock.now / 1000) + 600, ...about }
  const payload = writeBase64Url(new TextEncoder().encode(JSON.stringify(answer)))
  return `${payload}.${toHex(await hmac(signedWith, payload))}`
}
const keyOf = (token: string) => token.slice(0, -43)

async function aPayingAdult(email = guardian, dateOfBirth = '1980-01-01') {
  const adult = await aUser('student', { email }, { dateOfBirth })
  await run(
    `INSERT INTO orders (id, reference, buyer_id, item_kind, item_id, title, amount, last_change, placed_at, payable_until, paid_at, payment_reference, state)
      VALUES (?, ?, ?, 'course', 'crs_1', 'Reading a lake', 500, 'chg_1', 1, 2, 3, 'UTR1', 'paid')`,
    newId('ord'),
    newId('K'),
    adult.id,
  )
  return adult
}

/** The way of a child whose guardian has agreed to these purposes. */
async function agreed(purposes: string[] = [], by = child) {
  await ask(guardian, by)
  const token = await tokenOf(by)
  const answer = await agree(token, purposes, await ageTokenOf(keyOf(token)))
  expect(answer).toMatchObject({ status: 200, body: { state: 'agreed' } })
  return token
}

const learns = (by = child) => send(by, 'GET', '/api/me/impact-entries')
const mailsTo = async (address: string) =>
  (await rowsOf('SELECT template FROM outbox WHERE to_address = ? ORDER BY created_at, id', address)).map(
    ({ template }) => template,
  )

describe('[C-49] a person under 18', () => {
  it('has only their own account until a guardian has agreed, and then what the guardian agreed to', async () => {
    const course = await aCourse(await anEducator())
    const own = ['/api/me/guardian', '/api/me/profile', '/api/me/consents', '/api/me/sessions', '/api/me/deletion']
    // Public pages ask for these of whoever is signed in.
    const open = [...own, '/api/me/course-standings', '/api/me/registrations', '/api/me/lab-participations']
    for (const path of open) expect([path, (await send(child, 'GET', path)).status]).toEqual([path, 200])
    expect((await send(child, 'GET', `/api/courses/${course.id}`)).status).toBe(200)
    const closed = ['/api/me/impact-entries', '/api/me/dashboard', '/api/me/mentorship-requests']
    for (const path of closed)
      expect([path, (await send(child, 'GET', path)).body.code]).toEqual([path, 'guardian_needed'])
    expect((await send(child, 'POST', `/api/courses/${course.id}/enrollments`)).body.code).toBe('guardian_needed')

    await agreed(['events'])
    for (const path of closed) expect([path, (await send(child, 'GET', path)).status]).toEqual([path, 200])
    expect((await send(child, 'POST', '/api/challenge-labs/lab_1/participation', { role: 'student' })).body.code).toBe(
      'guardian_needed',
    )
    expect((await send(child, 'POST', '/api/events/evt_1/registration', {})).body.code).toBe('not_found')
  })

  it('of 18 and of unknown age needs none', async () => {
    for (const dateOfBirth of ['2008-11-15', null]) {
      const person = await aUser('student', {}, { dateOfBirth })
      expect((await send(person, 'GET', '/api/me/guardian')).body).toMatchObject({ state: 'not_needed' })
      expect((await ask(guardian, person)).body.code).toBe('guardian_not_asked')
      expect((await learns(person)).status).toBe(200)
    }
  })

  it('cannot name their own mailbox, with a tag, with dots, or in capitals', async () => {
    for (const own of ['ananya.shetty@gmail.com', 'Ananya.Shetty+mother@gmail.com', 'a.nanyashetty@googlemail.com'])
      expect([own, (await ask(own)).body.code]).toEqual([own, 'guardian_own'])
    expect(await rowsOf('SELECT * FROM guardians')).toEqual([])
    expect(await rowsOf('SELECT * FROM outbox')).toEqual([])
  })

  it('cannot become older: neither by onboarding again nor with a second account of the address', async () => {
    const again = {
      role: 'student',
      dateOfBirth: '2000-01-01',
      studyYear: 'Year 2',
      instituteName: 'A',
      state: 'Kerala',
    }
    expect((await send(child, 'PUT', '/api/me/onboarding', again)).body.code).toBe('already_onboarded')
    const [row] = await rowsOf('SELECT date_of_birth FROM profiles WHERE id = ?', child.id)
    expect(row?.date_of_birth).toBe('2011-06-01')
    const second = `INSERT INTO users (id, email, created_at, updated_at) VALUES ('usr_2', 'ananya.shetty@gmail.com', 1, 1)`
    await expect(run(second)).rejects.toThrow('UNIQUE')
  })

  it('writes to an address once a day, and ends the link of an address that they replace', async () => {
    expect((await ask()).body).toMatchObject({ state: 'asked', email: 'l•••@home.example.in' })
    const first = await tokenOf()
    expect((await ask()).body.code).toBe('guardian_asked_recently')
    expect((await ask('other@home.example.in')).body).toMatchObject({ state: 'asked', email: 'o•••@home.example.in' })
    expect((await look(first)).body.code).toBe('guardian_link_unknown')
    await run('UPDATE guardians SET linked_at = linked_at - ?', dayMs)
    expect((await ask('other@home.example.in')).status).toBe(200)
    expect(await mailsTo(guardian)).toEqual(['guardian_asked'])
    expect(await mailsTo('other@home.example.in')).toEqual(['guardian_asked', 'guardian_asked'])
  })

  it('cannot flood a mailbox, nor can many together', async () => {
    for (let times = 0; times < 12; times += 1) {
      const other = await aChild()
      await ask(`lakshmi.shetty+${times}@home.example.in`, other)
    }
    expect(await rowsOf(`SELECT count(*) AS n FROM outbox WHERE template = 'guardian_asked'`)).toEqual([{ n: 10 }])
    for (let times = 0; times < 5; times += 1) await ask(`g${times}@home.example.in`)
    expect((await ask('g6@home.example.in')).body.code).toBe('too_many_attempts')
  })
})

describe('a guardian', () => {
  it('sees by the link each purpose unticked, and what is held and joined only after a proof of age; opening it changes nothing', async () => {
    const course = await aCourse(await anEducator(), { title: 'Reading a lake' })
    await enroll(child.id, course.id)
    await ask()
    const token = await tokenOf()
    const page = await read(token)
    expect(page).toMatchObject({
      state: 'asked',
      email: guardian,
      proof: null,
      child: { firstName: 'Ananya', lastName: 'S.', email: 'a•••@gmail.com', ofAgeOn: '2029-06-01' },
      joined: [],
    })
    expect(page.purposes.map(({ purpose, givenAt }) => [purpose, givenAt])).toEqual([
      ['account', null],
      ['class', null],
      ['events', null],
      ['labs', null],
      ['mentorship', null],
    ])
    expect(await read(await ageTokenOf(keyOf(token)))).toMatchObject({
      child: { lastName: 'Shetty', email: 'ananya.shetty@gmail.com' },
      joined: [{ kind: 'course', title: 'Reading a lake' }],
    })
    expect((await learns()).body.code).toBe('guardian_needed')
  })

  it('who has not shown to be an adult opens nothing', async () => {
    await ask()
    expect((await agree(await tokenOf())).body.code).toBe('guardian_not_proven')
    await aPayingAdult(guardian, '2012-01-01')
    expect((await agree(await tokenOf())).body.code).toBe('guardian_not_proven')
    expect((await learns()).body.code).toBe('guardian_needed')
  })

  it('is known by an adult account with a paid order', async () => {
    await ask()
    await aPayingAdult()
    const token = await tokenOf()
    expect((await read(token)).proof).toBe('order')
    expect((await agree(token)).body).toMatchObject({ state: 'agreed', proof: 'order' })
    expect((await learns()).status).toBe(200)
  })

  it('is known by the service for ages, whose answer leads back without the link', async () => {
    await ask()
    const token = await tokenOf()
    const url = new URL((await read(token)).proofUrl ?? '')
    expect(url.href).not.toContain(token)
    const answer = await ageTokenOf(url.searchParams.get('state') ?? '')
    expect(await read(answer)).toMatchObject({ token, ageToken: answer, proof: 'age_token' })
    expect((await agree(token, [], answer)).body).toMatchObject({ state: 'agreed', proof: 'age_token' })
  })

  it('is not known by an answer that is forged, old, of a child, or given for another link', async () => {
    const other = await aChild()
    await ask()
    await ask('other@home.example.in', other)
    const [token, theirs] = [await tokenOf(), await tokenOf(other)]
    for (const answer of [
      await ageTokenOf(keyOf(token), {}, 'another secret'),
      await ageTokenOf(keyOf(token), { exp: Math.floor(api.clock.now / 1000) }),
      await ageTokenOf(keyOf(token), { adult: false }),
      await ageTokenOf(keyOf(theirs)),
      'nonsense',
      '.',
    ])
      expect((await agree(token, [], answer)).body.code).toBe('guardian_not_proven')
    expect((await look(await ageTokenOf(keyOf(token), {}, 'another secret'))).body.code).toBe('guardian_link_unknown')
  })

  it('with a link that is forged, for another purpose, or replaced opens nothing', async () => {
    await ask()
    const token = await tokenOf()
    const forged = [
      `${token.slice(0, -1)}!`,
      await signLink(secret, 'impact confirmation', keyOf(token)),
      'x'.repeat(60),
    ]
    for (const one of forged) {
      expect((await look(one)).body.code).toBe('guardian_link_unknown')
      expect((await agree(one, [], await ageTokenOf(keyOf(token)))).body.code).toBe('guardian_link_unknown')
      expect((await refuse(one)).body.code).toBe('guardian_link_unknown')
    }
  })

  it('asks for a new link after 14 days, once a day, and the old one ends', async () => {
    await ask()
    const token = await tokenOf()
    const renew = () => send(null, 'POST', '/api/guardian-links/renewals', { token })
    expect((await renew()).body.code).toBe('too_many_attempts')
    api.clock.now += 14 * dayMs
    expect((await look(token)).body.code).toBe('guardian_link_expired')
    expect((await agree(token, [], await ageTokenOf(keyOf(token)))).body.code).toBe('guardian_link_expired')
    expect((await renew()).status).toBe(204)
    expect((await renew()).body.code).toBe('guardian_link_unknown')
    expect((await look(token)).body.code).toBe('guardian_link_unknown')
    expect((await look(await tokenOf())).status).toBe(200)
  })

  it('may have many children, each with a link of its own', async () => {
    const others = [await aChild(), await aChild(), await aChild()]
    const tokens = [await agreed(['labs']), ...(await Promise.all(others.map((one) => agreed([], one))))]
    expect(new Set(tokens).size).toBe(4)
    await refuse(tokens[1]!)
    expect((await learns(others[1])).status).toBe(200)
    expect((await learns()).status).toBe(200)
  })

  it('agrees to each purpose alone, and takes each back by the same page', async () => {
    const token = await agreed(['labs', 'class'])
    const given = async () =>
      (await read(token)).purposes.filter(({ givenAt }) => givenAt !== null).map(({ purpose }) => purpose)
    expect(await given()).toEqual(['account', 'class', 'labs'])
    api.clock.now += 1000
    await agree(token, ['class', 'mentorship'])
    expect(await given()).toEqual(['account', 'class', 'mentorship'])
    const entries = await rowsOf(
      'SELECT purpose, giver, withdrawer FROM consents WHERE user_id = ? ORDER BY purpose',
      child.id,
    )
    expect(entries).toEqual([
      { purpose: 'account', giver: 'guardian', withdrawer: null },
      { purpose: 'class', giver: 'guardian', withdrawer: null },
      { purpose: 'labs', giver: 'guardian', withdrawer: 'guardian' },
      { purpose: 'mentorship', giver: 'guardian', withdrawer: null },
    ])
    expect(await mailsTo(guardian)).toEqual(['guardian_asked', 'guardian_agreed'])
    expect(await mailsTo(child.email)).toEqual(['child_agreed'])
  })

  it('takes a copy of the data along, once shown to be an adult', async () => {
    await ask()
    const download = async () => send(null, 'POST', '/api/guardian-links/data', { token: await tokenOf() })
    expect((await download()).body.code).toBe('guardian_not_proven')
    await agreed()
    const { status, text } = await download()
    expect([status, text.includes('Shetty'), text.includes(guardian)]).toEqual([200, true, true])
  })
})

describe('saying no', () => {
  it('before the yes lets the child name somebody else, but not the same one again', async () => {
    await ask()
    const token = await tokenOf()
    expect((await refuse(token)).body).toMatchObject({ state: 'refused' })
    expect((await refuse(token)).body).toMatchObject({ state: 'refused' })
    expect((await ask()).body.code).toBe('guardian_refused')
    expect((await ask('other@home.example.in')).status).toBe(200)
    expect(await mailsTo(child.email)).toEqual(['child_refused'])
  })

  it('after the yes ends everything at once: sessions, consents, emails in the queue; and the account is deleted', async () => {
    const token = await agreed(['labs', 'class', 'events', 'mentorship'])
    const mail = await aMail(child, { template: 'welcome', kind: 'event_places' })
    const page = await refuse(token)
    expect(page.body).toMatchObject({ state: 'withdrawn', deletionDueAt: expect.any(String) })
    expect((await learns()).status).toBe(401)
    expect(await rowsOf('SELECT id FROM outbox WHERE id = ?', mail)).toEqual([])
    expect(await rowsOf('SELECT id FROM consents WHERE user_id = ? AND withdrawn_at IS NULL', child.id)).toEqual([])
    expect(await rowsOf('SELECT requested_by FROM deletion_requests WHERE user_id = ?', child.id)).toEqual([
      { requested_by: 'admin' },
    ])
    expect((await agree(token, ['labs'])).body.code).toBe('guardian_link_unknown')
    expect(await mailsTo(child.email)).toEqual(['child_withdrawn'])
  })

  it('holds an email at sending whose reader has no consent any more', async () => {
    await agreed()
    const [held, sent] = [
      await aMail(child, { template: 'welcome', kind: 'event_places' }),
      await aMail(child, { template: 'welcome' }),
    ]
    await run(`UPDATE consents SET withdrawn_at = 5, withdrawer = 'guardian' WHERE purpose = 'account'`)
    const context = {
      db: openDatabase(env.DB),
      at: Date.parse('2027-01-01T00:00:00Z'),
      log: () => undefined,
      settings: { accessTokenSecret: secret },
    }
    expect(await leaseMail(context, held)).toBeNull()
    expect((await leaseMail(context, sent))?.template).toBe('welcome')
  })

  it('and an act of the child at the same moment leave the account closed, whichever came first', async () => {
    const course = await aCourse(await anEducator(), { price: 0 })
    const token = await agreed()
    const [, act] = await Promise.all([refuse(token), send(child, 'POST', `/api/courses/${course.id}/enrollments`)])
    expect([200, 201, 401, 403]).toContain(act.status)
    expect((await send(child, 'POST', `/api/courses/${course.id}/enrollments`)).status).toBe(401)
    expect((await learns()).status).toBe(401)
  })

  it('and agreeing at the same moment leave one of both whole', async () => {
    const token = await agreed(['labs'])
    await Promise.all([refuse(token), agree(token, ['labs', 'class']), refuse(token)])
    expect(await rowsOf('SELECT id FROM consents WHERE user_id = ? AND withdrawn_at IS NULL', child.id)).toEqual([])
    expect((await read(token)).state).toBe('withdrawn')
  })
})

describe('coming of age', () => {
  const at = (day: string) => Date.parse(`${day}T06:00:00Z`)
  const tick = (now: number) =>
    tellSoonOfAge({
      db: openDatabase(env.DB),
      at: now,
      newId,
      requestId: 'clock',
      kindOfMail,
      queueMail: () => undefined,
    })

  it('is told to both a month before, once, and ends what the guardian may do', async () => {
    const token = await agreed(['labs'])
    expect(await tick(at('2029-05-01'))).toBe(0)
    expect(await tick(at('2029-05-02'))).toBe(1)
    expect(await tick(at('2029-05-03'))).toBe(0)
    expect((await mailsTo(child.email)).at(-1)).toBe('child_of_age_soon')
    expect((await mailsTo(guardian)).at(-1)).toBe('guardian_of_age_soon')
    expect(await tick(at('2029-06-01'))).toBe(1)
    expect((await look(token)).body.code).toBe('guardian_link_unknown')
    const [row] = await rowsOf(`SELECT count(*) AS n FROM consents WHERE purpose = 'account' AND withdrawn_at IS NULL`)
    expect(row?.n).toBe(1)
  })
})

describe('[C-49] a guardian’s letters', () => {
  const languagesTo = async (address: string) =>
    (await rowsOf('SELECT template, language FROM outbox WHERE to_address = ? ORDER BY created_at, id', address)).map(
      ({ template, language }) => [template, language],
    )
  const inLanguage = (language: string, by: TestUser | null, method: string, path: string, body: unknown) =>
    api.call(path, {
      method,
      headers: {
        origin: 'https://kere.test',
        'content-type': 'application/json',
        'accept-language': language,
        ...(by && { cookie: by.cookie }),
      },
      body: JSON.stringify(body),
    })

  it('begin in the language of the child’s page, and go on in that of the page on which the guardian answered', async () => {
    await inLanguage('kn', child, 'PUT', '/api/me/guardian', { email: guardian })
    expect(await languagesTo(guardian)).toEqual([['guardian_asked', 'kn']])
    const token = await tokenOf()
    await inLanguage('ta', null, 'POST', '/api/guardian-links/agreements', {
      token,
      purposes: [],
      ageToken: await ageTokenOf(keyOf(token)),
    })
    expect(await languagesTo(guardian)).toEqual([
      ['guardian_asked', 'kn'],
      ['guardian_agreed', 'ta'],
    ])
    // The child chose nothing, so the letter to them follows their own account.
    expect(await languagesTo(child.email)).toContainEqual(['child_agreed', null])

    api.clock.now = Date.parse('2029-05-20T06:00:00Z')
    await tellSoonOfAge({
      db: openDatabase(env.DB),
      at: api.clock.now,
      newId,
      requestId: 'req_1',
      queueMail: () => undefined,
      kindOfMail,
    })
    expect((await languagesTo(guardian)).at(-1)).toEqual(['guardian_of_age_soon', 'ta'])
  })
})
