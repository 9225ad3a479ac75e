import { env } from 'cloudflare:workers'
// The API loads this when it is first needed; tests load it before they are timed.
import '@kere/markdown/render-markdown'
import type { CourseDraft, LessonText } from '@kere/contracts/courses/course-authoring'
import type { CourseOutline } from '@kere/contracts/courses/course-draft'
import { beforeEach, describe, expect, it } from 'vitest'
import { aCourseOf, someDetails } from '../../../test/authored-courses.ts'
import { aTemplate } from '../../../test/certificates.ts'
import { startApi } from '../../../test/call-api.ts'
import { courseListCosts } from '../../../test/course-list-costs.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { enroll } from '../../../test/factories.ts'
import { failingDatabase } from '../../../test/failing-database.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'
import { watch } from '../../../test/watched-database.ts'
import { exports } from './course-authoring.routes.ts'

let api: ReturnType<typeof startApi>
let educator: TestUser

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  educator = await aUser('educator')
})

interface Answer {
  status: number
  body: CourseDraft &
    LessonText &
    Record<string, unknown> & {
      ids: Record<string, string>
      code: string
      html: string
      leftOut: { kind: string; source: string }[]
    }
}

async function as(user: TestUser, method: string, path: string, body?: unknown, called = api): Promise<Answer> {
  const headers = { origin: 'https://kere.test', cookie: user.cookie, 'content-type': 'application/json' }
  const answer = await called.call(path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  // The tests assert the real shape.
  return answer as unknown as Answer
}

const rowsOf = async <Row = Record<string, unknown>>(sql: string) => (await env.DB.prepare(sql).all<Row>()).results

const draftOf = async (id: string) => (await as(educator, 'GET', `/api/courses/${id}/draft`)).body

const save = (id: string, body: { version: number; details?: unknown; outline?: unknown }, by = educator) =>
  as(by, 'PUT', `/api/courses/${id}/draft`, { details: someDetails, outline: [], ...body })

const write = (
  id: string,
  lessonId: string,
  body: string,
  version = 1,
  by = educator,
  videoUrl: string | null = null,
) =>
  as(by, 'PUT', `/api/courses/${id}/draft/lessons/${lessonId}`, {
    version,
    body,
    videoUrl,
    bring: [],
    checklist: [],
  })

const publish = (id: string, body: unknown = {}, by = educator) => as(by, 'PUT', `/api/courses/${id}/publication`, body)

const aLesson = (id: string, title = 'A lesson') => ({
  id,
  title,
  kind: 'reading' as const,
  durationMinutes: 10,
  isPreview: false,
})

const aModule = (id: string, lessons: CourseOutline[number]['lessons'] = []) => ({
  id,
  title: 'A module',
  summary: '',
  duration: '1 week',
  lessons,
})

const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b)

const actsOf = async (id: string) =>
  (await rowsOf(`SELECT action FROM audit_log WHERE subject_id = '${id}' ORDER BY id`)).map(({ action }) => action)

