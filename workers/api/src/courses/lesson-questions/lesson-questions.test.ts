import { env } from 'cloudflare:workers'
import * as endpoints from '@kere/contracts/courses/lesson-questions'
import { questionLimits } from '@kere/contracts/courses/lesson-questions-options'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aCheck } from '../../../test/lesson-checks.ts'
import { aClass, anAnswer, aQuestion } from '../../../test/lesson-questions.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'
import { run } from '../../../test/database.ts'

const grownUp = { dateOfBirth: '1990-01-01' }

let api: ReturnType<typeof startApi>
let educator: TestUser
let asker: TestUser
let helper: TestUser
let stranger: TestUser
let place: Awaited<ReturnType<typeof aClass>>

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  educator = await aUser('educator', {}, { firstName: 'Asha', lastName: 'Raghunath' })
  asker = await aUser('student', {}, { firstName: 'Omkar', lastName: 'Jadhav', ...grownUp })
  helper = await aUser('student', {}, { firstName: 'Nafisa', lastName: 'Laskar', dateOfBirth: '2012-05-01' })
  stranger = await aUser('student', {}, { firstName: 'Mallory', lastName: 'Moriarty', ...grownUp })
  place = await aClass(educator.id, [asker.id, helper.id])
})

const ask = async (as: TestUser, text = 'Is matt primer enough?') =>
  api.ask(endpoints.askLessonQuestion, { as, params: { lessonId: place.lessonId }, body: { text } })

const answer = async (as: TestUser, id: string, text = 'It goes grey after three dips.') =>
  api.ask(endpoints.answerLessonQuestion, { as, params: { id }, body: { text } })

const list = async (as: TestUser) =>
  api.ask(endpoints.listLessonQuestions, { as, params: { lessonId: place.lessonId }, query: {} })

const endorse = (as: TestUser, id: string) => api.ask(endpoints.endorseLessonAnswer, { as, params: { id } })

const mailsTo = async ({ id }: TestUser) =>
  (await env.DB.prepare('SELECT template FROM outbox WHERE user_id = ? ORDER BY rowid').bind(id).all()).results.map(
    ({ template }) => template,
  )

it('is asked, answered and endorsed by three, each with the name that the others may see', async () => {
  const { status, body: asked } = await ask(asker)
  expect(status).toBe(201)
  expect(asked).toMatchObject({ authorName: 'Omkar Jadhav', isMine: true, state: 'waiting', isFollowed: true })

  const { body: answered } = await answer(helper, asked.id)
  expect(answered).toMatchObject({ state: 'learners', isMine: false, answers: [{ authorName: 'Nafisa L.' }] })

  const { body: endorsed } = await endorse(educator, answered.answers[0]!.id)
  expect(endorsed).toMatchObject({ state: 'done', mayGuide: true, answers: [{ isEndorsed: true }] })

  await answer(educator, asked.id, 'Enamel over it lasts a season.')
  const { body } = await list(asker)
  expect(body.items[0]?.answers.map(({ authorName, isEducator }) => [authorName, isEducator])).toEqual([
    ['Nafisa L.', false],
    ['Asha Raghunath', true],
  ])
})

it('is of the people of the course alone: whoever leaves it finds nothing more', async () => {
  const { body: asked } = await ask(asker)
  expect((await list(stranger)).status).toBe(404)
  expect((await ask(stranger)).status).toBe(404)
  expect((await answer(stranger, asked.id)).status).toBe(404)
  expect(
    (
      await api.ask(endpoints.findSimilarQuestions, {
        as: stranger,
        params: { lessonId: place.lessonId },
        query: { text: 'matt primer' },
      })
    ).body.items,
  ).toEqual([])
  await run('DELETE FROM enrollments WHERE student_id = ?', asker.id)
  const edit = { params: { id: asked.id }, body: { text: 'Changed' } }
  expect((await list(asker)).status).toBe(404)
  expect((await api.ask(endpoints.editLessonPost, { as: asker, ...edit })).status).toBe(404)
  expect((await api.ask(endpoints.deleteLessonPost, { as: asker, params: { id: asked.id } })).status).toBe(404)
  expect((await answer(asker, asked.id)).status).toBe(404)
  expect((await answer(helper, asked.id)).status).toBe(201)
  expect(await mailsTo(asker)).toEqual([])
})

