import { env } from 'cloudflare:workers'
import { onboardingMessages } from '@kere/contracts/accounts/onboarding-messages'
import { accessCookie } from '@kere/contracts/accounts/access-cookie'
import { chooseRole as roleChoice, completeOnboarding, onboardingRefusals } from '@kere/contracts/accounts/onboarding'
import { states } from '@kere/contracts/accounts/onboarding-options'
import { verifyAccessToken } from '@kere/session/access-token'
import { deviceCookie, readCookie, refreshCookie } from '@kere/session/session-cookies'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aCourse, anEducator, enroll } from '../../../test/factories.ts'
import { failingDatabase } from '../../../test/failing-database.ts'
import { accessTokenOf, aSession, aUser, cookieFrom, secret, type TestUser } from '../../../test/sessions.ts'

beforeEach(emptyDatabase)

const aNewcomer = (role: 'student' | 'educator' = 'student') =>
  aUser(
    role,
    {},
    {
      onboardingCompleted: false,
      firstName: 'Zarine',
      ...(role === 'educator' ? { educatorStatus: 'pending' as const } : {}),
    },
  )

const learner = {
  role: 'student',
  dateOfBirth: '2004-02-29',
  studyYear: 'Year 2',
  instituteName: 'Vembanad College of Engineering',
  state: 'Kerala',
}

const educator = { role: 'educator', dateOfBirth: '1985-06-01', designation: 'Hydrologist', teachingExperience: 0 }

const chatAnswers = {
  bio: 'Walks the edge of every tank in the taluk.',
  subjectsOfInterest: ['Water Management'],
  languagesSpoken: ['Kannada', 'Tulu'],
  organizationAffiliation: 'Bund and Basin',
  certifications: ['Open water sampling'],
  linkedinUrl: 'https://www.linkedin.com/in/zarine',
  phoneNumber: '+91 98765 43210',
  lumaProfileUrl: 'https://lu.ma/zarine',
}

