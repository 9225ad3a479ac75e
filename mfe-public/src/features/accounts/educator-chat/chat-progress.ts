import { educatorProgressKey } from '../../../auth/educator-answers.ts'
import { keepProgress } from '../../../chat/chat-progress.ts'
import { educatorSteps } from '../../../auth/educator-steps.ts'

export const { change: changeProgress, useProgress: useChatProgress } = keepProgress(educatorProgressKey, educatorSteps)
