import { t } from '@kere/brand/messages'
import { eventCategories, eventLimits, eventTypeNames, type EventCategory } from '@kere/contracts/events/event-options'
import { choicesWith, lookup } from '@kere/contracts/http/open-value'
import { FieldError } from '@kere/ui/controls/field'
import { TextLink } from '@kere/ui/controls/link'
import { Section } from '@kere/ui/layout/section'
import { Select } from '@kere/ui/controls/select'
import { Switch } from '@kere/ui/controls/switch'
import { TextArea } from '@kere/ui/controls/text-area'
import { TextInput } from '@kere/ui/controls/text-input'
import { LanguageField } from '../../../translations/language-field.tsx'
import { translationsPath } from '../../../translations/translation-path.ts'
import { categoryWords } from './event-labels.ts'
import { fieldId, type EventForm } from './use-event-form.ts'

const categoryOptions = eventCategories.map((value) => ({ value, label: categoryWords[value].label }))
const typeOptions = (['in-person', 'online'] as const).map((value) => ({ value, label: eventTypeNames[value] }))

interface WhatFieldsProps {
  /** Undefined for an event that has not been stored yet. */
  id: string | undefined
  form: EventForm
}

export function WhatFields({ id, form }: WhatFieldsProps) {
  const { details, change, leave, errorOf } = form
  const isOnline = details.type === 'online'

  const chooseCategory = (value: string) => {
    const category: EventCategory | null = eventCategories.find((name) => name === value) ?? null
    change({ category, source: sourceOf(category, details.externalUrl) })
  }
  return (
    <Section title={t('What', 'Title, educator')}>
      <div className="flex flex-col gap-4">
        <TextInput
          id={fieldId('title')}
          label={t('Title', 'Label, educator')}
          maxLength={eventLimits.titleLength}
          autoComplete="off"
          value={details.title}
          error={errorOf('title')}
          onChange={({ currentTarget }) => change({ title: currentTarget.value })}
          onBlur={() => leave('title')}
        />
        <TextArea
          id={fieldId('description')}
          label={t('Description', 'Label, educator')}
          rows={5}
          maxLength={eventLimits.descriptionLength}
          value={details.description}
          error={errorOf('description')}
          onChange={({ currentTarget }) => change({ description: currentTarget.value })}
          onBlur={() => leave('description')}
        />
        <LanguageField
          id={fieldId('language')}
          value={details.language}
          onChange={(language) => change({ language })}
        />
        {id && (
          <TextLink href={translationsPath('event', { id, language: details.language })}>
            {t('In another language', 'Link, educator')}
          </TextLink>
        )}
        <div className="grid gap-4 desk:grid-cols-2">
          <Select
            id={fieldId('category')}
            label={t('Category', 'Label, educator')}
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
          label={isOnline ? t('Meeting link', 'Text, educator') : t('Venue', 'Text, educator')}
          {...(isOnline ? { type: 'url', inputMode: 'url', placeholder: 'https://' } : {})}
          maxLength={isOnline ? eventLimits.linkLength : eventLimits.locationLength}
          autoComplete="off"
          hint={
            isOnline
              ? details.isLinkPublic
                ? t('Everyone can see it on the event page.', 'Text, educator')
                : t('Only registered people can see it, from 15 minutes before the start.', 'Text, educator')
              : t('Place, area and city. Everyone can see it.', 'Text, educator')
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
            {t('Public meeting link', 'Text, educator')}
            <span className="block text-meta font-normal text-muted">
              {t('Anyone can join without registering.', 'Text, educator')}
            </span>
          </Switch>
        )}
        {details.category === 'info' && (
          <TextInput
            id={fieldId('externalUrl')}
            label={t('Registration link', 'Label, educator')}
            note={t('(optional)', 'Text, educator')}
            type="url"
            inputMode="url"
            placeholder="https://"
            maxLength={eventLimits.linkLength}
            autoComplete="off"
            hint={t('If people register on another site, the event page links to it.', 'Hint, educator')}
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
      <legend className="mb-1.5 block text-snug leading-dense font-semibold">
        {t('Event type', 'Text, educator')}
      </legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-2">
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
