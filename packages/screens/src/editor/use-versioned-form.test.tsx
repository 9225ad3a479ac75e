import { ApiError } from '@kere/platform/api'
import { expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { errorsOf, useTypedValues, useVersionedForm, type VersionedValues } from './use-versioned-form.ts'

interface Note {
  title: string
  text: string
}

const first: VersionedValues<Note> = { version: 3, values: { title: 'Wells', text: '' } }

const show = async (send: (wanted: VersionedValues<Note>, key: string) => Promise<number>) => {
  const refresh = vi.fn<() => Promise<void>>(async () => undefined)
  const { result, act, rerender } = await renderHook(
    (stored: VersionedValues<Note> | undefined = first) =>
      useVersionedForm({
        stored,
        store: useTypedValues<Note>(),
        check: async ({ title }) =>
          errorsOf(title === '' ? [{ path: ['title'], message: 'Title is required' }] : undefined),
        send,
        conflictCode: 'note_changed',
        refresh,
        fieldOf: (pointer) => pointer.split('/').at(-1) ?? '',
        idOf: (field) => field,
        failureOf: (problem) => problem?.message ?? 'Not saved',
      }),
    { initialProps: first },
  )
  return { result, act, rerender, refresh }
}

it('keeps the first message of each field, by its path', () => {
  const at = (path: PropertyKey[], message: string) => ({ path, message })
  expect(errorsOf([at(['a', 0, 'b'], 'one'), at(['a', 0, 'b'], 'two'), at(['c'], 'three')])).toEqual({
    'a.0.b': 'one',
    c: 'three',
  })
})

it('sends nothing that is refused, then says what each field lacks while it is typed', async () => {
  const send = vi.fn<() => Promise<number>>(async () => 4)
  const { result, act } = await show(send)
  await act(() => result.current.edit({ title: '' }))
  expect(result.current.errors).toEqual({})
  await act(() => result.current.save())
  expect(result.current.errors).toEqual({ title: 'Title is required' })
  expect(send).not.toHaveBeenCalled()
  await act(() => result.current.edit({ title: 'Tanks' }))
  await expect.poll(() => result.current.errors).toEqual({})
})

it('of two edits in one turn keeps both, and a later one goes by what is there then', async () => {
  const { result, act } = await show(async () => 4)
  const stale = result.current.edit
  await act(() => {
    result.current.edit({ title: 'Tanks' })
    result.current.edit({ text: 'Dry.' })
  })
  await act(() => stale(({ text }) => ({ text: `${text} Full.` })))
  expect(result.current.values).toEqual({ title: 'Tanks', text: 'Dry. Full.' })
})

it('of one save whose answer was lost the next try has the same key, and another text another one', async () => {
  const keys: string[] = []
  const { result, act } = await show(async (_, key) => {
    keys.push(key)
    throw new ApiError('unavailable', 'Not now')
  })
  await act(() => result.current.edit({ text: 'Dry.' }))
  await act(() => result.current.save())
  await act(() => result.current.save())
  await act(() => result.current.edit({ text: 'Full.' }))
  await act(() => result.current.save())
  expect(new Set(keys.slice(0, 2)).size).toBe(1)
  expect(new Set(keys).size).toBe(2)
  expect(result.current).toMatchObject({ failure: 'Not now', values: { text: 'Full.' } })
})

it('over another version keeps both, and saves mine over theirs when it is chosen', async () => {
  const sent: VersionedValues<Note>[] = []
  const { result, act, rerender, refresh } = await show(async (wanted) => {
    sent.push(wanted)
    if (wanted.version === 3) throw new ApiError('note_changed', 'Changed')
    return 9
  })
  await act(() => result.current.edit({ text: 'Mine.' }))
  await act(() => result.current.save())
  expect(refresh).toHaveBeenCalledOnce()
  await rerender({ version: 8, values: { title: 'Wells', text: 'Theirs.' } })
  expect(result.current).toMatchObject({ isConflict: true, stored: { text: 'Theirs.' }, values: { text: 'Mine.' } })
  await act(() => result.current.choose('mine'))
  expect(sent).toMatchObject([
    { version: 3, values: { text: 'Mine.' } },
    { version: 8, values: { text: 'Mine.' } },
  ])
})

it('takes theirs, and gives mine back', async () => {
  const { result, act, rerender } = await show(async () => {
    throw new ApiError('note_changed', 'Changed')
  })
  await act(() => result.current.edit({ text: 'Mine.' }))
  await act(() => result.current.save())
  await rerender({ version: 8, values: { title: 'Wells', text: 'Theirs.' } })
  let undo: (() => void) | undefined
  await act(() => {
    undo = result.current.choose('theirs')
  })
  expect(result.current).toMatchObject({ isDirty: false, values: { text: 'Theirs.' } })
  await act(() => undo?.())
  expect(result.current).toMatchObject({ isConflict: false, values: { text: 'Mine.' } })
})
