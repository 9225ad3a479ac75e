import type { LessonQuestion } from '@kere/contracts/courses/lesson-questions'
import type { Device, WaitingWrite } from '@kere/platform/device'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { makeQuestion } from '@kere/screens/testing/lesson-questions'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, expect, it } from 'vitest'
import { comeNear } from '../../../testing/come-near.ts'
import { visitPage } from '../../../testing/visit-page.tsx'
import { makeMyCourse, makeMyLesson } from '../../../testing/my-course.ts'

const at = '/dashboard/my-courses/crs_1?lesson=les_3'

function open(
  questions: LessonQuestion[],
  { device = null, path = at }: { device?: Device | null; path?: string } = {},
) {
  const sent: { method: string; path: string; body: unknown }[] = []
  const answer: FetchStub = async ({ pathname }, request) => {
    if (request.method !== 'GET' && pathname.startsWith('/api/lesson')) {
      const text = await request.text()
      const body = text === '' ? null : JSON.parse(text)
      sent.push({ method: request.method, path: pathname, body })
      if (pathname.endsWith('/questions')) {
        questions.unshift(makeQuestion({ id: 'lqn_9', text: body.text, isMine: true }))
        return Response.json(questions[0], { status: 201 })
      }
      if (request.method === 'DELETE') return new Response(null, { status: 204 })
      if (pathname.endsWith('/reports')) return Response.json({ ok: true })
      const answers = [
        makeQuestion().answers[0]!,
        { ...makeQuestion().answers[0]!, id: 'lan_9', text: body.text, isMine: true },
      ]
      return Response.json(makeQuestion({ answers }), { status: 201 })
    }
    if (pathname.endsWith('/similar-questions'))
      return Response.json({
        items: [{ ...makeQuestion({ id: 'lqn_2', text: 'Does gloss paint work?' }), answersCount: 2 }],
      })
    if (pathname.startsWith('/api/lessons/'))
      return Response.json({ items: questions, nextCursor: null, total: questions.length })
    if (pathname.startsWith('/api/lesson-questions/')) {
      const found = questions.find(({ id }) => pathname.endsWith(id))
      return found ? Response.json(found) : problem('not_found')
    }
    if (pathname.endsWith('/field-task')) return Response.json({ task: null, handIns: [] })
    if (pathname.endsWith('/checks')) return Response.json({ items: [] })
    if (pathname.endsWith('/answer-time')) return Response.json({ hours: 50 })
    if (pathname.includes('/lessons/')) return Response.json(makeMyLesson(3))
    if (pathname.endsWith('/position')) return problem('not_found')
    return Response.json(makeMyCourse())
  }
  return visitPage(path, answer, { device }).then((visited) => ({ ...visited, sent }))
}

afterEach(() => localStorage.clear())

it('shows what was asked on the lesson with its answers, the endorsed one first', async () => {
  const { screen, container } = await open([makeQuestion()])
  await comeNear(container, 'lesson-questions')
  await expect.element(screen.getByRole('heading', { name: 'Is matt primer enough?' })).toBeVisible()
  await expect.element(screen.getByText('1 question on this lesson')).toBeVisible()
  await expect
    .element(screen.getByRole('list', { name: 'Answers' }))
    .toHaveTextContent(/Nafisa L\..*Endorsed.*three dips/)
  await expect.element(screen.getByText('The educator usually answers questions within 2 days')).toBeVisible()
  await checkA11y(container)
})