describe('a course that is begun', () => {
  it('[part of S-377] [part of S-379] [part of C-28] [S-517.create] is a draft of 4 weeks with one module of 1 week, also of a pending educator', async () => {
    const pending = await aUser('educator', {}, { educatorStatus: 'pending' })
    const { status, body } = await as(pending, 'POST', '/api/courses', { details: { title: 'Reading a lake' } })
    expect([status, body]).toMatchObject([201, { status: 'draft', version: 1, publishedAt: null }])
    const { body: draft } = await as(pending, 'GET', `/api/courses/${body.id}/draft`)
    expect(draft).toMatchObject({
      details: { title: 'Reading a lake', duration: '4 weeks', price: 0 },
      outline: [{ id: body.ids['first'], duration: '1 week', lessons: [] }],
      isOwn: true,
      mayPublish: false,
    })
    expect(await publish(body.id, {}, pending)).toMatchObject({ status: 403, body: { code: 'not_approved' } })
  })

  it('[S-376.module] [part of S-382] lacks what publishing asks for, in the same words in which publishing refuses it', async () => {
    const { body } = await as(educator, 'POST', '/api/courses', {
      details: { price: null, duration: '', courseUrl: 'javascript:alert(1)' },
      outline: [],
    })
    const texts = [
      'Course title is required',
      'Course description is required',
      'Category is required',
      'Level is required',
      'Price is required',
      'Invalid duration format',
      'Course link must begin with https://',
      'At least one module is required',
    ]
    expect(body.missing.map(({ text }) => text)).toEqual(texts)
    const refused = await publish(body.id)
    expect([refused.status, refused.body.code]).toEqual([422, 'course_incomplete'])
    expect(refused.body['errors']).toEqual(texts.map((detail) => expect.objectContaining({ detail }) as object))
    expect(await actsOf(body.id)).toEqual([])
  })

  it('lacks titles, lessons and their contents where they are to be mended', async () => {
    const outline = [
      { ...aModule('a'), title: ' ', duration: '' },
      aModule('b', [
        { ...aLesson('c'), title: '' },
        { ...aLesson('d'), kind: 'video' },
      ]),
    ]
    const { body } = await as(educator, 'POST', '/api/courses', { details: someDetails, outline })
    const place = (moduleKey: string, lessonKey?: string) => ({
      moduleId: body.ids[moduleKey],
      lessonId: lessonKey === undefined ? null : body.ids[lessonKey],
    })
    expect(body.missing).toEqual([
      { kind: 'module_title', text: 'Module title is required', ...place('a') },
      { kind: 'module_duration', text: 'Invalid duration format', ...place('a') },
      { kind: 'module_lessons', text: 'This module needs a lesson', ...place('a') },
      { kind: 'lesson_title', text: 'Lesson title is required', ...place('b', 'c') },
      { kind: 'lesson_content', text: 'This lesson is empty', ...place('b', 'c') },
      { kind: 'lesson_video', text: 'This lesson needs a link to its video', ...place('b', 'd') },
    ])
  })

  it.each([
    ['a negative price', { details: { ...someDetails, price: -1 } }, 'Please enter a price in whole rupees'],
    ['a decimal price', { details: { ...someDetails, price: 9.5 } }, 'Please enter a price in whole rupees'],
    [
      'a thousand modules',
      { outline: Array.from({ length: 1000 }, (_, id) => aModule(`m${id}`)) },
      'Please add at most 60',
    ],
    ['an outline that is no list', { outline: { modules: 1 } }, 'Invalid syllabus structure'],
    ['the same part twice', { outline: [aModule('a', [aLesson('a')])] }, 'Invalid syllabus structure'],
    [
      'a picture of another site',
      { details: { ...someDetails, coverImage: 'https://a.example/a.png' } },
      'Please upload the picture',
    ],
  ])('is refused with %s', async (_, body, detail) => {
    const refused = await as(educator, 'POST', '/api/courses', body)
    expect([refused.status, refused.body['errors']]).toEqual([422, [expect.objectContaining({ detail })]])
    expect(await rowsOf('SELECT id FROM courses')).toEqual([])
  })

  it('[S-380] is refused without a list of modules, when it is begun and when it is saved', async () => {
    const { id, outline } = await aCourseOf(educator.id)
    for (const broken of [
      'Module 1',
      { modules: [] },
      [{ id: 'a', title: 'A module', summary: '', duration: '1 week' }],
    ])
      for (const refused of [
        await as(educator, 'POST', '/api/courses', { outline: broken }),
        await save(id, { version: 1, outline: broken }),
      ])
        expect([refused.status, refused.body['errors']]).toMatchObject([
          422,
          [{ detail: 'Invalid syllabus structure' }],
        ])
    expect(await draftOf(id)).toMatchObject({ version: 1, outline })
    expect(await rowsOf('SELECT id FROM courses')).toEqual([{ id }])
  })

  it.each(['soon', '4', 'weeks', '2 fortnights', '1.5 weeks', '-1 weeks', '4 Weeks', '1 year'])(
    '[S-381] is refused with a duration of %j, when it is begun and when it is saved',
    async (duration) => {
      const { id, outline } = await aCourseOf(educator.id)
      const modules = [{ ...aModule('a'), duration }]
      for (const [broken, pointer] of [
        [{ details: { ...someDetails, duration } }, '/body/details/duration'],
        [{ outline: modules }, '/body/outline/0/duration'],
      ] as const)
        for (const refused of [
          await as(educator, 'POST', '/api/courses', broken),
          await save(id, { version: 1, outline, ...broken }),
        ])
          expect([refused.status, refused.body['errors']]).toEqual([
            422,
            [{ pointer, detail: 'Invalid duration format' }],
          ])
      expect((await draftOf(id)).details.duration).toBe('6 weeks')
      expect(await rowsOf('SELECT id FROM courses')).toEqual([{ id }])
    },
  )

  it.each(['1 week', '4 weeks', '1 month', '18 months', '3 days'])(
    '[part of S-381] takes a duration of %s, when it is begun and when it is saved',
    async (duration) => {
      const { status, body } = await as(educator, 'POST', '/api/courses', { details: { duration } })
      const saved = await save(body.id, { version: 1, details: { ...someDetails, duration } })
      expect([status, saved.status, (await draftOf(body.id)).details.duration]).toEqual([201, 200, duration])
    },
  )

  it('is one of 10 at most for somebody who is not approved', async () => {
    const pending = await aUser('educator', {}, { educatorStatus: 'pending' })
    for (let made = 0; made < 9; made += 1) await aCourseOf(pending.id)
    const answers = await Promise.all(Array.from({ length: 3 }, () => as(pending, 'POST', '/api/courses', {})))
    expect(statusesOf(answers)).toEqual([201, 409, 409])
  })
})

