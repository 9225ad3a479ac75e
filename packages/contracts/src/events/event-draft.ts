import * as z from 'zod/mini'
import { languages } from '../accounts/languages.ts'
import { courseCategories } from '../courses/course-options.ts'
import { eventCategories, eventLimits, eventMessages, eventSources, eventTypes } from './event-options.ts'
import { typedLineField, typedTextField } from '../text/text.ts'

// Every field of a draft may be incomplete. Only saving the event requires them all (`event-authoring.ts`).

const line = (maxLength: number) => typedLineField().check(z.maxLength(maxLength, eventMessages.textTooLong(maxLength)))
const moment = z.nullable(z.iso.datetime())

export const eventDetails = z.object({
  title: line(eventLimits.titleLength),
  description: typedTextField().check(
    z.maxLength(eventLimits.descriptionLength, eventMessages.textTooLong(eventLimits.descriptionLength)),
  ),
  /** The language of all its texts. */
  language: z._default(z.enum(languages), 'en'),
  type: z.nullable(z.enum(eventTypes)),
  category: z.nullable(z.enum(eventCategories)),
  topic: z.nullable(z.enum(courseCategories)),
  source: z.enum(eventSources),
  /** Only info events have an external address (S-396). */
  externalUrl: line(eventLimits.linkLength),
  /** The meeting link of an online event, otherwise the venue (S-397). */
  location: line(eventLimits.linkLength),
  /** If true, everybody may see the meeting link (C-36). */
  isLinkPublic: z.boolean(),
  startsAt: moment,
  endsAt: moment,
  closesMinutesBefore: z.int().check(z.minimum(0), z.maximum(60 * 24 * 60)),
  maxParticipants: z.nullable(z.int()),
  /** Whole rupees (C-16); null until a valid price is typed. */
  price: z.nullable(z.int()),
  hasWaitlist: z.boolean(),
  coverImage: z.nullable(
    z.string().check(z.maxLength(300), z.regex(/^\/media\/[\w./-]+$/, 'Please upload the picture')),
  ),
  coverDrawing: z.int().check(z.minimum(0), z.maximum(eventLimits.drawings - 1)),
  recordingUrl: line(eventLimits.linkLength),
  /** If true, home does not show the event (U-08). */
  isHiddenFromHome: z.boolean(),
})

export type EventDetails = z.infer<typeof eventDetails>
