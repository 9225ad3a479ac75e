import { describe, expect, it } from 'vitest'
import { asksForLessData, dataCookie } from './low-data.ts'

describe('less data', () => {
  it.each([
    [{}, false],
    [{ 'save-data': 'on' }, true],
    [{ 'save-data': 'off' }, false],
    [{ cookie: 'kere_data=low' }, true],
    [{ cookie: 'a=b; kere_data=full', 'save-data': 'on' }, false],
    [{ cookie: 'not_kere_data=low' }, false],
    [{ cookie: 'kere_data=lowest' }, false],
  ])('is asked for by the reader, or by the browser if the reader chose nothing: %o', (headers, expected) => {
    expect(asksForLessData({ headers: new Headers(headers) })).toBe(expected)
  })

  it('is remembered for a year, where no script reads it', () => {
    expect(dataCookie('low')).toBe('kere_data=low; Path=/; Max-Age=31536000; SameSite=Lax; Secure; HttpOnly')
  })
})
