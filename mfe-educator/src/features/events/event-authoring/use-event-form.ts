import { useAfterPress } from '@kere/ui/overlays/use-after-press'
import { useState } from 'react'
import { useDocument } from '@kere/screens/editor/use-document'
import { flawsOf, type EventField, type Flaws } from './event-check.ts'
import type { EventDetails, EventEditor } from './event-editor.ts'

interface FieldError {
  text: string
  value: unknown
}

export function useEventForm({ event }: EventEditor) {
  const details = useDocument(event).value
  const [left, setLeft] = useState<ReadonlySet<EventField>>(new Set())
  const [isSubmitted, setSubmitted] = useState(false)
  const [refusals, setRefusals] = useState<Partial<Record<EventField, FieldError>>>({})
  const flaws = flawsOf(details)
  const afterPress = useAfterPress()

  const refusalOf = (field: EventField) => {
    const refusal = refusals[field]
    return refusal && refusal.value === details[field] ? refusal.text : undefined
  }
  const errorOf = (field: EventField) => refusalOf(field) ?? (isSubmitted || left.has(field) ? flaws[field] : undefined)

  return {
    details,
    flaws,
    isSubmitted,
    change: (change: Partial<EventDetails>) => event.edit((value) => ({ ...value, ...change })),
    /** Waits until the pointer is up, because an error below a field would move the pressed button. */
    leave: (...fields: EventField[]) => afterPress(() => setLeft((before) => new Set([...before, ...fields]))),
    errorOf,
    errors: fieldOrder.flatMap((field) => {
      const text = errorOf(field)
      return text ? [{ id: fieldId(field), text }] : []
    }),
    submit() {
      setSubmitted(true)
      return Object.keys(flaws).length === 0
    },
    refuse: (found: Flaws) =>
      setRefusals(
        Object.fromEntries(
          fieldOrder.flatMap((field) => (found[field] ? [[field, { text: found[field], value: details[field] }]] : [])),
        ),
      ),
  }
}

export type EventForm = ReturnType<typeof useEventForm>

export const fieldId = (field: EventField) => `event-${field}`

export const fieldOrder = [
  'title',
  'description',
  'category',
  'type',
  'location',
  'externalUrl',
  'startsAt',
  'endsAt',
  'maxParticipants',
  'price',
  'closesMinutesBefore',
  'topic',
  'coverImage',
  'recordingUrl',
] as const satisfies readonly EventField[]
