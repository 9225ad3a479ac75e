import { lazy, type ComponentType } from 'react'
import type { CourseSummary } from '@kere/contracts/courses'

type CourseNotFound = ComponentType<{ others: readonly CourseSummary[] }>

let loaded: CourseNotFound | null = null

async function load() {
  loaded = (await import('./course-not-found.tsx')).CourseNotFound
  return { default: loaded }
}

const waiting = lazy(load)

/**
 * What stands in the place of a course that is not there, apart from the page of those that are. Whoever asks for other
 * courses loads it with them, the edge too, which cannot wait while it draws; a page from the edge is left standing until the
 * browser has it.
 */
export const missingCourse = { load, component: (): CourseNotFound => loaded ?? waiting }
