import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { aCourseOf, someDetails } from '../test/authored-courses.ts'
import { startApi } from '../test/call-api.ts'
import { emptyDatabase } from '../test/empty-database.ts'
import { anApplication } from '../test/factories.ts'
import { anInterest, aRound, aStatement } from '../test/fellowship.ts'
import { aLab, aMember, aSubmission, aTeam, someLab } from '../test/labs.ts'
import { anEventOf, someEvent } from '../test/managed-events.ts'
import { aMentorshipRequest, aMentorshipSession, someMentorSettings, someStart } from '../test/mentorship.ts'
import { aPost } from '../test/posts.ts'
import { aProfileReport, aReportedProfile } from '../test/profile-reports.ts'
import { aUser, type TestUser } from '../test/sessions.ts'
import { hourOfWeek } from './mentorship/mentorship-sessions/slots.domain.ts'

let api: ReturnType<typeof startApi>
let admin: TestUser
let author: TestUser

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  admin = await aUser('admin')
  author = await aUser('educator')
})

interface Answer {
  code?: string
  version?: number
  [field: string]: unknown
}

async function as(user: TestUser, call: string, body?: unknown) {
  const [method = '', path = ''] = call.split(' ')
  const answer = await api.call(path, {
    method,
    headers: { origin: 'https://kere.test', cookie: user.cookie, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  // The cast is safe: the tests assert the real shape.
  return { status: answer.status, body: answer.body as unknown as Answer & { items: Answer[] } }
}

interface Matter {
  by: TestUser
  read: () => Promise<number | undefined>
  /** A change by the author after the admin has read it. */
  change: () => Promise<{ status: number }>
  decide: (version: number | undefined) => Promise<{ status: number; body: Answer }>
}

const query = (version: number | undefined) => (version === undefined ? '' : `?version=${version}`)

/** Gives the version that a list shows for the row. */
const listed = async (user: TestUser, path: string, id: string) =>
  (await as(user, `GET ${path}`)).body.items.find((item) => item.id === id)?.version

const changeOwnBio = async (user: TestUser) => {
  const { body } = await as(user, 'GET /api/me/profile')
  const { about } = body.sections as Record<string, { version: string }>
  const values = { bio: 'Buy my coins.', location: '', languagesSpoken: [], certifications: [] }
  return as(user, 'PUT /api/me/profile/about', { version: about?.version, values })
}

const matters: Record<string, () => Promise<Matter>> = {
  async 'an educator’s event'() {
    const { id } = await anEventOf(author.id, { published: false, publishedAt: null })
    const details = { ...someEvent, description: 'Buy my coins.' }
    return {
      by: admin,
      read: () => listed(admin, '/api/managed-events', id),
      change: () => as(author, `PUT /api/events/${id}`, { version: 1, details, isPublished: false }),
      decide: (version) => as(admin, `PUT /api/events/${id}/publication${query(version)}`),
    }
  },
  async 'an event that was never saved'() {
    const { body } = await as(author, 'POST /api/events', { details: someEvent })
    const id = String(body.id)
    const details = { ...someEvent, description: 'Buy my coins.' }
    return {
      by: admin,
      read: () => listed(admin, '/api/managed-events', id),
      change: () => as(author, `PUT /api/events/${id}/draft`, { version: 1, details }),
      decide: (version) => as(admin, `PUT /api/events/${id}/publication${query(version)}`),
    }
  },
  async 'an educator’s lab'() {
    const { id } = await aLab(author.id, { status: 'draft' })
    const details = { ...someLab, description: 'Buy my coins.' }
    return {
      by: admin,
      read: () => listed(admin, '/api/managed-labs', id),
      change: () => as(author, `PUT /api/managed-labs/${id}`, { version: 1, details }),
      decide: (version) => as(admin, `PUT /api/managed-labs/${id}/state${query(version)}`, { state: 'open' }),
    }
  },
  async 'the details of a course'() {
    const { id, outline } = await aCourseOf(author.id)
    const details = { ...someDetails, description: 'Buy my coins.' }
    return {
      by: admin,
      read: () => listed(admin, '/api/all-courses', id),
      change: () => as(author, `PUT /api/courses/${id}/draft`, { version: 1, details, outline }),
      decide: (version) => as(admin, `PUT /api/courses/${id}/publication`, { version }),
    }
  },
  async 'a lesson of a course'() {
    const { id, lessonIds } = await aCourseOf(author.id)
    const lesson = { version: 1, body: 'Buy my coins.', videoUrl: null, bring: [], checklist: [] }
    return {
      by: admin,
      read: () => listed(admin, '/api/all-courses', id),
      change: () => as(author, `PUT /api/courses/${id}/draft/lessons/${lessonIds[0]}`, lesson),
      decide: (version) => as(admin, `PUT /api/courses/${id}/publication`, { version }),
    }
  },
  async 'a lesson of a course among many'() {
    const { id, lessonIds } = await aCourseOf(author.id)
    const lesson = { version: 1, body: 'Buy my coins.', videoUrl: null, bring: [], checklist: [] }
    return {
      by: admin,
      read: () => listed(admin, '/api/all-courses', id),
      change: () => as(author, `PUT /api/courses/${id}/draft/lessons/${lessonIds[0]}`, lesson),
      decide: (version) => inBulk('all-courses', { act: 'publish', rows: [{ id, version }] }),
    }
  },
  async 'a post in review'() {
    const { id } = await aPost(author.id)
    await as(author, `PUT /api/managed-posts/${id}/submission`, { version: 1, note: '' })
    return {
      by: admin,
      read: () => listed(admin, '/api/managed-posts', id),
      change: () => changePost(id),
      decide: (version) => as(admin, `PUT /api/managed-posts/${id}/publication`, { version }),
    }
  },
  async 'a fellowship’s application'() {
    const { id, change } = await anApplicationInReview()
    return {
      by: admin,
      read: async () => (await as(admin, `GET /api/fellowship-applications/${id}`)).body.version,
      change,
      decide: (version) => as(admin, `POST /api/fellowship-applications/${id}/approval${query(version)}`),
    }
  },
  async 'a fellowship’s application, to reject'() {
    const { id, change } = await anApplicationInReview()
    return {
      by: admin,
      read: () => listed(admin, '/api/fellowship-applications', id),
      change,
      decide: (version) =>
        as(admin, `POST /api/fellowship-applications/${id}/rejection${query(version)}`, { reason: 'Not this year.' }),
    }
  },
  async 'a fellowship’s application, for points'() {
    const { id, change } = await anApplicationInReview()
    const points = { motivation: 4, fit: 3, feasibility: 2, note: '', hasDeclaredConflict: false }
    return {
      by: admin,
      read: () => listed(admin, '/api/fellowship-applications', id),
      change,
      decide: (version) => as(admin, `PUT /api/fellowship-applications/${id}/review${query(version)}`, points),
    }
  },
  async 'many applications to a fellowship'() {
    const { id, change } = await anApplicationInReview()
    return {
      by: admin,
      read: () => listed(admin, '/api/fellowship-applications', id),
      change,
      decide: (version) => inBulk('fellowship-applications', { act: 'approve', rows: [{ id, version }] }),
    }
  },
  async 'an application to teach'() {
    const learner = await aUser('student')
    const id = await anApplication(learner, { submittedAt: api.clock.now })
    return {
      by: admin,
      read: async () => (await as(admin, `GET /api/educator-applications/${id}`)).body.version,
      change: () => changeOwnBio(learner),
      decide: (version) => as(admin, `POST /api/educator-applications/${id}/approval${query(version)}`),
    }
  },
  async 'an application to teach, to decline'() {
    const learner = await aUser('student')
    const id = await anApplication(learner, { submittedAt: api.clock.now })
    return {
      by: admin,
      read: async () => (await as(admin, `GET /api/educator-applications/${id}`)).body.version,
      change: () => changeOwnBio(learner),
      decide: (version) =>
        as(admin, `POST /api/educator-applications/${id}/rejection${query(version)}`, { reason: 'Not yet.' }),
    }
  },
  async 'a hidden profile, to show again'() {
    const id = await aReportedProfile(author.id, { status: 'hidden', message: 'No coins.', decidedAt: api.clock.now })
    await aProfileReport(id)
    return {
      by: admin,
      read: () => listed(admin, '/api/reported-profiles', id),
      change: () => changeOwnBio(author),
      decide: (version) =>
        as(admin, `POST /api/reported-profiles/${id}/decision${query(version)}`, {
          decision: 'dismiss',
          status: 'hidden',
        }),
    }
  },
  async 'the time of a session'() {
    const learner = await aUser('student')
    await someMentorSettings(author, { weeklyHours: [hourOfWeek(someStart), hourOfWeek(someStart) + 1] })
    const request = await aMentorshipRequest(learner, { mentorId: author.id, status: 'accepted' })
    const { id } = await aMentorshipSession(request)
    const startsAt = new Date(someStart + 60 * 60 * 1000).toISOString()
    return {
      by: author,
      read: () => listed(author, `/api/mentorship-requests/${request.id}/sessions`, id),
      change: () => as(learner, `PATCH /api/mentorship-sessions/${id}`, { startsAt }),
      decide: (version) => as(author, `POST /api/mentorship-sessions/${id}/confirmation${query(version)}`),
    }
  },
}

async function inBulk(list: string, body: object) {
  const { status, body: answer } = await as(admin, `POST /api/bulk/${list}`, body)
  const [result] = answer.results as { outcome: string; reason: string | null }[]
  // The reason is the text of the problem that the single act would give.
  const isChanged = /changed/.test(result?.reason ?? '')
  return result?.outcome === 'done'
    ? { status, body: {} }
    : { status: 409, body: { code: isChanged ? 'changed_since_read' : 'another' } }
}

const changePost = (id: string) =>
  as(author, `PUT /api/managed-posts/${id}/draft`, {
    version: 1,
    details: {
      title: 'Foam',
      excerpt: '',
      content: 'Buy my coins.',
      coverImage: null,
      coverDrawing: 0,
      categories: [],
    },
  })

async function anApplicationInReview() {
  const learner = await aUser('student')
  await aRound({ deadline: api.clock.now + 1e9 })
  const id = await anInterest(learner)
  const statementId = (await aStatement(learner)).id
  const change = () =>
    as(learner, `PUT /api/me/fellowship/applications/${id}/statement`, { statementId, statementName: 'coins.pdf' })
  return { id, change }
}

describe('what its author can change is published and decided on as it was read:', () => {
  it.each(Object.entries(matters))('%s', async (_, begin) => {
    const matter = await begin()
    const seen = await matter.read()
    expect(seen).toEqual(expect.any(Number))
    api.clock.now += 1000
    expect((await matter.change()).status).toBe(200)
    for (const version of [seen, undefined]) {
      const refused = await matter.decide(version)
      expect(refused.status).toBe(409)
      expect(refused.body.code).toMatch(/^(changed_since_read|draft_changed|post_changed|session_changed)$/)
    }
    const now = await matter.read()
    expect(now).not.toBe(seen)
    expect((await matter.decide(now)).status).toBeLessThan(300)
  })

  it.each(Object.entries(matters))('%s, where nobody has changed it', async (_, begin) => {
    const matter = await begin()
    expect((await matter.decide(await matter.read())).status).toBeLessThan(300)
  })
})

describe('[S-439] a post in review', () => {
  it('leaves it once its author changes it, and stays in it where an admin does', async () => {
    const { id } = await aPost(author.id)
    await as(author, `PUT /api/managed-posts/${id}/submission`, { version: 1, note: '' })
    expect((await changePost(id)).body).toMatchObject({ state: 'draft', version: 2, submittedAt: null })
    await as(author, `PUT /api/managed-posts/${id}/submission`, { version: 2, note: '' })
    const details = { title: 'Foam', excerpt: '', content: 'Whole.', coverImage: null, coverDrawing: 0, categories: [] }
    const saved = await as(admin, `PUT /api/managed-posts/${id}/draft`, { version: 2, details })
    expect(saved.body).toMatchObject({ state: 'review', version: 3 })
  })

  it('is not sent back for what it said before', async () => {
    const { id } = await aPost(author.id)
    await as(author, `PUT /api/managed-posts/${id}/submission`, { version: 1, note: '' })
    await changePost(id)
    await as(author, `PUT /api/managed-posts/${id}/submission`, { version: 2, note: '' })
    const back = `POST /api/managed-posts/${id}/review`
    expect((await as(admin, `${back}?version=1`, { note: 'Too short.' })).body.code).toBe('post_changed')
    expect((await as(admin, `${back}?version=2`, { note: 'Too short.' })).body).toMatchObject({ state: 'draft' })
  })
})

describe('feedback in a lab', () => {
  it('answers what was handed in when its mentor read it', async () => {
    const member = await aUser('student')
    const { id: labId } = await aLab(author.id)
    const team = await aTeam(labId)
    await aMember(labId, member.id, { teamId: team })
    const id = await aSubmission(labId, team, member.id)
    const [row] = (await env.DB.prepare('SELECT submitted_at FROM lab_submissions').all()).results
    const seen = Number(row?.submitted_at)
    api.clock.now += 1000
    const handedIn = await as(member, `PUT /api/lab-workspaces/${labId}/stages/form/submission`, {
      text: 'Buy my coins.',
      links: [],
    })
    expect(handedIn.status).toBe(200)
    const give = (version: number) =>
      as(author, `PUT /api/lab-submissions/${id}/feedback?version=${version}`, { text: 'Well done.' })
    expect((await give(seen)).body.code).toBe('changed_since_read')
    expect((await give(api.clock.now)).status).toBe(200)
  })
})

describe('reports', () => {
  it('are dismissed as they were read: one that came later waits', async () => {
    const person = await aUser('educator', {}, { publicProfile: true, dateOfBirth: '1980-01-01' })
    const id = await aReportedProfile(person.id)
    const seen = await listed(admin, '/api/reported-profiles', id)
    api.clock.now += 1000
    const learner = await aUser('student')
    const report = await as(learner, `POST /api/listed-people/${person.id}/reports`, {
      reason: 'spam',
      text: 'Sells coins.',
      website: '',
      pebble: '',
    })
    expect(report.status).toBeLessThan(300)
    const dismiss = (version: number | undefined) =>
      as(admin, `POST /api/reported-profiles/${id}/decision${query(version)}`, {
        decision: 'dismiss',
        status: 'waiting',
      })
    const now = await listed(admin, '/api/reported-profiles', id)
    expect(now).not.toBe(seen)
    expect((await dismiss(seen)).body.code).toBe('changed_since_read')
    expect((await dismiss(now)).status).toBe(201)
  })
})
