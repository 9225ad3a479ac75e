import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { meetingUrl } from '../mentorship/mentorship-sessions.ts'
import { optionalWebLink, secureAddressOf, webAddressOf, webLink } from './web-link.ts'

describe('a link that somebody types', () => {
  it.each([
    ['https://a.example', 'https://a.example'],
    [' https://a.example/b?c=d#e ', 'https://a.example/b?c=d#e'],
    ['Https://meet.google.com/abc-defg-hij', 'https://meet.google.com/abc-defg-hij'],
    ['HTTPS://A.EXAMPLE/Path', 'https://A.EXAMPLE/Path'],
    ['meet.google.com/abc-defg-hij', 'https://meet.google.com/abc-defg-hij'],
    ['zoom.us/j/1?pwd=a@b:c', 'https://zoom.us/j/1?pwd=a@b:c'],
    ['a.example:8443?x', 'https://a.example:8443?x'],
    ['https://web.archive.org/web/2026/http://a.example/', 'https://web.archive.org/web/2026/http://a.example/'],
    ['ಕೆರೆ.example/ಪುಟ', 'https://ಕೆರೆ.example/ಪುಟ'],
  ])('%j is %j everywhere', (typed, address) => {
    expect(webAddressOf(typed)).toBe(address)
    expect(secureAddressOf(typed)).toBe(address)
    for (const field of [webLink('No'), optionalWebLink('No'), meetingUrl]) expect(z.parse(field, typed)).toBe(address)
  })

  it('may be without a lock where it is only read', () => {
    expect([webAddressOf('Http://a.example'), secureAddressOf('http://a.example')]).toEqual(['http://a.example', null])
  })

  it.each([
    'javascript:alert(1)',
    'javascript:alert(1)//https://a.example',
    'java\nscript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:a.b',
    'file:///a.b',
    'blob:https://a.example/1',
    'ftp://a.example',
    '//a.example',
    '/courses',
    'https:a.example',
    'https:/a.example',
    'https://',
    'https://https://a.example',
    'https://localhost',
    'localhost:8080',
    'https://a.example/b c',
    'https://a.\nexample',
    'https://user@a.example',
    'https://:password@a.example',
    'asha@a.example',
    'my room',
    '\\\\a.example',
  ])('is none: %j', (typed) => {
    expect([webAddressOf(typed), secureAddressOf(typed)]).toEqual([null, null])
    for (const field of [webLink('No'), optionalWebLink('No'), meetingUrl])
      expect(z.safeParse(field, typed).success, typed).toBe(false)
  })
})
