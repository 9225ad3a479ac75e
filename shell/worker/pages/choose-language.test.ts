import { expect, it } from 'vitest'
import { chosenLanguage, languageCookie, pageIn } from './choose-language.ts'

const choose = (headers: Record<string, string>) => chosenLanguage(new Request('https://kere.test/', { headers }))

it.each([
  ['a search engine, which names none', {}, 'en'],
  ['any language', { 'accept-language': '*' }, 'en'],
  ['Kannada first', { 'accept-language': 'kn-IN,kn;q=0.9,en;q=0.8' }, 'kn'],
  ['English first', { 'accept-language': 'en-IN,kn;q=0.9' }, 'en'],
  ['a language that Kere lacks, then Tamil', { 'accept-language': 'ml-IN,ta;q=0.5' }, 'ta'],
  ['weights in another order', { 'accept-language': 'en;q=0.2, hi;q=0.7' }, 'hi'],
  ['a refused language', { 'accept-language': 'kn;q=0, en;q=0.1' }, 'en'],
  ['the choice of before, over the browser’s', { cookie: 'a=b; kere_language=ta', 'accept-language': 'kn' }, 'ta'],
  ['English, chosen', { cookie: 'kere_language=en', 'accept-language': 'kn' }, 'en'],
  ['a choice that Kere lacks', { cookie: 'kere_language=fr', 'accept-language': 'kn' }, 'kn'],
])('%s: %s leads to %s', (_, headers, language) => {
  expect(choose(headers)).toBe(language)
})

it('keeps the choice for a year', () => {
  expect(languageCookie('kn')).toMatch(/^kere_language=kn; Path=\/; Max-Age=31536000/)
})

it.each([
  ['kn', '/courses?level=beginner', '/kn/courses?level=beginner'],
  ['en', '/kn/courses?level=beginner', '/courses?level=beginner'],
  ['ta', '/hi', '/ta'],
  ['hi', '/', '/hi'],
  ['en', '/kn//evil.test/', '/kn//evil.test/'],
] as const)('in %s, %s is %s', (language, page, address) => {
  expect(pageIn(language, page)).toBe(address)
})
