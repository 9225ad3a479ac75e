import { t } from '@kere/brand/messages'
import { eventTypeNames } from '@kere/contracts/events/event-options'
import { lookup, labelOf } from '@kere/contracts/http/open-value'
import { contentLanguageNames } from '@kere/contracts/translations/content-languages'
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
  return (
    <ConflictPanel noun={t('event', 'Noun')} differences={compare(event.state.value, stored)} onChoose={event.choose} />
  )
}

const yesOrNo = (is: boolean) => (is ? t('Yes', 'Text, educator') : t('No', 'Text, educator'))
const moment = (at: string | null) => (at ? `${momentOf(at)} IST` : '')

const texts: Readonly<Record<string, (details: EventDetails) => string>> = {
  [t('Title', 'Field, educator')]: ({ title }) => title,
  [t('Description', 'Field, educator')]: ({ description }) => description,
  [t('Language', 'Label, educator')]: ({ language }) => labelOf(contentLanguageNames, language),
  [t('Category', 'Field, educator')]: ({ category }) =>
    category ? (lookup(categoryWords, category)?.label ?? category) : '',
  [t('Event type', 'Field, educator')]: ({ type }) => (type ? labelOf(eventTypeNames, type) : ''),
  [t('Venue or meeting link', 'Field, educator')]: ({ location }) => location,
  [t('Public meeting link', 'Field, educator')]: ({ isLinkPublic }) => yesOrNo(isLinkPublic),
  [t('Registration link', 'Field, educator')]: ({ externalUrl }) => externalUrl,
  [t('Start', 'Field, educator')]: ({ startsAt }) => moment(startsAt),
  [t('End', 'Field, educator')]: ({ endsAt }) => moment(endsAt),
  [t('Max participants', 'Field, educator')]: ({ maxParticipants }) => maxParticipants?.toLocaleString('en-IN') ?? '',
  [t('Price', 'Field, educator')]: ({ price }) => (price === null ? '' : formatPrice(price)),
  [t('Registration closes', 'Field, educator')]: ({ closesMinutesBefore }) => closesIn(closesMinutesBefore),
  [t('Waitlist when full', 'Field, educator')]: ({ hasWaitlist }) => yesOrNo(hasWaitlist),
  [t('Subject', 'Field, educator')]: ({ topic }) => topic ?? '',
  [t('Cover', 'Field, educator')]: ({ coverImage, coverDrawing }) =>
    coverImage ?? t('Drawing {number}', { number: coverDrawing + 1 }, 'Cover, educator'),
  [t('Recording link', 'Field, educator')]: ({ recordingUrl }) => recordingUrl,
  [t('Hide from home', 'Field, educator')]: ({ isHiddenFromHome }) => yesOrNo(isHiddenFromHome),
}

const compare = (mine: EventDetails, theirs: EventDetails): Difference[] =>
  Object.entries(texts)
    .map(([name, text]) => ({ name, mine: text(mine), theirs: text(theirs) }))
    .filter((difference) => difference.mine !== difference.theirs)
