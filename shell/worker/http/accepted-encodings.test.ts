import { describe, expect, it } from 'vitest'
import { acceptedEncodings } from './accepted-encodings.ts'

const ask = (header: string | null) =>
  acceptedEncodings(
    new Request('https://kere.test/', header === null ? {} : { headers: { 'accept-encoding': header } }),
  )

describe('the encodings of a file', () => {
  it.each([
    ['gzip, deflate, br, zstd', ['br', 'gzip']],
    ['gzip, deflate', ['gzip']],
    ['BR', ['br']],
    ['br;q=0, gzip;q=0.5', ['gzip']],
    ['br; q=0.1', ['br']],
    ['*', ['br', 'gzip']],
    ['*, br;q=0', ['gzip']],
    ['identity', []],
    ['', []],
    [null, []],
  ])('for whoever accepts %j are %j, the smallest first', (header, expected) => {
    expect(ask(header)).toEqual(expected)
  })

  it('are those that the browser accepts, not those that the network in between does', () => {
    const request = new Request('https://kere.test/', { headers: { 'accept-encoding': 'br, gzip' } })
    expect(acceptedEncodings(Object.assign(request, { cf: { clientAcceptEncoding: 'gzip' } }))).toEqual(['gzip'])
    expect(acceptedEncodings(Object.assign(request, { cf: { clientAcceptEncoding: '' } }))).toEqual([])
  })
})
