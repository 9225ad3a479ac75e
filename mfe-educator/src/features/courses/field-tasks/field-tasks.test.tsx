import type { HandInDetail } from '@kere/contracts/courses/field-tasks'
import type { LessonDraft } from '@kere/contracts/courses/course-authoring'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { visitPage } from '../../../testing/visit-page.tsx'
import { HandInEditor } from './hand-in-editor.tsx'

const makeHandIn = (about: Partial<HandInDetail> = {}): HandInDetail => ({
  id: 'fhi_1',
  kind: 'number',
  note: 'At noon.',
  number: { text: '40', unit: 'cm' },
  file: null,
  state: 'waiting',
  at: '2026-11-20T06:34:00.000Z',
  answer: null,
  learnerName: 'Nafisa L.',
  course: { id: 'crs_1', title: 'Reading a lake' },
  lesson: { id: 'les_3', title: 'Build a Secchi disc' },
  task: { kind: 'number', text: 'How deep is the disc?', unit: 'cm', min: '10', max: '250' },
  mayAnswer: true,
  earlier: [],
  ...about,
})

function open(path: string) {
  const sent: [string, string][] = []
  const stored = new Map(
    [makeHandIn(), makeHandIn({ id: 'fhi_2', learnerName: 'Omkar J.' })].map((handIn) => [handIn.id, handIn]),
  )
  const answer: FetchStub = async ({ pathname, searchParams }, request) => {
    const handIn = stored.get(pathname.split('/')[3] ?? '')
    if (pathname === '/api/hand-ins') {
      const items = [...stored.values()].filter(({ state }) => state === (searchParams.get('state') ?? 'waiting'))
      return Response.json({ items, nextCursor: null, total: items.length })
    }
    if (!handIn) return problem('not_found')
    if (request.method === 'GET') return Response.json(handIn)
    const text = await request.text()
    sent.push([`${request.method} ${pathname}`, text])
    const state = request.method === 'DELETE' ? 'waiting' : pathname.endsWith('/reply') ? 'again' : 'accepted'
    const answered = { ...handIn, state, answer: state === 'waiting' ? null : { text: null, at: handIn.at } } as const
    stored.set(handIn.id, answered)
    return Response.json(answered)
  }
  return visitPage(path, answer).then((visited) => ({ ...visited, sent }))
}

it('lists what waits, shows the evidence, and opens the next after an acceptance, which can be undone', async () => {
  const { screen, container, navigation, notices, sent } = await open('/dashboard/field-tasks')
  await screen
    .getByRole('link', { name: /Nafisa L\./ })
    .first()
    .click()
  await expect.element(screen.getByRole('heading', { name: 'Nafisa L.' })).toBeVisible()
  await expect.element(screen.getByText('40 cm').first()).toBeVisible()
  await expect.element(screen.getByText('How deep is the disc?')).toBeVisible()
  await expect.element(screen.getByText('From 10 to 250 cm')).toBeVisible()
  await checkA11y(container)
  await userEvent.keyboard('a')
  await expect.element(screen.getByRole('heading', { name: 'Omkar J.' })).toBeVisible()
  notices.at(-1)?.action?.run()
  await expect.poll(() => navigation.location.pathname).toBe('/dashboard/field-tasks/fhi_1')
  expect(sent.map(([call]) => call)).toEqual([
    'POST /api/hand-ins/fhi_1/acceptance',
    'DELETE /api/hand-ins/fhi_1/answer',
  ])
})

it('asks for another try only with words', async () => {
  const { screen, sent } = await open('/dashboard/field-tasks/fhi_1')
  await screen.getByRole('button', { name: 'Ask for another try', exact: true }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Ask for another try' }).click()
  await expect.element(dialog.getByText('Please say what to do differently')).toBeVisible()
  await dialog.getByLabelText('What to do differently').fill('Read it at noon.')
  await dialog.getByRole('button', { name: 'Ask for another try' }).click()
  await expect.poll(() => sent).toEqual([['POST /api/hand-ins/fhi_1/reply', '{"text":"Read it at noon."}']])
})

let saved: Partial<LessonDraft> = {}

function Editor({ kind }: { kind: string }) {
  const [value, setValue] = useState<Partial<LessonDraft>>({ handIn: null })
  return (
    <main>
      <h1>Course</h1>
      <h2>Lesson</h2>
      <HandInEditor
        kind={kind}
        value={value}
        onChange={(change) => {
          saved = { ...value, ...(typeof change === 'function' ? change(value) : change) }
          setValue(saved)
        }}
      />
    </main>
  )
}

it('lets a field task ask for a number with bounds, and other lessons for nothing', async () => {
  const screen = await render(<Editor kind="task" />)
  await screen.getByLabelText('Learners hand in').selectOptions('A number')
  await screen.getByLabelText('What to hand in').fill('How deep is the disc?')
  await screen.getByLabelText('Smallest').fill('250')
  await screen.getByLabelText('Largest').fill('10')
  await expect.element(screen.getByText('Smallest is above Largest, so we ignore both')).toBeVisible()
  await checkA11y(screen.container)
  expect(saved.handIn).toEqual({ kind: 'number', text: 'How deep is the disc?', unit: '', min: '250', max: '10' })
  await screen.rerender(<Editor kind="reading" />)
  await expect.element(screen.getByLabelText('Learners hand in')).not.toBeInTheDocument()
})
