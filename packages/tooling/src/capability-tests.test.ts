import { expect, it } from 'vitest'
import { findCapability, testsOfCapability } from './capability-tests.ts'

const capabilities = ['forms/feedback', 'labs/labs', 'courses/notes', 'mentorship/notes']

it.each([
  ['feedback', 'forms/feedback'],
  ['forms/feedback', 'forms/feedback'],
  ['feed', null],
  // Two capabilities have this name, so only the name with its domain is accepted.
  ['notes', null],
  ['courses/notes', 'courses/notes'],
])('finds the capability that %s names', (named, found) => {
  expect(findCapability(named, capabilities)).toBe(found)
})

it('runs its own files of every workspace, its rows of the walks, and its journeys', () => {
  const checkout = {
    workspaces: ['mfe-admin', 'packages/contracts', 'workers/api'],
    tests: [
      'e2e/journeys/feedback.spec.ts',
      'e2e/journeys/lab-feedback.spec.ts',
      'mfe-admin/src/features/forms/feedback/feedback-page.test.tsx',
      'mfe-admin/src/features/forms/contact/contact-page.test.tsx',
      'packages/contracts/src/forms/feedback.test.ts',
      'workers/api/src/forms/feedback/feedback.test.ts',
      'workers/api/src/labs/lab-feedback/lab-feedback.test.ts',
    ],
  }
  expect(testsOfCapability('forms/feedback', ['listFeedback', 'sendFeedback'], checkout)).toEqual([
    { folder: 'mfe-admin', command: 'vitest', args: ['run', 'src/features/forms/feedback/feedback-page.test.tsx'] },
    { folder: 'packages/contracts', command: 'vitest', args: ['run', 'src/forms/feedback.test.ts'] },
    { folder: 'workers/api', command: 'vitest', args: ['run', 'src/forms/feedback/feedback.test.ts'] },
    {
      folder: 'workers/api',
      command: 'vitest',
      args: ['run', 'src/every-endpoint.test.ts', 'src/http/retry.test.ts', '-t', '\\b(listFeedback|sendFeedback)\\b'],
    },
    { folder: 'e2e', command: 'playwright', args: ['test', 'journeys/feedback.spec.ts'] },
  ])
})