describe('two tabs that save the same draft', () => {
  it('[S-517.update] are told apart by the version: one is saved, the other finds what is stored', async () => {
    const { id, outline } = await aCourseOf(educator.id)
    const titled = (title: string) => ({ version: 1, details: { ...someDetails, title }, outline })
    const answers = await Promise.all([save(id, titled('One')), save(id, titled('Two'))])
    expect(statusesOf(answers)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('draft_changed')
    const winner = answers[0]?.status === 200 ? 'One' : 'Two'
    expect(await draftOf(id)).toMatchObject({ version: 2, details: { title: winner } })
  })

  it('of one lesson likewise, without touching the outline', async () => {
    const { id, lessonIds } = await aCourseOf(educator.id)
    const [lessonId = ''] = lessonIds
    const answers = await Promise.all([write(id, lessonId, 'One'), write(id, lessonId, 'Two')])
    expect(statusesOf(answers)).toEqual([200, 409])
    expect((await as(educator, 'GET', `/api/courses/${id}/draft/lessons/${lessonId}`)).body.version).toBe(2)
    expect((await draftOf(id)).version).toBe(1)
  })
})

describe('the ids of modules and lessons', () => {
  it('are minted by the server, for every key that the course does not have: no other course’s lesson can be named', async () => {
    const other = await aCourseOf((await aUser('educator')).id)
    const [theirs = ''] = other.lessonIds
    const { id } = await aCourseOf(educator.id)
    const { body } = await save(id, { version: 1, outline: [aModule('new', [aLesson(theirs), aLesson('__proto__')])] })
    expect(Object.keys(body.ids)).toEqual(expect.arrayContaining(['new', theirs]))
    const stored = (await draftOf(id)).outline[0]?.lessons.map((lesson) => lesson.id) ?? []
    expect(stored).not.toContain(theirs)
    expect(stored.every((lessonId) => lessonId.startsWith('les_'))).toBe(true)
    expect((await write(id, theirs, 'Mine now')).status).toBe(404)
    expect(await rowsOf(`SELECT body FROM lesson_drafts WHERE lesson_id = '${theirs}'`)).toEqual([
      { body: 'About *Why this lake?*' },
    ])
  })

  it('bring a lesson back with its text when its removal is undone', async () => {
    const { id, outline } = await aCourseOf(educator.id)
    await save(id, { version: 1, outline: [] })
    const { body } = await save(id, { version: 2, outline })
    const lessons = outline[0]?.lessons ?? []
    expect(Object.keys(body.ids)).toEqual([outline[0]?.id])
    expect((await draftOf(id)).lessonTexts).toEqual(
      lessons.map((lesson) => expect.objectContaining({ id: lesson.id, isEmpty: false }) as object),
    )
  })
})

describe('[U-26.api] [S-517.by-id] a draft', () => {
  it('is found by its educator and admins only', async () => {
    const { id, lessonIds } = await aCourseOf(educator.id)
    const admin = await aUser('admin')
    const stranger = await aUser('educator')
    for (const path of [`/draft`, `/draft/lessons/${lessonIds[0]}`, `/draft/lessons/${lessonIds[0]}/preview`]) {
      expect((await as(admin, 'GET', `/api/courses/${id}${path}`)).status).toBe(200)
      expect((await as(stranger, 'GET', `/api/courses/${id}${path}`)).status).toBe(404)
    }
    expect((await as(stranger, 'GET', `/api/courses/${id}/draft`)).body['detail']).toBe('Course not found')
    expect((await save(id, { version: 1 }, stranger)).status).toBe(404)
    expect((await write(id, lessonIds[0] ?? '', 'x', 1, stranger)).status).toBe(404)
    expect((await publish(id, {}, stranger)).status).toBe(404)
    expect((await as(stranger, 'DELETE', `/api/courses/${id}`)).status).toBe(404)
    expect((await save(id, { version: 1 }, admin)).status).toBe(200)
  })

  it('is read in one round trip, whatever it holds', async () => {
    const { id } = await aCourseOf(educator.id)
    const watched = watch(env.DB)
    await as(educator, 'GET', `/api/courses/${id}/draft`, undefined, startApi({ db: watched.db }))
    expect(watched.roundTrips).toBe(1)
  })
})

describe('a lesson’s text', () => {
  it('is previewed as a learner would see it, and inert', async () => {
    const { id, lessonIds } = await aCourseOf(educator.id)
    await write(id, lessonIds[0] ?? '', '# Look\n<script>alert(1)</script>\n\n[x](javascript:alert(1))')
    const { body } = await as(educator, 'GET', `/api/courses/${id}/draft/lessons/${lessonIds[0]}/preview`)
    expect(body.html).toBe('<h3>Look</h3>\n<p>&#x3C;script>alert(1)&#x3C;/script></p>\n<p>x</p>')
  })

  it('is previewed with a word on what learners do not see of it', async () => {
    const { id, lessonIds } = await aCourseOf(educator.id)
    const lake = `![A lake](https://other.example/${'a'.repeat(200)}.png)`
    await write(id, lessonIds[0] ?? '', `<!-- for us --> Look ${lake} ${'<!-- x -->'.repeat(30)}`)
    const { body } = await as(educator, 'GET', `/api/courses/${id}/draft/lessons/${lessonIds[0]}/preview`)
    const [first, ...others] = body.leftOut
    expect([first, others.length]).toEqual([{ kind: 'comment', source: '<!-- for us -->' }, 19])
    expect(others.every(({ source }) => source.length <= 120)).toBe(true)
  })

  it('is previewed 60 times a minute by one user, whatever is asked at once', async () => {
    const { id, lessonIds } = await aCourseOf(educator.id)
    const preview = () => as(educator, 'GET', `/api/courses/${id}/draft/lessons/${lessonIds[0]}/preview`)
    const answers = await Promise.all(Array.from({ length: 70 }, preview))
    expect(statusesOf(answers)).toEqual([...Array<number>(60).fill(200), ...Array<number>(10).fill(429)])
    api.clock.now += 60_000
    expect((await preview()).status).toBe(200)
  })

  it('of 200 kB is refused with a reason, and a course takes a million characters', async () => {
    const { id, lessonIds } = await aCourseOf(
      educator.id,
      {},
      { modules: [Array.from({ length: 11 }, (_, n) => `L${n}`)] },
    )
    const hostile = '<script>| a |</script>\n'.repeat(9000)
    const refused = await write(id, lessonIds[0] ?? '', hostile)
    expect([refused.status, refused.body['errors']]).toEqual([
      422,
      [{ pointer: '/body/body', detail: 'Please use at most 1,00,000 characters' }],
    ])
    const answers = []
    for (const lessonId of lessonIds) answers.push(await write(id, lessonId, 'x'.repeat(99_990)))
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(200), 422])
    expect(answers.at(-1)?.body.code).toBe('course_too_long')
  })

  it('that would keep the renderer busy is refused by publishing, by the name of its lesson', async () => {
    const { id, lessonIds } = await aCourseOf(educator.id)
    await write(id, lessonIds[1] ?? '', '>'.repeat(50_000))
    const { status, body } = await publish(id)
    expect([status, body.code]).toEqual([422, 'lesson_too_complex'])
    expect(body['detail']).toContain('“Who owns the water”')
  })
})