it('lets nobody but a guide hide or endorse, and nobody but its author edit or delete', async () => {
  const question = await aQuestion(place, asker.id)
  const given = await anAnswer(question, helper.id)
  const other = await aUser('educator')
  expect((await endorse(other, given)).status).toBe(404)
  expect((await endorse(asker, given)).status).toBe(403)
  const hide = (as: TestUser) =>
    api.ask(endpoints.hideLessonPost, { as, params: { id: given }, body: { isHidden: true } })
  expect((await hide(other)).status).toBe(404)
  const edit = (as: TestUser) =>
    api.ask(endpoints.editLessonPost, { as, params: { id: given }, body: { text: 'Changed' } })
  expect([(await edit(asker)).status, (await edit(educator)).status]).toEqual([404, 404])
  expect((await api.ask(endpoints.deleteLessonPost, { as: asker, params: { id: given } })).status).toBe(404)
  expect((await api.ask(endpoints.deleteLessonPost, { as: asker, params: { id: question } })).body.code).toBe(
    'question_answered',
  )

  expect((await hide(educator)).body.state).toBe('waiting')
  expect((await list(asker)).body.items[0]?.answers).toEqual([])
  expect((await list(helper)).body.items[0]?.answers).toMatchObject([{ isHidden: true }])
  const unhide = { params: { id: given }, body: { isHidden: false } }
  await api.ask(endpoints.hideLessonPost, { as: educator, ...unhide })
  expect((await list(asker)).body.items[0]).toMatchObject({ state: 'learners', answers: [{ isHidden: false }] })
})

describe('who follows', () => {
  it('gets one email a question and day, however many answer', async () => {
    const { body: asked } = await ask(asker)
    expect(await mailsTo(educator)).toEqual(['lesson_question_asked'])
    await answer(helper, asked.id)
    await answer(educator, asked.id)
    await answer(helper, asked.id, 'Or two coats.')
    expect(await mailsTo(asker)).toEqual(['lesson_question_answered'])
    // It was yesterday that they were told.
    await run("UPDATE notifications SET mail_id = NULL, id = replace(id, '2026-11-15', '2026-11-14')")
    await run("UPDATE outbox SET id = replace(id, '2026-11-15', '2026-11-14')")
    const again = { as: helper, params: { id: asked.id }, body: { text: 'Three coats.' } }
    expect((await api.ask(endpoints.answerLessonQuestion, again)).status).toBe(201)
    expect(await mailsTo(asker)).toEqual(['lesson_question_answered', 'lesson_question_answered'])
    expect(await mailsTo(helper)).toEqual([])
  })

  it('gets one notification a day where they want no email, which is then deleted', async () => {
    const { body: asked } = await ask(asker)
    await answer(helper, asked.id)
    await run('UPDATE notifications SET mail_id = NULL')
    await run("DELETE FROM outbox WHERE template = 'lesson_question_answered'")
    expect((await answer(helper, asked.id, 'Or two coats.')).status).toBe(201)
    const { results } = await env.DB.prepare('SELECT template FROM notifications WHERE user_id = ?')
      .bind(asker.id)
      .all()
    expect([results.length, await mailsTo(asker)]).toEqual([1, []])
  })

  it('is told by the next answer where the first was deleted before its email left', async () => {
    const { body: asked } = await ask(asker)
    const { body: first } = await answer(helper, asked.id)
    await api.ask(endpoints.deleteLessonPost, { as: helper, params: { id: first.answers[0]!.id } })
    expect(await mailsTo(asker)).toEqual([])
    await answer(helper, asked.id, 'Two coats.')
    expect(await mailsTo(asker)).toEqual(['lesson_question_answered'])
  })

  it('is told no more once they stop', async () => {
    const { body: asked } = await ask(asker)
    const stop = { as: asker, params: { id: asked.id }, body: { isFollowed: false } }
    expect((await api.ask(endpoints.followLessonQuestion, stop)).body.isFollowed).toBe(false)
    await answer(helper, asked.id)
    expect(await mailsTo(asker)).toEqual([])
  })
})

