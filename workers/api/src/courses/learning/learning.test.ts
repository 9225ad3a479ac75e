import { env } from 'cloudflare:workers'
import type { MyCourse, MyEnrollment, MyLesson, MyNote, Note } from '@kere/contracts/courses/learning'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { failingDatabase } from '../../../test/failing-database.ts'
import { aCourse, aCourseToLearn, aLesson, anEducator, enroll } from '../../../test/factories.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'
import { watch } from '../../../test/watched-database.ts'

beforeEach(emptyDatabase)

const now = Date.parse('2026-11-15T12:00:00Z')

/** A loose type for tests, whose assertions check the shape. */
type AnyAnswer = MyCourse & MyLesson & Note & MyNotes & { lesson: { isDone: boolean; checked: number[] } }

function learn({ cookie }: TestUser, courseId: string, api = startApi()) {
  const send = async (method: string, path: string, body?: unknown) => {
    const { status, body: answer } = await api.call(`/api/me/enrollments/${courseId}${path}`, {
      method,
      headers: { origin: 'https://kere.test', cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { status, problem: answer, answer: answer as unknown as AnyAnswer }
  }
  return {
    look: () => send('GET', ''),
    lesson: (id: string) => send('GET', `/lessons/${id}`),
    open: (lessonId: string, openedAt?: string) => send('PUT', '/position', { lessonId, openedAt }),
    mark: (id: string, body: { isDone?: boolean; checked?: number[] } = { isDone: true }) =>
      send('PATCH', `/lessons/${id}`, body),
    write: (id: string, text: string, version: number) => send('PUT', `/lessons/${id}/note`, { text, version }),
    notes: (query = '') => send('GET', `/notes${query}`),
    complete: () => send('POST', '/completion'),
  }
}

interface MyNotes {
  items: MyNote[]
  nextCursor: string | null
  total: number
}

interface MyCourses {
  items: MyEnrollment[]
  nextCursor: string | null
  total: number
  counts: Record<string, number>
}

async function listOf({ cookie }: TestUser, query = '', api = startApi()) {
  const { status, body } = await api.call(`/api/me/enrollments${query}`, { headers: { cookie } })
  expect(status).toBe(200)
  return body as unknown as MyCourses
}

async function aLearner(about: Parameters<typeof enroll>[2] = {}) {
  const course = await aCourseToLearn()
  const learner = await aUser('student')
  const enrollmentId = await enroll(learner.id, course.id, about)
  return { course, learner, enrollmentId, lessons: course.lessonIds, ...learn(learner, course.id) }
}

const remove = (lessonId: string) =>
  env.DB.batch([
    env.DB.prepare('UPDATE lessons SET removed_at = 1 WHERE id = ?').bind(lessonId),
    env.DB.prepare('UPDATE courses SET lesson_count = lesson_count - 1'),
  ])

const mailsOf = async (template: string) =>
  (await env.DB.prepare('SELECT user_id, details FROM outbox WHERE template = ?').bind(template).all()).results

describe('my courses', () => {
  it('[S-362] [S-519.list] [S-576.learner] [part of S-361] are listed newest first, with course and educator', async () => {
    const teacher = await anEducator({ firstName: 'Kavya', lastName: 'Hegde' })
    const learner = await aUser('student')
    const old = await aCourse(teacher, { description: `${'ab '.repeat(32)}ab ಕೆರೆ` })
    const { course, ...next } = await aLearner()
    await enroll(learner.id, old.id, { createdAt: 1 })
    await enroll(learner.id, course.id, { createdAt: 2, progress: 33, lastLessonId: next.lessons[1] })
    await enroll((await aUser('student')).id, old.id)

    const { items, total, counts } = await listOf(learner)
    expect([total, counts]).toEqual([2, { not_started: 1, in_progress: 1, completed: 0 }])
    expect(items.map((item) => item.course.id)).toEqual([course.id, old.id])
    expect(items[0]).toMatchObject({
      course: { title: course.title, educator: { name: 'Asha Raghunath' }, isWithdrawn: false },
      enrolledAt: '1970-01-01T00:00:00.002Z',
      status: 'in_progress',
      progress: 33,
      completedAt: null,
      lessonCount: 3,
      lessonsDone: 0,
      minutesLeft: 31,
      resumeLesson: { id: next.lessons[1], title: 'Lower the disc', kind: 'video', durationMinutes: 11, number: 2 },
    })
    expect(items[1]).toMatchObject({
      course: { educator: { id: teacher, name: 'Kavya Hegde' }, summary: `${'ab '.repeat(32)}ab…` },
      resumeLesson: null,
    })
  })

  it('[S-121] [S-122] [S-123] are not started, in progress or completed, and listed by that', async () => {
    const learner = await aUser('student')
    const teacher = await anEducator()
    for (const about of [{}, { progress: 1 }, { progress: 99 }, { progress: 100, completed: true }])
      await enroll(learner.id, (await aCourse(teacher)).id, about)
    const { items, counts } = await listOf(learner, '?sort=oldest')
    expect(items.map(({ status }) => status)).toEqual(['not_started', 'in_progress', 'in_progress', 'completed'])
    expect(counts).toEqual({ not_started: 1, in_progress: 2, completed: 1 })
    for (const [status, count] of Object.entries(counts)) {
      const list = await listOf(learner, `?status=${status}`)
      expect([list.total, new Set(list.items.map((item) => item.status))]).toEqual([count, new Set([status])])
    }
  })

  it('go on where the page before ended', async () => {
    const learner = await aUser('student')
    const teacher = await anEducator()
    for (let number = 0; number < 5; number++) await enroll(learner.id, (await aCourse(teacher)).id)
    const first = await listOf(learner, '?limit=3')
    const second = await listOf(learner, `?limit=3&cursor=${first.nextCursor}`)
    const ids = [...first.items, ...second.items].map(({ id }) => id)
    expect([new Set(ids).size, ids, second.nextCursor]).toEqual([5, ids.toSorted().toReversed(), null])
  })

  it('[U-21.course] keep what is withdrawn or archived, and say so', async () => {
    const { learner, course, lesson, lessons } = await aLearner()
    await env.DB.prepare('UPDATE courses SET published = 0, archived_at = 1, educator_id = NULL').run()
    const { items } = await listOf(learner)
    expect(items[0]?.course).toMatchObject({
      id: course.id,
      isWithdrawn: true,
      educator: { id: 'usr_former', name: 'Former member' },
    })
    expect((await lesson(lessons[2])).answer.html).toBe('<p>Look closely.</p>')
  })

  it('[S-540] [U-09.all] fail with their text', async () => {
    const { cookie } = await aUser('student')
    const { body } = await startApi({ db: failingDatabase() }).call('/api/me/enrollments', { headers: { cookie } })
    expect(body.detail).toBe('Failed to fetch enrollments. Please check your internet connection and try again.')
  })
})

describe('a course that one learns', () => {
  it('[part of S-363] [part of W-05] [part of C-19] shows its real outline with what is done', async () => {
    const { course, lessons, mark, write, look } = await aLearner()
    await mark(lessons[0])
    await write(lessons[1], 'Ask Asha about the rope.', 0)
    const { answer } = await look()
    expect(answer).toMatchObject({
      course: { id: course.id, title: course.title, courseUrl: null, language: 'en' },
      status: 'in_progress',
      progress: 33,
      lessonCount: 3,
      lessonsDone: 1,
      minutesLeft: 21,
      resumeLessonId: lessons[1],
    })
    const told = answer.modules.map(({ id, lessons: own }) => [
      id,
      own.map(({ title, isDone, hasNote }) => [title, isDone, hasNote]),
    ])
    expect(told).toEqual([
      [
        course.moduleIds[0],
        [
          ['Meet your lake', true, false],
          ['Lower the disc', false, true],
        ],
      ],
      [course.moduleIds[1], [['Read the water', false, false]]],
    ])
  })

  it('[part of S-363] [part of S-541] is "Course not found" for whoever has no place in it', async () => {
    const { course } = await aLearner()
    const stranger = learn(await aUser('student'), course.id)
    expect([(await stranger.look()).status, (await stranger.look()).problem.detail]).toEqual([404, 'Course not found'])
    const failing = learn(await aUser('student'), course.id, startApi({ db: failingDatabase() }))
    expect((await failing.look()).problem.detail).toBe(
      'Failed to fetch enrollment. Please check your internet connection and try again.',
    )
  })

  it('goes on at the lesson opened last; where that is done, at the next that is not', async () => {
    const { lessons, open, mark, look } = await aLearner()
    const resumed = async () => (await look()).answer.resumeLessonId
    expect(await resumed()).toBe(lessons[0])
    await open(lessons[1])
    expect(await resumed()).toBe(lessons[1])
    await mark(lessons[1])
    expect(await resumed()).toBe(lessons[2])
    await mark(lessons[2])
    expect(await resumed()).toBe(lessons[0])
    await mark(lessons[0])
    expect(await resumed()).toBe(lessons[1])
  })
})

describe('a lesson', () => {
  it('[part of W-05] comes ready to read, with its place, what is ticked and the note', async () => {
    const { lesson, lessons, mark, write } = await aLearner()
    await env.DB.prepare(
      `UPDATE lesson_contents SET video_url = 'https://example.org/a.mp4', bring = '["A rope"]', checklist = '["Dip","Read"]'`,
    ).run()
    await mark(lessons[1], { checked: [1, 0, 1] })
    await write(lessons[1], 'Shade side.', 0)
    expect((await lesson(lessons[1])).answer).toEqual({
      id: lessons[1],
      title: 'Lower the disc',
      language: 'en',
      kind: 'video',
      durationMinutes: 11,
      html: '<p>Look closely.</p>',
      videoUrl: 'https://example.org/a.mp4',
      bring: ['A rope'],
      checklist: ['Dip', 'Read'],
      module: { title: 'Module 1', number: 1, lessonCount: 2 },
      number: 2,
      previous: { id: lessons[0], title: 'Meet your lake' },
      next: { id: lessons[2], title: 'Read the water' },
      isDone: false,
      checked: [0, 1],
      note: { text: 'Shade side.', version: 1, savedAt: '2026-11-15T12:00:00.000Z' },
    })
  })

  it('begins and ends the course without a neighbour', async () => {
    const { lesson, lessons } = await aLearner()
    const [first, last] = [await lesson(lessons[0]), await lesson(lessons[2])]
    expect([first.answer.previous, last.answer.next, last.answer.module.number]).toEqual([null, null, 2])
  })

  it('is not found once it is taken out, nor in another course', async () => {
    const { lesson, lessons } = await aLearner()
    const other = await aCourseToLearn()
    await remove(lessons[1])
    for (const id of [lessons[1], other.lessonIds[0], 'les_none']) {
      const { status, problem } = await lesson(id)
      expect([status, problem.detail]).toEqual([404, 'Lesson not found'])
    }
    expect((await lesson(lessons[0])).answer.next?.id).toBe(lessons[2])
  })
})

describe('[C-61] progress', () => {
  it('[S-117] [S-519.progress] is the share of the lessons done: at least 1 once begun, 100 only when all are', async () => {
    const { lessons, open, mark, look } = await aLearner()
    expect((await look()).answer).toMatchObject({ status: 'not_started', progress: 0 })
    expect((await open(lessons[0])).answer).toMatchObject({ status: 'in_progress', progress: 1, lessonsDone: 0 })
    expect((await mark(lessons[2])).answer).toMatchObject({ progress: 33, lessonsDone: 1, minutesLeft: 21 })
    expect((await mark(lessons[2])).answer).toMatchObject({ progress: 33, lessonsDone: 1 })
    expect((await mark(lessons[2], { isDone: false })).answer).toMatchObject({ progress: 1, lessonsDone: 0 })
    for (const lesson of lessons.slice(0, 2)) await mark(lesson)
    expect((await mark(lessons[2])).answer).toEqual({
      status: 'completed',
      progress: 100,
      completedAt: '2026-11-15T12:00:00.000Z',
      lessonCount: 3,
      lessonsDone: 3,
      minutesLeft: 0,
      lesson: { isDone: true, checked: [] },
    })
  })

  it('is never 100 with a lesson left, and 1 in a course of many', async () => {
    const { course, mark, lessons } = await aLearner()
    const [moduleId] = course.moduleIds
    for (let position = 2; position < 199; position++) await aLesson({ courseId: course.id, moduleId, position })
    expect((await mark(lessons[0])).answer).toMatchObject({ progress: 1, lessonCount: 200 })
    await env.DB.prepare(
      `INSERT INTO lesson_progress (enrollment_id, lesson_id, done_at, updated_at)
        SELECT enrollments.id, lessons.id, 1, 1 FROM enrollments, lessons WHERE lessons.id NOT IN (?, ?)`,
    )
      .bind(lessons[0], lessons[1])
      .run()
    expect((await mark(lessons[0])).answer).toMatchObject({ progress: 99, lessonsDone: 199, status: 'in_progress' })
  })

  it('[S-118] [part of S-124] [S-519.complete] is 100 by Mark as Complete, with lessons left too', async () => {
    const { complete, mark, lessons, look } = await aLearner()
    expect((await complete()).answer).toMatchObject({ status: 'completed', progress: 100, lessonsDone: 0 })
    expect((await mark(lessons[0])).answer).toMatchObject({ status: 'completed', progress: 100, lessonsDone: 1 })
    expect((await mark(lessons[0], { isDone: false })).answer).toMatchObject({ status: 'completed', progress: 100 })
    expect((await look()).answer.completedAt).toBe('2026-11-15T12:00:00.000Z')
  })

  it('stays completed when lessons come later', async () => {
    const { course, complete, mark, lessons } = await aLearner()
    await complete()
    await aLesson({ courseId: course.id, moduleId: course.moduleIds[1], position: 1 })
    expect((await mark(lessons[0])).answer).toMatchObject({ status: 'completed', progress: 100, lessonCount: 4 })
  })

  it('counts no lesson that was taken out, and takes its mark all the same', async () => {
    const { lessons, mark, look } = await aLearner()
    await mark(lessons[1])
    await remove(lessons[1])
    expect((await mark(lessons[0])).answer).toMatchObject({ progress: 50, lessonCount: 2, lessonsDone: 1 })
    expect((await mark(lessons[1])).answer).toMatchObject({ progress: 50, lesson: { isDone: true } })
    expect((await mark(lessons[2])).answer).toMatchObject({ status: 'completed', lessonsDone: 2 })
    expect((await look()).answer.modules[0]?.lessons).toHaveLength(1)
  })

  it('comes to the same in any order, on two devices at once, and is told by one email', async () => {
    const { course, learner, lessons, enrollmentId } = await aLearner()
    const devices = [learn(learner, course.id), learn(learner, course.id)]
    const acts = devices.flatMap(({ mark, open, complete }) => [
      ...lessons.map((id) => () => mark(id)),
      () => open(lessons[1]),
      complete,
    ])
    const answers = await Promise.all(acts.toReversed().map((act) => act()))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const row = await env.DB.prepare('SELECT progress, completed FROM enrollments WHERE id = ?')
      .bind(enrollmentId)
      .first()
    expect(row).toEqual({ progress: 100, completed: 1 })
    const details = JSON.stringify({ firstName: 'Ira', courseId: course.id, course: course.title })
    expect(await mailsOf('course_completed')).toEqual([{ user_id: learner.id, details }])
  })

  it('[S-543] [S-544] fails with its texts', async () => {
    const { course, lessons } = await aLearner()
    const failing = learn(await aUser('student'), course.id, startApi({ db: failingDatabase() }))
    expect((await failing.mark(lessons[0])).problem.detail).toBe('Failed to update progress')
    expect((await failing.open(lessons[0])).problem.detail).toBe('Failed to update progress')
    expect((await failing.complete()).problem.detail).toBe('Failed to mark course as completed')
  })

  it.each([{ checked: [-1] }, { checked: [20] }, { checked: [0.5] }, { isDone: 'yes' }, { progress: 100 }])(
    'is not what a request says of it: %j',
    async (body) => {
      const { learner, course, lessons } = await aLearner()
      const { status } = await startApi().call(`/api/me/enrollments/${course.id}/lessons/${lessons[0]}`, {
        method: 'PATCH',
        headers: { origin: 'https://kere.test', cookie: learner.cookie, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      expect(status).toBe(422)
    },
  )
})

describe('the lesson opened last', () => {
  const at = (ms: number) => new Date(ms).toISOString()

  it('is the one opened later, whichever is told first, and never in the future', async () => {
    const { lessons, open, look } = await aLearner()
    const resumed = async () => (await look()).answer.resumeLessonId
    await open(lessons[1], at(now - 1000))
    await open(lessons[2], at(now - 5000))
    expect(await resumed()).toBe(lessons[1])
    await open(lessons[2], at(now + 9_000_000))
    expect(await resumed()).toBe(lessons[2])
    await open(lessons[0])
    expect(await resumed()).toBe(lessons[0])
  })

  it('is none that is not in the course now', async () => {
    const { lessons, open, look } = await aLearner()
    await remove(lessons[1])
    expect((await open(lessons[1])).answer).toMatchObject({ progress: 0 })
    expect((await open('les_none')).status).toBe(404)
    expect((await look()).answer.resumeLessonId).toBe(lessons[0])
  })
})

describe('[W-04] [C-20] of two learners', () => {
  it('neither reads nor writes what is the other’s', async () => {
    const { course, lessons, ...first } = await aLearner()
    const other = await aUser('student')
    await enroll(other.id, course.id)
    const second = learn(other, course.id)
    await first.mark(lessons[0], { isDone: true, checked: [0] })
    await first.write(lessons[0], 'Mine.', 0)
    await first.open(lessons[2])
    expect((await second.look()).answer).toMatchObject({ progress: 0, lessonsDone: 0, resumeLessonId: lessons[0] })
    expect((await second.lesson(lessons[0])).answer).toMatchObject({ isDone: false, checked: [], note: { text: '' } })
    expect((await second.notes()).answer.items).toEqual([])
    await second.complete()
    expect((await first.look()).answer).toMatchObject({ progress: 33, completedAt: null })
  })

  it('one without a place changes nothing', async () => {
    const { course, lessons } = await aLearner()
    const stranger = learn(await aUser('student'), course.id)
    const statuses = [
      await stranger.open(lessons[0]),
      await stranger.mark(lessons[0]),
      await stranger.write(lessons[0], 'Hello', 0),
      await stranger.complete(),
      await stranger.notes(),
      await stranger.lesson(lessons[0]),
    ].map(({ status }) => status)
    expect(statuses).toEqual([404, 404, 404, 404, 404, 404])
    const { results } = await env.DB.prepare('SELECT progress, updated_at > ?1 AS touched FROM enrollments')
      .bind(now - 1)
      .all()
    expect(results).toEqual([{ progress: 0, touched: 0 }])
    expect((await env.DB.prepare('SELECT 1 FROM lesson_progress').all()).results).toEqual([])
  })

  it('a lesson of another course is none of this one', async () => {
    const { lessons, mark, write, look } = await aLearner()
    const other = await aCourseToLearn()
    const [marked, written] = [await mark(other.lessonIds[0]), await write(other.lessonIds[0], 'Hello', 0)]
    expect([marked.status, written.status]).toEqual([404, 404])
    expect((await look()).answer).toMatchObject({ progress: 0, resumeLessonId: lessons[0] })
  })
})

describe('a note', () => {
  it('is not overwritten by a save from an older one, and a repetition is fine', async () => {
    const { lessons, write, lesson } = await aLearner()
    expect((await write(lessons[0], 'One', 0)).answer).toMatchObject({ text: 'One', version: 1 })
    expect((await write(lessons[0], 'Two', 1)).answer).toMatchObject({ text: 'Two', version: 2 })
    expect((await write(lessons[0], 'Two', 1)).answer).toMatchObject({ text: 'Two', version: 2 })
    const late = await write(lessons[0], 'Three', 1)
    expect([late.status, late.problem.code]).toEqual([409, 'note_changed'])
    expect((await write(lessons[1], 'Of nothing', 4)).problem.code).toBe('note_changed')
    expect((await lesson(lessons[0])).answer.note.text).toBe('Two')
  })

  it('is saved by one of two devices at once', async () => {
    const { lessons, write, lesson } = await aLearner()
    const answers = await Promise.all(['One', 'Two', 'Three'].map((text) => write(lessons[0], text, 0)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
    expect((await lesson(lessons[0])).answer.note.version).toBe(1)
  })

  it('stays beside the mark, and is not touched by it', async () => {
    const { lessons, write, mark, lesson } = await aLearner()
    await write(lessons[0], 'Shade side.', 0)
    await mark(lessons[0], { isDone: true, checked: [3] })
    await write(lessons[0], 'Sunny side.', 1)
    expect((await lesson(lessons[0])).answer).toMatchObject({
      isDone: true,
      checked: [3],
      note: { text: 'Sunny side.', version: 2 },
    })
  })

  it('has 10,000 characters at most', async () => {
    const { lessons, write } = await aLearner()
    expect((await write(lessons[0], 'ಕ'.repeat(10_000), 0)).status).toBe(200)
    expect((await write(lessons[0], 'x'.repeat(10_001), 1)).status).toBe(422)
  })

  it('is listed, saved last first, also once its lesson is taken out, and none that is empty', async () => {
    const { learner, course, lessons } = await aLearner()
    const api = startApi()
    const { write, notes } = learn(learner, course.id, api)
    for (const [number, text] of ['One', 'Two', 'Three'].entries()) {
      api.clock.now += 1000
      await write(lessons[number] ?? '', text, 0)
    }
    await write(lessons[0], '', 1)
    await remove(lessons[1])
    const { items, total } = (await notes()).answer
    expect([total, items.map(({ text, isRemoved }) => [text, isRemoved])]).toEqual([
      2,
      [
        ['Three', false],
        ['Two', true],
      ],
    ])
    expect(items[1]).toMatchObject({ lesson: { id: lessons[1], title: 'Lower the disc' }, moduleTitle: 'Module 1' })
    const first = (await notes('?limit=1')).answer
    expect((await notes(`?limit=1&cursor=${first.nextCursor}`)).answer.items).toEqual(items.slice(1))
  })

  it('is found by its words and by those of its lesson, whatever their case', async () => {
    const { course, lessons, write, notes } = await aLearner()
    await write(lessons[0], 'Plate from 4th cross, 100% enamel.', 0)
    await write(lessons[1], 'Rope: six metres.', 0)
    const found = async (search: string) => {
      const { items, total } = (await notes(`?search=${encodeURIComponent(search)}`)).answer
      expect(total).toBe(items.length)
      return items.map(({ lesson }) => lesson.id)
    }
    expect(await found('CROSS plate')).toEqual([lessons[0]])
    expect(await found('lower')).toEqual([lessons[1]])
    expect(await found('plate rope')).toEqual([])
    expect(await found('100%')).toEqual([lessons[0]])
    expect(await found('%')).toEqual([])
    expect((await notes()).answer).toMatchObject({ course: { id: course.id, title: course.title }, total: 2 })
  })

  it('is one of 1,000 of an account at most, on all its courses; what is there can be changed and emptied', async () => {
    const { learner, lessons, write } = await aLearner()
    const full = await aCourseToLearn()
    const place = await enroll(learner.id, full.id)
    await env.DB.prepare(
      `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 999)
        INSERT INTO lessons (id, module_id, position, title, kind, duration_minutes, removed_at)
        SELECT 'les_' || n, ?, n, 'Gone', 'reading', 1, 1 FROM numbers`,
    )
      .bind(full.moduleIds[0])
      .run()
    await env.DB.prepare(
      `INSERT INTO lesson_progress (enrollment_id, lesson_id, note, note_version, note_saved_at, updated_at)
        SELECT ?, id, 'Kept', 1, 1, 1 FROM lessons WHERE title = 'Gone'`,
    )
      .bind(place)
      .run()
    expect((await write(lessons[0], 'The thousandth', 0)).status).toBe(200)
    const { status, problem } = await write(lessons[1], 'One too many', 0)
    expect([status, problem.code, problem.title]).toEqual([
      409,
      'too_many_notes',
      'You have 1,000 notes, as many as one account can hold. Delete one to write another',
    ])
    expect((await write(lessons[0], 'Changed', 1)).answer).toMatchObject({ text: 'Changed', version: 2 })
    expect((await write(lessons[0], '', 2)).status).toBe(200)
    const answers = await Promise.all([write(lessons[1], 'One', 0), write(lessons[2], 'Two', 0)])
    expect(answers.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([200, 409])
  })

  it('goes with whoever wrote it', async () => {
    const { learner, lessons, write } = await aLearner()
    await write(lessons[0], 'Mine alone', 0)
    await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(learner.id).run()
    expect((await env.DB.prepare('SELECT note FROM lesson_progress').all()).results).toEqual([])
  })
})

describe('a preview', () => {
  const read = (courseId: string, lessonId: string) => startApi().call(`/api/courses/${courseId}/lessons/${lessonId}`)

  const previewed = async () => {
    const course = await aCourseToLearn()
    await env.DB.prepare('UPDATE lessons SET is_preview = 1 WHERE id IN (?, ?)')
      .bind(course.lessonIds[0], course.lessonIds[2])
      .run()
    return course
  }

  it('is read by anybody, and leads to other previews only', async () => {
    const { id, title, lessonIds } = await previewed()
    const { status, body } = await read(id, lessonIds[0])
    expect([status, body]).toMatchObject([
      200,
      {
        course: { id, title },
        html: '<p>Look closely.</p>',
        module: { number: 1, lessonCount: 2 },
        number: 1,
        previous: null,
        next: { id: lessonIds[2] },
      },
    ])
    expect(Object.keys(body)).not.toContain('note')
  })

  it('is none of a lesson that is not one, was taken out, or whose course is not published', async () => {
    const { id, lessonIds } = await previewed()
    const other = await previewed()
    const statusOf = async (courseId: string, lessonId: string) => (await read(courseId, lessonId)).status
    expect([await statusOf(id, lessonIds[1]), await statusOf(id, other.lessonIds[0])]).toEqual([404, 404])
    await remove(lessonIds[0])
    expect([await statusOf(id, lessonIds[0]), await statusOf(id, lessonIds[2])]).toEqual([404, 200])
    await env.DB.prepare('UPDATE courses SET published = 0').run()
    expect(await statusOf(id, lessonIds[2])).toBe(404)
  })
})

describe('reading', () => {
  const fillWith = (learners: number) =>
    env.DB.batch(
      [
        `INSERT INTO users (id, email, created_at, updated_at) SELECT 'usr_' || n, n || '@kere.test', 1, 1 FROM numbers`,
        `INSERT INTO profiles (id, first_name, last_name, role, created_at, updated_at)
          SELECT 'usr_' || n, 'Some', 'Body', 'student', 1, 1 FROM numbers`,
        `INSERT INTO enrollments (id, student_id, course_id, progress, created_at, updated_at)
          SELECT 'enr_' || n || courses.id, 'usr_' || n, courses.id, 5, n, n FROM numbers, courses`,
        `INSERT INTO lesson_progress (enrollment_id, lesson_id, done_at, note, note_version, note_saved_at, updated_at)
          SELECT 'enr_' || n || modules.course_id, lessons.id, 1, 'Theirs', 1, 1, 1
          FROM numbers, modules JOIN lessons ON lessons.module_id = modules.id WHERE lessons.title = 'Meet your lake'`,
      ].map((insert) =>
        env.DB.prepare(
          insert.replace(
            /(?=SELECT)/,
            `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${learners}) `,
          ),
        ),
      ),
    )

  it(
    'takes one round trip each, and as many rows among 100,000 places as among 1,000',
    { timeout: 60_000 },
    async () => {
      const costs = async (learners: number) => {
        await emptyDatabase()
        const { course, learner, lessons, write } = await aLearner({ progress: 1 })
        await write(lessons[0], 'Mine', 0)
        for (let number = 1; number < 10; number++) await aCourseToLearn()
        await fillWith(learners)
        const places = await env.DB.prepare('SELECT count(*) AS count FROM enrollments').first('count')
        expect(places).toBe(learners * 10 + 1)
        const costOf = async (path: string) => {
          const watched = watch(env.DB)
          const { status } = await startApi({ db: watched.db }).call(path, { headers: { cookie: learner.cookie } })
          return [path.replace(course.id, 'course'), status, watched.roundTrips, watched.rowsRead]
        }
        const own = `/api/me/enrollments/${course.id}`
        return [
          await costOf('/api/me/enrollments'),
          await costOf(own),
          (await costOf(`${own}/lessons/${lessons[0]}`)).slice(1),
          await costOf(`${own}/notes`),
          await costOf('/api/me/dashboard'),
          (await costOf(`/api/courses/${course.id}/standing`)).slice(1),
        ]
      }
      const small = await costs(100)
      expect(small.map((cost) => cost.slice(-3, -1))).toEqual(small.map(() => [200, 1]))
      expect(await costs(10_000)).toEqual(small)
    },
  )
})
