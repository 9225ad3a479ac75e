import type { DraftCheck } from '@kere/contracts/courses/lesson-checks'
import type { PageModule } from '@kere/platform/page'
import { makeSessionUser, visitPageAs } from '@kere/screens/visit-page'
import { checkA11y } from '@kere/ui/testing/axe'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ChecksEditor } from './checks-editor.tsx'
import { writeGift } from './gift.ts'
import { lessonEditorPart } from './lesson-checks.lesson-editor-part.tsx'

let saved: DraftCheck[] = []

function Editor({ first }: { first: DraftCheck[] }) {
  const [checks, setChecks] = useState(first)
  return (
    <>
      <h1>Course</h1>
      <h2>Lesson</h2>
      <ChecksEditor
        kind="reading"
        value={{ checks }}
        onChange={(change) => {
          const changed = typeof change === 'function' ? change({ checks: saved }) : change
          // The editor writes kinds that it knows.
          saved = changed.checks as DraftCheck[]
          setChecks(saved)
        }}
      />
    </>
  )
}

/** The toasts of the page are in `notices`. */
function open(first: DraftCheck[] = []) {
  saved = first
  const component = () => <Editor first={first} />
  const meta = { title: 'Course', description: '', canonical: '/', breadcrumbs: [] }
  const page: PageModule = { component, describe: () => ({ status: 200, meta }) }
  const app = { name: 'educator', pages: { '*': () => Promise.resolve(page) } }
  return visitPageAs(makeSessionUser(), app, '/', () => new Response())
}

it('writes a check, says what it lacks, and moves checks by buttons', async () => {
  const { screen, container } = await open()
  await screen.getByRole('button', { name: 'Add a check' }).click()
  await expect.element(screen.getByText('Before publishing: Write the question')).toBeVisible()
  await screen.getByRole('textbox', { name: 'Question' }).fill('When do you read the disc?')
  await screen.getByRole('textbox', { name: 'Answer 1', exact: true }).fill('At noon')
  await screen.getByRole('textbox', { name: 'Answer 2', exact: true }).fill('At dusk')
  await screen.getByRole('radio', { name: 'Answer 2 is Right' }).click()
  await expect.element(screen.getByRole('radio', { name: 'Answer 1 is Right' })).not.toBeChecked()
  await expect.element(screen.getByText(/^Before publishing/)).not.toBeInTheDocument()
  await screen.getByRole('checkbox', { name: 'Required to mark the lesson as done' }).click()
  await checkA11y(container)
  expect(saved).toMatchObject([
    {
      kind: 'single',
      question: 'When do you read the disc?',
      counts: true,
      options: [
        { text: 'At noon', isRight: false },
        { text: 'At dusk', isRight: true },
      ],
    },
  ])
  await screen.getByRole('button', { name: 'Add a check' }).click()
  screen.getByRole('button', { name: 'Move check 2 up' }).element().focus()
  await userEvent.keyboard('{Enter}')
  expect(saved.map(({ question }) => question)).toEqual(['', 'When do you read the disc?'])
})

const makeCheck = (key: string, about: Partial<DraftCheck> = {}): DraftCheck => ({
  key,
  kind: 'number',
  question: `How deep is ${key}?`,
  counts: false,
  options: ['12', '120'].map((text) => ({ text, isRight: text === '12', feedback: '', tolerance: '' })),
  unit: 'cm',
  explanation: '',
  ...about,
})

it('removes a check, focuses the next, and brings it back into what was written since', async () => {
  const { screen, notices } = await open([makeCheck('a'), makeCheck('b')])
  await screen.getByText('Check 1: How deep is a?').click()
  await screen.getByRole('button', { name: 'Remove check 1' }).click()
  await expect.element(screen.getByText('Check 1: How deep is b?')).toBeVisible()
  await expect.poll(() => document.activeElement?.textContent).toContain('How deep is b?')
  expect(notices).toMatchObject([{ text: 'Check 1 removed', action: { label: 'Undo' } }])
  await userEvent.keyboard('{Enter}')
  await screen.getByRole('textbox', { name: 'Question' }).fill('How wide is b?')
  notices[0]?.action?.run()
  await expect.element(screen.getByText('Check 2: How wide is b?')).toBeVisible()
  expect(saved).toEqual([makeCheck('a'), makeCheck('b', { question: 'How wide is b?' })])
})

