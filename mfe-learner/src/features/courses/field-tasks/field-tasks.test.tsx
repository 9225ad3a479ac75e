import type { FieldTask, OwnHandIn } from '@kere/contracts/courses/field-tasks'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { expect, it } from 'vitest'
import { makeMyCourse, makeMyLesson } from '../../../testing/my-course.ts'
import { visitPage } from '../../../testing/visit-page.tsx'

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
      stored = { ...stored, handIns: request.method === 'POST' ? [] : first.handIns }
      return new Response(null, { status: 204 })
    }
    if (pathname.endsWith('/impact-entry')) {
      stored = { ...stored, handIns: [{ ...own!, isInPortfolio: true }] }
      return new Response(null, { status: 204 })
    }
    if (pathname.endsWith('/hand-ins')) {
      const { number: text, note } = sent.at(-1)!.body as { number: string; note: string }
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
  const part = screen.getByRole('region', { name: 'Hand in' })
  await expect.element(part.getByText('How deep is the disc?')).toBeVisible()
  await expect.element(part.getByText('From 10 to 250 cm')).toBeVisible()
  await checkA11y(container)
  await part.getByLabelText('Your number').fill('400')
  await part.getByRole('button', { name: 'Hand in' }).click()
  await expect.element(part.getByText('Please enter at most 250 cm')).toBeVisible()
  await part.getByLabelText('Your number').fill('40')
  await part.getByRole('button', { name: 'Hand in' }).click()
  await expect.element(part.getByText('Waits for your educator')).toBeVisible()
  await expect.element(part.getByText('40 cm')).toBeVisible()
  await part.getByRole('button', { name: 'Replace' }).click()
  await expect.element(part.getByLabelText('Your number')).toHaveValue('40')
  await part.getByLabelText('Your number').fill('41')
  await part.getByRole('button', { name: 'Hand in' }).click()
  await expect.element(part.getByText('41 cm')).toBeVisible()
  expect(sent.map(({ body }) => body)).toMatchObject([{ number: '400' }, { number: '40' }, { number: '41' }])
})

it('takes it back, and hands it in again by Undo', async () => {
  const { screen, notices, sent } = await open({ task: number, handIns: [makeHandIn()] })
  await screen.getByRole('button', { name: 'Take back' }).click()
  await expect.element(screen.getByLabelText('Your number')).toBeVisible()
  notices.at(-1)?.action?.run()
  await expect.element(screen.getByText('Waits for your educator')).toBeVisible()
  expect(sent.map(({ method }) => method)).toEqual(['POST', 'DELETE'])
})

it('shows the educator’s words, and asks for another try', async () => {
  const answer = { text: 'Please read it at noon.', at: '2026-11-21T06:34:00.000Z' }
  const { screen } = await open({ task: number, handIns: [makeHandIn({ state: 'again', answer })] })
  await expect.element(screen.getByText('Please read it at noon.')).toBeVisible()
  await screen.getByLabelText('Your number').fill('43')
  await screen.getByRole('region', { name: 'Hand in' }).getByRole('button', { name: 'Hand in' }).click()
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
  await expect.element(screen.getByRole('heading', { name: 'Hand in' })).not.toBeInTheDocument()
})
