import { createLearningPath, keepLearningPath } from '@kere/contracts/paths/learning-paths'
import { defineForm } from '@kere/platform/define-form'
import { keepId } from './path-address.ts'

export const learningPathForm = defineForm({
  name: 'learning-path',
  path: '/learn-path',
  endpoint: createLearningPath,
  redacted: ['sessionId'],
  redirectTo: '/learn-path/{answer.id}',
})

export const keepPathForm = defineForm({
  name: 'keep-learning-path',
  path: '/learn-path/:id',
  endpoint: keepLearningPath,
  redacted: ['sessionId'],
  redirectTo: '/dashboard',
  resumesAt: keepId,
})
