import { env } from 'cloudflare:workers'
// The API loads this when it is first needed; tests load it before they are timed.
import '@kere/markdown/render-markdown'
import '@kere/markdown/render-post'
import { languages } from '@kere/contracts/accounts/languages'
import type { Course } from '@kere/contracts/courses/courses'
import { eventDraft } from '@kere/contracts/events/event-authoring'
import type { Event, EventMonth } from '@kere/contracts/events/events'
import type { Translation } from '@kere/contracts/translations/translations'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { aCourseOf } from '../../../test/authored-courses.ts'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aCalendarFeed } from '../../../test/event-calendar-feeds.ts'
import { enroll } from '../../../test/factories.ts'
import { aStoredFile } from '../../../test/files.ts'
import { anEventOf, aRegistration } from '../../../test/managed-events.ts'
import { aPost, aPostCategory } from '../../../test/posts.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'
import { openDatabase } from '../../base/context.ts'
import { sweepTables } from '../../console/retention/sweep-tables.ts'

let api: ReturnType<typeof startApi>
let educator: TestUser

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  educator = await aUser('educator')
})

// The parameter says what each test reads.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
async function ask<Body>(path: string, { by, language = 'en', method = 'GET', body }: Asked = {}) {
  const answer = await api.call(path, {
    method,
    headers: {
      origin: 'https://kere.test',
      'content-type': 'application/json',
      'accept-language': language,
      ...(by && { cookie: by.cookie }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  // The tests assert the real shape.
  return answer as unknown as { status: number; body: Body & { code: string } }
}

interface Asked {
  by?: TestUser
  language?: string
  method?: string
  body?: unknown
}

/** The parts of a learner’s own answers that the tests read. */
interface Own {
  items: { course: object; event: Titled }[]
  course: object
  event: Titled
  nextCourse: object
  nextEvent: Titled
  next: { act: string }[]
}

interface Titled {
  title: string
  language: string
}

const some = { version: 0, isReady: true, title: 'ಕೆರೆ ಓದುವುದು', summary: '', body: 'ಊರಿನ ನೀರನ್ನು ಅಳೆಯುವುದು.' }

const translate = (kind: string, id: string, body: Partial<typeof some> = {}, { by = educator, to = 'kn' } = {}) =>
  ask<{ version: number; isReady: boolean }>(`/api/translations/${kind}/${id}/${to}`, {
    by,
    method: 'PUT',
    body: { ...some, ...body },
  })

const translationOf = (kind: string, id: string, to = 'kn') =>
  ask<Translation>(`/api/translations/${kind}/${id}/${to}`, { by: educator })

const courseIn = async (language: string, id: string) => (await ask<Course>(`/api/courses/${id}`, { language })).body

const titlesIn = async (language: string, query = '') =>
  (await ask<{ items: { title: string; language: string }[] }>(`/api/courses${query}`, { language })).body.items.map(
    ({ title, language: of }) => [title, of],
  )

async function aPublishedCourse(title = 'Reading a lake') {
  const course = await aCourseOf(educator.id, {}, { details: { title } })
  const published = await ask(`/api/courses/${course.id}/publication`, { by: educator, method: 'PUT', body: {} })
  expect(published.status).toBe(200)
  return course
}

const rowsOf = async (sql: string) => (await env.DB.prepare(sql).all()).results

const actsOf = async () =>
  (await rowsOf("SELECT action, detail FROM audit_log WHERE action LIKE 'translation.%' ORDER BY id")).map(
    ({ action, detail }) => [action, detail],
  )

describe('a course in a second language', () => {
  it('[B-20] is shown in the reader’s language once it is ready, and otherwise as it was written', async () => {
    const { id } = await aPublishedCourse()
    expect(await translate('course', id, { isReady: false })).toMatchObject({ status: 200, body: { version: 1 } })
    expect(await courseIn('kn', id)).toMatchObject({ title: 'Reading a lake', language: 'en', originalLanguage: 'en' })
    expect(await translate('course', id, { version: 1 })).toMatchObject({ status: 200, body: { version: 2 } })

    expect(await courseIn('kn', id)).toMatchObject({ title: some.title, description: some.body, language: 'kn' })
    for (const language of ['en', 'hi', 'ta'])
      expect(await courseIn(language, id)).toMatchObject({ title: 'Reading a lake', language: 'en' })
    expect(await titlesIn('kn')).toEqual([[some.title, 'kn']])
    expect(await titlesIn('hi')).toEqual([['Reading a lake', 'en']])

    await translate('course', id, { version: 2, isReady: false })
    expect(await courseIn('kn', id)).toMatchObject({ title: 'Reading a lake', language: 'en' })
    const detail = JSON.stringify({ language: 'kn' })
    expect(await actsOf()).toEqual([
      ['translation.published', detail],
      ['translation.withdrawn', detail],
    ])
  })

  it('[B-20] is found by its words in each language, in the list and in the one search', async () => {
    const { id } = await aPublishedCourse('Reading a lake')
    await aPublishedCourse('Growing millets')
    await translate('course', id, { isReady: false })
    expect(await titlesIn('en', `?search=${encodeURIComponent('ಕೆರೆ')}`)).toEqual([])
    await translate('course', id, { version: 1 })
    expect(await titlesIn('en', `?search=${encodeURIComponent('ಕೆರೆ')}`)).toEqual([['Reading a lake', 'en']])
    expect(await titlesIn('kn', '?search=lake')).toEqual([[some.title, 'kn']])
    const { body } = await ask<{ groups: { items: unknown[] }[] }>(`/api/search?q=${encodeURIComponent('ಅಳೆಯುವುದು')}`, {
      language: 'kn',
    })
    expect(body.groups[0]?.items).toMatchObject([{ title: some.title, language: 'kn' }])
    await translate('course', id, { version: 2, isReady: false })
    expect(await titlesIn('en', `?search=${encodeURIComponent('ಕೆರೆ')}`)).toEqual([])
  })

  it('[B-20] is named in the language of the page in what is a learner’s own, and in that of the learner in mails', async () => {
    const { id, lessonIds } = await aPublishedCourse()
    await translate('course', id)
    await translate('lesson', lessonIds[0]!, { title: 'ಈ ಕೆರೆ ಏಕೆ?' })
    const student = await aUser('student')
    await env.DB.prepare("UPDATE users SET language = 'kn' WHERE id = ?").bind(student.id).run()
    expect((await ask(`/api/courses/${id}/enrollments`, { by: student, method: 'POST', body: {} })).status).toBe(201)
    const own = async (language: string, path: string) => (await ask<Own>(path, { by: student, language })).body
    expect((await own('kn', '/api/me/enrollments')).items[0]?.course).toMatchObject({
      title: some.title,
      summary: some.body,
      language: 'kn',
    })
    expect((await own('kn', `/api/me/enrollments/${id}`)).course).toMatchObject({
      title: some.title,
      language: 'kn',
      originalLanguage: 'en',
    })
    expect((await own('hi', '/api/me/enrollments')).items[0]?.course).toMatchObject({
      title: 'Reading a lake',
      language: 'en',
    })
    expect((await own('kn', '/api/me/dashboard')).nextCourse).toMatchObject({
      title: some.title,
      language: 'kn',
      resumeLesson: { title: 'ಈ ಕೆರೆ ಏಕೆ?', language: 'kn' },
    })
    expect(await rowsOf("SELECT details ->> 'course' AS course FROM outbox WHERE template = 'enrolled'")).toEqual([
      { course: some.title },
    ])
  })

  it('[B-20] is the next step of a learner, in the words of the page’s language', async () => {
    const { id } = await aPublishedCourse()
    const student = await aUser('student')
    await enroll(student.id, id, { progress: 40 })
    const nextIn = async (language: string) =>
      (await ask<Own>('/api/me/dashboard', { by: student, language })).body.next
    const written = { titleLanguage: 'en', text: 'Reading a lake', textLanguage: 'en' }
    expect(await nextIn('en')).toMatchObject([{ language: 'en', ...written, fact: 'Lesson 1 of 2' }])
    expect(await nextIn('kn')).toMatchObject([{ language: 'kn', ...written, fact: '2 ಪಾಠಗಳಲ್ಲಿ 1ನೆಯದು' }])
    expect((await nextIn('hi'))[0]?.act).toMatch(/^आगे बढ़ें, \d+ मिनट$/)
  })

  it('needs each text that the original has, within its limits', async () => {
    const { id } = await aCourseOf(educator.id)
    expect((await translate('course', id, { body: ' ' })).body.code).toBe('translation_incomplete')
    expect((await translate('course', id, { title: '' })).body.code).toBe('translation_incomplete')
    expect((await translate('course', id, { title: '', isReady: false })).status).toBe(200)
    expect((await translate('course', id, { body: 'ಕ'.repeat(5001) })).body.code).toBe('validation_failed')
    expect((await translate('course', id, { summary: 'ಕೆರೆ' })).body.code).toBe('validation_failed')
  })
})

describe('a lesson in a second language', () => {
  it('[B-20] is shown rendered and sanitized, to its learners and in a preview', async () => {
    const { id, lessonIds } = await aPublishedCourse()
    const lessonId = lessonIds[0]!
    const student = await aUser('student')
    await enroll(student.id, id)
    const body = '**ನೀರು** ಇಲ್ಲಿ ನಿಲ್ಲುತ್ತದೆ.\n\n<script>alert(1)</script>'
    expect((await translate('lesson', lessonId, { title: 'ಈ ಕೆರೆ ಏಕೆ?', body })).status).toBe(200)

    const lessonIn = async (language: string) =>
      (await ask(`/api/me/enrollments/${id}/lessons/${lessonId}`, { by: student, language })).body
    expect(await lessonIn('kn')).toMatchObject({ title: 'ಈ ಕೆರೆ ಏಕೆ?', language: 'kn' })
    expect(JSON.stringify(await lessonIn('kn'))).toContain('<strong>ನೀರು</strong>')
    expect(JSON.stringify(await lessonIn('kn'))).not.toContain('<script')
    expect(await lessonIn('en')).toMatchObject({ title: 'Why this lake?', language: 'en' })
    expect(await lessonIn('ta')).toMatchObject({ title: 'Why this lake?', language: 'en' })
    expect((await courseIn('kn', id)).modules[0]?.lessons).toMatchObject([
      { title: 'ಈ ಕೆರೆ ಏಕೆ?', language: 'kn' },
      { title: 'Who owns the water', language: 'en' },
    ])
    const outline = await ask<{ modules: unknown[] }>(`/api/me/enrollments/${id}`, { by: student, language: 'kn' })
    expect(outline.body.modules).toMatchObject([{ lessons: [{ title: 'ಈ ಕೆರೆ ಏಕೆ?' }, { title: 'Who owns the water' }] }])
    await env.DB.prepare('UPDATE lessons SET is_preview = 1').run()
    await translate('course', id)
    const preview = await ask(`/api/courses/${id}/lessons/${lessonId}`, { language: 'kn' })
    expect(preview.body).toMatchObject({
      title: 'ಈ ಕೆರೆ ಏಕೆ?',
      language: 'kn',
      originalLanguage: 'en',
      course: { title: some.title, language: 'kn' },
    })
    expect((await translationOf('course', id)).body.parts).toMatchObject([{ isReady: true }, { isReady: false }])
  })

  it('is refused where it is nested too deeply, and where all lessons together are too long', async () => {
    const { lessonIds, id } = await aCourseOf(educator.id)
    const lessonId = lessonIds[0]!
    const deep = await translate('lesson', lessonId, { body: `${'> '.repeat(500)}x` })
    expect(deep.body.code).toBe('lesson_too_complex')
    for (let each = 1; each <= 10; each += 1)
      await env.DB.prepare(
        `INSERT INTO translations (id, kind, item_id, root_id, language, title, summary, body, html, is_ready, updated_at)
          VALUES (?, 'lesson', ?, ?, 'kn', '', '', ?, '', 0, 1)`,
      )
        .bind(`trl_${each}`, `les_${each}`, id, 'x'.repeat(100_000))
        .run()
    expect((await translate('lesson', lessonId)).body.code).toBe('translation_too_long')
    expect((await translate('lesson', lessonId, {}, { to: 'ta' })).status).toBe(200)
  })
})

describe('a post in a second language', () => {
  const html = '## ಕೆರೆ\n\nನೊರೆ **ಮಾತ್ರ** ಕಾಣುತ್ತದೆ.'
  const texts = { title: 'ಕೆರೆ ಏಕೆ ನೊರೆಯಾಗುತ್ತದೆ', summary: 'ನೊರೆ ಕಾಣುವ ಭಾಗ ಮಾತ್ರ.', body: html }

  it('[B-20] is shown by an admin alone, who publishes posts too, and hidden by its author', async () => {
    const { id, slug } = await aPost(educator.id, { isPublished: true })
    const postIn = async (language: string) => (await ask<{ html: string }>(`/api/posts/${slug}`, { language })).body
    const admin = await aUser('admin')
    expect((await translate('post', id, texts)).body.code).toBe('translation_needs_admin')
    expect((await translate('post', id, { ...texts, isReady: false })).status).toBe(200)
    expect(await postIn('kn')).toMatchObject({ title: 'Why the lakes foam', language: 'en' })

    expect((await translate('post', id, { ...texts, version: 1 }, { by: admin })).status).toBe(200)
    const { html: _, ...shown } = await postIn('kn')
    expect(shown).toMatchObject({ title: texts.title, excerpt: texts.summary, language: 'kn' })
    expect(shown).toMatchObject({ headings: [{ text: 'ಕೆರೆ' }] })
    expect((await postIn('kn')).html).toContain('<strong>ಮಾತ್ರ</strong>')
    expect(await postIn('ta')).toMatchObject({ title: 'Why the lakes foam', language: 'en' })
    const list = await ask<{ items: unknown[] }>('/api/posts', { language: 'kn' })
    expect(list.body.items).toMatchObject([{ title: texts.title, excerpt: texts.summary, language: 'kn' }])
    const found = await ask<{ groups: { items: unknown[] }[] }>(`/api/search?q=${encodeURIComponent('ನೊರೆಯಾಗುತ್ತದೆ')}`)
    expect(found.body.groups).toMatchObject([
      { kind: 'posts', items: [{ title: 'Why the lakes foam', language: 'en' }] },
    ])

    expect((await translate('post', id, { ...texts, version: 2, isReady: false })).status).toBe(200)
    expect(await postIn('kn')).toMatchObject({ title: 'Why the lakes foam' })
  })

  it('keeps the picture that it alone still shows', async () => {
    const { id } = await aPost(educator.id, { isPublished: true })
    const picture = async () => (await aStoredFile(educator, { kind: 'post_picture', width: 1320, height: 880 })).path
    const [shown, gone] = [await picture(), await picture()]
    for (const path of [shown, gone])
      await env.DB.prepare(
        'INSERT INTO blog_post_pictures (post_id, picture_image, added_at, left_at) VALUES (?, ?, 1, 1)',
      )
        .bind(id, path)
        .run()
    await translate('post', id, { ...texts, body: `![ನೊರೆ](${shown})`, isReady: false })
    await sweepTables(openDatabase(env.DB), () => Date.parse('2027-11-15T12:00:00Z'))
    expect(await rowsOf('SELECT picture_image FROM blog_post_pictures')).toEqual([{ picture_image: shown }])
  })

  it('[B-20] is listed by the language in which it was written', async () => {
    await aPost(educator.id, { isPublished: true, language: 'kn', title: 'ಕೆರೆ' })
    const category = await aPostCategory('Water')
    await aPost(educator.id, {
      isPublished: true,
      language: 'kn',
      title: 'ನೀರು',
      details: { categories: [category.id] },
    })
    await aPost(educator.id, { isPublished: true })
    const titles = async (query: string) =>
      (await ask<{ items: { title: string }[]; total: number }>(`/api/posts${query}`)).body.items.map(
        ({ title }) => title,
      )
    expect(await titles('?language=kn')).toEqual(['ನೀರು', 'ಕೆರೆ'])
    expect(await titles('?language=kn&category=water')).toEqual(['ನೀರು'])
    expect(await titles('?language=en&category=water')).toEqual([])
    const { text } = await api.call('/api/feeds/blog/feed.json')
    const languagesOfItems = (JSON.parse(text) as { items: { language: string }[] }).items.map(
      ({ language }) => language,
    )
    expect(languagesOfItems.toSorted()).toEqual(['en', 'kn', 'kn'])
    const rss = (await api.call('/api/feeds/blog/feed.xml')).text
    expect([...rss.matchAll(/<dc:language>(\w+)</g)].map(([, language]) => language)).toEqual(languagesOfItems)
  })
})

describe('an event in a second language', () => {
  const texts = { title: 'ಕೆರೆಯ ಸುತ್ತ ನಡಿಗೆ', body: 'ಸೂರ್ಯ ಮೂಡುವ ಮೊದಲು ಹಕ್ಕಿಗಳನ್ನು ಎಣಿಸುತ್ತೇವೆ.' }
  const english = { title: 'A walk around the lake', description: 'We count birds before sunrise.' }

  const eventIn = async (language: string, id: string) => (await ask<Event>(`/api/events/${id}`, { language })).body

  const eventsIn = async (language: string, query = '') =>
    (await ask<{ items: { title: string; language: string }[]; total: number }>(`/api/events${query}`, { language }))
      .body

  const namesIn = async (language: string, query = '') =>
    (await eventsIn(language, query)).items.map(({ title, language: of }) => [title, of])

  it('[B-20] is shown in the reader’s language wherever it is listed, and otherwise as it was written', async () => {
    const { id } = await anEventOf(educator.id, { details: english })
    const shownIn = async (language: string) => {
      const lists = await Promise.all(
        ['/api/events', '/api/events/upcoming', `/api/educators/${educator.id}/events`].map(
          async (path) => (await ask<{ items: { title: string; language: string }[] }>(path, { language })).body.items,
        ),
      )
      const { days } = (await ask<EventMonth>('/api/event-months/2026-12', { language })).body
      return [...lists, days.flatMap(({ events }) => events), [await eventIn(language, id)]].map((items) =>
        items.map(({ title, language: of }) => [title, of]),
      )
    }
    const original = Array.from({ length: 5 }, () => [[english.title, 'en']])
    expect((await translate('event', id, { ...texts, isReady: false })).status).toBe(200)
    expect(await shownIn('kn')).toEqual(original)
    expect((await translate('event', id, { ...texts, version: 1 })).status).toBe(200)

    expect(await shownIn('kn')).toEqual(Array.from({ length: 5 }, () => [[texts.title, 'kn']]))
    expect(await shownIn('ta')).toEqual(original)
    expect(await eventIn('kn', id)).toMatchObject({
      description: texts.body,
      originalLanguage: 'en',
      venue: 'The north gate',
    })
    expect(await eventIn('hi', id)).toMatchObject({ description: english.description, originalLanguage: 'en' })
  })

  it('[B-20] is found by its words in each language, in the list, in a month and in the one search', async () => {
    const { id } = await anEventOf(educator.id, { details: english })
    await anEventOf(educator.id, { details: { title: 'Growing millets' } })
    await translate('event', id, texts)
    const search = `search=${encodeURIComponent('ಹಕ್ಕಿಗಳನ್ನು')}`
    expect(await namesIn('en', `?${search}`)).toEqual([[english.title, 'en']])
    expect(await namesIn('kn', '?search=walk')).toEqual([[texts.title, 'kn']])
    const { days } = (await ask<EventMonth>(`/api/event-months/2026-12?${search}`, { language: 'kn' })).body
    expect(days.flatMap(({ events }) => events)).toMatchObject([{ title: texts.title, language: 'kn' }])
    const found = await ask<{ groups: unknown[] }>(`/api/search?q=${encodeURIComponent('ನಡಿಗೆ')}`, { language: 'kn' })
    expect(found.body.groups).toMatchObject([{ kind: 'events', items: [{ title: texts.title, language: 'kn' }] }])
    await translate('event', id, { ...texts, version: 1, isReady: false })
    expect(await namesIn('en', `?${search}`)).toEqual([])
  })

  it('[B-20] is listed by the language in which it was written, on a day and in a month too', async () => {
    const { id } = await anEventOf(educator.id, { details: english })
    await anEventOf(educator.id, { details: { title: 'ಬೀಜ ಹಬ್ಬ', language: 'kn' } })
    const online = { type: 'online', location: 'https://meet.example/walk' } as const
    await anEventOf(educator.id, { details: { title: 'विशेष सैर', language: 'hi', ...online } })
    await translate('event', id, texts)
    for (const when of ['', '&day=2026-12-15', '&month=2026-12']) {
      expect(await namesIn('kn', `?language=kn${when}`)).toEqual([['ಬೀಜ ಹಬ್ಬ', 'kn']])
      const { total, items } = await eventsIn('en', `?language=kn&language=hi${when}`)
      expect([total, items.map(({ language }) => language).toSorted()]).toEqual([2, ['hi', 'kn']])
      expect(await namesIn('en', `?language=ta${when}`)).toEqual([])
      expect((await eventsIn('en', `?tab=product${when}`)).total).toBe(3)
    }
    const monthOf = async (query: string) =>
      (await ask<EventMonth>(`/api/event-months/2026-12?${query}`)).body.days.map(({ count }) => count)
    expect(await monthOf('language=kn')).toEqual([1])
    expect(await monthOf('')).toEqual([3])
    await env.DB.prepare("UPDATE events SET language = 'ta' WHERE id = ?").bind(id).run()
    expect(await monthOf('language=ta')).toEqual([1])
    expect(await namesIn('en', '?language=ta&day=2026-12-15')).toEqual([[english.title, 'ta']])
  })

  it('[B-20] has an entry in a calendar in the language of the page or the person', async () => {
    const { id } = await anEventOf(educator.id, { details: english })
    await translate('event', id, texts)
    const student = await aUser('student')
    await aRegistration(id, student.id)
    await env.DB.prepare("UPDATE users SET language = 'kn' WHERE id = ?").bind(student.id).run()
    const secret = await aCalendarFeed(student.id)
    const titleOf = async (path: string) =>
      /SUMMARY:(.*)\r\n/.exec((await api.call(`/api/calendars/${path}`)).text)?.[1]
    for (const path of ['events', `events/${id}`]) {
      expect(await titleOf(`${path}?language=kn`)).toBe(texts.title)
      expect(await titleOf(`${path}?language=hi`)).toBe(english.title)
      expect(await titleOf(path)).toBe(english.title)
    }
    expect(await titleOf(`calendars/${secret}`)).toBe(texts.title)
  })

  it('[B-20] is named in the language of the page in what is a learner’s own, and in that of the learner in mails', async () => {
    const { id } = await anEventOf(educator.id, { details: english })
    await translate('event', id, texts)
    const student = await aUser('student')
    await env.DB.prepare("UPDATE users SET language = 'kn' WHERE id = ?").bind(student.id).run()
    expect((await ask(`/api/events/${id}/registration`, { by: student, method: 'POST', body: {} })).status).toBe(201)
    const ownIn = async (language: string) => {
      const paths = ['/api/me/registrations', `/api/me/registrations/${id}`, '/api/me/dashboard']
      const [list, ticket, home] = await Promise.all(
        paths.map(async (path) => (await ask<Own>(path, { by: student, language })).body),
      )
      return [list?.items[0]?.event, ticket?.event, home?.nextEvent].map((event) => [event?.title, event?.language])
    }
    expect(await ownIn('kn')).toEqual(Array.from({ length: 3 }, () => [texts.title, 'kn']))
    expect(await ownIn('ta')).toEqual(Array.from({ length: 3 }, () => [english.title, 'en']))
    expect(await rowsOf("SELECT template, details ->> 'event' AS event FROM outbox")).toEqual([
      { template: 'event_registered', event: texts.title },
    ])
  })

  it('[B-20] has the language that its educator chose, in a draft from before there were languages English', async () => {
    const created = await ask<{ id: string }>('/api/events', {
      by: educator,
      method: 'POST',
      body: { details: { title: 'ಬೀಜ ಹಬ್ಬ', language: 'kn' } },
    })
    const { id } = created.body
    expect((await ask<Translation>(`/api/translations/event/${id}/en`, { by: educator })).body).toMatchObject({
      editPath: `/dashboard/events/${id}`,
      limits: { title: 200, summary: 0, body: 5000 },
      original: { title: 'ಬೀಜ ಹಬ್ಬ', language: 'kn' },
    })
    expect(await rowsOf('SELECT language FROM events')).toEqual([{ language: 'kn' }])
    expect((await translate('event', id)).body.code).toBe('original_has_language')
    await env.DB.prepare("UPDATE event_drafts SET details = json_remove(details, '$.language')").run()
    expect((await translate('event', id)).status).toBe(200)
    const draft = await ask<{ details: { language?: string } }>(`/api/events/${id}/draft`, { by: educator })
    expect(z.parse(eventDraft, draft.body).details.language).toBe('en')
  })
})

describe('who may translate', () => {
  it('is the author and admins, nobody else, and only what exists', async () => {
    const { id, lessonIds } = await aCourseOf(educator.id)
    const event = await anEventOf(educator.id)
    const other = await aUser('educator')
    const admin = await aUser('admin')
    for (const [kind, item] of [
      ['course', id],
      ['lesson', lessonIds[0]!],
      ['event', event.id],
    ] as const) {
      expect((await translate(kind, item, {}, { by: other })).status).toBe(404)
      expect((await translate(kind, item, {}, { by: await aUser('student') })).status).toBe(403)
      expect((await translate(kind, item, {}, { by: admin })).status).toBe(200)
    }
    expect((await translate('lesson', id)).status).toBe(404)
    expect((await translate('user', educator.id)).status).toBe(404)
    expect((await translate('course', id, {}, { to: 'fr' })).status).toBe(422)
    expect((await translate('course', id, {}, { to: 'en' })).body.code).toBe('original_has_language')
  })

  it('can take a translation back after the original was given its language', async () => {
    const { id } = await aPublishedCourse()
    await translate('course', id)
    await env.DB.prepare("UPDATE course_drafts SET details = json_set(details, '$.language', 'kn') WHERE course_id = ?")
      .bind(id)
      .run()
    expect((await translate('course', id, { version: 1 })).body.code).toBe('original_has_language')
    expect((await translate('course', id, { version: 1, isReady: false })).status).toBe(200)
  })

  it('is nobody while the course is archived', async () => {
    const { id, lessonIds } = await aCourseOf(educator.id, { archivedAt: 1 })
    expect((await translate('course', id)).status).toBe(404)
    expect((await translate('lesson', lessonIds[0]!)).status).toBe(404)
  })

  it('is nobody while the event is deleted', async () => {
    const { id } = await anEventOf(educator.id, { published: false, deletedAt: 1 })
    expect((await translate('event', id)).status).toBe(404)
  })

  it('is one of two who save over the same version', async () => {
    const { id } = await aCourseOf(educator.id)
    const first = await Promise.all([translate('course', id), translate('course', id)])
    expect(first.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const next = await Promise.all([
      translate('course', id, { version: 1, title: 'ಒಂದು' }),
      translate('course', id, { version: 1, title: 'ಎರಡು' }),
    ])
    expect(next.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(next.find(({ status }) => status === 409)?.body.code).toBe('translation_changed')
  })
})

describe('an original', () => {
  it('takes its translations along when it is deleted for good', async () => {
    const { id, lessonIds } = await aCourseOf(educator.id)
    const { id: other } = await aCourseOf(educator.id)
    await translate('course', id)
    await translate('lesson', lessonIds[0]!)
    await translate('course', other)
    const event = await anEventOf(educator.id)
    await translate('event', event.id)
    await env.DB.prepare('DELETE FROM courses WHERE id = ?').bind(id).run()
    await env.DB.prepare('DELETE FROM events WHERE id = ?').bind(event.id).run()
    expect(await rowsOf('SELECT item_id FROM translations')).toEqual([{ item_id: other }])
  })

  it('[B-20] says its language, which the list counts and filters', async () => {
    const { id } = await aCourseOf(educator.id, {}, { details: { title: 'ಕೆರೆ', language: 'kn' } })
    await aPublishedCourse()
    await ask(`/api/courses/${id}/publication`, { by: educator, method: 'PUT', body: {} })
    expect(await titlesIn('en', '?language=kn')).toEqual([['ಕೆರೆ', 'kn']])
    expect(await titlesIn('en', '?language=kn&language=en&category=Water+Resources')).toHaveLength(2)
    expect(await titlesIn('en', '?language=hi&search=lake')).toEqual([])
    const { body } = await ask<{ facets: { language: unknown } }>('/api/courses')
    expect(body.facets.language).toEqual(
      languages.map((value) => ({ value, count: value === 'en' || value === 'kn' ? 1 : 0 })),
    )
    await translate('course', id, { title: 'Reading a lake', body: 'How to.' }, { to: 'en' })
    expect(await courseIn('en', id)).toMatchObject({ title: 'Reading a lake', language: 'en', originalLanguage: 'kn' })
  })
})