const published = (id: string) =>
  rowsOf(`SELECT modules.position AS module, lessons.position, lessons.id, html FROM modules
    JOIN lessons ON lessons.module_id = modules.id JOIN lesson_contents ON lesson_id = lessons.id
    WHERE course_id = '${id}' AND modules.removed_at IS NULL AND lessons.removed_at IS NULL ORDER BY 1, 2`)

describe('publishing', () => {
  it('[part of S-387] [S-517.publish] shows readers the draft, writes it down, and tells the educator the first time only', async () => {
    const { id, lessonIds } = await aCourseOf(educator.id)
    expect(await publish(id)).toMatchObject({ status: 200, body: { status: 'published', isFirst: true } })
    expect(await published(id)).toEqual([
      { module: 0, position: 0, id: lessonIds[0], html: '<p>About <em>Why this lake?</em></p>' },
      { module: 0, position: 1, id: lessonIds[1], html: '<p>About <em>Who owns the water</em></p>' },
    ])
    expect(await rowsOf('SELECT published, lesson_count, lesson_minutes, duration FROM courses')).toEqual([
      { published: 1, lesson_count: 2, lesson_minutes: 20, duration: '6 weeks' },
    ])
    expect(await publish(id)).toMatchObject({ status: 200, body: { status: 'published', isFirst: false } })

    api.clock.now += 1000
    expect((await api.call(`/api/courses/${id}`)).status).toBe(200)
    await as(educator, 'DELETE', `/api/courses/${id}/publication`)
    expect((await api.call(`/api/courses/${id}`)).status).toBe(404)
    expect(await publish(id)).toMatchObject({ body: { isFirst: false } })
    expect(await actsOf(id)).toEqual(['course.published', 'course.unpublished', 'course.published'])
    expect(await rowsOf("SELECT to_address FROM outbox WHERE template = 'course_published'")).toEqual([
      { to_address: educator.email },
    ])
  })

  it('counts the minutes of a reading from its words, and calls a short one a note', async () => {
    const { id, lessonIds } = await aCourseOf(educator.id)
    const [first = '', second = ''] = lessonIds
    await write(id, first, 'lake '.repeat(249))
    await write(id, second, 'lake '.repeat(401))
    const { body: draft } = await as(educator, 'GET', `/api/courses/${id}/draft`)
    expect(draft.outline[0]?.lessons.map((lesson) => [lesson.kind, lesson.durationMinutes])).toEqual([
      ['reading', 2],
      ['reading', 3],
    ])
    const { body: preview } = await as(educator, 'GET', `/api/courses/${id}/draft/lessons/${first}/preview`)
    expect(preview).toMatchObject({ kind: 'note', durationMinutes: 2 })
    await publish(id)
    expect(await rowsOf('SELECT kind, duration_minutes FROM lessons ORDER BY duration_minutes')).toEqual([
      { kind: 'note', duration_minutes: 2 },
      { kind: 'reading', duration_minutes: 3 },
    ])
    expect(await rowsOf('SELECT lesson_minutes FROM courses')).toEqual([{ lesson_minutes: 5 }])
  })

  it('leaves readers with what was published last until it is done again, and renders only what has changed', async () => {
    const { id, outline, lessonIds } = await aCourseOf(educator.id)
    const [first = '', second = ''] = lessonIds
    await publish(id)
    await env.DB.prepare(`UPDATE lesson_contents SET html = 'as it was' WHERE lesson_id = ?`).bind(second).run()
    await write(id, first, 'Changed')
    const description = 'Lower the disc. '.repeat(20)
    const renamed = { version: 1, details: { ...someDetails, title: 'Renamed', description }, outline }
    expect((await save(id, renamed)).body).toMatchObject({ status: 'changed' })
    expect(await rowsOf('SELECT title, summary FROM courses')).toEqual([
      { title: someDetails.title, summary: someDetails.description },
    ])
    expect((await published(id))[0]).toMatchObject({ html: '<p>About <em>Why this lake?</em></p>' })

    expect((await publish(id)).body.status).toBe('published')
    const cut = `${'Lower the disc. '.repeat(7)}Lower…`
    expect(await rowsOf('SELECT title, summary FROM courses')).toEqual([{ title: 'Renamed', summary: cut }])
    expect((await published(id)).map(({ html }) => html)).toEqual(['<p>Changed</p>', 'as it was'])
  })

  it('gives a lesson a video by its kind alone: what was typed before another hid the field is no link', async () => {
    const { id, outline, lessonIds } = await aCourseOf(educator.id, {}, { modules: [['A']] })
    const [lessonId = ''] = lessonIds
    const preview = async () =>
      (await as(educator, 'GET', `/api/courses/${id}/draft/lessons/${lessonId}/preview`)).body.videoUrl
    const ofKind = async (kind: string) => {
      const { version } = await draftOf(id)
      const [module] = outline
      await save(id, { version, outline: [{ ...module, lessons: [{ ...module?.lessons[0], kind, isPreview: true }] }] })
    }
    const learned = async () => (await as(educator, 'GET', `/api/courses/${id}/lessons/${lessonId}`)).body.videoUrl
    const evil = 'javascript:alert(1)'
    await write(id, lessonId, 'A', 1, educator, evil)
    for (const kind of ['reading', 'task']) {
      await ofKind(kind)
      expect([kind, (await publish(id)).status, await learned(), await preview()]).toEqual([kind, 200, null, null])
    }
    await ofKind('video')
    expect([(await publish(id)).body.code, await preview()]).toEqual(['course_incomplete', null])

    const video = 'https://youtu.be/aaaaaaaaaaa'
    await write(id, lessonId, 'A', 2, educator, video)
    expect([(await publish(id)).status, await learned(), await preview()]).toEqual([200, video, video])
    await ofKind('reading')
    expect([(await publish(id)).status, await learned(), await preview()]).toEqual([200, null, null])
    await ofKind('video')
    expect([(await publish(id)).status, await learned(), await preview()]).toEqual([200, video, video])
  })

  it('reorders, moves between modules, and keeps what was taken out for the notes of learners', async () => {
    const { id, outline, lessonIds } = await aCourseOf(educator.id, {}, { modules: [['A', 'B'], ['C']] })
    const [a = '', b = '', c = ''] = lessonIds
    await publish(id)
    const [one, two] = outline
    if (!one || !two) throw new Error('There are two modules')
    const moved = [
      { ...two, lessons: [...two.lessons, ...one.lessons.filter((lesson) => lesson.id === a)] },
      aModule('new', [aLesson('new lesson')]),
    ]
    const { body } = await save(id, { version: 1, outline: moved })
    await write(id, body.ids['new lesson'] ?? '', 'New')
    await publish(id)
    expect(await published(id)).toMatchObject([
      { module: 0, position: 0, id: c },
      { module: 0, position: 1, id: a },
      { module: 1, position: 0, id: body.ids['new lesson'] },
    ])
    expect(await rowsOf('SELECT id FROM lessons WHERE removed_at IS NOT NULL')).toEqual([{ id: b }])
    expect(await rowsOf('SELECT id FROM modules WHERE removed_at IS NOT NULL')).toEqual([{ id: one.id }])
  })

  it('[part of C-61] counts the progress of whoever is not done yet anew, and takes nothing from whoever is', async () => {
    const { id, outline, lessonIds } = await aCourseOf(educator.id, {}, { modules: [['A', 'B', 'C', 'D']] })
    await publish(id)
    const [half, all, none] = [await aUser('student'), await aUser('student'), await aUser('student')]
    const place = await enroll(half.id, id, { progress: 50 })
    await enroll(all.id, id, { progress: 100, completed: true, completedAt: 1 })
    await enroll(none.id, id)
    for (const lessonId of lessonIds.slice(0, 2))
      await env.DB.prepare(
        'INSERT INTO lesson_progress (enrollment_id, lesson_id, done_at, updated_at) VALUES (?, ?, 1, 1)',
      )
        .bind(place, lessonId)
        .run()
    const [module] = outline
    if (!module) throw new Error('There is a module')
    await save(id, {
      version: 1,
      outline: [{ ...module, lessons: [module.lessons[0], module.lessons[2], module.lessons[3]] }],
    })
    await publish(id)
    const progress = await rowsOf(`SELECT progress, completed FROM enrollments ORDER BY created_at`)
    expect(progress).toEqual([
      { progress: 33, completed: 0 },
      { progress: 100, completed: 1 },
      { progress: 0, completed: 0 },
    ])
    expect(await rowsOf('SELECT completed_count, progress_total FROM courses')).toEqual([
      { completed_count: 1, progress_total: 133 },
    ])
  })

  it('[part of C-61] completes the course of whoever has done all that is left, and emails each of them once', async () => {
    const { id, outline, lessonIds } = await aCourseOf(educator.id, {}, { modules: [['A', 'B']] })
    await publish(id)
    const [done, half, before] = [await aUser('student'), await aUser('student'), await aUser('student')]
    const places = [await enroll(done.id, id, { progress: 50 }), await enroll(half.id, id, { progress: 50 })]
    await enroll(before.id, id, { progress: 100, completed: true, completedAt: 1 })
    for (const [place, enrollmentId] of places.entries())
      await env.DB.prepare(
        'INSERT INTO lesson_progress (enrollment_id, lesson_id, done_at, updated_at) VALUES (?, ?, 1, 1)',
      )
        .bind(enrollmentId, lessonIds[place])
        .run()
    const [module] = outline
    if (!module) throw new Error('There is a module')
    await aTemplate(id, { minimumPercent: 50 })
    const details = { ...someDetails, title: 'Half as long' }
    await save(id, { version: 1, details, outline: [{ ...module, lessons: module.lessons.slice(0, 1) }] })
    await publish(id)
    await publish(id)
    expect(await rowsOf('SELECT completed, completed_at FROM enrollments ORDER BY created_at')).toEqual([
      { completed: 1, completed_at: api.clock.now },
      { completed: 0, completed_at: null },
      { completed: 1, completed_at: 1 },
    ])
    const mails = await rowsOf("SELECT to_address, details FROM outbox WHERE template = 'course_completed'")
    const told = JSON.stringify({ firstName: 'Ira', courseId: id, course: 'Half as long' })
    expect(mails).toEqual([{ to_address: done.email, details: told }])
    // The one who completed it by a button had done too little.
    expect(await rowsOf('SELECT user_id, course_title FROM certificates')).toEqual([
      { user_id: done.id, course_title: 'Half as long' },
    ])
  })

  it('publishes what was seen, and nothing else', async () => {
    const { id, lessonIds } = await aCourseOf(educator.id)
    const [lessonId = ''] = lessonIds
    await write(id, lessonId, 'Written in another tab')
    expect((await publish(id, { version: 1, lessonVersions: { [lessonId]: 1 } })).body.code).toBe('draft_changed')
    expect((await publish(id, { version: 2 })).body.code).toBe('draft_changed')
    expect((await publish(id, { version: 1, lessonVersions: { [lessonId]: 2 } })).status).toBe(200)
  })

  it('of a save, a deletion and a publication at once leaves one state that each of them could have made', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, outline, lessonIds } = await aCourseOf(educator.id)
      const [published_, saved] = await Promise.all([
        publish(id),
        save(id, { version: 1, details: { ...someDetails, title: 'Saved meanwhile' }, outline }),
        write(id, lessonIds[0] ?? '', 'Written meanwhile'),
        as(educator, 'DELETE', `/api/courses/${id}`),
      ])
      const [course] = await rowsOf(`SELECT published, archived_at IS NOT NULL AS away FROM courses WHERE id = '${id}'`)
      expect(course).toEqual({ published: 0, away: 1 })
      expect([200, 409]).toContain(published_.status)
      expect([200, 409]).toContain(saved.status)
      const acts = await actsOf(id)
      expect(acts.filter((act) => act === 'course.deleted')).toHaveLength(1)
      expect(acts.includes('course.published')).toBe((await published(id)).length > 0)
    }
  })

  it('copies a course of 400 lessons in one batch', async () => {
    const modules = Array.from({ length: 10 }, () => Array.from({ length: 40 }, (_, place) => `Lesson ${place}`))
    const { id } = await aCourseOf(educator.id, {}, { modules })
    const watched = watch(env.DB)
    expect((await as(educator, 'PUT', `/api/courses/${id}/publication`, {}, startApi({ db: watched.db }))).status).toBe(
      200,
    )
    expect(await published(id)).toHaveLength(400)
    expect(watched.roundTrips).toBe(4)
  }, 20_000)
})

