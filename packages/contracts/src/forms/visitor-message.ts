import * as z from 'zod/mini'
import { requiredText } from '../text/text.ts'

/** Admins read these fields of every message that a visitor sent. */
export const visitorMessage = {
  id: z.string(),
  name: z.string(),
  submittedAt: z.iso.datetime(),
  isFromUser: z.boolean(),
  reply: z.nullable(z.object({ text: z.string(), at: z.iso.datetime(), by: z.nullable(z.string()) })),
}

export const newReply = z.strictObject({ text: requiredText('Please write a reply', 4000) })