it('asks, with similar questions while it is typed', async () => {
  const { screen, sent } = await open([])
  await expect.element(screen.getByText('Nobody has asked anything on this lesson yet.')).toBeVisible()
  await screen.getByRole('button', { name: 'Ask a question' }).click()
  await screen.getByRole('textbox', { name: 'Your question' }).fill('Can I use gloss paint?')
  await expect.element(screen.getByRole('link', { name: /Does gloss paint work\?.*2 answers/ })).toBeVisible()
  await screen.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect.element(screen.getByRole('heading', { name: 'Can I use gloss paint?' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Ask a question' })).toBeVisible()
  await expect
    .poll(() => sent)
    .toEqual([{ method: 'POST', path: '/api/lessons/les_3/questions', body: { text: 'Can I use gloss paint?' } }])
})

it('keeps a draft on the device, and what was asked without a connection until it is sent', async () => {
  let writes: WaitingWrite[] = []
  const device: Device = {
    keepAnswer: async () => {},
    findAnswer: async () => null,
    send: async (write) => {
      writes = [...writes, { ...write, at: 0, refusal: null }]
      return { kind: 'waiting' }
    },
    listWrites: async () => writes,
    dropWrite: async (target) => {
      writes = writes.filter((write) => write.target !== target)
    },
    listen: () => () => {},
  }
  const first = await open([], { device })
  await first.screen.getByRole('button', { name: 'Ask a question' }).click()
  await first.screen.getByRole('textbox', { name: 'Your question' }).fill('Which bank is the shade side?')
  await first.screen.unmount()
  const { screen } = await open([], { device })
  await screen.getByRole('button', { name: 'Ask a question' }).click()
  await expect
    .element(screen.getByRole('textbox', { name: 'Your question' }))
    .toHaveValue('Which bank is the shade side?')
  await screen.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect.element(screen.getByText('Saved on this device. It is sent when you are online')).toBeVisible()
  expect(writes.filter(({ method }) => method === 'POST')).toMatchObject([
    { method: 'POST', path: '/api/lessons/les_3/questions', body: { text: 'Which bank is the shade side?' } },
  ])
  await screen.getByRole('button', { name: 'Discard' }).click()
  await expect.element(screen.getByText('Which bank is the shade side?')).not.toBeInTheDocument()
})

it('answers, and deletes after a question', async () => {
  const { screen, container, sent } = await open([makeQuestion({ isMine: true, answers: [] })])
  await comeNear(container, 'lesson-questions')
  await screen.getByRole('button', { name: /^Answer your question/ }).click()
  await screen.getByLabelText('Your answer').fill('Two coats.')
  await screen.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect.element(screen.getByText('Two coats.')).toBeVisible()
  await screen.getByLabelText('More for your answer').click()
  await screen.getByRole('button', { name: 'Delete: Two coats.' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect
    .poll(() => sent.map(({ method, path }) => `${method} ${path}`))
    .toEqual(['POST /api/lesson-questions/lqn_1/answers', 'DELETE /api/lesson-posts/lan_9'])
})

it('reports with a reason, and says so', async () => {
  const { screen, container, sent, notices } = await open([makeQuestion()])
  await comeNear(container, 'lesson-questions')
  await screen.getByLabelText('More for the question of Omkar Jadhav').click()
  await screen.getByRole('button', { name: 'Report: Is matt primer enough?' }).click()
  await screen.getByRole('button', { name: 'Send report' }).click()
  await expect.element(screen.getByText('Please choose a reason')).toBeVisible()
  await screen.getByLabelText('Reason').selectOptions('spam')
  await screen.getByRole('button', { name: 'Send report' }).click()
  await expect.poll(() => notices.at(-1)?.text).toBe('Report sent. We read every report')
  expect(sent).toEqual([
    { method: 'POST', path: '/api/lesson-posts/lqn_1/reports', body: { reason: 'spam', text: '' } },
  ])
})

it('finds the question of an email’s link first', async () => {
  const wanted = makeQuestion({ id: 'lqn_7', text: 'Why is the disc white?', lesson: { id: 'les_3', title: 'Build' } })
  const { screen } = await open([makeQuestion(), wanted], { path: `${at}#lqn_7` })
  const first = screen.getByRole('region', { name: 'Questions' }).getByRole('article').first()
  await expect.element(first).toHaveTextContent(/Why is the disc white/)
})
