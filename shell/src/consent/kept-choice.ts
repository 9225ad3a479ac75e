import { choices, consentKey, type Choice } from './choices.ts'

/** `null` where nothing was chosen, or the browser keeps nothing. */
export function readChoice(): Choice | null {
  try {
    const kept = localStorage.getItem(consentKey)
    return choices.find((choice) => choice === kept) ?? null
  } catch {
    return null
  }
}

export const keepChoice = (choice: Choice) => localStorage.setItem(consentKey, choice)
