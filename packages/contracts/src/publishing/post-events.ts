import * as z from 'zod/mini'
import { defineEvents } from '../http/define-events.ts'

const data = z.object({ id: z.string(), slug: z.string() })

export const postEvents = defineEvents({
  'post.published': { summary: 'A post was published.', data },
  'post.unpublished': { summary: 'A post that was published is no longer shown.', data },
})
