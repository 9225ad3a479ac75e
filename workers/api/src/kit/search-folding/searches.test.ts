import { env } from 'cloudflare:workers'
import { contactMessages } from '@kere/d1/schema/forms/contact'
import { feedbackSubmissions } from '@kere/d1/schema/forms/feedback'
import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '../../../test/database.ts'
import { aCourseOf } from '../../../test/authored-courses.ts'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aCourseToLearn, anEducator, enroll } from '../../../test/factories.ts'
import { anEventOf, aRegistration, aWalkIn } from '../../../test/managed-events.ts'
import { anOrder } from '../../../test/orders.ts'
import { aUser } from '../../../test/sessions.ts'
import { openDatabase } from '../../base/context.ts'
import { foldTexts } from './fold-texts.ts'

const written = 'Śāntā Йович Cafe\u0301 reader’s solar\u2011wind Ground\u200Bwater Ｆｕｌｌ Straße Om ज़मीन (Äm)'

interface List {
  path: string
  cookie: string
  found?: number
}

const lists: Record<string, List> = {}

beforeAll(async () => {
  await emptyDatabase()
  const admin = await aUser('admin')
  const educator = await aUser('educator', {}, { educatorStatus: 'approved' })
  const learner = await aUser('student', {}, { firstName: written, lastName: 'Rao', dateOfBirth: '1990-01-01' })
  await anEducator({
    firstName: 'Asha',
    designation: written,
    publicProfile: true,
    visibilityStatus: 'public',
    showsLumaProfile: true,
    lumaProfileUrl: 'https://lu.ma/asha',
    dateOfBirth: '1980-01-01',
  })
  const published = { published: true, publishedAt: 1, title: written }
  const course = await aCourseOf(educator.id, published)
  await enroll(learner.id, course.id)
  const event = await anEventOf(educator.id, { details: { title: written } })
  await aRegistration(event.id, learner.id)
  await aWalkIn(event.id, { name: written })
  await anOrder(learner, course.id, { title: 'A course' })
  const toLearn = await aCourseToLearn({ title: 'Another' })
  await enroll(learner.id, toLearn.id)
  await startApi().call(`/api/me/enrollments/${toLearn.id}/lessons/${toLearn.lessonIds[1]}/note`, {
    method: 'PUT',
    headers: { cookie: learner.cookie, origin: 'https://kere.test', 'content-type': 'application/json' },
    body: JSON.stringify({ text: written, version: 0 }),
  })
  const from = { name: 'Zoya', email: 'zoya@example.in' }
  await db.insert(contactMessages).values({ id: 'msg_1', ...from, subject: 'A tank', message: written, submittedAt: 1 })
  await db.insert(feedbackSubmissions).values({
    id: 'fbk_1',
    ...from,
    role: 'visitor',
    feedbackText: written,
    contactRequested: false,
    submittedAt: 1,
  })
  Object.assign(lists, {
    catalogue: { path: '/api/courses?', cookie: '' },
    events: { path: '/api/events?', cookie: '' },
    'event educators': { path: '/api/event-educators?', cookie: '' },
    users: { path: '/api/users?', cookie: admin.cookie },
    orders: { path: '/api/orders?', cookie: admin.cookie },
    'all courses': { path: '/api/all-courses?', cookie: admin.cookie },
    feedback: { path: '/api/feedback-submissions?', cookie: admin.cookie },
    'contact messages': { path: '/api/contact-messages?', cookie: admin.cookie },
    'all events': { path: '/api/managed-events?', cookie: admin.cookie },
    'own events': { path: '/api/managed-events?', cookie: educator.cookie },
    attendees: { path: `/api/attendees?event=${event.id}&`, cookie: educator.cookie, found: 2 },
    'course learners': { path: `/api/course-learners?course=${course.id}&`, cookie: educator.cookie },
    notes: { path: `/api/me/enrollments/${toLearn.id}/notes?`, cookie: learner.cookie },
  } satisfies Record<string, List>)
  const clock = { db: openDatabase(env.DB) }
  while ((await foldTexts(clock)) > 0);
})

const names = [
  'catalogue',
  'events',
  'event educators',
  'users',
  'orders',
  'all courses',
  'feedback',
  'contact messages',
  'all events',
  'own events',
  'attendees',
  'course learners',
  'notes',
]

async function find(name: string, search: string) {
  const { path, cookie, found = 1 } = lists[name]!
  const { status, body } = await startApi().call(`${path}search=${encodeURIComponent(search)}`, { headers: { cookie } })
  const { items, total } = body as unknown as { items: unknown[]; total: number }
  return { status, items: items.length / found, total: total / found }
}

describe.each(names)('[S-081] the search of %s', (name) => {
  it.each([
    'śāntā',
    'S\u0301a\u0304nta\u0304',
    'ЙОВИЧ йович',
    'CAFÉ',
    "reader's",
    'Reader’s?',
    'solar-wind',
    '(solar‐wind), full',
    'groundwater',
    'STRASSE',
    'full om',
    'Om',
    'om,',
    'йо',
    'full йо',
    'santa',
    'SANTA cafe',
    'जमीन',
    '\u095Bमीन',
    'äm',
    'full äm',
  ])('finds %j', async (search) => {
    expect(await find(name, search)).toEqual({ status: 200, items: 1, total: 1 })
  })

  it.each(['zz', 'full zz', 'śāntā qq', 'santa claus', '?!'])('finds nothing for %j', async (search) => {
    expect(await find(name, search)).toEqual({ status: 200, items: 0, total: 0 })
  })
})
