import type { FailureCode } from './api.ts'
import { feedback, submitFeedback } from '@kere/contracts/forms/feedback'
import { expect, it } from 'vitest'
import { ApiError } from './api.ts'
import { createAttempts, underAttempts } from './attempts.ts'

const failed = (code: FailureCode, status: number) => new ApiError(code, 'No', { status, requestId: 'req_1' })

const keysOf = async (contents: readonly unknown[], first: Error | null) => {
  const attempt = createAttempts()
  const keys: string[] = []
  for (const [place, content] of contents.entries())
    await attempt(content, async (key) => {
      keys.push(key)
      if (place === 0 && first) throw first
    }).catch(() => {})
  return keys
}

it.each([
  ['a lost connection', new ApiError('no_connection', 'No')],
  ['a timeout', new ApiError('timed_out', 'No')],
  ['a request that waited too long', failed('unreadable_answer', 408)],
  ['a request that came too early', failed('unreadable_answer', 425)],
  ['too many attempts', failed('too_many_attempts', 429)],
  ['a failure of the server', failed('internal', 500)],
  ['a server that is away', failed('unavailable', 503)],
  ['the first try still under way', failed('idempotency_key_in_use', 409)],
  ['an answer that was not understood', failed('unreadable_answer', 200)],
  ['something else that went wrong', new Error('No')],
])('after %s the same content goes under the same key', async (_what, error) => {
  const [first, second] = await keysOf([{ title: 'Wells' }, { title: 'Wells' }], error)
  expect(second).toBe(first)
})

it.each([
  ['a refused field', failed('validation_failed', 422)],
  ['a conflict', failed('changed_since_read', 409)],
  ['a thing that is gone', failed('not_found', 404)],
  ['success', null],
])('after %s the same content is another act', async (_what, error) => {
  const [first, second] = await keysOf([{ title: 'Wells' }, { title: 'Wells' }], error)
  expect(second).not.toBe(first)
})

it('sends changed content, and another file of the same form, under another key', async () => {
  const file = (name: string) => ({ resume: new File(['text'], name, { lastModified: 1 }) })
  const lost = new ApiError('no_connection', 'No')
  const [first, second] = await keysOf([{ title: 'Wells' }, { title: 'Tanks' }], lost)
  const [one, other, same] = await keysOf([file('a.pdf'), file('b.pdf'), file('b.pdf')], lost)
  expect([second === first, other === one, same === other]).toEqual([false, false, false])
})

it('lends a form a client that holds the key of what it sends, and leaves reads as they are', async () => {
  const asked: [string, string | undefined][] = []
  const answers = [failed('unavailable', 503), null, null, null]
  const client = underAttempts({
    call: async (endpoint, _input, options) => {
      asked.push([endpoint.name, options?.idempotencyKey])
      const failure = answers.shift()
      if (failure) throw failure
      throw new ApiError('not_found', 'No', { status: 404, requestId: 'req_1' })
    },
  })
  const body = { name: 'Asha', role: 'visitor', feedbackText: 'Wells', contactRequested: false } as const
  for (let times = 0; times < 3; times++) await client.call(submitFeedback, { body }).catch(() => {})
  await client.call(feedback.get, { params: { id: 'fbk_1' } }).catch(() => {})
  const [lost, again, anew, read] = asked.map(([, key]) => key)
  expect([lost === again, again === anew, read]).toEqual([true, false, undefined])
})
