import type { CourseLevel } from '@kere/contracts/course-options'
import type { CourseModule } from '@kere/contracts/courses'
import { limits } from '@kere/contracts/limits'

export const levelNames: Record<CourseLevel, string> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
}

/** Its opening paragraph where that fits, else cut after the last whole word, its ellipsis counted (S-092). */
export function cutText(text: string, length: number = limits.cardDescription): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const characters = [...line]
  if (characters.length <= length) return line
  const opening = (paragraphs(text)[0] ?? '').replace(/\s+/g, ' ').trim()
  if (/[.!?]$/.test(opening) && [...opening].length <= length) return opening
  const fitting = characters.slice(0, length).join('')
  const lastSpace = fitting.lastIndexOf(' ')
  const words = lastSpace > 0 ? fitting.slice(0, lastSpace) : characters.slice(0, length - 1).join('')
  return `${words.replace(/[\s.,;:–-]+$/, '')}…`
}

/**
 * What the banner says of a description, and what is left for the page below it: an opening paragraph that fits the banner is
 * not said twice (S-095, S-097).
 */
export function splitDescription(text: string): { lead: string; about: string[] } {
  const [opening = '', ...others] = paragraphs(text)
  const words = opening.trim().split(/\s+/)
  if (words.length <= limits.bannerWords && others.length > 0) return { lead: words.join(' '), about: others }
  return { lead: firstWords(text), about: paragraphs(text) }
}

function firstWords(text: string): string {
  const words = text.trim().split(/\s+/)
  if (words.length <= limits.bannerWords) return words.join(' ')
  return `${words
    .slice(0, limits.bannerWords)
    .join(' ')
    .replace(/[.,;:–-]+$/, '')}…`
}

const paragraphs = (text: string) => text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')

export const formatCount = (count: number) => count.toLocaleString('en-IN')

/** "1 course", "24 courses", "1,000+ courses" (S-086). */
export function countCourses(count: number, isLowerBound = false): string {
  return count === 1 && !isLowerBound ? '1 course' : `${formatCount(count)}${isLowerBound ? '+' : ''} courses`
}

/** The catalogue's lead, with numbers that are true. */
export function catalogueLead(published: { total: number; free: number } | undefined): string {
  if (!published) return 'Courses taught by practitioners.'
  const taught = `${countCourses(published.total)} taught by practitioners.`
  if (published.total === 0 || published.free === 0) return taught
  if (published.total === 1) return `${taught} It is free.`
  if (published.free === published.total) return `${taught} All of them are free.`
  return `${taught} ${formatCount(published.free)} of them ${published.free === 1 ? 'is' : 'are'} free.`
}

/** "11 min", "1 h", "1 h 35 min". */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

export const countLessons = (lessons: number) => count(lessons, 'lesson')

export const countModules = (modules: number) => count(modules, 'module')

export const countSubjects = (subjects: number) => count(subjects, 'subject')

export const moduleMinutes = ({ lessons }: Pick<CourseModule, 'lessons'>) =>
  lessons.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0)

/** Never a number that is not in the outline (C-19). */
export const outlineTotals = (modules: readonly Pick<CourseModule, 'lessons'>[]) => ({
  modules: modules.length,
  lessons: modules.reduce((sum, { lessons }) => sum + lessons.length, 0),
  minutes: modules.reduce((sum, each) => sum + moduleMinutes(each), 0),
})

const month = new Intl.DateTimeFormat('en-IN', { month: 'short', year: 'numeric', timeZone: 'Asia/Kolkata' })

/** "Mar 2026", in Indian time. */
export const monthAndYear = (instant: string) => month.format(new Date(instant))
