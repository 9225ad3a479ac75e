import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { aPosition } from '../../../test/careers.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { anEvent } from '../../../test/events.ts'
import { aCourseToLearn } from '../../../test/factories.ts'
import { aPdf, aRound } from '../../../test/fellowship.ts'
import { emptyBucket } from '../../../test/files.ts'
import { findTraces } from '../../../test/find-traces.ts'
import { aLab, aMember } from '../../../test/labs.ts'
import { aListedEducator } from '../../../test/listed-people.ts'
import { someMentorSettings, someStart } from '../../../test/mentorship.ts'
import { concat, textBytes } from '../../../test/pictures.ts'
import { aUser, password, superAdminEmail, type TestUser } from '../../../test/sessions.ts'
import { openDatabase } from '../../base/context.ts'
import { documentBuckets } from '../../base/env.ts'
import { newId } from '../../base/new-id.ts'
import { sweepTables } from '../../console/retention/sweep-tables.ts'
import { sweepObjects } from '../../kit/files/sweep-objects.ts'
import { hourOfWeek } from '../../mentorship/mentorship-sessions/slots.domain.ts'
import { eraseDuePeople } from './erase-due-people.ts'

beforeEach(async () => {
  await emptyDatabase()
  await emptyBucket()
})

const words = {
  firstName: 'Zorblatta',
  lastName: 'Quuxfielden',
  email: 'zorb.quux@mail.example.in',
  handle: 'zorb-walks-lakes',
  phone: '+919123455077',
  bio: 'Whistles at herons.',
  note: 'Heron note of nobody else.',
  statement: 'Heronry statement words.',
  fileText: 'HERONS-INSIDE-THE-FILE',
  fileName: 'zorb-heronry',
  team: 'The Quux heronry squad',
  message: 'A heron message to read.',
}

const hourMs = 60 * 60 * 1000

type Answer = Record<string, unknown> & { id: string; items: Answer[]; sections: Record<string, { version: string }> }

function startPeople() {
  const api = startApi()
  let keys = 0
  const send = async (user: TestUser | null, call: string, body?: BodyInit, type = 'application/json') => {
    const [method = '', path = ''] = call.split(' ')
    keys += 1
    const answer = await api.call(path, {
      method,
      headers: {
        origin: 'https://kere.test',
        ...(user && { cookie: user.cookie }),
        ...(body !== undefined && type !== '' && { 'content-type': type }),
        ...(method !== 'GET' && !path.startsWith('/api/auth') && { 'idempotency-key': `a-key-of-this-test-${keys}` }),
      },
      ...(body !== undefined && { body }),
    })
    if (answer.status >= 300) throw new Error(`${call}: ${answer.status} ${answer.text}`)
    // The cast is safe: each call below reads only fields of its endpoint's answer.
    return answer.body as unknown as Answer
  }
  const as = (user: TestUser | null, call: string, body?: object) =>
    send(user, call, body === undefined ? undefined : JSON.stringify(body))
  const upload = async (user: TestUser, kind: string) => {
    const bytes = concat(aPdf(200), textBytes(`\n% ${words.fileText} of ${words.firstName}\n%%EOF\n`))
    const { id } = await as(user, 'POST /api/files', { kind, size: bytes.length })
    await send(user, `PUT /api/files/${id}/content`, bytes, 'application/octet-stream')
    return id
  }
  return { api, as, send, upload }
}

