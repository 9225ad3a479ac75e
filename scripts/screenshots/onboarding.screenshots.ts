import { press } from './acts.ts'
import type { ViewerScreenshots } from './screenshot.ts'

const onboarding = { path: '/onboarding' }

export const screenshots: ViewerScreenshots = {
  'new-learner': {
    role: { path: '/role-selection' },
    onboarding,
    'onboarding-refused': { ...onboarding, act: press('Save and continue') },
  },
  'new-educator': { onboarding },
}
