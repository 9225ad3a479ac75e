import type { educatorDashboard } from '@kere/contracts/dashboard'
import type { input } from 'zod/v4/core'

interface CourseReference {
  id: string
  title: string
}

/** What helps an educator most: a draft is half a course, and without any course there is nobody to teach. */
export function nextActionOf(
  draft: CourseReference | undefined,
  published: CourseReference | undefined,
): input<typeof educatorDashboard>['nextAction'] {
  if (draft) return { kind: 'finish_draft', course: draft }
  if (published) return { kind: 'view_course', course: published }
  return { kind: 'create_course' }
}

/** The first things and then the others, each once, `count` at most. */
export function firstOf<Thing extends { id: string }>(things: readonly Thing[], count: number): Thing[] {
  return [...new Map(things.map((thing) => [thing.id, thing])).values()].slice(0, count)
}
