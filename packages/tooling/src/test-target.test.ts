import { expect, it } from 'vitest'
import { findTestTarget } from './test-target.ts'

const folders = ['packages/ui', 'shell', 'e2e']

it('runs all tests of a workspace, with a slash behind it or without', () => {
  const all = { folder: 'packages/ui', command: 'vitest', args: ['run'] }
  expect(findTestTarget(['packages/ui'], folders)).toEqual(all)
  expect(findTestTarget(['packages/ui/'], folders)).toEqual(all)
})

it.each([[['shell', 'src/overlays.test.tsx']], [['shell/src/overlays.test.tsx']], [['./shell/src/overlays.test.tsx']]])(
  'runs one file, however it is named (%j)',
  (args) => {
    expect(findTestTarget(args, folders)).toEqual({
      folder: 'shell',
      command: 'vitest',
      args: ['run', 'src/overlays.test.tsx'],
    })
  },
)

it('hands the runner what is meant for it', () => {
  expect(findTestTarget(['shell', 'src/overlays.test.tsx', '-t', 'stands still'], folders).args).toEqual([
    'run',
    'src/overlays.test.tsx',
    '-t',
    'stands still',
  ])
})

it('runs journeys with Playwright', () => {
  expect(findTestTarget(['e2e', 'journeys/home.spec.ts'], folders)).toEqual({
    folder: 'e2e',
    command: 'playwright',
    args: ['test', 'journeys/home.spec.ts'],
  })
})

it('refuses what is in no workspace, and names those that are', () => {
  expect(() => findTestTarget(['shellfish'], folders)).toThrow(
    'shellfish is no capability and in no workspace. Name a capability, or a workspace with a file of it or without: packages/ui, shell, e2e.',
  )
})
