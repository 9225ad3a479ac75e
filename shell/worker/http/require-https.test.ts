import { expect, it } from 'vitest'
import { answerInsecure, secureAddress } from './require-https.ts'

it.each([
  ['http://kere.example/courses?free=true', 'https://kere.example/courses?free=true'],
  ['http://localhost.kere.example/', 'https://localhost.kere.example/'],
  ['http://127.0.0.1.kere.example/', 'https://127.0.0.1.kere.example/'],
])('sends %s to %s', (address, secure) => {
  expect(secureAddress(address)).toBe(secure)
})

it.each([
  'https://kere.example/',
  'http://localhost:8787/',
  'http://a.localhost/',
  'http://127.0.0.1:80/',
  'http://[::1]:8787/',
])('leaves %s where it is', (address) => {
  expect(secureAddress(address)).toBeNull()
})

it.each(['/api/courses', '/webhooks/razorpay', '/_releases/history'])(
  'refuses a program that sends without encryption: %s',
  (path) => {
    const { status, headers } = answerInsecure(`https://kere.example${path}`)
    expect([status, headers.get('location')]).toEqual([403, null])
  },
)

it('leads a browser on', () => {
  const { status, headers } = answerInsecure('https://kere.example/courses?free=true')
  expect([status, headers.get('location')]).toEqual([308, 'https://kere.example/courses?free=true'])
})
