import { studyYears } from '@kere/contracts/onboarding-options'
import { seededRandom } from './seeded-random.ts'

const yearMs = 365.2425 * 24 * 60 * 60_000

/** Ages at which one is usually in each of `studyYears`, in their order; the last is for whoever does not study. */
const usualAges = [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 27, 34] as const

/** How old somebody is who is in a year of study. */
export const yearsInStudy = (studyYear: string) =>
  usualAges[studyYears.findIndex((each) => each === studyYear)] ?? usualAges[0]

/** How old somebody is who has taught for some years. */
export const yearsAtWork = (teachingExperience: number) => 27 + teachingExperience

/** The date on which somebody was born who was so old when they joined, whole years and some days. */
export function dateOfBirth(key: string, joinedAt: number, age: number): string {
  const days = 0.05 + 0.9 * seededRandom(`born:${key}`)()
  return new Date(joinedAt - (age + days) * yearMs).toISOString().slice(0, 10)
}
