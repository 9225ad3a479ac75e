import { indianDigits } from '@kere/brand/indian-digits'

/** "1 course", "24 courses", "1,000+ courses" (S-086). */
export function countCourses(count: number, isLowerBound = false): string {
  return count === 1 && !isLowerBound ? '1 course' : `${indianDigits(count)}${isLowerBound ? '+' : ''} courses`
}

/** The catalogue's lead, with numbers that are true. */
export function catalogueLead(published: { total: number; free: number } | undefined): string {
  if (!published) return 'Courses taught by practitioners.'
  const taught = `${countCourses(published.total)} taught by practitioners.`
  if (published.total === 0 || published.free === 0) return taught
  if (published.total === 1) return `${taught} It is free.`
  if (published.free === published.total) return `${taught} All of them are free.`
  return `${taught} ${indianDigits(published.free)} of them ${published.free === 1 ? 'is' : 'are'} free.`
}

export const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

export const countSubjects = (subjects: number) => count(subjects, 'subject')