describe('an endorsement', () => {
  it('goes to one of two answers, whoever is first', async () => {
    const question = await aQuestion(place, asker.id)
    const answers = [await anAnswer(question, helper.id), await anAnswer(question, asker.id)]
    const given = await Promise.all(answers.map((id) => endorse(educator, id)))
    expect(given.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect((await list(asker)).body.items[0]?.answers.filter(({ isEndorsed }) => isEndorsed)).toHaveLength(1)
  })

  it('is taken back with its email, and goes with words that its author changes', async () => {
    const given = await anAnswer(await aQuestion(place, asker.id), helper.id)
    await endorse(educator, given)
    expect(await mailsTo(helper)).toEqual(['lesson_answer_endorsed'])
    const { body: undone } = await api.ask(endpoints.undoLessonEndorsement, { as: educator, params: { id: given } })
    expect([undone.state, await mailsTo(helper)]).toEqual(['learners', []])

    await endorse(educator, given)
    const edit = { params: { id: given }, body: { text: 'Buy my paint.' } }
    const { body: edited } = await api.ask(endpoints.editLessonPost, { as: helper, ...edit })
    expect(edited).toMatchObject({ state: 'learners', answers: [{ isEndorsed: false, isEdited: true }] })
  })
})

describe('limits', () => {
  it('lets a person ask so often a day', async () => {
    for (let time = 0; time < questionLimits.questionsPerDay; time += 1) expect((await ask(asker)).status).toBe(201)
    expect((await ask(asker)).body.code).toBe('too_many_attempts')
    expect((await ask(helper)).status).toBe(201)
  })

  it('keeps so many of one person, and refuses what is too long', async () => {
    for (let time = 0; time < questionLimits.ownQuestions; time += 1) await aQuestion(place, asker.id)
    expect((await ask(asker)).body.code).toBe('too_many_own_questions')
    const question = await aQuestion(place, helper.id)
    for (let time = 0; time < questionLimits.ownAnswers; time += 1) await anAnswer(question, asker.id)
    expect((await answer(asker, question)).body.code).toBe('too_many_lesson_answers')
    expect((await answer(educator, question)).status).toBe(201)
    expect((await ask(helper, 'a'.repeat(questionLimits.questionLength + 1))).status).toBe(422)
  })
})

it('finds what shares most words, and shows nothing of somebody who blocks or is hidden', async () => {
  await aQuestion(place, asker.id, { body: 'The shop has only gloss paint. Does sanding help?' })
  await aQuestion(place, helper.id, { body: 'The rope stretches when wet.' })
  const similar = async (as: TestUser) =>
    (
      await api.ask(endpoints.findSimilarQuestions, {
        as,
        params: { lessonId: place.lessonId },
        query: { text: 'Can I use GLOSS paint if I sand it' },
      })
    ).body.items.map(({ text }) => text)
  expect(await similar(helper)).toEqual(['The shop has only gloss paint. Does sanding help?'])
  await run('INSERT INTO profile_blocks (blocker_id, blocked_id, created_at) VALUES (?, ?, 1)', asker.id, helper.id)
  expect(await similar(helper)).toEqual([])
  expect((await list(asker)).body.items).toHaveLength(1)
  expect((await list(educator)).body.items).toHaveLength(2)
})

it('is reported into the queue of profiles, with what was written', async () => {
  const given = await anAnswer(await aQuestion(place, asker.id), helper.id, { body: 'Buy my paint.' })
  const report = (as: TestUser) =>
    api.ask(endpoints.reportLessonPost, { as, params: { id: given }, body: { reason: 'spam', text: 'An advert.' } })
  expect((await report(stranger)).status).toBe(404)
  expect((await report(asker)).status).toBe(200)
  const { results } = await env.DB.prepare(
    'SELECT reported_profiles.user_id, text FROM profile_reports JOIN reported_profiles ON reported_profiles.id = reported_id',
  ).all()
  expect(results).toEqual([
    { user_id: helper.id, text: 'An answer in “Reading a lake”: “Buy my paint.”\n\nAn advert.' },
  ])
})

it('may be a check, whose educator is reported with its question', async () => {
  const checkId = await aCheck(place.lessonId)
  const report = (as: TestUser) =>
    api.ask(endpoints.reportLessonPost, {
      as,
      params: { id: checkId },
      body: { reason: 'other', text: 'No answer fits.' },
    })
  expect((await report(stranger)).status).toBe(404)
  expect((await report(asker)).status).toBe(200)
  const { results } = await env.DB.prepare(
    'SELECT reported_profiles.user_id, text FROM profile_reports JOIN reported_profiles ON reported_profiles.id = reported_id',
  ).all()
  expect(results).toEqual([
    { user_id: educator.id, text: 'A check in “Reading a lake”: “When do you read the disc?”\n\nNo answer fits.' },
  ])
  await run('UPDATE courses SET educator_id = NULL')
  expect(await report(helper)).toMatchObject({ status: 409, body: { code: 'check_of_nobody' } })
})

it('goes with whoever is erased, and the answers of others with it', async () => {
  const question = await aQuestion(place, asker.id)
  await anAnswer(question, helper.id)
  await run('DELETE FROM users WHERE id = ?', helper.id)
  expect((await list(asker)).body.items).toMatchObject([{ state: 'waiting', answers: [] }])
  await run('DELETE FROM users WHERE id = ?', asker.id)
  expect((await list(educator)).body.items).toEqual([])
})

it('waits in the inbox of the educator of the course, the longest first, until they answer', async () => {
  const first = await aQuestion(place, asker.id)
  const second = await aQuestion(place, helper.id, { createdAt: Date.parse('2026-11-03T06:00:00Z') })
  const other = await aUser('educator')
  await aQuestion(await aClass(other.id, [asker.id]), asker.id)
  const inbox = async (query: object = {}) =>
    (await api.ask(endpoints.questionInbox.list, { as: educator, query })).body.items.map(({ id }) => id)
  expect(await inbox()).toEqual([first, second])
  await answer(educator, first)
  expect(await inbox({ state: 'waiting' })).toEqual([second])
  expect(await inbox({ state: 'done' })).toEqual([first])
})

it('tells visitors the median time to the educator’s answers of a course, once there are some', async () => {
  const hour = 60 * 60 * 1000
  const read = async () =>
    (await startApi().ask(endpoints.getAnswerTime, { params: { courseId: place.courseId } })).body.hours
  for (const hours of [2, 90]) await aQuestion(place, asker.id, { createdAt: 1, answeredAt: 1 + hours * hour })
  expect(await read()).toBeNull()
  await aQuestion(place, asker.id, { createdAt: 1, answeredAt: 1 + 30 * hour })
  expect(await read()).toBe(30)
})
