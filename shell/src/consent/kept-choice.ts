import { localStore } from '@kere/platform/web-storage'
import { choices, consentKey, type Choice } from './choices.ts'

/** Returns `null` if the user has not chosen. */
export function readChoice(): Choice | null {
  const kept = localStore.read(consentKey)
  return choices.find((choice) => choice === kept) ?? null
}

export const keepChoice = (choice: Choice) => localStore.write(consentKey, choice)