it('is made once for each Idempotency-Key, however often it is asked for', async () => {
  const headers = {
    origin: 'https://kere.test',
    cookie: educator.cookie,
    'content-type': 'application/json',
    'idempotency-key': 'one-press-of-the-button',
  }
  const create = () => api.call('/api/courses', { method: 'POST', headers, body: '{}' })
  const first = await create()
  expect([first.status, (await create()).body]).toEqual([201, first.body])
  expect(await rowsOf('SELECT count(*) AS count FROM courses')).toEqual([{ count: 1 }])
})

it('[part of W-43] goes with its educator while it is a draft, and stays once it is published', async () => {
  const [draft, shown] = [await aCourseOf(educator.id), await aCourseOf(educator.id)]
  await publish(shown.id)
  await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(educator.id).run()
  expect(await rowsOf('SELECT id FROM courses')).toEqual([{ id: shown.id }])
  expect(await rowsOf(`SELECT lesson_id FROM lesson_drafts WHERE course_id = '${draft.id}'`)).toEqual([])
  const admin = await aUser('admin')
  expect((await as(admin, 'GET', `/api/courses/${shown.id}/draft`)).body.educator).toBeNull()
})

describe('deleting a course', () => {
  it('[part of U-20] archives it where somebody learns it, and tells each of them once', async () => {
    const { id } = await aCourseOf(educator.id)
    await publish(id)
    const learners = [await aUser('student'), await aUser('student')]
    for (const learner of learners) await enroll(learner.id, id)
    const answers = await Promise.all([1, 2].map(() => as(educator, 'DELETE', `/api/courses/${id}`)))
    const archived = { status: 'archived', goesAt: null }
    expect(answers.map(({ body }) => body)).toEqual([archived, archived])
    expect(await actsOf(id)).toEqual(['course.published', 'course.archived'])
    const mails = await rowsOf("SELECT to_address FROM outbox WHERE template = 'course_archived' ORDER BY 1")
    expect(mails.map(({ to_address }) => to_address)).toEqual(learners.map(({ email }) => email).toSorted())
    expect(await rowsOf('SELECT count FROM draft_counts')).toEqual([{ count: 0 }])
    expect((await api.call(`/api/courses/${id}`)).status).toBe(404)
    expect((await save(id, { version: 1 })).body.code).toBe('course_archived')
    expect((await publish(id)).body.code).toBe('course_archived')
  })

  it('can be undone: it is a draft again, and no email about it leaves', async () => {
    const { id } = await aCourseOf(educator.id)
    await publish(id)
    await enroll((await aUser('student')).id, id)
    await as(educator, 'DELETE', `/api/courses/${id}`)
    expect(await as(educator, 'POST', `/api/courses/${id}/restoration`)).toMatchObject({
      status: 201,
      body: { status: 'draft' },
    })
    expect(await rowsOf("SELECT id FROM outbox WHERE template = 'course_archived'")).toEqual([])
    expect((await publish(id)).status).toBe(200)
    expect(await actsOf(id)).toEqual(['course.published', 'course.archived', 'course.restored', 'course.published'])
  })

  it('tells each learner once, however often it is archived and restored', async () => {
    const { id } = await aCourseOf(educator.id)
    await publish(id)
    await enroll((await aUser('student')).id, id)
    for (let times = 0; times < 5; times += 1) {
      expect((await as(educator, 'DELETE', `/api/courses/${id}`)).status).toBe(200)
      await env.DB.prepare("UPDATE outbox SET state = 'sent', attempts = 1, sent_at = 1").run()
      expect((await as(educator, 'POST', `/api/courses/${id}/restoration`)).status).toBe(201)
      api.clock.now += 60_000
    }
    expect(await rowsOf("SELECT count(*) AS count FROM outbox WHERE template = 'course_archived'")).toEqual([
      { count: 1 },
    ])
  })

  it('[S-517.delete] [part of W-58] deletes it where nobody does, and for good after 30 days', async () => {
    const { id } = await aCourseOf(educator.id)
    const { body } = await as(educator, 'DELETE', `/api/courses/${id}`)
    expect(body).toEqual({ status: 'deleted', goesAt: '2026-12-15T12:00:00.000Z' })
    expect(await actsOf(id)).toEqual(['course.deleted'])
    const shelf = (await as(educator, 'GET', '/api/me/courses?shelf=archived')).body
    expect(shelf['items']).toMatchObject([{ id, status: 'deleted', goesAt: body['goesAt'] }])
  })
})

