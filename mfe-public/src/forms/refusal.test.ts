import { ApiError } from '@kere/platform/api'
import { describe, expect, it } from 'vitest'
import { describeFailure, formErrorOf } from './refusal.ts'

describe('a refused form', () => {
  it.each([
    [59, 'less than a minute'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [900, '15 minutes'],
  ])('says when to try again after %i seconds', (waitSeconds, text) => {
    const refusal = { code: 'too_many_attempts', waitSeconds, reference: '' }
    expect(describeFailure(refusal, 'Not yet').text).toBe(`Try again in ${text}.`)
  })

  it('that was too long asks for less, and blames nobody', () => {
    const refusal = { code: 'payload_too_large', waitSeconds: null, reference: '' } as const
    expect(describeFailure(refusal, 'Not sent')).toEqual({
      title: 'Not sent',
      text: 'This is too long to send. Shorten it, then try again.',
    })
  })

  it('carries how long to wait, and a reference only to what failed on our side', () => {
    const early = new ApiError('too_many_attempts', '', { status: 429, requestId: 'req_1', retryAfterSeconds: 30 })
    expect(formErrorOf(early)).toEqual({ code: 'too_many_attempts', waitSeconds: 30, reference: '' })
    expect(formErrorOf(new ApiError('internal', '', { status: 500, requestId: 'req_2' })).reference).toBe('req_2')
    expect(formErrorOf(new TypeError('x')).code).toBe('internal')
  })
})
