import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import type { EventDraft } from '@kere/contracts/events/event-authoring'
import { eventTypeNames } from '@kere/contracts/events/event-options'
import { labelOf } from '@kere/contracts/http/open-value'
import { nameOfEvent } from '@kere/screens/event-acts'
import { eventDrawing } from '@kere/screens/event-thumbnail'
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
        <span className="text-body">{t('Published', 'Text, educator')}</span>
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
      aria-label={t('Publishing', 'For screen readers, educator')}
      className="border-hairline bg-surface px-gutter pt-4 pb-section wide:px-6 @min-[56rem]/editor:col-start-2 @min-[56rem]/editor:row-start-2 @min-[56rem]/editor:border-s"
    >
      {canChange && (
        <>
          <h2 className="text-panel">{t('Before you save', 'Heading, educator')}</h2>
          <Checklist form={form} />
        </>
      )}
      <h2 className={`text-panel ${canChange ? 'mt-6' : ''}`}>{t('How it looks', 'Heading, educator')}</h2>
      <CardPreview draft={draft} details={form.details} />
      {canChange && people > 0 && draft.state !== 'past' && (
        <p className="mt-3 text-meta text-muted">
          {t(
            '{count, plural, one {# person} other {# people}} will be emailed if you change the time or the place.',
            { count: people },
            'Text, educator',
          )}
        </p>
      )}
    </aside>
  )
}

function publishedHint({ mayPublish, isOwn, isPublished: isShown, state }: EventDraft, isPublished: boolean) {
  if (!mayPublish && !isPublished) return t('Waits until your application to teach is approved.', 'Text, educator')
  if (isPublished) {
    if (state === 'past') return t('On: people can find it among past events.', 'Text, educator')
    return isShown
      ? t('On: people can find and join it.', 'Text, educator')
      : t('On: people can find and join it after you save.', 'Text, educator')
  }
  return isOwn
    ? t('Off: only you can see it.', 'Text, educator')
    : t('Off: only its host and admins can see it.', 'Text, educator')
}

const rowsOf = ({
  type,
  startsAt,
  endsAt,
}: EventDetails): readonly { label: string; fields: readonly EventField[] }[] => [
  { label: t('Title and description', 'Label, educator'), fields: ['title', 'description'] },
  { label: t('Category and type', 'Label, educator'), fields: ['category', 'type'] },
  {
    label:
      type === 'online'
        ? t('Link for an online event', 'Text, educator')
        : t('Venue for an in-person event', 'Text, educator'),
    fields: ['location', 'externalUrl'],
  },
  startsAt && endsAt
    ? { label: t('End time after start time', 'Label, educator'), fields: ['startsAt', 'endsAt'] }
    : { label: t('Date, start and end', 'Label, educator'), fields: ['startsAt', 'endsAt'] },
  { label: t('Places and price', 'Label, educator'), fields: ['maxParticipants', 'price'] },
  { label: t('Cover', 'Label, educator'), fields: ['coverImage'] },
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
              <span className="sr-only">{isDone ? t(': done', 'Text, educator') : t(': to do', 'Text, educator')}</span>
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
            <span className="text-muted">{t('No date yet', 'Text, educator')}</span>
          )}
        </p>
        <div className="min-w-0">
          <p lang={englishHere} className="font-heading text-card font-heavy wrap-anywhere">
            {nameOfEvent(title)}
          </p>
          <p className="mt-1 text-meta text-muted">
            {[startsAt && `${clockText(startsAt)} IST`, type && labelOf(eventTypeNames, type).toLowerCase()]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {type !== 'online' && location.trim() && (
            <p lang={englishHere} className="text-meta wrap-anywhere text-muted">
              {location.trim()}
            </p>
          )}
        </div>
      </div>
      <div className="mx-4 mt-3 flex items-center justify-between gap-4 border-t border-hairline py-3">
        {price === null ? (
          <span className="text-meta text-muted">{t('No price yet', 'Text, educator')}</span>
        ) : (
          <Price amount={price} />
        )}
        {left !== null && (
          <span className="text-meta text-muted">
            {t(
              '{left} of {total, plural, one {# seat} other {# seats}} left',
              { left, total: maxParticipants ?? 0 },
              'Text, educator',
            )}
          </span>
        )}
      </div>
    </div>
  )
}