const titlesOf = ({ body }: Answer) =>
  // A list of own courses.
  (body['items'] as { title: string }[]).map(({ title }) => title)

describe('a failing database', () => {
  it.each([
    [
      '[S-534]',
      'GET',
      '/api/me/courses',
      'Failed to fetch your courses. Please check your internet connection and try again.',
    ],
    ['[part of S-535]', 'GET', '/api/courses/crs_1/draft', 'Failed to fetch course'],
    ['[S-537]', 'POST', '/api/courses', 'Failed to create course'],
    ['[S-538]', 'PUT', '/api/courses/crs_1/draft', 'Failed to update course'],
    ['[S-539]', 'PUT', '/api/courses/crs_1/publication', 'Failed to update course status'],
    ['[S-539]', 'DELETE', '/api/courses/crs_1/publication', 'Failed to update course status'],
  ])('%s is answered %s %s with “%s”', async (_, method, path, detail) => {
    const bodies: Record<string, unknown> = {
      POST: {},
      PUT: path.endsWith('draft') ? { version: 1, details: someDetails, outline: [] } : {},
    }
    const failing = startApi({ db: failingDatabase() })
    const { status, body } = await as(educator, method, path, bodies[method], failing)
    expect([status, body['detail']]).toEqual([503, detail])
  })
})