function send({ cookie }: { cookie: string }, method: string, path: string, body: unknown, api = startApi()) {
  return api.call(path, {
    method,
    headers: { origin: 'https://kere.test', 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
}

const onboard = (user: { cookie: string }, body: unknown, api = startApi()) =>
  send(user, 'PUT', '/api/me/onboarding', body, api)
const chooseRole = (user: { cookie: string }, role: unknown, api = startApi()) =>
  send(user, 'POST', '/api/me/role', { role }, api)

const only = async (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .first()
const profileOf = ({ id }: TestUser) => only('SELECT * FROM profiles WHERE id = ?', id)
const applicationOf = ({ id }: TestUser) =>
  only('SELECT * FROM educator_applications WHERE user_id = ? ORDER BY submitted_at DESC, id DESC', id)
const auditOf = async (requestId: string | null) => {
  const { results } = await env.DB.prepare('SELECT * FROM audit_log WHERE request_id = ? ORDER BY rowid')
    .bind(requestId)
    .all()
  return results
}

describe('choosing a role', () => {
  it('[S-319] [C-28] makes whoever wants to teach an educator who waits, and says so in the access cookie', async () => {
    const user = await aNewcomer()
    const { status, headers, body } = await chooseRole(user, 'educator')
    expect([status, body.user]).toMatchObject([200, { id: user.id, role: 'educator', educatorStatus: 'pending' }])

    const cookies = cookieFrom(headers)
    expect(readCookie(cookies, refreshCookie)).toBeUndefined()
    const claims = await verifyAccessToken(
      readCookie(cookies, accessCookie),
      secret,
      Date.parse('2026-11-15T12:05:00Z'),
    )
    expect(claims).toMatchObject({ sessionId: user.sessionId, user: { role: 'educator', educatorStatus: 'pending' } })

    const [written] = await auditOf(headers.get('x-request-id'))
    expect(written).toMatchObject({ action: 'account.role_chosen', actor_id: user.id, actor_role: 'student' })
    expect(JSON.parse(String(written?.detail))).toEqual({ role: 'educator' })
  })

  it('[W-57] writes down what changed, and lets somebody change their mind twenty times an hour', async () => {
    const user = await aNewcomer()
    const api = startApi()
    const { headers } = await chooseRole(user, 'student', api)
    expect(await auditOf(headers.get('x-request-id'))).toEqual([])
    for (let times = 0; times < 19; times += 1) await chooseRole(user, times % 2 ? 'student' : 'educator', api)
    const { status, body } = await chooseRole(user, 'student', api)
    expect([status, body.code]).toEqual([429, 'too_many_attempts'])
    const written = "SELECT count(*) AS n FROM audit_log WHERE action = 'account.role_chosen'"
    expect(await only(written)).toEqual({ n: 19 })
  })

  it('[U-02] puts an educator whose address is proven into the queue, with a mail, once', async () => {
    const user = await aNewcomer()
    const api = startApi()
    await chooseRole(user, 'educator', api)
    await chooseRole(user, 'educator', api)
    expect(await only('SELECT count(*) AS n FROM educator_applications')).toEqual({ n: 1 })
    expect(await applicationOf(user)).toMatchObject({ status: 'pending', submitted_at: api.clock.now })
    const { results } = await env.DB.prepare('SELECT * FROM outbox').all()
    expect(results).toMatchObject([
      { template: 'application_received', to_address: user.email, user_id: user.id, details: '{"firstName":"Zarine"}' },
    ])
    expect(api.queued).toContain(results[0]?.id)
    const action = 'educator_application.submitted'
    expect(
      await only('SELECT count(*) AS n FROM audit_log WHERE action = ? AND actor_id = ?', action, user.id),
    ).toEqual({
      n: 1,
    })
  })

  it('[C-28] takes the application back of whoever learns instead; however often they change their mind, there is one', async () => {
    const user = await aNewcomer()
    await chooseRole(user, 'educator')
    expect((await chooseRole(user, 'student')).body.user).toMatchObject({ role: 'student', educatorStatus: null })
    expect(await applicationOf(user)).toMatchObject({ status: 'withdrawn', decided_at: null })
    for (const role of ['educator', 'student', 'educator']) await chooseRole(user, role)
    const { results } = await env.DB.prepare('SELECT * FROM educator_application_counts ORDER BY status').all()
    expect(results).toEqual([
      { status: 'pending', count: 1 },
      { status: 'withdrawn', count: 0 },
    ])
    expect(await only('SELECT count(*) AS n FROM outbox')).toEqual({ n: 1 })
  })

  it('[C-28] gives nobody another standing than they have: declined stays declined, approved stays approved', async () => {
    const declined = await aNewcomer('educator')
    await env.DB.prepare(`UPDATE profiles SET educator_status = 'rejected' WHERE id = ?`).bind(declined.id).run()
    expect((await chooseRole(declined, 'educator')).body.user?.educatorStatus).toBe('rejected')

    const approved = await aNewcomer()
    await env.DB.prepare(
      `INSERT INTO educator_applications (id, user_id, status, submitted_at) VALUES ('app_1', ?, 'approved', 1)`,
    )
      .bind(approved.id)
      .run()
    expect((await chooseRole(approved, 'educator')).body.user?.educatorStatus).toBe('approved')
  })

  it('[S-319] is over once onboarding is finished', async () => {
    const user = await aUser('student')
    expect(await chooseRole(user, 'educator')).toMatchObject({ status: 409, body: { code: 'role_settled' } })
    expect(await profileOf(user)).toMatchObject({ role: 'student', educator_status: null })
    expect(await applicationOf(user)).toBeNull()
  })

  it('[C-27] [S-319] takes nothing but learning and teaching', async () => {
    const user = await aNewcomer()
    for (const role of ['admin', '', undefined, ['educator']]) {
      const { status, body } = await chooseRole(user, role)
      expect([status, body.errors]).toEqual([422, [{ pointer: '/body/role', detail: onboardingMessages.roleRequired }]])
    }
    const { status } = await send(user, 'POST', '/api/me/role', { role: 'educator', educatorStatus: 'approved' })
    expect([status, (await profileOf(user))?.role]).toEqual([422, 'student'])
  })

  it('[S-319] says what failed when the database cannot be reached', async () => {
    const db = failingDatabase((sql) => !sql.startsWith('select "profiles"."role"'))
    const { status, body } = await chooseRole(await aNewcomer(), 'educator', startApi({ db }))
    expect([status, body.detail]).toEqual([503, 'Failed to set role. Please try again.'])
    expect(roleChoice.failure).toBe(body.detail)
  })
})

describe('onboarding', () => {
  it('[S-322] [S-324] [S-325] saves what a learner says, once, and says so in the access cookie', async () => {
    const user = await aNewcomer()
    const { status, headers, body } = await onboard(user, learner)
    expect([status, body.user]).toMatchObject([200, { isOnboarded: true, role: 'student' }])
    expect(readCookie(cookieFrom(headers), accessCookie)).toBeTruthy()
    expect(await profileOf(user)).toMatchObject({
      date_of_birth: '2004-02-29',
      study_year: 'Year 2',
      institute_name: 'Vembanad College of Engineering',
      state: 'Kerala',
      onboarding_completed: 1,
    })
    expect(await auditOf(headers.get('x-request-id'))).toMatchObject([
      { action: 'account.onboarded', actor_id: user.id, subject_id: user.id, detail: '{}' },
    ])
  })

  it('[S-327] [S-328] [C-56] saves what an educator says, with all that they told the chat', async () => {
    const user = await aNewcomer('educator')
    expect((await onboard(user, { ...educator, ...chatAnswers })).status).toBe(200)
    expect(await profileOf(user)).toMatchObject({
      designation: 'Hydrologist',
      teaching_experience: 0,
      bio: chatAnswers.bio,
      subjects_of_interest: '["Water Management"]',
      languages_spoken: '["Kannada","Tulu"]',
      organization_affiliation: 'Bund and Basin',
      certifications: '["Open water sampling"]',
      linkedin_url: 'https://www.linkedin.com/in/zarine',
      phone_number: '+919876543210',
      luma_profile_url: 'https://lu.ma/zarine',
      educator_status: 'pending',
    })
  })

  it('[S-327] needs no link and no phone of an educator', async () => {
    const [without, empty] = [await aNewcomer('educator'), await aNewcomer('educator')]
    expect((await onboard(without, educator)).status).toBe(200)
    expect((await onboard(empty, { ...educator, linkedinUrl: '', phoneNumber: '', lumaProfileUrl: '' })).status).toBe(
      200,
    )
    for (const user of [without, empty]) {
      expect(await profileOf(user)).toMatchObject({ linkedin_url: null, phone_number: null, luma_profile_url: null })
    }
  })

  it.each([
    ['dateOfBirth', { ...learner, dateOfBirth: undefined }, 'Date of birth is required'],
    ['dateOfBirth', { ...learner, dateOfBirth: '2004-02-30' }, 'Date of birth is required'],
    ['dateOfBirth', { ...learner, dateOfBirth: '2026-11-15' }, 'Please enter a date of birth in the past'],
    ['dateOfBirth', { ...learner, dateOfBirth: '2027-01-01' }, 'Please enter a date of birth in the past'],
    ['dateOfBirth', { ...learner, dateOfBirth: '1905-11-15' }, 'Please enter a date of birth in the past'],
    ['studyYear', { ...learner, studyYear: 'Year 6' }, 'Year of study is required'],
    ['instituteName', { ...learner, instituteName: '  ' }, 'Institute name is required'],
    ['state', { ...learner, state: 'Bombay' }, 'State is required'],
    ['designation', { ...educator, designation: '' }, 'Designation is required'],
    ['teachingExperience', { ...educator, teachingExperience: -1 }, 'Please enter a valid number of years'],
    ['teachingExperience', { ...educator, teachingExperience: 1.5 }, 'Please enter a valid number of years'],
    [
      'linkedinUrl',
      { ...educator, linkedinUrl: 'https://linkedin.example/in/a' },
      'Please enter a valid LinkedIn URL, for example https://www.linkedin.com/in/asha-rao',
    ],
    ['phoneNumber', { ...educator, phoneNumber: '12345' }, 'Please enter a valid phone number'],
    [
      'lumaProfileUrl',
      { ...educator, lumaProfileUrl: 'https://example.com/a' },
      'Please enter a valid Lu.ma URL starting with https://lu.ma/, for example https://lu.ma/asha-rao',
    ],
    ['bio', { ...educator, bio: 'nineteen characters' }, 'Please provide a bio of at least 20 characters'],
    ['bio', { ...educator, bio: 'x'.repeat(1001) }, 'Please use at most 1,000 characters'],
    ['instituteName', { ...learner, instituteName: 'x'.repeat(121) }, 'Please use at most 120 characters'],
    ['languagesSpoken', { ...educator, languagesSpoken: Array<string>(11).fill('Tulu') }, 'Please add at most 10'],
  ] as const)('[S-325] [S-327] [U-31] [C-48] [C-49] refuses a wrong %s', async (field, answers, detail) => {
    const user = await aNewcomer(answers.role === 'educator' ? 'educator' : 'student')
    const { status, body } = await onboard(user, answers)
    expect([status, body.code, body.errors]).toEqual([
      422,
      'validation_failed',
      [{ pointer: `/body/${field}`, detail }],
    ])
    expect(await profileOf(user)).toMatchObject({ onboarding_completed: 0, date_of_birth: null })
  })

  it('[S-326] [C-48] knows 36 states and union territories, and elsewhere', async () => {
    expect(new Set(states).size).toBe(37)
    const user = await aNewcomer()
    expect((await onboard(user, { ...learner, state: 'Outside India / Other' })).status).toBe(200)
  })

  it('[C-27] finishes it only in the role that is held, and in no other', async () => {
    const user = await aNewcomer()
    const { status, body } = await onboard(user, educator)
    expect([status, body.errors]).toEqual([422, [{ pointer: '/body/role', detail: onboardingRefusals.roleNotHeld }]])
    expect((await onboard(user, { ...learner, role: 'admin' })).status).toBe(422)
    expect(await profileOf(user)).toMatchObject({ role: 'student', onboarding_completed: 0 })
  })

  it('[U-27] is done once: the same again is fine, other answers are refused', async () => {
    const user = await aNewcomer()
    expect((await onboard(user, learner)).status).toBe(200)
    expect((await onboard(user, learner)).status).toBe(200)
    const other = await onboard(user, { ...learner, state: 'Goa' })
    expect([other.status, other.body.code]).toEqual([409, 'already_onboarded'])
    expect((await onboard(user, educator)).body.code).toBe('already_onboarded')
    expect(await profileOf(user)).toMatchObject({ state: 'Kerala' })
  })

  it('[U-27] gives twenty tabs at once one profile', async () => {
    const same = await aNewcomer('educator')
    const answers = { ...educator, ...chatAnswers }
    const repeated = await Promise.all(Array.from({ length: 20 }, () => onboard(same, answers)))
    expect(new Set(repeated.map(({ status }) => status))).toEqual(new Set([200]))
    expect(
      await only(`SELECT count(*) AS n FROM audit_log WHERE action = 'account.onboarded' AND actor_id = ?`, same.id),
    ).toEqual({ n: 1 })

    const different = await aNewcomer()
    const answered = await Promise.all(
      Array.from({ length: 20 }, (_, tab) => onboard(different, { ...learner, instituteName: `Institute ${tab}` })),
    )
    const codes = answered.map(({ status, body }) => `${status} ${body.code ?? ''}`.trim())
    expect(codes.toSorted()).toEqual(['200', ...Array.from({ length: 19 }, () => '409 already_onboarded')])
    const winner = codes.indexOf('200')
    expect(await profileOf(different)).toMatchObject({ institute_name: `Institute ${winner}` })
  })

  it('[S-319] [U-27] settles a change of role in one tab and the end of it in another, whoever is first', async () => {
    for (let round = 0; round < 20; round += 1) {
      const user = await aNewcomer()
      const [chosen, finished] = await Promise.all([chooseRole(user, 'educator'), onboard(user, learner)])
      const profile = await profileOf(user)
      const isSettledFirst = finished.status === 200
      expect([chosen.status, finished.status]).toEqual(isSettledFirst ? [409, 200] : [200, 422])
      expect([profile?.role, profile?.onboarding_completed]).toEqual(isSettledFirst ? ['student', 1] : ['educator', 0])
      expect((await applicationOf(user))?.status).toBe(isSettledFirst ? undefined : 'pending')
    }
  })

  it('[S-319] leaves an open application only to whoever teaches in the end, however two tabs disagree', async () => {
    for (let round = 0; round < 10; round += 1) {
      const user = await aNewcomer()
      await Promise.all(['educator', 'student', 'educator', 'student'].map((role) => chooseRole(user, role)))
      const teaches = (await profileOf(user))?.role === 'educator'
      expect(
        await only(`SELECT count(*) AS n FROM educator_applications WHERE user_id = ? AND status = 'pending'`, user.id),
      ).toEqual({ n: teaches ? 1 : 0 })
    }
  })

  it('[U-27] leaves an admin, who is onboarded already, alone', async () => {
    const admin = await aUser('admin')
    expect((await onboard(admin, { ...learner, dateOfBirth: '2020-01-01' })).body.code).toBe('already_onboarded')
    expect(await profileOf(admin)).toMatchObject({ role: 'admin', date_of_birth: null })
  })

  it('[S-329] says what failed when the database cannot be reached', async () => {
    const db = failingDatabase((sql) => !sql.startsWith('select "profiles"."role"'))
    const { status, body } = await onboard(await aNewcomer(), learner, startApi({ db }))
    expect([status, body.detail]).toEqual([503, 'Failed to save profile information. Please try again.'])
    expect(completeOnboarding.failure).toBe(body.detail)
  })
})

describe('[C-49] age', () => {
  const midnightInIndia = Date.parse('2026-11-14T18:30:00Z')
  const at = (now: number) => {
    const api = startApi()
    api.clock.now = now
    return api
  }

  it('is counted by the calendar of India: 13 today is old enough, 13 tomorrow is not', async () => {
    const dateOfBirth = '2013-11-15'
    const [early, onTheDay] = [await aNewcomer(), await aNewcomer()]
    const refused = await onboard(early, { ...learner, dateOfBirth }, at(midnightInIndia - 1))
    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
      403,
      'under_age',
      onboardingRefusals.underAge,
    ])
    expect((await onboard(onTheDay, { ...learner, dateOfBirth }, at(midnightInIndia))).status).toBe(200)
  })

  it('lets whoever was born on 29 February turn 13 on 1 March', async () => {
    const dateOfBirth = '2012-02-29'
    const sent = async (now: string) => {
      const { id } = await aNewcomer()
      const { sessionId } = await aSession({ id, role: 'student' })
      const api = at(Date.parse(now))
      const cookie = `${accessCookie}=${await accessTokenOf({ id, role: 'student', sessionId }, { at: api.clock.now })}`
      return (await onboard({ cookie }, { ...learner, dateOfBirth }, api)).status
    }
    expect(await sent('2025-02-28T12:00:00Z')).toBe(403)
    expect(await sent('2025-03-01T12:00:00Z')).toBe(200)
  })

  it.each([
    ['the day before', '2008-11-16', null],
    ['on the day', '2008-11-15', '+919876543210'],
  ])('keeps neither phone nor links of an educator until they are 18: %s', async (_, dateOfBirth, phone) => {
    const user = await aNewcomer('educator')
    const { status } = await onboard(user, { ...educator, ...chatAnswers, dateOfBirth }, at(midnightInIndia))
    const profile = await profileOf(user)
    expect([status, profile?.phone_number, profile?.linkedin_url === null, profile?.luma_profile_url === null]).toEqual(
      [200, phone, phone === null, phone === null],
    )
    expect(profile).toMatchObject({ bio: chatAnswers.bio, date_of_birth: dateOfBirth, gender: null })
  })

  it('is fine with the same answers again when something of them was not kept', async () => {
    const user = await aNewcomer('educator')
    const answers = { ...educator, ...chatAnswers, dateOfBirth: '2009-01-01' }
    expect((await onboard(user, answers)).status).toBe(200)
    expect((await onboard(user, answers)).status).toBe(200)
  })

  it('keeps nothing at all of a child, and signs them out', async () => {
    const user = await aNewcomer()
    await aSession(user)
    const course = await aCourse(await anEducator())
    await enroll(user.id, course.id)
    await chooseRole(user, 'educator')
    await env.DB.batch([
      env.DB.prepare(
        `INSERT INTO account_tokens (id, user_id, purpose, token_hash, created_at, expires_at, used_at) VALUES ('tok_1', ?, 'verify_email', 'hash', 0, 1, NULL)`,
      ).bind(user.id),
      env.DB.prepare(
        `INSERT INTO user_identities (provider, subject, user_id, created_at) VALUES ('google', 'subject', ?, 0)`,
      ).bind(user.id),
      env.DB.prepare(`INSERT INTO known_devices (user_id, device_hash, first_seen_at) VALUES (?, 'device', 0)`).bind(
        user.id,
      ),
      env.DB.prepare(
        `INSERT INTO idempotency_keys (caller, key, request_hash, status, content_type, body, created_at) VALUES (?, 'a-key-of-the-child', 'hash', 200, 'application/json', 'Zarine', 0)`,
      ).bind(user.id),
    ])

    const { status, headers, body } = await onboard(user, { ...educator, dateOfBirth: '2015-01-01' })
    expect([status, body.code, body.detail]).toEqual([403, 'under_age', onboardingRefusals.underAge])
    expect(headers.getSetCookie().map((line) => line.split(';').slice(0, 2).join(';'))).toEqual([
      `${accessCookie}=; Max-Age=0`,
      `${refreshCookie}=; Max-Age=0`,
      `${deviceCookie}=; Max-Age=0`,
    ])

    expect(await tablesWith(user.id)).toEqual([])
    expect(await tablesWith(user.email)).toEqual([])
    expect(await tablesWith('Zarine')).toEqual([])
    expect(await only('SELECT enrollment_count AS n FROM courses WHERE id = ?', course.id)).toEqual({ n: 0 })
    expect(await only('SELECT sum(count) AS n FROM educator_application_counts')).toEqual({ n: 0 })
    expect(await only('SELECT sum(count) AS n FROM outbox_counts')).toEqual({ n: 0 })

    const [written] = await auditOf(headers.get('x-request-id'))
    const { action, outcome, actor_id, subject_id, detail } = written ?? {}
    expect([action, outcome, actor_id, subject_id, detail]).toEqual([
      'account.refused_under_age',
      'refused',
      null,
      null,
      '{}',
    ])
    expect((await onboard(user, { ...educator, dateOfBirth: '1990-01-01' })).status).toBe(401)
  })

  it('takes no account away that has finished onboarding', async () => {
    const user = await aUser('student')
    const { body } = await onboard(user, { ...learner, dateOfBirth: '2020-01-01' })
    expect([body.code, (await profileOf(user))?.id]).toEqual(['already_onboarded', user.id])
  })

  it('answers twenty tabs of a child alike, or not at all, and leaves one row in the audit log', async () => {
    const before = await only(`SELECT count(*) AS n FROM audit_log WHERE action = 'account.refused_under_age'`)
    const user = await aNewcomer()
    const answered = await Promise.all(
      Array.from({ length: 20 }, () => onboard(user, { ...learner, dateOfBirth: '2016-01-01' })),
    )
    const codes = new Set(answered.map(({ body }) => body.code))
    codes.delete('unauthenticated')
    expect(codes).toEqual(new Set(['under_age']))
    expect(await only(`SELECT count(*) AS n FROM audit_log WHERE action = 'account.refused_under_age'`)).toEqual({
      n: Number(before?.n) + 1,
    })
  })
})

async function tablesWith(text: string) {
  const { results } = await env.DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_cf%' ESCAPE '\\'`,
  ).all<{ name: string }>()
  const found = []
  for (const { name } of results) {
    const rows = await env.DB.prepare(`SELECT * FROM "${name}"`).all()
    if (JSON.stringify(rows.results).includes(text)) found.push(name)
  }
  return found
}
