import type { CourseLevel } from '@kere/contracts/course-options'
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

export const paragraphs = (text: string) => text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')

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

export const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

export const countSubjects = (subjects: number) => count(subjects, 'subject')
