import type { EventDraft } from '@kere/contracts/events/event-authoring'
import { eventTypeNames } from '@kere/contracts/events/event-options'
import { labelOf } from '@kere/contracts/http/open-value'
import { countOf } from '@kere/brand/count'
import { nameOfEvent } from '@kere/screens/event-acts'
import { eventDrawing } from '@kere/screens/event-thumbnail'
import { indianDigits } from '@kere/brand/indian-digits'
import { clockText, dateParts, dayOf } from '@kere/ui/time/clock-times'
import { Price } from '@kere/ui/money/price'
import { Switch } from '@kere/ui/controls/switch'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import { countPeople } from './blank-draft.ts'
import type { EventField } from './event-check.ts'
import type { EventDetails } from './event-editor.ts'
import type { EventForm } from './use-event-form.ts'

interface EventPublishedProps {
  draft: EventDraft
  isPublished: boolean
  onPublishedChange: (isPublished: boolean) => void
}

/** The switch for publishing. It is before the form on narrow screens, and beside it on wide ones. */
export function EventPublished({ draft, isPublished, onPublishedChange }: EventPublishedProps) {
  return (
    <div className="border-hairline bg-surface px-gutter py-4 wide:px-6 @min-[56rem]/editor:col-start-2 @min-[56rem]/editor:border-s">
      <Switch
        checked={isPublished}
        disabled={!draft.mayPublish && !isPublished}
        onChange={({ currentTarget }) => onPublishedChange(currentTarget.checked)}
      >
        <span className="text-body">Published</span>
        <span className="block text-meta font-normal text-muted">{publishedHint(draft, isPublished)}</span>
      </Switch>
    </div>
  )
}

interface EventAsideProps {
  draft: EventDraft
  form: EventForm
  canChange: boolean
}

export function EventAside({ draft, form, canChange }: EventAsideProps) {
  const people = countPeople(draft)
  return (
    <aside
      aria-label="Publishing"
      className="border-hairline bg-surface px-gutter pt-4 pb-section wide:px-6 @min-[56rem]/editor:col-start-2 @min-[56rem]/editor:row-start-2 @min-[56rem]/editor:border-s"
    >
      {canChange && (
        <>
          <h2 className="text-panel">Before you save</h2>
          <Checklist form={form} />
        </>
      )}
      <h2 className={`text-panel ${canChange ? 'mt-6' : ''}`}>How it looks</h2>
      <CardPreview draft={draft} details={form.details} />
      {canChange && people > 0 && draft.state !== 'past' && (
        <p className="mt-3 text-meta text-muted">
          {countOf(people, ['person', 'people'])} will be emailed if you change the time or the place.
        </p>
      )}
    </aside>
  )
}

function publishedHint({ mayPublish, isOwn, isPublished: isShown, state }: EventDraft, isPublished: boolean) {
  if (!mayPublish && !isPublished) return 'Waits until your application to teach is approved.'
  if (isPublished) {
    if (state === 'past') return 'On: people can find it among past events.'
    return isShown ? 'On: people can find and join it.' : 'On: people can find and join it after you save.'
  }
  return isOwn ? 'Off: only you can see it.' : 'Off: only its host and admins can see it.'
}

const rowsOf = ({
  type,
  startsAt,
  endsAt,
}: EventDetails): readonly { label: string; fields: readonly EventField[] }[] => [
  { label: 'Title and description', fields: ['title', 'description'] },
  { label: 'Category and type', fields: ['category', 'type'] },
  {
    label: type === 'online' ? 'Link for an online event' : 'Venue for an in-person event',
    fields: ['location', 'externalUrl'],
  },
  startsAt && endsAt
    ? { label: 'End time after start time', fields: ['startsAt', 'endsAt'] }
    : { label: 'Date, start and end', fields: ['startsAt', 'endsAt'] },
  { label: 'Places and price', fields: ['maxParticipants', 'price'] },
  { label: 'Cover', fields: ['coverImage'] },
]

function Checklist({ form: { details, flaws, errors, isSubmitted } }: { form: EventForm }) {
  const refused = new Set(errors.map(({ id }) => id))
  return (
    <ul className="mt-2 list-none">
      {rowsOf(details).map(({ label, fields }) => {
        const isDone = fields.every((field) => flaws[field] === undefined && !refused.has(`event-${field}`))
        const Icon = isDone ? CircleCheck : CircleAlert
        return (
          <li key={label} className="flex gap-2.5 py-1.5 text-dense">
            {isDone || isSubmitted ? (
              <Icon aria-hidden="true" className={`mt-px size-5 shrink-0 ${isDone ? 'text-leaf' : 'text-warn'}`} />
            ) : (
              <span aria-hidden="true" className="m-0.5 size-4 shrink-0 rounded-full border-2 border-control" />
            )}
            <p>
              {label}
              <span className="sr-only">{isDone ? ': done' : ': to do'}</span>
            </p>
          </li>
        )
      })}
    </ul>
  )
}

interface CardPreviewProps {
  draft: EventDraft
  details: EventDetails
}

function CardPreview({ draft: { id, takenCount }, details }: CardPreviewProps) {
  const { title, type, location, startsAt, price, topic, coverImage, coverDrawing, maxParticipants } = details
  const day = startsAt && dateParts(dayOf(startsAt))
  const left = maxParticipants === null ? null : Math.max(0, maxParticipants - takenCount)
  return (
    <div className="mt-3 overflow-hidden rounded-card border border-hairline bg-canvas">
      <img
        src={coverImage ?? eventDrawing({ id, topic, coverDrawing })}
        alt=""
        width={294}
        height={112}
        className="h-28 w-full border-b-2 border-ink bg-sunken object-cover"
      />
      <div className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 px-4 pt-4">
        <p className="border-t-3 border-ink pt-1.5 text-meta">
          {day ? (
            <>
              <span className="block">{day.weekday}</span>
              <span className="block font-heading text-title leading-none font-heavy">{day.number}</span>
              <span className="block">{day.month}</span>
            </>
          ) : (
            <span className="text-muted">No date yet</span>
          )}
        </p>
        <div className="min-w-0">
          <p className="font-heading text-card font-heavy wrap-anywhere">{nameOfEvent(title)}</p>
          <p className="mt-1 text-meta text-muted">
            {[startsAt && `${clockText(startsAt)} IST`, type && labelOf(eventTypeNames, type).toLowerCase()]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {type !== 'online' && location.trim() && (
            <p className="text-meta wrap-anywhere text-muted">{location.trim()}</p>
          )}
        </div>
      </div>
      <div className="mx-4 mt-3 flex items-center justify-between gap-4 border-t border-hairline py-3">
        {price === null ? <span className="text-meta text-muted">No price yet</span> : <Price amount={price} />}
        {left !== null && (
          <span className="text-meta text-muted">
            {indianDigits(left)} of {indianDigits(maxParticipants ?? 0)} seats left
          </span>
        )}
      </div>
    </div>
  )
}
