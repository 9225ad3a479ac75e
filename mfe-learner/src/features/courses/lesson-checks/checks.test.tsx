import type { LessonCheck } from '@kere/contracts/courses/lesson-checks'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { comeNear } from '../../../testing/come-near.ts'
import { makeMyCourse, makeMyLesson } from '../../../testing/my-course.ts'
import { visitPage } from '../../../testing/visit-page.tsx'

const makeCheck = (about: Partial<LessonCheck> = {}): LessonCheck => ({
  id: 'chk_1',
  kind: 'single',
  question: 'When do you read the disc?',
  options: ['At dusk', 'At noon'],
  unit: '',
  counts: false,
  tries: [],
  ...about,
})

/** Judges as the API would: what stands in `right` is right. */
function open(check: LessonCheck, right: string[], feedback = '', changed?: LessonCheck) {
  const sent: unknown[] = []
  let stored = check
  const answer: FetchStub = async ({ pathname }, request) => {
    if (pathname.endsWith('/tries')) {
      const body = (await request.json()) as { answer: string[] }
      sent.push(body.answer)
      if (changed && stored !== changed) {
        stored = changed
        return problem('check_changed')
      }
      const isRight = JSON.stringify(body.answer) === JSON.stringify(right)
      const made = {
        id: `cht_${sent.length}`,
        answer: body.answer,
        isRight,
        feedback: feedback === '' || isRight ? [] : [{ answer: body.answer[0]!, text: feedback }],
        solution: isRight ? { answer: right, text: 'Glare hides the disc.' } : null,
        at: '2026-11-20T06:34:00.000Z',
      }
      stored = { ...stored, tries: [made, ...stored.tries] }
      return Response.json(stored, { status: 201 })
    }
    if (pathname.endsWith('/reports')) {
      sent.push({ path: pathname, ...((await request.json()) as object) })
      return Response.json({ ok: true })
    }
    if (pathname.endsWith('/field-task')) return Response.json({ task: null, handIns: [] })
    if (pathname.endsWith('/checks')) return Response.json({ items: [stored] })
    if (pathname.endsWith('/questions')) return Response.json({ items: [], nextCursor: null, total: 0 })
    if (pathname.endsWith('/answer-time')) return Response.json({ hours: null })
    if (pathname.includes('/lessons/')) return Response.json(makeMyLesson(3))
    if (pathname.endsWith('/position')) return problem('not_found')
    return Response.json(makeMyCourse())
  }
  return visitPage('/dashboard/my-courses/crs_1?lesson=les_3', answer).then(async (visited) => {
    await comeNear(visited.container, 'lesson-checks')
    return { ...visited, sent }
  })
}

it('judges one answer, says what was wrong with it, and takes another', async () => {
  const { screen, container, sent } = await open(makeCheck(), ['At noon'], 'The light is too low then.')
  await expect.element(screen.getByText('0 of 1 check right')).toBeVisible()
  await screen.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect.element(screen.getByText('Please answer first')).toBeVisible()
  await screen.getByRole('radio', { name: 'At dusk' }).click()
  await screen.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect.element(screen.getByText('Not right yet')).toBeVisible()
  await expect.element(screen.getByText('The light is too low then.')).toBeVisible()
  await checkA11y(container)
  await screen.getByRole('radio', { name: 'At noon' }).click()
  await screen.getByRole('button', { name: 'Answer again' }).click()
  await expect.element(screen.getByText('Glare hides the disc.')).toBeVisible()
  await expect.element(screen.getByText('1 of 1 check right')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Answer/ })).not.toBeInTheDocument()
  await expect.poll(() => sent).toEqual([['At dusk'], ['At noon']])
})

it('offers a rewritten check again, and shows what was answered to its earlier version as such', async () => {
  const tries = [
    {
      id: 'cht_0',
      question: 'When is the disc dry?',
      answer: ['At noon'],
      isRight: true,
      feedback: [],
      solution: { answer: ['At noon'], text: 'It dries in the sun.' },
      at: '2026-11-19T06:34:00.000Z',
    },
  ]
  const { screen, container } = await open(makeCheck({ tries }), ['At noon'])
  await expect.element(screen.getByText('You answered an earlier version: At noon')).toBeVisible()
  await expect.element(screen.getByText('0 of 1 check right')).toBeVisible()
  await expect.element(screen.getByText('It dries in the sun.')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('radio', { name: 'At noon' })).not.toBeChecked()
  await checkA11y(container)
  await screen.getByRole('radio', { name: 'At noon' }).click()
  await screen.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect.element(screen.getByText('1 of 1 check right')).toBeVisible()
  await screen.getByText('Earlier answers (1)').click()
  await expect.element(screen.getByText('An earlier version: At noon')).toBeVisible()
})

it('shows the check as its educator has changed it meanwhile, and takes an answer to that', async () => {
  const changed = makeCheck({ options: ['At dawn', 'At midday'] })
  const { screen, sent } = await open(makeCheck(), ['At midday'], '', changed)
  await screen.getByRole('radio', { name: 'At noon' }).click()
  await screen.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect.element(screen.getByText('Your educator has just changed this check. Answer the new one')).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: 'At noon' })).not.toBeInTheDocument()
  await screen.getByRole('radio', { name: 'At midday' }).click()
  await screen.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect.element(screen.getByText('1 of 1 check right')).toBeVisible()
  await expect.poll(() => sent).toEqual([['At noon'], ['At midday']])
})

it('is put in order by keys alone, and each move is told', async () => {
  const order = makeCheck({ kind: 'order', options: ['Read', 'Tie', 'Lower'] })
  const { screen, container, sent } = await open(order, ['Tie', 'Lower', 'Read'])
  await expect.element(screen.getByRole('button', { name: 'Move Read down' })).toBeVisible()
  screen.getByRole('button', { name: 'Move Read down' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Read is now number 2 of 3')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByText('Read is now number 3 of 3')).toBeInTheDocument()
  await checkA11y(container)
  await screen.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect.element(screen.getByText('Your answer: Tie, then Lower, then Read')).toBeVisible()
  await expect.poll(() => sent).toEqual([['Tie', 'Lower', 'Read']])
})

it('takes a number with its unit beside it', async () => {
  const { screen, container, sent } = await open(makeCheck({ kind: 'number', options: [], unit: 'cm', counts: true }), [
    '42',
  ])
  await expect.element(screen.getByText('Required to mark the lesson as done.')).toBeVisible()
  const field = screen.getByRole('textbox', { name: 'Your answer' })
  // The keys of an iPhone for decimals have no minus.
  await expect.element(field).not.toHaveAttribute('inputmode', 'decimal')
  await field.fill('42')
  await checkA11y(container)
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Your answer: 42 cm')).toBeVisible()
  await expect.poll(() => sent).toEqual([['42']])
})

it('is reported with a reason, as a question is', async () => {
  const { screen, sent, notices } = await open(makeCheck(), ['At noon'])
  await screen.getByRole('button', { name: 'Report check 1' }).click()
  await screen.getByLabelText('Reason').selectOptions('other')
  await screen.getByLabelText('What is wrong').fill('No answer fits.')
  await screen.getByRole('button', { name: 'Send report' }).click()
  await expect.poll(() => notices.at(-1)?.text).toBe('Report sent. We read every report')
  expect(sent).toEqual([{ path: '/api/lesson-posts/chk_1/reports', reason: 'other', text: 'No answer fits.' }])
})
