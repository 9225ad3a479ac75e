import type { InboxQuestion } from '@kere/contracts/courses/lesson-questions'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { makeQuestion } from '@kere/screens/testing/lesson-questions'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'

afterEach(async () => page.viewport(1280, 800))

const at = '/dashboard/questions'

function open(path = at) {
  const sent: string[] = []
  const questions = new Map(
    [
      makeQuestion({ id: 'lqn_1', mayGuide: true, state: 'waiting', answers: [] }),
      makeQuestion({
        id: 'lqn_2',
        mayGuide: true,
        state: 'waiting',
        text: 'Is the pit useless?',
        authorName: 'Gurpreet S.',
      }),
    ].map((question) => [question.id, question]),
  )
  const unendorsed = questions.get('lqn_2')!
  questions.set('lqn_2', { ...unendorsed, answers: unendorsed.answers.map((one) => ({ ...one, isEndorsed: false })) })
  const answer: FetchStub = async ({ pathname, searchParams }, request) => {
    const id = pathname.split('/')[3] ?? ''
    if (request.method !== 'GET') {
      sent.push(`${request.method} ${pathname}`)
      const question = questions.get(pathname.includes('lesson-answers') ? 'lqn_2' : id)!
      const isEndorsed = request.method === 'POST'
      const changed = {
        ...question,
        state: 'done' as const,
        answers: question.answers.map((one) => ({ ...one, isEndorsed })),
      }
      questions.set(question.id, changed)
      return Response.json(changed, { status: pathname.endsWith('/answers') ? 201 : 200 })
    }
    if (pathname === '/api/lesson-questions') {
      const state = searchParams.get('state') ?? 'waiting'
      const items: InboxQuestion[] = [...questions.values()].filter((one) => one.state === state)
      return Response.json({ items, nextCursor: null, total: items.length })
    }
    const found = questions.get(id)
    return found ? Response.json(found) : problem('not_found')
  }
  return visitPage(path, answer).then((visited) => ({ ...visited, sent }))
}

it('lists what waits in all courses, is answered by keys, and then opens the next one', async () => {
  const { screen, navigation, sent, container } = await open(`${at}?question=lqn_1`)
  const panel = screen.getByRole('complementary')
  await expect.element(panel.getByRole('heading', { name: 'Is matt primer enough?' })).toBeVisible()
  await checkA11y(container)
  await userEvent.keyboard('r')
  await expect.element(panel.getByLabelText('Your answer')).toHaveFocus()
  await userEvent.keyboard('Two coats of enamel.{Control>}{Enter}{/Control}')
  await expect.element(panel.getByRole('heading', { name: 'Is the pit useless?' })).toBeVisible()
  await expect
    .poll(() => [navigation.location.search, sent])
    .toEqual(['?question=lqn_2', ['POST /api/lesson-questions/lqn_1/answers']])
})

it('endorses an answer of a learner, and takes that back', async () => {
  const { screen, notices, sent } = await open(`${at}?question=lqn_2`)
  const panel = screen.getByRole('complementary')
  await expect.element(panel.getByRole('button', { name: /Endorse the answer of Nafisa/ })).toBeVisible()
  await userEvent.keyboard('d')
  await expect.element(panel.getByText('Endorsed')).toBeVisible()
  notices.at(-1)?.action?.run()
  await expect.element(panel.getByText('Endorsed')).not.toBeInTheDocument()
  await expect
    .poll(() => sent)
    .toEqual(['POST /api/lesson-answers/lan_1/endorsement', 'DELETE /api/lesson-answers/lan_1/endorsement'])
})
