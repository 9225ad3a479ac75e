import type { FieldTask, OwnHandIn } from '@kere/contracts/courses/field-tasks'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, expect, it } from 'vitest'
import { makeMyCourse, makeMyLesson } from '../../../testing/my-course.ts'
import { visitPage } from '../../../testing/visit-page.tsx'

afterEach(() => localStorage.clear())

const makeHandIn = (about: Partial<OwnHandIn> = {}): OwnHandIn => ({
  id: 'fhi_1',
  kind: 'number',
  note: 'At noon.',
  number: { text: '40', unit: 'cm' },
  file: null,
  state: 'waiting',
  at: '2026-11-20T06:34:00.000Z',
  answer: null,
  isInPortfolio: false,
  ...about,
})

const number = { kind: 'number' as const, text: 'How deep is the disc?', unit: 'cm', min: '10', max: '250' }

const refused = (pointer: string, detail: string) =>
  Response.json(
    { type: 'about:blank', title: 'Invalid', status: 422, code: 'validation_failed', errors: [{ pointer, detail }] },
    { status: 422 },
  )

function open(first: FieldTask) {
  const sent: { method: string; path: string; body?: unknown }[] = []
  let stored = first
  const answer: FetchStub = async ({ pathname }, request) => {
    const own = stored.handIns[0]
    if (request.method !== 'GET' && /hand-ins/.test(pathname)) {
      const text = await request.text()
      sent.push({ method: request.method, path: pathname, ...(text && { body: JSON.parse(text) as unknown }) })
    }
    if (pathname.endsWith('/withdrawal')) {
      if (own?.note === 'Answered meanwhile.') return problem('hand_in_answered')
      stored = { ...stored, handIns: request.method === 'POST' ? [] : first.handIns }
      return new Response(null, { status: 204 })
    }
    if (pathname.endsWith('/impact-entry')) {
      stored = { ...stored, handIns: [{ ...own!, isInPortfolio: true, entryId: 'imp_1' }] }
      return new Response(null, { status: 204 })
    }
    if (pathname.endsWith('/hand-ins')) {
      const { number: text, note } = sent.at(-1)!.body as { number: string; note: string }
      if (text === '77') {
        stored = { ...stored, task: { ...number, text: 'How deep is it at noon?' } }
        return problem('field_task_changed')
      }
      if (text === '400') return refused('/body/number', 'Please enter at most 250 cm')
      const made = makeHandIn({ id: `fhi_${sent.length + 1}`, number: { text, unit: 'cm' }, note })
      stored = { ...stored, handIns: [made, ...stored.handIns.filter(({ state }) => state === 'again')] }
      return Response.json(stored, { status: 201 })
    }
    if (pathname.endsWith('/field-task')) return Response.json(stored)
    if (pathname.endsWith('/checks')) return Response.json({ items: [] })
    if (pathname.endsWith('/questions')) return Response.json({ items: [], nextCursor: null, total: 0 })
    if (pathname.endsWith('/answer-time')) return Response.json({ hours: null })
    if (pathname.includes('/lessons/')) return Response.json(makeMyLesson(3))
    if (pathname.endsWith('/position')) return problem('not_found')
    return Response.json(makeMyCourse())
  }
  return visitPage('/dashboard/my-courses/crs_1?lesson=les_3', answer).then((visited) => ({ ...visited, sent }))
}

it('hands in a number, after a refusal beside the field, and replaces it', async () => {
  const { screen, container, sent } = await open({ task: number, handIns: [] })
  const part = screen.getByRole('region', { name: 'Your hand-in' })
  await expect.element(part.getByText('How deep is the disc?')).toBeVisible()
  await expect.element(part.getByText('From 10 to 250 cm')).toBeVisible()
  await checkA11y(container)
  await part.getByLabelText('Your number').fill('400')
  await part.getByRole('button', { name: 'Hand in' }).click()
  await expect.element(part.getByText('Please enter at most 250 cm')).toBeVisible()
  await part.getByLabelText('Your number').fill('40')
  await part.getByRole('button', { name: 'Hand in' }).click()
  await expect.element(part.getByText('Waiting for your educator')).toBeVisible()
  await expect.element(part.getByText('40 cm')).toBeVisible()
  await expect.element(part.getByRole('status')).toHaveFocus()
  await part.getByRole('button', { name: 'Replace' }).click()
  await expect.element(part.getByLabelText('Your number')).toHaveValue('40')
  await expect.element(part.getByLabelText('Your number')).toHaveFocus()
  await part.getByLabelText('Your number').fill('41')
  await part.getByRole('button', { name: 'Hand in' }).click()
  await expect.element(part.getByText('41 cm')).toBeVisible()
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toMatchObject([{ number: '400' }, { number: '40' }, { number: '41' }])
})

it('takes it back, and hands it in again by Undo', async () => {
  const { screen, notices, sent } = await open({ task: number, handIns: [makeHandIn()] })
  await screen.getByRole('button', { name: 'Take back' }).click()
  await expect.element(screen.getByLabelText('Your number')).toBeVisible()
  notices.at(-1)?.action?.run()
  await expect.element(screen.getByText('Waiting for your educator')).toBeVisible()
  await expect.poll(() => sent.map(({ method }) => method)).toEqual(['POST', 'DELETE'])
})

