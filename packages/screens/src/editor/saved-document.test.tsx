import { ApiError } from '@kere/platform/api'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLocalCopy, type Versioned } from '@kere/platform/local-copies'
import { createDocument } from './saved-document.ts'

const isText = (value: unknown): value is string => typeof value === 'string'
const copyOf = () => createLocalCopy({ userId: 'usr_1', name: 'document', isValue: isText })

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

const conflict = () => new ApiError('draft_changed', 'Changed elsewhere', { status: 409, requestId: 'req_1' })
const offline = () => new ApiError('no_connection', 'No connection')

function open(first: Versioned<string> = { value: 'a', version: 1 }) {
  let stored = first
  const saves: { value: string; version: number; key: string }[] = []
  const failures: Error[] = []
  const document = createDocument({
    first,
    copy: copyOf(),
    conflictCode: 'draft_changed',
    save: (value, version, key) => {
      saves.push({ value, version, key })
      const failure = failures.shift()
      if (failure) return Promise.reject(failure)
      if (version !== stored.version) return Promise.reject(conflict())
      stored = { value, version: version + 1 }
      return Promise.resolve(stored)
    },
    load: () => Promise.resolve(stored),
  })
  return {
    document,
    saves,
    failures,
    saveElsewhere: (value: string) => {
      stored = { value, version: stored.version + 1 }
    },
  }
}

describe('what is being written', () => {
  it('is in this browser at once, and on the server when the keys rest', async () => {
    const { document, saves } = open()
    document.edit(() => 'ab')
    document.edit((value) => `${value}c`)
    expect(copyOf().read()).toMatchObject({ value: 'abc', version: 1 })
    expect(saves).toEqual([])
    await vi.advanceTimersByTimeAsync(1500)
    expect(saves).toMatchObject([{ value: 'abc', version: 1 }])
    expect(document.state).toMatchObject({ value: 'abc', isDirty: false, phase: 'idle', savedAt: Date.now() })
    expect(copyOf().read()).toBeNull()
  })

  it('is saved every ten seconds where the keys do not rest', async () => {
    const { document, saves } = open()
    for (let second = 0; second < 11; second += 1) {
      document.edit((value) => `${value}x`)
      await vi.advanceTimersByTimeAsync(1000)
    }
    expect(saves).toHaveLength(1)
  })

  it('is there again after the page was closed before it was saved', async () => {
    open().document.edit(() => 'ab')
    const { document, saves } = open()
    expect(document.state).toMatchObject({ value: 'ab', isDirty: true })
    await vi.advanceTimersByTimeAsync(1500)
    expect(saves).toMatchObject([{ value: 'ab', version: 1 }])
  })

  it('is kept without a connection, and sent with the same key when there is one', async () => {
    const { document, saves, failures } = open()
    failures.push(offline(), offline())
    document.edit(() => 'ab')
    await vi.advanceTimersByTimeAsync(1500)
    expect(document.state).toMatchObject({ phase: 'offline', isDirty: true })
    await vi.advanceTimersByTimeAsync(5000)
    expect(document.state.phase).toBe('offline')
    await document.flush()
    expect(document.state).toMatchObject({ phase: 'idle', isDirty: false })
    expect(new Set(saves.map(({ key }) => key)).size).toBe(1)
  })

  it('waits as long as the server asks', async () => {
    const { document, saves, failures } = open()
    failures.push(new ApiError('too_many_changes', 'Later', { status: 429, requestId: '', retryAfterSeconds: 30 }))
    document.edit(() => 'ab')
    await vi.advanceTimersByTimeAsync(1500)
    expect(document.state.phase).toBe('failed')
    await vi.advanceTimersByTimeAsync(29_000)
    expect(saves).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(document.state).toMatchObject({ phase: 'idle', isDirty: false })
  })

  it('that the server refuses is not sent again until it changes or is asked for, then as another act', async () => {
    const { document, saves, failures } = open()
    failures.push(new ApiError('validation_failed', 'Not valid', { status: 422, requestId: '' }))
    document.edit(() => 'ab')
    await vi.advanceTimersByTimeAsync(120_000)
    expect(document.state).toMatchObject({ phase: 'refused', isDirty: true })
    expect(saves).toHaveLength(1)
    failures.push(new ApiError('validation_failed', 'Not valid', { status: 422, requestId: '' }))
    await document.flush()
    expect(saves[1]?.key).not.toBe(saves[0]?.key)
    document.edit(() => 'abc')
    await vi.advanceTimersByTimeAsync(1500)
    expect(document.state).toMatchObject({ phase: 'idle', isDirty: false })
  })
})

