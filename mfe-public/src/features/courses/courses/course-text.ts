import { indianDigits } from '@kere/brand/indian-digits'
import { countOf, nounOf } from '@kere/brand/count'

/** Writes "1 course", "24 courses" or "1,000+ courses" (S-086). */
export const countCourses = (count: number, isLowerBound = false): string =>
  countOf(count, ['course', 'courses'], isLowerBound)

/** Writes "14 enrolled, 57% finished". A share of 0 is left out. */
export const enrolledText = (course: { enrollmentCount: number; finishedPercent?: number | null | undefined }) =>
  `${indianDigits(course.enrollmentCount)} enrolled${course.finishedPercent ? `, ${course.finishedPercent}% finished` : ''}`

export function catalogueLead(published: { total: number; free: number } | undefined): string {
  if (!published) return 'Courses taught by practitioners.'
  const taught = `${countCourses(published.total)} taught by practitioners.`
  if (published.total === 0 || published.free === 0) return taught
  if (published.total === 1) return `${taught} It is free.`
  if (published.free === published.total) return `${taught} All of them are free.`
  return `${taught} ${indianDigits(published.free)} of them ${nounOf(published.free, ['is', 'are'])} free.`
}

export const countSubjects = (subjects: number) => countOf(subjects, ['subject', 'subjects'])
