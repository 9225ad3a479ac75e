import { t } from '@kere/brand/messages'
import { eventMessages } from '@kere/contracts/events/event-options'
import { Checkbox } from '@kere/ui/controls/checkbox'
import { Section } from '@kere/ui/layout/section'
import { TextInput } from '@kere/ui/controls/text-input'
import { momentInIndia } from '@kere/ui/time/time-in-india'
import { useState } from 'react'
import { instantOf, slotOf } from './event-slot.ts'
import type { EventDetails } from './event-editor.ts'
import { fieldId, type EventForm } from './use-event-form.ts'

interface Typed {
  day: string
  start: string
  end: string
  endDay: string | null
}

const typedOf = ({ startsAt, endsAt }: EventDetails): Typed => {
  const start = slotOf(startsAt)
  const end = slotOf(endsAt)
  const day = start.day || end.day
  return { day, start: start.time, end: end.time, endDay: end.day !== '' && end.day !== day ? end.day : null }
}

const instantsOf = ({ day, start, end, endDay }: Typed) => ({
  startsAt: instantOf({ day, time: start }),
  endsAt: instantOf({ day: endDay ?? day, time: end }),
})

const isSame = (left: string | null, right: string | null) =>
  left === right || (left !== null && right !== null && Date.parse(left) === Date.parse(right))

/** Writes the time span as visitors will read it, because the browser's fields use an order of their own. */
function spanInWords({ startsAt, endsAt }: EventDetails) {
  const [start, end] = [startsAt, endsAt].map((instant) => momentInIndia(Date.parse(instant ?? '')))
  const [startDay, endDay] = [start, end].map((moment) => moment?.split(', ')[0])
  return t(
    '{start} to {end}',
    { start: start ?? '', end: (startDay === endDay ? end?.split(', ')[1] : end) ?? '' },
    'When an event is, educator',
  )
}

export function WhenFields({ form: { details, change, leave, errorOf, flaws } }: { form: EventForm }) {
  const [typed, setTyped] = useState(() => typedOf(details))
  const meant = instantsOf(typed)
  // A change from elsewhere replaces the typed values.
  const shown =
    isSame(meant.startsAt, details.startsAt) && isSame(meant.endsAt, details.endsAt) ? typed : typedOf(details)
  const { day, start, end, endDay } = shown

  const type = (changed: Partial<Typed>) => {
    const next = { ...shown, ...changed }
    setTyped(next)
    change(instantsOf(next))
  }
  /** Shows the error as soon as the user leaves one of the two fields (C-60). */
  const leaveTimes = (field: 'startsAt' | 'endsAt') =>
    flaws.endsAt === eventMessages.endBeforeStart ? leave(field, 'endsAt') : leave(field)

  const startError = errorOf('startsAt')
  const isDayMissing = startError === eventMessages.startRequired && day !== ''
  return (
    <Section title={t('When', 'Title, educator')}>
      <div className="grid grid-cols-2 gap-4 desk:grid-cols-[minmax(0,4fr)_minmax(0,3fr)_minmax(0,3fr)]">
        <TextInput
          id={fieldId('startsAt')}
          label={t('Date', 'Label, educator')}
          type="date"
          min="2026-01-01"
          max="2099-12-31"
          value={day}
          error={isDayMissing ? undefined : startError}
          onChange={({ currentTarget }) => type({ day: currentTarget.value })}
          onBlur={() => leave('startsAt')}
          className="max-desk:col-span-2"
        />
        <TextInput
          label={t('Start time', 'Label, educator')}
          type="time"
          value={start}
          error={isDayMissing ? startError : undefined}
          onChange={({ currentTarget }) => type({ start: currentTarget.value })}
          onBlur={() => leaveTimes('startsAt')}
        />
        <TextInput
          id={fieldId('endsAt')}
          label={t('End time', 'Label, educator')}
          type="time"
          value={end}
          error={errorOf('endsAt')}
          onChange={({ currentTarget }) => type({ end: currentTarget.value })}
          onBlur={() => leaveTimes('endsAt')}
        />
        {endDay !== null && (
          <TextInput
            label={t('End date', 'Label, educator')}
            type="date"
            min={day || '2026-01-01'}
            max="2099-12-31"
            value={endDay}
            onChange={({ currentTarget }) => type({ endDay: currentTarget.value })}
            onBlur={() => leaveTimes('endsAt')}
            className="max-desk:col-span-2"
          />
        )}
      </div>
      <div className="mt-2.5 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <div className="text-meta">
          {details.startsAt && details.endsAt && <p className="font-semibold">{spanInWords(details)}</p>}
          <p className="text-muted">
            {t('India Standard Time. People elsewhere also see their own.', 'Text, educator')}
          </p>
        </div>
        <Checkbox
          checked={endDay !== null}
          onChange={({ currentTarget }) => type({ endDay: currentTarget.checked ? day : null })}
        >
          {t('Ends on another day', 'Text, educator')}
        </Checkbox>
      </div>
    </Section>
  )
}