describe('the list of own courses', () => {
  it('[part of S-373] [part of S-374] [part of S-387] [S-517.by-educator] begins with the one touched last, as it is being written', async () => {
    const titled = (title: string) => ({ details: { title, description: 'x'.repeat(130) } })
    const old = await aCourseOf(educator.id, {}, titled('Old'))
    await aCourseOf(educator.id, {}, titled('Young'))
    await aCourseOf((await aUser('educator')).id)
    expect(titlesOf(await as(educator, 'GET', '/api/me/courses'))).toEqual(['Young', 'Old'])
    await write(old.id, old.lessonIds[0] ?? '', 'Touched')
    await enroll((await aUser('student')).id, old.id, { progress: 40 })
    await enroll((await aUser('student')).id, old.id, { progress: 100, completed: true })
    const { body } = await as(educator, 'GET', '/api/me/courses?limit=1')
    expect(body).toMatchObject({
      total: 2,
      items: [
        {
          title: 'Old',
          description: `${'x'.repeat(120)}…`,
          status: 'draft',
          moduleCount: 1,
          lessonCount: 2,
          enrollmentCount: 2,
          completedCount: 1,
          averageProgress: 70,
        },
      ],
    })
    const cursor = String(body['nextCursor'])
    expect(titlesOf(await as(educator, 'GET', `/api/me/courses?limit=1&cursor=${cursor}`))).toEqual(['Young'])
  })
})

