import { press } from './acts.ts'
import type { ViewerScenes } from './scene.ts'

const onboarding = { path: '/onboarding' }

export const scenes: ViewerScenes = {
  'new-learner': {
    role: { path: '/role-selection' },
    onboarding,
    'onboarding-refused': { ...onboarding, act: press('Save and continue') },
  },
  'new-educator': { onboarding },
}