it('removes an answer, focuses the one before where it was the last, and brings it back', async () => {
  const { screen, notices } = await open([makeCheck('a')])
  await screen.getByText('Check 1: How deep is a?').click()
  await screen.getByRole('button', { name: 'Remove answer 2' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Answer 1', exact: true })).toHaveFocus()
  await expect.poll(() => notices).toMatchObject([{ text: 'Answer 2 removed', action: { label: 'Undo' } }])
  await screen.getByRole('button', { name: 'Remove answer 1' }).click()
  await expect.element(screen.getByRole('button', { name: 'Add an answer' })).toHaveFocus()
  notices[1]?.action?.run()
  notices[0]?.action?.run()
  await expect.element(screen.getByRole('textbox', { name: 'Answer 2', exact: true })).toHaveValue('120')
  expect(saved).toEqual([makeCheck('a')])
})

it('keeps one right answer where only one can be right', async () => {
  const { screen } = await open()
  await screen.getByRole('button', { name: 'Add a check' }).click()
  const kind = screen.getByRole('combobox', { name: 'Learners give' })
  await kind.selectOptions('multiple')
  await screen.getByRole('checkbox', { name: 'Answer 2 is Right' }).click()
  expect(saved).toMatchObject([{ options: [{ isRight: true }, { isRight: true }] }])
  await kind.selectOptions('single')
  await expect.element(screen.getByRole('radio', { name: 'Answer 1 is Right' })).toBeChecked()
  expect(saved).toMatchObject([{ kind: 'single', options: [{ isRight: true }, { isRight: false }] }])
})

it('takes a negative number from keys of every kind', async () => {
  const { screen } = await open()
  await screen.getByRole('button', { name: 'Add a check' }).click()
  await screen.getByRole('combobox', { name: 'Learners give' }).selectOptions('number')
  const field = screen.getByRole('textbox', { name: 'Answer 1', exact: true })
  // The keys of an iPhone for decimals have no minus.
  await expect.element(field).not.toHaveAttribute('inputmode', 'decimal')
  await field.fill('-4.5')
  expect(saved).toMatchObject([{ kind: 'number', options: [{ text: '-4.5' }, { text: '' }] }])
})

it('takes checks from GIFT, and says what it left out', async () => {
  const { screen } = await open()
  await screen.getByText('Import or export as GIFT').click()
  await screen.getByRole('textbox', { name: 'GIFT text' }).fill('Noon?{=yes ~no}\n\nWrite an essay.{}')
  await screen.getByRole('button', { name: 'Add these checks' }).click()
  await expect.element(screen.getByText('1 check added. 1 left out, the first: “Write an essay.{}”.')).toBeVisible()
  expect(saved).toMatchObject([{ question: 'Noon?', key: expect.stringMatching(/^[a-z0-9]{12}$/) }])
})

it('shows the checks as GIFT, but never over a text of the author', async () => {
  const { screen } = await open([makeCheck('a')])
  await screen.getByText('Import or export as GIFT').click()
  const field = screen.getByRole('textbox', { name: 'GIFT text' })
  const show = screen.getByRole('button', { name: 'Show as GIFT' })
  await show.click()
  await expect.element(screen.getByText('The checks are in the field above. Copy them from there.')).toBeVisible()
  await expect.element(field).toHaveValue(writeGift([makeCheck('a')]))
  await screen.getByText('Check 1: How deep is a?').click()
  await screen.getByRole('textbox', { name: 'Question' }).fill('How wide is a?')
  await show.click()
  await expect.element(field).toHaveValue(writeGift([makeCheck('a', { question: 'How wide is a?' })]))
  await field.fill('Noon?{=yes ~no}')
  await show.click()
  await expect.element(screen.getByText(/^The field above holds your own text/)).toBeVisible()
  await expect.element(field).toHaveValue('Noon?{=yes ~no}')
})

it.each<[string, Partial<DraftCheck>]>([
  ['kind', { kind: 'multiple' }],
  ['unit', { unit: 'mm' }],
  ['requirement', { counts: true }],
  ['explanation', { explanation: 'At once.' }],
])('says the %s of a check, so that two versions of a lesson can be compared', (_, about) => {
  const check = makeCheck('a')
  const { inWords } = lessonEditorPart
  expect(inWords({ checks: [{ ...check, ...about }] })).not.toBe(inWords({ checks: [check] }))
})

it('leaves alone what only a younger page can write', async () => {
  const younger = { key: 'a', kind: 'drawing', question: 'Draw it' } as unknown as DraftCheck
  const { screen } = await open([younger])
  await expect.element(screen.getByRole('heading', { name: 'Checks' })).not.toBeInTheDocument()
})
