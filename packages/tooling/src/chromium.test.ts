import { expect, it } from 'vitest'
import { findChromium } from './chromium.ts'

it('takes the Chromium that CHROMIUM_PATH names', () => {
  expect(findChromium({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath)
})

it('says so when CHROMIUM_PATH names nothing that can be run', () => {
  expect(() => findChromium({ CHROMIUM_PATH: '/nowhere/chromium' })).toThrow(
    'CHROMIUM_PATH is /nowhere/chromium, which is not a program that can be run.',
  )
})
