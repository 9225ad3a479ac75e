import * as z from 'zod/mini'
import { defineEvents } from '../http/define-events.ts'

const data = z.object({ id: z.string(), courseId: z.string() })

export const enrollmentEvents = defineEvents({
  'enrollment.created': { summary: 'Somebody got a place in a course.', data },
  'enrollment.completed': { summary: 'Somebody completed a course.', data },
})