describe('the learners of a course', () => {
  const list = (id: string, more = '', by = educator) => as(by, 'GET', `/api/course-learners?course=${id}${more}`)
  const namesOf = ({ body }: Answer) =>
    // A list of learners.
    (body['items'] as { name: string }[]).map(({ name }) => name)

  it('are named as far as their age allows, and found by what is shown only', async () => {
    const { id } = await aCourseOf(educator.id)
    const named = (firstName: string, lastName: string, dateOfBirth: string | null) =>
      aUser('student', {}, { firstName, lastName, dateOfBirth })
    const [adult, minor, unknown] = [
      await named('Meera', 'Iyer', '1999-01-01'),
      await named('Arjun', 'Shetty', '2010-01-01'),
      await named('Kavya', 'Rao', null),
    ]
    await enroll(adult.id, id, { progress: 40 })
    await enroll(minor.id, id)
    await enroll(unknown.id, id, { progress: 100, completed: true, completedAt: Date.parse('2026-11-01T00:00:00Z') })
    const all = await list(id)
    expect(namesOf(all)).toEqual(['Kavya R.', 'Arjun S.', 'Meera Iyer'])
    expect(all.body).toMatchObject({ total: 3, course: { enrollmentCount: 3, completedCount: 1, averageProgress: 47 } })
    expect(JSON.stringify(all.body)).not.toMatch(/@|Shetty|Rao/)
    expect(namesOf(await list(id, '&search=iyer%20mee'))).toEqual(['Meera Iyer'])
    expect(namesOf(await list(id, '&search=shetty'))).toEqual([])
    expect(namesOf(await list(id, '&status=completed'))).toEqual(['Kavya R.'])
    expect(namesOf(await list(id, '&status=not_started'))).toEqual(['Arjun S.'])
    expect(namesOf(await list(id, '&sort=oldest&limit=1'))).toEqual(['Meera Iyer'])
    expect((await list(id, '', await aUser('educator'))).status).toBe(404)
    expect((await list(id, '', await aUser('admin'))).status).toBe(200)
  })

  it('go into a CSV file, without what the list does not show', async () => {
    const { id } = await aCourseOf(educator.id)
    const learner = await aUser('student', {}, { firstName: 'Meera', lastName: 'Iyer', dateOfBirth: '1999-01-01' })
    const at = Date.parse('2026-11-01T06:30:00Z')
    await enroll(learner.id, id, { progress: 40, createdAt: at, lastOpenedAt: at })
    const files = startApi({ routes: exports })
    const opened = await as(educator, 'POST', `/api/exports/course-learners.csv?course=${id}`, undefined, files)
    expect(opened.body).toEqual({
      fileName: 'course-learners-2026-11-15.csv',
      header: ['Name', 'Status', 'Progress (%)', 'Lessons Done', 'Enrolled', 'Last Opened', 'Completed'],
      kinds: ['text', 'text', 'number', 'number', 'moment', 'moment', 'moment'],
      rows: 1,
    })
    const { body } = await as(educator, 'GET', `/api/exports/course-learners.csv?course=${id}`, undefined, files)
    const when = '2026-11-01 12:00:00'
    expect(body['rows']).toEqual([['Meera Iyer', 'In Progress', 40, 0, when, when, null]])
    const stranger = await aUser('educator')
    expect((await as(stranger, 'GET', `/api/exports/course-learners.csv?course=${id}`, undefined, files)).status).toBe(
      404,
    )
  })

  it(
    'are read in one round trip, in two where they are searched, with as many rows however many there are',
    {
      timeout: 60_000,
    },
    async () => {
      const few = await courseListCosts(1000)
      for (const [shape, { roundTrips }] of Object.entries(few))
        expect([shape, roundTrips]).toEqual([shape, shape.includes('search=') ? 2 : 1])
      expect(await courseListCosts(2500)).toEqual(few)
    },
  )
})