it('[W-43] leaves none of the words of somebody who used everything, in what others hold and were told either', async () => {
  const { api, as, send, upload } = startPeople()
  const [admin, guide, mentor, friend] = [
    await aUser('admin'),
    await aUser('educator'),
    await aUser('educator'),
    await aUser('student', {}, { dateOfBirth: '1990-01-01' }),
  ]
  const person = await aUser('student', { email: words.email }, { dateOfBirth: '1990-01-01' })
  const listed = await aListedEducator()
  const course = await aCourseToLearn({ title: 'Read a lake', price: 0 })
  const paid = await aCourseToLearn({ title: 'Mend a bund', price: 500 })
  const event = await anEvent(guide.id)
  const lab = await aLab(guide.id)
  await aMember(lab.id, friend.id)
  await aRound({ track: 'professional', deadline: api.clock.now + 100 * hourMs })
  await someMentorSettings(mentor, { weeklyHours: [hourOfWeek(someStart)] })

  const { sections } = await as(person, 'GET /api/me/profile')
  const save = (section: string, values: object) =>
    as(person, `PUT /api/me/profile/${section}`, { version: sections[section]?.version, values })
  await save('name', { firstName: words.firstName, lastName: words.lastName })
  await save('about', { bio: words.bio, location: 'Alappuzha', languagesSpoken: [], certifications: [] })
  await save('study', { studyYear: 'Year 2', instituteName: 'Vembanad College', state: 'Kerala' })
  await as(person, `POST /api/courses/${course.id}/enrollments`)
  await as(person, `PUT /api/me/enrollments/${course.id}/lessons/${course.lessonIds[0]}/note`, {
    text: words.note,
    version: 0,
  })
  await as(person, `POST /api/events/${event.id}/registration`, {})
  const order = await as(person, 'POST /api/me/orders', { itemKind: 'course', itemId: paid.id })
  await as(person, `POST /api/me/orders/${order.id}/cancellation`)

  const asked = await as(person, 'POST /api/me/mentorship-requests', {
    area: 'conservation',
    level: 'beginner',
    purpose: 'learning',
    message: words.message,
  })
  await as(admin, `PUT /api/mentorship-requests/${asked.id}/mentor`, { mentorId: mentor.id, replaces: null })
  await as(mentor, `POST /api/mentorship-requests/${asked.id}/acceptance`)
  await as(person, `POST /api/mentorship-requests/${asked.id}/goals`, { title: words.note })
  const { items: sessions } = await as(person, `POST /api/mentorship-requests/${asked.id}/sessions`, {
    startsAt: new Date(someStart).toISOString(),
  })
  await as(person, `PUT /api/mentorship-sessions/${sessions[0]?.id}/note`, { text: words.note, isShared: true })

  const place = await as(person, `POST /api/challenge-labs/${lab.id}/participation`, {
    statement: words.statement,
    externalLink: 'https://example.org/zorb-walks-lakes',
  })
  await as(guide, `POST /api/lab-participants/${place.id}/approval`)
  await as(person, `POST /api/lab-workspaces/${lab.id}/teams`, { name: words.team })
  await as(person, `PUT /api/lab-workspaces/${lab.id}/stages/form/submission`, {
    text: words.statement,
    links: ['https://example.org/zorb-walks-lakes'],
    fileId: await upload(person, 'lab_file'),
  })
  await as(person, `POST /api/lab-workspaces/${lab.id}/updates`, { text: words.message })
  await as(person, `POST /api/lab-workspaces/${lab.id}/links`, {
    title: words.note,
    url: 'https://example.org/zorb-walks-lakes',
  })
  await as(person, `PUT /api/lab-workspaces/${lab.id}/goals`, { goal: 'Walk both banks', isDone: true })

  const applied = await as(person, 'POST /api/me/fellowship/applications', {
    track: 'professional',
    organization: 'Vembanad College',
    role: 'Third year',
    areaOfInterest: 'Herons',
    motivation: words.statement,
    phoneNumber: words.phone,
    location: 'Alappuzha',
    statementId: await upload(person, 'fellowship_statement'),
    statementName: `${words.fileName}.pdf`,
  })

  const form = new FormData()
  const details = {
    position: await aPosition(),
    name: `${words.firstName} ${words.lastName}`,
    email: words.email,
    link: 'https://linkedin.com/in/zorb-walks-lakes',
    note: words.note,
  }
  form.append('body', JSON.stringify(details))
  const resume = concat(aPdf(200), textBytes(`\n% ${words.fileText}\n%%EOF\n`))
  form.append('resume', new File([resume], `${words.fileName}.pdf`, { type: 'application/pdf' }))
  await send(person, 'POST /api/job-applications', form, '')

  const entry = await as(person, 'POST /api/me/impact-entries', {
    title: words.note,
    category: 'action_project',
    description: words.statement,
    dateCompleted: '2026-10-04',
    isPublic: true,
  })
  await as(person, 'PUT /api/me/impact-page', { handle: words.handle, isPublic: true })
  await as(person, `POST /api/me/impact-entries/${entry.id}/confirmation`, {
    name: 'Lake group',
    email: 'lake-group@example.in',
  })
  const others = await as(friend, 'POST /api/me/impact-entries', {
    title: 'Walked',
    category: 'action_project',
    description: 'An hour.',
    dateCompleted: '2026-10-04',
  })
  await as(friend, `POST /api/me/impact-entries/${others.id}/confirmation`, {
    name: `${words.firstName} ${words.lastName}`,
    email: words.email,
  })

  const name = `${words.firstName} ${words.lastName}`
  const visitor = { name, email: words.email, website: '', pebble: '' }
  await as(null, 'POST /api/contact-messages', { ...visitor, subject: 'Herons', message: words.message })
  await as(null, 'POST /api/feedback-submissions', {
    ...visitor,
    role: 'learner',
    feedbackText: words.message,
    contactRequested: true,
  })
  await as(null, 'POST /api/newsletter-subscriptions', { email: words.email, firstName: words.firstName })
  await as(null, 'POST /api/learning-paths', {
    userType: 'college_student',
    interests: ['smart_cities'],
    learningStyle: 'events',
    name,
    email: words.email,
    sessionId: 'the-browser-of-the-one-who-leaves',
  })
  await as(person, `POST /api/listed-people/${listed}/reports`, { reason: 'spam', text: words.message })
  await as(person, `PUT /api/blocked-people/${listed}`)

  // These calls leave stored answers, for other people's retries, that contain the words.
  await as(admin, `PUT /api/fellowship-applications/${applied.id}/review`, {
    motivation: 4,
    fit: 4,
    feasibility: 4,
    note: 'Reads well.',
    hasDeclaredConflict: false,
  })
  const idOf = async (table: string) => (await env.DB.prepare(`SELECT id FROM ${table}`).first<{ id: string }>())?.id
  await as(guide, `PUT /api/lab-submissions/${await idOf('lab_submissions')}/feedback`, { text: 'Well counted.' })
  await as(mentor, `PUT /api/mentorship-sessions/${sessions[0]?.id}/note`, { text: 'Mine.', isShared: false })
  await as(admin, `POST /api/contact-messages/${await idOf('contact_messages')}/reply`, { text: 'The taluk does.' })
  await as(person, 'POST /api/me/deletion', { currentPassword: password })
  const due = (await env.DB.prepare('SELECT due_at FROM deletion_requests').first<{ due_at: number }>())?.due_at ?? 0

  const traces = [person.id, ...Object.values(words)]
  const before = await findTraces(traces)
  expect(before).toEqual(expect.arrayContaining(['idempotency_keys.body', 'outbox.details', 'notifications.details']))
  for (const word of traces) expect([word, (await findTraces([word])).length > 0]).toEqual([word, true])

  const db = openDatabase(env.DB)
  expect(await eraseDuePeople({ db, at: due, newId, superAdminEmail, backups: env.BACKUPS })).toBe(1)
  expect((await findTraces(traces)).filter((where) => where === 'idempotency_keys.body')).toEqual([])
  const later = due + 48 * hourMs
  await sweepTables(db, () => later)
  await sweepObjects({ db, media: env.MEDIA, documents: documentBuckets(env), at: later })
  expect(await findTraces(traces)).toEqual([])
})
