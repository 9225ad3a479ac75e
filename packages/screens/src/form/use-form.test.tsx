import { ApiError, type FailureCode } from '@kere/platform/api'
import { Button } from '@kere/ui/controls/button'
import { TextInput } from '@kere/ui/controls/text-input'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render, renderHook } from 'vitest-browser-react'
import * as z from 'zod/mini'
import { FormErrors } from '../editor/form-errors.tsx'
import { errorsOf, type Sending, type VersionedValues } from './form-state.ts'
import { useForm } from './use-form.ts'

interface Note {
  title: string
  text: string
}

type Send = (body: Note, sending: Sending<Note>) => Promise<number | void>

const required = (name: string) => z.string().check(z.trim(), z.minLength(1, `${name} is required`))
const note = z.object({ title: required('Title'), text: required('Text') })

const refused = (code: FailureCode, status: number, errors: ApiError['errors'] = []) =>
  new ApiError(code, 'It was refused', { status, requestId: 'req_1', errors })

function NoteForm({ send, hasSummary = false }: { send: Send; hasSummary?: boolean }) {
  const form = useForm({ initial: { title: '', text: '' }, schema: async () => note, send, hasSummary })
  return (
    <form {...form.props} aria-label="Note">
      {hasSummary && <FormErrors {...form.summary} />}
      <TextInput {...form.field('title')} label="Title" />
      <TextInput {...form.field('text')} label="Text" />
      {form.refusal && <RefusedAct>{form.refusal}</RefusedAct>}
      <Button type="submit" isBusy={form.isBusy} busyLabel="Saving">
        Save
      </Button>
    </form>
  )
}

async function show(send: Send, hasSummary = false) {
  const screen = await render(<NoteForm send={send} hasSummary={hasSummary} />)
  return {
    screen,
    title: screen.getByLabelText('Title'),
    text: screen.getByLabelText('Text'),
    save: () => screen.getByRole('button', { name: 'Save' }).click(),
  }
}

it('keeps the first message of each field, by its path', () => {
  const at = (path: PropertyKey[], message: string) => ({ path, message })
  expect(errorsOf([at(['a', 0, 'b'], 'one'), at(['a', 0, 'b'], 'two'), at(['c'], 'three')])).toEqual({
    'a.0.b': 'one',
    c: 'three',
  })
})

it('sends nothing that is wrong, marks every wrong field, focuses on the first, and follows what is typed', async () => {
  const send = vi.fn<Send>(async () => {})
  const { title, text, save } = await show(send)
  await save()
  await expect.element(title).toHaveFocus()
  await expect.element(title).toHaveAttribute('aria-invalid', 'true')
  await expect.element(title).toHaveAccessibleDescription('Title is required')
  await expect.element(text).toHaveAccessibleDescription('Text is required')
  await title.fill('Wells')
  await expect.element(title).not.toHaveAttribute('aria-invalid')
  await expect.element(text).toHaveAccessibleDescription('Text is required')
  expect(send).not.toHaveBeenCalled()
})

it('marks a field that was emptied when it is left, and says nothing of one that was only passed', async () => {
  const { title, text } = await show(async () => {})
  await title.click()
  await userEvent.tab()
  await expect.element(text).toHaveFocus()
  await text.fill('Dry.')
  await text.fill('')
  await title.fill('Wells')
  await text.click()
  await title.click()
  await expect.element(text).toHaveAccessibleDescription('Text is required')
  await expect.element(title).not.toHaveAttribute('aria-invalid')
})

it('lists what is wrong in a summary that takes the focus, leads to each field and follows', async () => {
  const { screen, text, title, save } = await show(async () => {}, true)
  await save()
  const summary = screen.getByRole('alert')
  await expect.element(summary).toHaveFocus()
  await summary.getByRole('button', { name: 'Text is required' }).click()
  await expect.element(text).toHaveFocus()
  await text.fill('Dry.')
  await expect.element(summary.getByRole('button', { name: 'Text is required' })).not.toBeInTheDocument()
  await title.fill('Wells')
  await expect.element(summary).not.toBeInTheDocument()
})

it('is busy while it is sent, and sent once however often it is pressed', async () => {
  const answered = Promise.withResolvers<void>()
  const send = vi.fn<Send>(() => answered.promise)
  const { screen, title, text } = await show(send)
  await title.fill(' Wells ')
  await text.fill('Dry.')
  const button = screen.getByRole('button')
  await button.dblClick()
  await expect.element(button).toHaveTextContent('Saving')
  answered.resolve()
  await expect.element(button).toHaveTextContent('Save')
  expect(send).toHaveBeenCalledOnce()
  expect(send.mock.calls[0]?.[0]).toEqual({ title: 'Wells', text: 'Dry.' })
  await expect.element(title).toHaveValue('')
})

