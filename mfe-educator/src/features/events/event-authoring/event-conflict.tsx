import { eventTypeNames } from '@kere/contracts/events/event-options'
import { lookup, labelOf } from '@kere/contracts/http/open-value'
import { ConflictPanel, type Difference } from '@kere/screens/conflict-panel'
import { momentOf } from '@kere/screens/time-in-india'
import { formatPrice } from '@kere/ui/money/price-format'
import type { EventDetails, EventEditor } from './event-editor.ts'
import { categoryWords, closesIn } from './event-labels.ts'

interface EventConflictProps {
  editor: EventEditor
  stored: EventDetails
}

export function EventConflict({ editor: { event }, stored }: EventConflictProps) {
  return <ConflictPanel noun="event" differences={compare(event.state.value, stored)} onChoose={event.choose} />
}

const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No')
const moment = (at: string | null) => (at ? `${momentOf(at)} IST` : '')

const texts: Readonly<Record<string, (details: EventDetails) => string>> = {
  Title: ({ title }) => title,
  Description: ({ description }) => description,
  Category: ({ category }) => (category ? (lookup(categoryWords, category)?.label ?? category) : ''),
  'Event type': ({ type }) => (type ? labelOf(eventTypeNames, type) : ''),
  'Venue or meeting link': ({ location }) => location,
  'Public meeting link': ({ isLinkPublic }) => yesOrNo(isLinkPublic),
  'Registration link': ({ externalUrl }) => externalUrl,
  Start: ({ startsAt }) => moment(startsAt),
  End: ({ endsAt }) => moment(endsAt),
  'Max participants': ({ maxParticipants }) => maxParticipants?.toLocaleString('en-IN') ?? '',
  Price: ({ price }) => (price === null ? '' : formatPrice(price)),
  'Registration closes': ({ closesMinutesBefore }) => closesIn(closesMinutesBefore),
  'Waitlist when full': ({ hasWaitlist }) => yesOrNo(hasWaitlist),
  Subject: ({ topic }) => topic ?? '',
  Cover: ({ coverImage, coverDrawing }) => coverImage ?? `Drawing ${coverDrawing + 1}`,
  'Recording link': ({ recordingUrl }) => recordingUrl,
  'Hide from home': ({ isHiddenFromHome }) => yesOrNo(isHiddenFromHome),
}

const compare = (mine: EventDetails, theirs: EventDetails): Difference[] =>
  Object.entries(texts)
    .map(([name, text]) => ({ name, mine: text(mine), theirs: text(theirs) }))
    .filter((difference) => difference.mine !== difference.theirs)
