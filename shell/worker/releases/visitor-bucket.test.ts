import { expect, it } from 'vitest'
import { readBucket } from './visitor-bucket.ts'

it.each([
  ['kere_bucket=0', 0],
  ['kere_bucket=7', 7],
  ['kere_bucket=99', 99],
  ['kere_theme=dark; kere_bucket=42', 42],
  ['kere_theme=dark;kere_bucket=42;x=1', 42],
])('%s keeps its bucket and sets no cookie', (cookies, bucket) => {
  expect(readBucket(cookies, null)).toEqual({ bucket, setCookie: null })
})

it.each([
  '',
  'kere_bucket=',
  'kere_bucket=100',
  'kere_bucket=-1',
  'kere_bucket=5x',
  'kere_bucket=1e1',
  'other_kere_bucket=5',
  'x=kere_bucket=5',
])('“%s” is no bucket: one is drawn and kept for a month', (cookies) => {
  const { bucket, setCookie } = readBucket(cookies, null)
  expect(setCookie).toBe(`kere_bucket=${bucket}; Path=/; Max-Age=2592000; SameSite=Lax; Secure; HttpOnly`)
})

it('draws every hundredth, and none beside them', () => {
  const drawn = new Set(Array.from({ length: 5000 }, () => readBucket('', null).bucket))
  expect([...drawn].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, bucket) => bucket))
})

it('a user has one bucket in every browser, and keeps it', () => {
  const { bucket, setCookie } = readBucket('', 'usr_1')
  expect(readBucket('kere_bucket=7', 'usr_1')).toEqual({ bucket, setCookie })
  expect(readBucket(setCookie!.split(';')[0]!, 'usr_1')).toEqual({ bucket, setCookie: null })
  expect(readBucket(setCookie!.split(';')[0]!, null)).toEqual({ bucket, setCookie: null })
  const users = Array.from({ length: 5_000 }, (_, user) => readBucket('', `usr_${user}`).bucket)
  expect(new Set(users).size).toBe(100)
})