it('says a refusal of a field at the field, and any other beside the button, and keeps what was typed', async () => {
  const send = vi.fn<Send>()
  send.mockRejectedValueOnce(refused('validation_failed', 422, [{ pointer: '/body/text', detail: 'Too short' }]))
  send.mockRejectedValueOnce(refused('validation_failed', 422, [{ pointer: '/body/other', detail: 'Not that' }]))
  send.mockRejectedValueOnce(refused('forbidden', 403))
  const { screen, title, text, save } = await show(send)
  await title.fill('Wells')
  await text.fill('Dry.')
  await save()
  await expect.element(text).toHaveAccessibleDescription('Too short')
  await expect.element(text).toHaveFocus()
  await save()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Not that')
  await save()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('It was refused')
  await expect.element(text).toHaveValue('Dry.')
  await text.fill('Full.')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

it('goes under one key until there is a definite answer', async () => {
  const keys: string[] = []
  const answers = [refused('unavailable', 503), refused('too_many_attempts', 429), refused('not_found', 404)]
  const { screen, title, text, save } = await show(async (_, { idempotencyKey }) => {
    keys.push(idempotencyKey)
    throw answers[keys.length - 1] ?? refused('not_found', 404)
  })
  await title.fill('Wells')
  await text.fill('Dry.')
  for (let tries = 1; tries <= 4; tries += 1) {
    await save()
    await expect.poll(() => keys).toHaveLength(tries)
    await expect.element(screen.getByRole('alert')).toBeVisible()
  }
  expect(keys.map((key) => key === keys[0])).toEqual([true, true, true, false])
})

const first: VersionedValues<Note> = { version: 3, values: { title: 'Wells', text: 'Old.' } }

/** @param stored the answer when a conflict makes the form read the stored version */
async function showVersioned(send: Send, stored: VersionedValues<Note> = first) {
  const refresh = vi.fn<() => Promise<VersionedValues<Note>>>(async () => stored)
  const shown = await renderHook(
    ({ version, values }: VersionedValues<Note> = first) =>
      useForm({
        initial: values,
        version,
        schema: async () => note,
        send,
        conflict: { code: 'note_changed', refresh },
      }),
    { initialProps: first },
  )
  return { ...shown, refresh }
}

it('of two edits in one turn keeps both, and a later one goes by what is there then', async () => {
  const { result, act } = await showVersioned(async () => 4)
  const stale = result.current.edit
  await act(() => {
    result.current.edit({ title: 'Tanks' })
    result.current.edit({ text: 'Dry.' })
  })
  await act(() => stale(({ text }) => ({ text: `${text} Full.` })))
  expect(result.current.values).toEqual({ title: 'Tanks', text: 'Dry. Full.' })
  expect(result.current.isDirty).toBe(true)
})

it('does not conflict with its own text whose answer was lost', async () => {
  const sent: string[] = []
  const { result, act } = await showVersioned(
    async (body, { version }) => {
      sent.push(`${version} ${body.text}`)
      if (sent.length === 1) throw new ApiError('no_connection', 'No connection')
      if (version === 3) throw refused('note_changed', 409)
      return 5
    },
    { version: 4, values: { title: 'Wells', text: 'Dry.' } },
  )
  await act(() => result.current.edit({ text: 'Dry.' }))
  await act(() => result.current.save())
  await act(() => result.current.edit({ text: 'Full.' }))
  await act(() => result.current.save())
  await expect.poll(() => sent).toEqual(['3 Dry.', '3 Full.', '4 Full.'])
  expect(result.current).toMatchObject({ refusal: null, isConflict: false })
})

it('over another version keeps both, and saves mine over theirs when it is chosen', async () => {
  const theirs = { version: 8, values: { title: 'Wells', text: 'Theirs.' } }
  const sent: unknown[] = []
  const { result, act, rerender, refresh } = await showVersioned(async ({ text }, { version }) => {
    sent.push([version, text])
    if (version === 3) throw refused('note_changed', 409)
    return 9
  }, theirs)
  await act(() => result.current.edit({ text: 'Mine.' }))
  await act(() => result.current.save())
  expect(refresh).toHaveBeenCalledOnce()
  await rerender(theirs)
  expect(result.current).toMatchObject({ isConflict: true, stored: { text: 'Theirs.' }, values: { text: 'Mine.' } })
  await act(() => result.current.choose('mine'))
  await expect
    .poll(() => sent)
    .toEqual([
      [3, 'Mine.'],
      [8, 'Mine.'],
    ])
})

it('takes theirs, and gives mine back', async () => {
  const theirs = { version: 8, values: { title: 'Wells', text: 'Theirs.' } }
  const { result, act, rerender } = await showVersioned(async () => {
    throw refused('note_changed', 409)
  }, theirs)
  await act(() => result.current.edit({ text: 'Mine.' }))
  await act(() => result.current.save())
  await rerender(theirs)
  let undo: (() => void) | undefined
  await act(() => {
    undo = result.current.choose('theirs')
  })
  expect(result.current).toMatchObject({ isDirty: false, values: { text: 'Theirs.' } })
  await act(() => undo?.())
  expect(result.current).toMatchObject({ isConflict: false, values: { text: 'Mine.' } })
})