it('says beside the button why it was not taken back', async () => {
  const { screen, notices } = await open({ task: number, handIns: [makeHandIn({ note: 'Answered meanwhile.' })] })
  await screen.getByRole('button', { name: 'Take back' }).click()
  const part = screen.getByRole('region', { name: 'Your hand-in' })
  await expect.element(part.getByRole('alert')).toHaveTextContent('It has been answered already')
  await expect.element(part.getByRole('status')).toHaveFocus()
  expect(notices).toEqual([])
})

it('shows a task that was changed meanwhile, and keeps what was typed', async () => {
  const { screen } = await open({ task: number, handIns: [] })
  const part = screen.getByRole('region', { name: 'Your hand-in' })
  await part.getByLabelText('Your number').fill('77')
  expect(localStorage.getItem('kere.copy.usr_1.hand-in.les_3.number')).toContain('77')
  await part.getByRole('button', { name: 'Hand in' }).click()
  await expect.element(part.getByText('How deep is it at noon?')).toBeVisible()
  await expect.element(part.getByRole('alert')).toHaveTextContent('Look at it again, then hand in')
  await expect.element(part.getByLabelText('Your number')).toHaveValue('77')
  await part.getByLabelText('Your number').fill('78')
  await part.getByRole('button', { name: 'Hand in' }).click()
  await expect.element(part.getByText('78 cm')).toBeVisible()
  expect(localStorage.getItem('kere.copy.usr_1.hand-in.les_3.number')).toBeNull()
})

it('asks for a photo where it was removed', async () => {
  const file = { type: 'image/png' as const, size: 2048, text: 'The disc at one metre' }
  const handIns = [makeHandIn({ kind: 'photo', number: null, file })]
  const { screen, sent } = await open({ task: { ...number, kind: 'photo' }, handIns })
  const part = screen.getByRole('region', { name: 'Your hand-in' })
  await part.getByRole('button', { name: 'Replace' }).click()
  await part.getByRole('button', { name: 'Remove' }).click()
  await part.getByRole('button', { name: 'Hand in' }).click()
  await expect.element(part.getByText('Please choose a photo')).toBeVisible()
  expect(sent).toEqual([])
})

it('takes nothing where the course has no educator', async () => {
  const { screen } = await open({ task: number, handIns: [makeHandIn()], hasEducator: false })
  const part = screen.getByRole('region', { name: 'Your hand-in' })
  await expect.element(part.getByText('nothing can be handed in')).toBeVisible()
  await expect.element(part.getByRole('button', { name: 'Replace' })).not.toBeInTheDocument()
})

it('names a photo that was replaced', async () => {
  const earlier = makeHandIn({ id: 'fhi_0', kind: 'photo', number: null, state: 'again', replacedFile: 'The rope' })
  const { screen } = await open({ task: number, handIns: [makeHandIn(), earlier] })
  await screen.getByText('1 earlier try').click()
  await expect.element(screen.getByText('Photo replaced: The rope')).toBeVisible()
})

it('shows the educator’s words, and asks for another try', async () => {
  const answer = { text: 'Please read it at noon.', at: '2026-11-21T06:34:00.000Z' }
  const { screen } = await open({ task: number, handIns: [makeHandIn({ state: 'again', answer })] })
  await expect.element(screen.getByText('Please read it at noon.')).toBeVisible()
  await screen.getByLabelText('Your number').fill('43')
  await screen.getByRole('region', { name: 'Your hand-in' }).getByRole('button', { name: 'Hand in' }).click()
  await expect.element(screen.getByText('43 cm')).toBeVisible()
  await screen.getByText('1 earlier try').click()
  await expect.element(screen.getByText('Please read it at noon.')).toBeVisible()
})

it('adds an accepted one to the portfolio, once', async () => {
  const answer = { text: null, at: '2026-11-21T06:34:00.000Z' }
  const { screen } = await open({ task: number, handIns: [makeHandIn({ state: 'accepted', answer })] })
  await screen.getByRole('button', { name: 'Add to impact portfolio' }).click()
  await expect
    .element(screen.getByRole('link', { name: 'impact portfolio' }))
    .toHaveAttribute('href', '/dashboard/impact-portfolio/imp_1')
  await expect.element(screen.getByRole('button', { name: 'Add to impact portfolio' })).not.toBeInTheDocument()
})

it('describes a photo for people who cannot see it', async () => {
  const file = { type: 'image/png' as const, size: 2048, text: 'The disc at one metre' }
  const { screen } = await open({ task: { ...number, kind: 'photo' }, handIns: [makeHandIn({ number: null, file })] })
  await expect.element(screen.getByRole('img', { name: 'The disc at one metre' })).toBeInTheDocument()
})

it('shows nothing where a field task asks for nothing', async () => {
  const { screen } = await open({ task: null, handIns: [] })
  await expect.element(screen.getByRole('heading', { name: 'Questions' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Your hand-in' })).not.toBeInTheDocument()
})
