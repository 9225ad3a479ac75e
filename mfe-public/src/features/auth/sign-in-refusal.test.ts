import { ApiError } from '@kere/platform/api'
import { describe, expect, it } from 'vitest'
import { describeRefusal, readRefusal, refusalOf } from './sign-in-refusal.ts'

const read = (search: string) => readRefusal(new URLSearchParams(search))

describe('a refused sign-in', () => {
  it.each([
    [59, 'less than a minute'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [900, '15 minutes'],
  ])('says when to try again after %i seconds', (waitSeconds, text) => {
    const refusal = { code: 'too_many_attempts', waitSeconds, reference: '' }
    expect(describeRefusal(refusal).text).toBe(`Try again in ${text}.`)
  })

  it('is read from the address of a round trip', () => {
    expect(read('next=%2Fcourses')).toBeNull()
    expect(read('problem=too_many_attempts&wait=840')).toMatchObject({ code: 'too_many_attempts', waitSeconds: 840 })
    expect(read('problem=too_many_attempts&wait=soon')?.waitSeconds).toBeNull()
  })

  it('never repeats the words of an address', () => {
    const words = JSON.stringify(describeRefusal(read('problem=Call+this+number')!))
    expect(words).not.toContain('Call')
  })

  it('carries what the API said about it', () => {
    const error = new ApiError('too_many_attempts', '', { status: 429, requestId: 'req_1', retryAfterSeconds: 30 })
    expect(refusalOf(error)).toEqual({ code: 'too_many_attempts', waitSeconds: 30, reference: 'req_1' })
    expect(refusalOf(new TypeError('x')).code).toBe('internal')
  })
})
