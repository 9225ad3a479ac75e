import { eventCategories, eventLimits, eventTypeNames, type EventCategory } from '@kere/contracts/events/event-options'
import { choicesWith, lookup } from '@kere/contracts/http/open-value'
import { FieldError } from '@kere/ui/controls/field'
import { Section } from '@kere/ui/layout/section'
import { Select } from '@kere/ui/controls/select'
import { Switch } from '@kere/ui/controls/switch'
import { TextArea } from '@kere/ui/controls/text-area'
import { TextInput } from '@kere/ui/controls/text-input'
import { categoryWords } from './event-labels.ts'
import { fieldId, type EventForm } from './use-event-form.ts'

const categoryOptions = eventCategories.map((value) => ({ value, label: categoryWords[value].label }))
const typeOptions = (['in-person', 'online'] as const).map((value) => ({ value, label: eventTypeNames[value] }))

export function WhatFields({ form }: { form: EventForm }) {
  const { details, change, leave, errorOf } = form
  const isOnline = details.type === 'online'

  const chooseCategory = (value: string) => {
    const category: EventCategory | null = eventCategories.find((name) => name === value) ?? null
    change({ category, source: sourceOf(category, details.externalUrl) })
  }
  return (
    <Section title="What">
      <div className="flex flex-col gap-4">
        <TextInput
          id={fieldId('title')}
          label="Title"
          maxLength={eventLimits.titleLength}
          autoComplete="off"
          value={details.title}
          error={errorOf('title')}
          onChange={({ currentTarget }) => change({ title: currentTarget.value })}
          onBlur={() => leave('title')}
        />
        <TextArea
          id={fieldId('description')}
          label="Description"
          rows={5}
          maxLength={eventLimits.descriptionLength}
          value={details.description}
          error={errorOf('description')}
          onChange={({ currentTarget }) => change({ description: currentTarget.value })}
          onBlur={() => leave('description')}
        />
        <div className="grid gap-4 desk:grid-cols-2">
          <Select
            id={fieldId('category')}
            label="Category"
            options={choicesWith(categoryOptions, details.category)}
            hint={details.category ? lookup(categoryWords, details.category)?.hint : undefined}
            value={details.category ?? ''}
            error={errorOf('category')}
            onChange={({ currentTarget }) => chooseCategory(currentTarget.value)}
          />
          <TypeChoice form={form} />
        </div>
        <TextInput
          id={fieldId('location')}
          label={isOnline ? 'Meeting link' : 'Venue'}
          {...(isOnline ? { type: 'url', inputMode: 'url', placeholder: 'https://' } : {})}
          maxLength={isOnline ? eventLimits.linkLength : eventLimits.locationLength}
          autoComplete="off"
          hint={
            isOnline
              ? details.isLinkPublic
                ? 'Everyone can see it on the event page.'
                : 'Only registered people can see it, from 15 minutes before the start.'
              : 'Place, area and city. Everyone can see it.'
          }
          value={details.location}
          error={errorOf('location')}
          onChange={({ currentTarget }) => change({ location: currentTarget.value })}
          onBlur={() => leave('location')}
        />
        {isOnline && (
          <Switch
            checked={details.isLinkPublic}
            onChange={({ currentTarget }) => change({ isLinkPublic: currentTarget.checked })}
          >
            Public meeting link
            <span className="block text-meta font-normal text-muted">Anyone can join without registering.</span>
          </Switch>
        )}
        {details.category === 'info' && (
          <TextInput
            id={fieldId('externalUrl')}
            label="Registration link"
            note="(optional)"
            type="url"
            inputMode="url"
            placeholder="https://"
            maxLength={eventLimits.linkLength}
            autoComplete="off"
            hint="If people register on another site, the event page links to it."
            value={details.externalUrl}
            error={errorOf('externalUrl')}
            onChange={({ currentTarget: { value } }) =>
              change({ externalUrl: value, source: sourceOf(details.category, value) })
            }
            onBlur={() => leave('externalUrl')}
          />
        )}
      </div>
    </Section>
  )
}

const sourceOf = (category: string | null, externalUrl: string) =>
  category === 'info' && externalUrl.trim() !== '' ? 'external' : 'internal'

function TypeChoice({ form: { details, change, errorOf } }: { form: EventForm }) {
  const error = errorOf('type')
  const id = fieldId('type')
  return (
    <fieldset aria-describedby={error ? `${id}-below` : undefined}>
      <legend className="mb-1.5 block text-snug leading-dense font-semibold">Event type</legend>
      <div className="grid grid-cols-2 gap-2">
        {choicesWith(typeOptions, details.type).map(({ value, label }, position) => (
          <label
            key={value}
            className={`flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control border bg-surface px-3 font-semibold hover:bg-hover has-checked:border-2 has-checked:border-brand has-checked:bg-brand-soft has-checked:px-2.75 has-disabled:cursor-auto ${error ? 'border-danger' : 'border-control'}`}
          >
            <input
              // A message about both inputs links to the first one.
              id={position === 0 ? id : undefined}
              type="radio"
              name="event-type"
              className="radio"
              checked={details.type === value}
              onChange={() => change({ type: value })}
            />
            {label}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-below`}>{error}</FieldError>}
    </fieldset>
  )
}
