import { expect, it } from 'vitest'
import { secureAddress } from './require-https.ts'

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
