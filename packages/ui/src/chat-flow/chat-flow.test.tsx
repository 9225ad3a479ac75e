import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ChatFlow } from './chat-flow.tsx'
import { entriesField } from './chat-flow-entries.tsx'
import { emptyChatFlow, isEmptyAnswer, type ChatFlowState, type ChatStep } from './chat-flow-state.ts'

const entries: readonly ChatStep[] = [
  { id: 'tongues', question: 'Which languages?', label: 'Languages', kind: 'entries', field: entriesField, max: 3 },
]

const steps: readonly ChatStep[] = [
  { id: 'name', question: 'What is your name?', label: 'Name', kind: 'text' },
  {
    id: 'level',
    question: 'How far are you?',
    label: 'Level',
    kind: 'choice',
    options: [
      { value: 'new', label: 'Beginning' },
      { value: 'some', label: 'Some practice' },
    ],
  },
  {
    id: 'goals',
    question: 'What for?',
    label: 'Goals',
    kind: 'choices',
    options: [
      { value: 'job', label: 'A new job' },
      { value: 'city', label: 'My city' },
      { value: 'fun', label: 'For joy' },
    ],
  },
  { id: 'site', question: 'Have you a site?', label: 'Address', kind: 'text', isOptional: true },
]

let container: HTMLElement

beforeEach(() => {
  container = document.createElement('main')
  container.dataset.app = 'gallery'
  document.body.append(container)
})
afterEach(() => page.viewport(1280, 800))

async function begin(
  first: ChatFlowState = emptyChatFlow,
  { asked = steps, ...given }: { startsFocused?: boolean; asked?: readonly ChatStep[] } = {},
) {
  const kept: ChatFlowState[] = []
  const onFinish = vi.fn<() => void>()
  function Owner() {
    const [state, setState] = useState(first)
    kept.push(state)
    return (
      <ChatFlow
        steps={asked}
        state={state}
        onChange={setState}
        check={async (step, answer) => (isEmptyAnswer(answer) ? `${step.label} is missing` : undefined)}
        summary={{ title: 'All right?', action: 'Send' }}
        onFinish={onFinish}
        {...given}
      />
    )
  }
  const screen = await render(<Owner />, { container })
  return { screen, onFinish, latest: () => kept.at(-1) }
}

describe('ChatFlow', () => {
  it('is answered by keys: Enter goes on, digits choose', async () => {
    const { screen, onFinish, latest } = await begin(emptyChatFlow, { startsFocused: true })
    await expect.element(screen.getByLabelText('Name')).toHaveFocus()
    await userEvent.keyboard('Asha{Enter}')
    await expect.element(screen.getByRole('radio', { name: 'Beginning' })).toHaveFocus()
    await userEvent.keyboard('2{Enter}')
    await expect.element(screen.getByRole('checkbox', { name: 'A new job' })).toHaveFocus()
    await userEvent.keyboard('3129{Enter}')
    await expect.element(screen.getByLabelText('Address')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('heading', { name: 'All right?' })).toHaveFocus()
    expect(latest()?.answers).toEqual({ name: 'Asha', level: 'some', goals: ['fun', 'job', 'city'] })
    await screen.getByRole('button', { name: 'Send' }).click()
    expect(onFinish).toHaveBeenCalledOnce()
  })

  it('[S-281] takes list answers one at a time, with Enter or Add, and gives each back with Remove', async () => {
    const { screen, latest } = await begin(emptyChatFlow, { asked: entries })
    const field = screen.getByLabelText('Languages', { exact: true })
    const added = screen.getByRole('list', { name: 'Languages: added' })
    const add = screen.getByRole('button', { name: 'Add', exact: true })

    await field.fill('Tulu')
    await add.click()
    await expect.element(field).toHaveValue('')
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('Hindi{Enter}')
    await add.click()
    await field.fill('Tamil')
    await add.click()
    expect(added.element().textContent).toBe('Remove TuluRemove HindiRemove Tamil')
    await expect.element(add).toBeDisabled()

    await screen.getByRole('button', { name: 'Remove Hindi' }).click()
    await expect.element(screen.getByRole('button', { name: 'Remove Hindi' })).not.toBeInTheDocument()
    await expect.element(field).toHaveFocus()
    await screen.getByRole('button', { name: 'Continue' }).click()
    await expect.element(screen.getByRole('log')).toHaveTextContent('Tulu, Tamil')
    expect(latest()?.answers).toEqual({ tongues: ['Tulu', 'Tamil'] })
  })

  it('says in a log what was asked and answered', async () => {
    const { screen } = await begin()
    const log = screen.getByRole('log', { name: 'Your answers so far' })
    await expect.element(log).toHaveTextContent('')
    await screen.getByLabelText('Name').fill('Asha')
    await screen.getByRole('button', { name: 'Continue' }).click()
    await expect.element(log).toHaveTextContent('What is your name?Asha')
  })

  it('stays where an answer will not do, and says why once', async () => {
    const { screen } = await begin()
    await screen.getByRole('button', { name: 'Continue' }).click()
    await expect.element(screen.getByLabelText('Name')).toHaveAccessibleDescription(/Name is missing/)
    await expect.element(screen.getByLabelText('Name')).toHaveFocus()
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Name is missing')
  })

  it('skips what is optional, and takes back what was written there', async () => {
    const { screen, latest } = await begin({ ...emptyChatFlow, position: 3, answers: { site: 'nonsense' } })
    await screen.getByRole('button', { name: 'Skip' }).click()
    await expect.element(screen.getByRole('log')).toHaveTextContent('Skipped')
    expect(latest()).toMatchObject({ position: 4, answers: { site: '' } })
  })

  it('goes back, and keeps what was answered', async () => {
    const { screen } = await begin({ ...emptyChatFlow, position: 1, answers: { name: 'Asha', level: 'new' } })
    await screen.getByRole('button', { name: 'Back' }).click()
    await expect.element(screen.getByLabelText('Name')).toHaveValue('Asha')
    await expect.element(screen.getByRole('button', { name: 'Back' })).not.toBeInTheDocument()
    await screen.getByRole('button', { name: 'Continue' }).click()
    await expect.element(screen.getByRole('radio', { name: 'Beginning' })).toBeChecked()
    await expect.element(screen.getByRole('radio', { name: 'Beginning' })).toHaveFocus()
  })

  it('edits an answer from the summary and returns to it', async () => {
    const answers = { name: 'Asha', level: 'new', goals: ['job'] }
    const { screen } = await begin({ ...emptyChatFlow, position: 4, answers })
    await screen.getByRole('button', { name: 'Edit: How far are you?' }).click()
    await expect.element(screen.getByRole('log')).toHaveTextContent('Editing below')
    await userEvent.keyboard('2')
    await screen.getByRole('button', { name: 'Save' }).click()
    await expect.element(screen.getByRole('heading', { name: 'All right?' })).toHaveFocus()
    await expect.element(screen.getByRole('log')).toHaveTextContent('Some practice')
  })

  it('leads to the answer that will not do before it finishes', async () => {
    const { screen, onFinish } = await begin({ ...emptyChatFlow, position: 4, answers: { name: 'Asha' } })
    await screen.getByRole('button', { name: 'Send' }).click()
    await expect.element(screen.getByRole('heading', { name: 'How far are you?' })).toBeVisible()
    await expect.element(screen.getByRole('group', { name: 'Level' })).toHaveAccessibleDescription(/Level is missing/)
    expect(onFinish).not.toHaveBeenCalled()
  })
})
