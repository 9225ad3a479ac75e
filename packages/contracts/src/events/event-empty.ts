import type { EventDetails } from './event-draft.ts'
import { eventLimits } from './event-options.ts'

export const emptyEvent: EventDetails = {
  title: '',
  description: '',
  language: 'en',
  type: null,
  category: 'product',
  topic: null,
  source: 'internal',
  externalUrl: '',
  location: '',
  isLinkPublic: false,
  startsAt: null,
  endsAt: null,
  closesMinutesBefore: 0,
  maxParticipants: eventLimits.maxParticipantsDefault,
  price: 0,
  hasWaitlist: true,
  coverImage: null,
  coverDrawing: 0,
  recordingUrl: '',
  isHiddenFromHome: false,
}
