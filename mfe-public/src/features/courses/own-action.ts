import { lazy, type ComponentType } from 'react'
import type { Course } from '@kere/contracts/courses'

type OwnAction = ComponentType<{ course: Course }>

let loaded: OwnAction | null = null

async function load() {
  loaded = (await import('./own-course-action.tsx')).OwnCourseAction
  return { default: loaded }
}

const waiting = lazy(load)

/** What somebody who is signed in can do with a course: no visitor loads it. As `missingCourse`, with its query. */
export const ownAction = { load, component: (): OwnAction => loaded ?? waiting }
