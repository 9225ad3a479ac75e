import type { profiles } from '@kere/d1/schema/accounts/profiles'
import { anEducator } from './factories.ts'

type About = Partial<typeof profiles.$inferInsert>

export const aListedEducator = (about: About = {}) =>
  anEducator({ dateOfBirth: '1980-01-01', publicProfile: true, ...about })

export const aListedLearner = (about: About = {}) =>
  anEducator({
    role: 'student',
    educatorStatus: null,
    dateOfBirth: '2000-01-01',
    isDiscoverable: true,
    ...about,
  })
