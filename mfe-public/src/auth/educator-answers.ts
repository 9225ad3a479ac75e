import type { EducatorAnswers } from '@kere/contracts/accounts/educator-profile'
import { sessionStore } from '@kere/platform/web-storage'

const answersKey = 'kere:educator-answers'
const signUpKey = 'kere:educator-sign-up'

export const educatorProgressKey = 'kere:educator-chat'

/** Stores the answers for registration and onboarding, for as long as the tab is open (S-282). */
export function keepEducatorAnswers(answers: EducatorAnswers) {
  sessionStore.write(answersKey, JSON.stringify(answers))
  sessionStore.write(signUpKey, JSON.stringify({ role: 'educator', withGoogle: true }))
}

export function readEducatorAnswers(): EducatorAnswers | null {
  try {
    const kept = JSON.parse(sessionStore.read(answersKey) ?? 'null') as Partial<EducatorAnswers> | null
    // Only `keepEducatorAnswers` writes this value. If a person edits it by hand, the API refuses invalid values.
    return typeof kept?.firstName === 'string' && typeof kept.lastName === 'string' ? (kept as EducatorAnswers) : null
  } catch {
    return null
  }
}

export function forgetEducatorAnswers() {
  sessionStore.remove(answersKey)
  sessionStore.remove(signUpKey)
  sessionStore.remove(educatorProgressKey)
}
