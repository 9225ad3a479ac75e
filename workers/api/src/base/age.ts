import { limits } from '@kere/contracts/http/limits'

const oldestAge = 120

/**
 * Gives the latest date of birth of a person who has reached `age` on `today`. A birthday on 29 February counts as 1
 * March in common years.
 */
export const bornBy = (today: string, age: number) =>
  `${String(Number(today.slice(0, 4)) - age).padStart(4, '0')}${today.slice(4)}`

export const isOfAge = (dateOfBirth: string, age: number, today: string) => dateOfBirth <= bornBy(today, age)

/** A person of unknown age counts as under 18 (C-49). */
export const isAdult = (dateOfBirth: string | null, today: string) =>
  dateOfBirth !== null && isOfAge(dateOfBirth, limits.fullAge, today)

export const isPlausibleBirth = (dateOfBirth: string, today: string) =>
  dateOfBirth < today && dateOfBirth > bornBy(today, oldestAge + 1)
