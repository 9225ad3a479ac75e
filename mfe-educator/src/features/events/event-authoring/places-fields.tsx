import { t } from '@kere/brand/messages'
import type { EventDraft } from '@kere/contracts/events/event-authoring'
import { eventLimits } from '@kere/contracts/events/event-options'
import { formatPrice } from '@kere/ui/money/price-format'
import { Section } from '@kere/ui/layout/section'
import { Select } from '@kere/ui/controls/select'
import { Switch } from '@kere/ui/controls/switch'
import { TextInput } from '@kere/ui/controls/text-input'
import { useState } from 'react'
import { readCount, readPrice } from './event-check.ts'
import { closesIn } from './event-labels.ts'
import { fieldId, type EventForm } from './use-event-form.ts'

export function PlacesFields({ form, draft }: { form: EventForm; draft: EventDraft }) {
  const { details, change, leave, errorOf } = form
  const participants = useTyped(details.maxParticipants, readCount)
  const price = useTyped(details.price, readPrice)
  const { takenCount } = draft
  const choices: readonly number[] = eventLimits.closesMinutesBefore
  const { closesMinutesBefore } = details
  return (
    <Section title={t('Places and price', 'Title, educator')}>
      <div className="grid gap-4 desk:grid-cols-3">
        <TextInput
          id={fieldId('maxParticipants')}
          label={t('Max participants', 'Label, educator')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          hint={
            takenCount > 0
              ? t('At least {count} (already registered).', { count: takenCount }, 'Hint, educator')
              : t('How many people can register.', 'Text, educator')
          }
          value={participants.shown}
          error={errorOf('maxParticipants')}
          onChange={({ currentTarget }) => change({ maxParticipants: participants.type(currentTarget.value) })}
          onBlur={() => leave('maxParticipants')}
        />
        <TextInput
          id={fieldId('price')}
          label={t('Price in rupees (₹)', 'Label, educator')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          hint={
            details.price
              ? t('Shows as {price}.', { price: formatPrice(details.price) }, 'Hint, educator')
              : t('0 shows as Free.', 'Text, educator')
          }
          value={price.shown}
          error={errorOf('price')}
          onChange={({ currentTarget }) => change({ price: price.type(currentTarget.value) })}
          onBlur={() => {
            leave('price')
            const left = readPrice(price.shown, true)
            if (details.price === null && left !== null) change({ price: left })
          }}
        />
        <Select
          id={fieldId('closesMinutesBefore')}
          label={t('Registration closes', 'Label, educator')}
          options={(choices.includes(closesMinutesBefore) ? choices : [...choices, closesMinutesBefore]).map(
            (minutes) => ({
              value: String(minutes),
              label: closesIn(minutes),
            }),
          )}
          value={String(closesMinutesBefore)}
          onChange={({ currentTarget }) => change({ closesMinutesBefore: Number(currentTarget.value) })}
        />
      </div>
      <Switch
        checked={details.hasWaitlist}
        onChange={({ currentTarget }) => change({ hasWaitlist: currentTarget.checked })}
        className="mt-5 border-t border-hairline pt-3"
      >
        {t('Waitlist when full', 'Text, educator')}
        <span className="block text-meta font-normal text-muted">
          {t('When a seat becomes free, the next person gets an email and 12 hours to take it.', 'Text, educator')}
        </span>
      </Switch>
    </Section>
  )
}

/** Keeps the text in a number field as typed, unless the number was changed elsewhere. */
function useTyped(value: number | null, read: (typed: string) => number | null) {
  const [typed, setTyped] = useState(value?.toString() ?? '')
  return {
    shown: read(typed) === value ? typed : (value?.toString() ?? typed),
    type(written: string) {
      setTyped(written)
      return read(written)
    },
  }
}
