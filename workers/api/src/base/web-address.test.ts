import { describe, expect, it } from 'vitest'
import { isWebAddress } from './web-address.ts'

describe('an address that somebody typed', () => {
  it.each(['https://a.example', ' https://a.example/b?c=d#e ', 'HTTPS://A.EXAMPLE', 'https://ಕೆರೆ.example/ಪುಟ'])(
    'is one of the web: %j',
    (text) => expect(isWebAddress(text)).toBe(true),
  )

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
    'http://a.example',
    '//a.example',
    'https:a.example',
    'https:/a.example',
    'https://',
    'https://localhost',
    'https://a.example/b c',
    'https://a.\nexample',
    'https://user@a.example',
    'https://:password@a.example',
    'a.example',
    '',
  ])('is none: %j', (text) => expect(isWebAddress(text)).toBe(false))
})
