import { studyYears } from '@kere/contracts/accounts/onboarding-options'
import { seededRandom } from '../base/seeded-random.ts'

const yearMs = 365.2425 * 24 * 60 * 60_000

/** The ages correspond to the order of `studyYears`; the last is for people who do not study. */
const usualAges = [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 27, 34] as const

export const yearsInStudy = (studyYear: string) =>
  usualAges[studyYears.findIndex((each) => each === studyYear)] ?? usualAges[0]

export const yearsAtWork = (teachingExperience: number) => 27 + teachingExperience

export function dateOfBirth(key: string, joinedAt: number, age: number): string {
  const days = 0.05 + 0.9 * seededRandom(`born:${key}`)()
  return new Date(joinedAt - (age + days) * yearMs).toISOString().slice(0, 10)
}
