import type { EducatorAnswers } from '@kere/contracts/educator-profile'

const answersKey = 'kere:educator-answers'
const signUpKey = 'kere:educator-sign-up'

export const educatorProgressKey = 'kere:educator-chat'

/** For registration and onboarding, as long as the tab is open (S-282). */
export function keepEducatorAnswers(answers: EducatorAnswers) {
  sessionStorage.setItem(answersKey, JSON.stringify(answers))
  sessionStorage.setItem(signUpKey, JSON.stringify({ role: 'educator', withGoogle: true }))
}

export function readEducatorAnswers(): EducatorAnswers | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(answersKey) ?? 'null') as Partial<EducatorAnswers> | null
    // Written by `keepEducatorAnswers` alone; who edits their own storage is refused by the API.
    return typeof kept?.firstName === 'string' && typeof kept.lastName === 'string' ? (kept as EducatorAnswers) : null
  } catch {
    return null
  }
}

export function forgetEducatorAnswers() {
  sessionStorage.removeItem(answersKey)
  sessionStorage.removeItem(signUpKey)
  sessionStorage.removeItem(educatorProgressKey)
}
