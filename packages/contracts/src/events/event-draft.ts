import * as z from 'zod/mini'
import { courseCategories } from '../courses/course-options.ts'
import { eventCategories, eventLimits, eventMessages, eventSources, eventTypes } from './event-options.ts'
import { typedLineField, typedTextField } from '../text/text.ts'

// Every field of a draft may still be unfinished: only saving requires them (`event-authoring.ts`).

const line = (maxLength: number) => typedLineField().check(z.maxLength(maxLength, eventMessages.textTooLong(maxLength)))
const moment = z.nullable(z.iso.datetime())

export const eventDetails = z.object({
  title: line(eventLimits.titleLength),
  description: typedTextField().check(
    z.maxLength(eventLimits.descriptionLength, eventMessages.textTooLong(eventLimits.descriptionLength)),
  ),
  type: z.nullable(z.enum(eventTypes)),
  category: z.nullable(z.enum(eventCategories)),
  topic: z.nullable(z.enum(courseCategories)),
  source: z.enum(eventSources),
  /** S-396: of info events only. */
  externalUrl: line(eventLimits.linkLength),
  /** S-397: the meeting link of an online event, else the venue. */
  location: line(eventLimits.linkLength),
  /** Everybody may see the meeting link (C-36). */
  isLinkPublic: z.boolean(),
  startsAt: moment,
  endsAt: moment,
  closesMinutesBefore: z.int().check(z.minimum(0), z.maximum(60 * 24 * 60)),
  maxParticipants: z.nullable(z.int()),
  /** Whole rupees (C-16); null while nothing valid is typed. */
  price: z.nullable(z.int()),
  hasWaitlist: z.boolean(),
  coverImage: z.nullable(
    z.string().check(z.maxLength(300), z.regex(/^\/media\/[\w./-]+$/, 'Please upload the picture')),
  ),
  coverDrawing: z.int().check(z.minimum(0), z.maximum(eventLimits.drawings - 1)),
  recordingUrl: line(eventLimits.linkLength),
  /** Home does not show it (U-08). */
  isHiddenFromHome: z.boolean(),
})

export type EventDetails = z.infer<typeof eventDetails>