describe('two writers', () => {
  it('the later one is told, and neither text is lost', async () => {
    const { document, saveElsewhere, saves } = open()
    saveElsewhere('theirs')
    document.edit(() => 'mine')
    await vi.advanceTimersByTimeAsync(1500)
    expect(document.state).toMatchObject({ phase: 'conflict', value: 'mine', stored: { value: 'theirs', version: 2 } })
    document.edit(() => 'mine, still')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(saves).toHaveLength(1)
    document.choose('mine')
    await vi.advanceTimersByTimeAsync(1500)
    expect(saves.at(-1)).toMatchObject({ value: 'mine, still', version: 2 })
    expect(document.state).toMatchObject({ phase: 'idle', isDirty: false })
  })

  it('who takes the other text can take it back', async () => {
    const { document, saveElsewhere, saves } = open()
    saveElsewhere('theirs')
    document.edit(() => 'mine')
    await vi.advanceTimersByTimeAsync(1500)
    const undo = document.choose('theirs')
    expect(document.state).toMatchObject({ value: 'theirs', isDirty: false })
    undo?.()
    await vi.advanceTimersByTimeAsync(1500)
    expect(saves.at(-1)).toMatchObject({ value: 'mine', version: 2 })
  })

  it('a text of this browser that is older than the stored one is no silent overwriting', () => {
    open().document.edit(() => 'mine')
    const { document } = open({ value: 'theirs', version: 2 })
    expect(document.state).toMatchObject({ phase: 'conflict', value: 'mine', stored: { value: 'theirs', version: 2 } })
  })

  it('a save that arrived without its answer is no second writer', async () => {
    const { document, failures, saveElsewhere } = open()
    failures.push(offline())
    document.edit(() => 'ab')
    await vi.advanceTimersByTimeAsync(1500)
    saveElsewhere('ab')
    await vi.advanceTimersByTimeAsync(5000)
    expect(document.state).toMatchObject({ phase: 'idle', isDirty: false, value: 'ab' })
  })

  it('who types on after an answer was lost is not in conflict with themselves', async () => {
    const { document, saves, failures, saveElsewhere } = open()
    failures.push(offline(), offline())
    document.edit(() => 'my text')
    await vi.advanceTimersByTimeAsync(1500)
    saveElsewhere('my text')
    document.edit(() => 'my text, longer')
    await document.flush()
    document.edit(() => 'my text, longer still')
    await document.flush()
    expect(document.state).toMatchObject({ phase: 'idle', value: 'my text, longer still', isDirty: true })
    await vi.advanceTimersByTimeAsync(1500)
    expect(saves.at(-1)).toMatchObject({ value: 'my text, longer still', version: 2 })
    expect(document.state).toMatchObject({ phase: 'idle', isDirty: false, value: 'my text, longer still' })
  })

  it('nor is who closes the page before they learn that it was saved', async () => {
    const before = open()
    before.failures.push(offline())
    before.document.edit(() => 'my text')
    await vi.advanceTimersByTimeAsync(1500)
    before.document.edit(() => 'my text, longer')
    before.document.rest()
    const { document, saves } = open({ value: 'my text', version: 2 })
    expect(document.state).toMatchObject({ phase: 'idle', value: 'my text, longer', isDirty: true })
    await vi.advanceTimersByTimeAsync(1500)
    expect(saves).toMatchObject([{ value: 'my text, longer', version: 2 }])
  })

  it('but another text is, whatever was sent before', async () => {
    const { document, failures, saveElsewhere } = open()
    failures.push(offline())
    document.edit(() => 'my text')
    await vi.advanceTimersByTimeAsync(1500)
    saveElsewhere('theirs')
    document.edit(() => 'my text, longer')
    await document.flush()
    expect(document.state).toMatchObject({ phase: 'conflict', value: 'my text, longer' })
  })

  it('what was saved elsewhere shows where nothing waits here', () => {
    const { document } = open()
    document.refresh({ value: 'theirs', version: 2 })
    expect(document.state.value).toBe('theirs')
    document.edit(() => 'mine')
    document.refresh({ value: 'theirs again', version: 3 })
    expect(document.state.value).toBe('mine')
  })
})
