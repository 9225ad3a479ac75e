import { keepProgress } from '../../../chat/chat-progress.ts'
import { pathSteps } from './path-steps.ts'

export const { change: changeProgress, useProgress: usePathProgress } = keepProgress(
  'kere:learning-path-chat',
  () => pathSteps,
)
