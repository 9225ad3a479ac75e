import type { SessionUser } from '@kere/contracts/accounts/session'
import type { ChromeState } from './chrome-state.ts'

const catalogueOnly = new Set(['/', '/courses'])

export function sampleState(change: Partial<ChromeState> = {}): ChromeState {
  return {
    path: '/',
    isFocused: false,
    owns: () => true,
    theme: 'system',
    session: { user: null },
    year: 2026,
    subjects: [],
    asksConsent: false,
    ...change,
  }
}

export const ownsCatalogue: ChromeState['owns'] = (path) => catalogueOnly.has(path)

export function sampleUser(change: Partial<SessionUser> = {}): SessionUser {
  return {
    id: 'usr_1',
    role: 'student',
    firstName: 'Meera',
    lastName: 'Nambiar',
    isEnrolled: true,
    isSuperAdmin: false,
    isEmailVerified: true,
    isOnboarded: true,
    educatorStatus: null,
    ...change,
  }
}
