import { localPath } from '@kere/brand/local-path'
import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import { subjects } from '@kere/contracts/accounts/onboarding-options'
import { subjectNames } from '@kere/contracts/accounts/subject-names'
import type { PeopleKind } from '@kere/contracts/people/listed-people-options'
import { Checkbox } from '@kere/ui/controls/checkbox'
import { Radio } from '@kere/ui/controls/radio'
import { TextInput } from '@kere/ui/controls/text-input'
import { Disclosure } from '@kere/ui/layout/disclosure'
import type { ChangeEvent, FocusEvent, KeyboardEvent } from 'react'
import { readForm } from '../../../forms/filter-fields.tsx'
import { FilterSheet } from '../../../lists/filter-sheet.tsx'
import { LanguageName } from './language-names.tsx'
import { peopleParams, peoplePath, readPeopleAddress, type PeopleAddress } from './people-address.ts'
import type { People } from './people.api.ts'

interface PeopleFiltersProps {
  id: string
  kind: PeopleKind
  address: PeopleAddress
  people: People | null | undefined
  onChange: (address: PeopleAddress) => void
}

type Facet = readonly { value: string; count: number }[]

/** The filters offer existing values. Part of a location or designation is enough (S-207, S-208). */
export function PeopleFilters({ id, kind, address, people, onChange }: PeopleFiltersProps) {
  const facets = people?.facets
  const apply = (form: HTMLFormElement | null) => {
    if (form) onChange(readPeopleAddress(kind, readForm(form)))
  }
  const change = ({ currentTarget: { form } }: ChangeEvent<HTMLInputElement>) => apply(form)
  const Subject = kind === 'educator' ? Radio : Checkbox
  const counts = new Map(facets?.subjects.map(({ value, count }) => [value, count]))
  const offered = subjects.filter((subject) => counts.has(subject) || address.subjects.includes(subject))
  return (
    <FilterSheet
      id={id}
      action={localPath(peoplePath(kind))}
      kept={peopleParams({ search: address.search })}
      clearHref={peoplePath(kind)}
      applyLabel={t('Show results', 'Button: apply filters')}
    >
      {offered.length > 0 && (
        <Disclosure
          summary={
            <Title>
              {kind === 'educator'
                ? t('Subject', 'Label of a field: of a message')
                : t('Subjects', 'Name of a list, for screen readers')}
            </Title>
          }
          isOpen
        >
          {kind === 'educator' && (
            <Radio name="subject" value="" checked={address.subjects.length === 0} onChange={change}>
              {t('Any subject', 'Filter')}
            </Radio>
          )}
          {offered.map((subject) => (
            <Subject
              key={subject}
              name="subject"
              value={subject}
              count={counts.get(subject)}
              checked={address.subjects.includes(subject)}
              onChange={change}
            >
              {subjectNames[subject]}
            </Subject>
          ))}
        </Disclosure>
      )}
      <Choices
        name="location"
        title={t('Location', 'Label')}
        any={t('Any place', 'Filter')}
        part={t('Part of a place', 'Label of a field: search for it')}
        chosen={address.location}
        facet={facets?.locations}
        onChoose={(location) => onChange({ ...address, location })}
      />
      {kind === 'educator' && (
        <Choices
          name="designation"
          title={t('Designation', 'Label: what somebody does at work')}
          any={t('Any designation', 'Filter')}
          part={t('Part of a designation', 'Label of a field: search for it')}
          chosen={address.designation}
          facet={facets?.designations}
          onChoose={(designation) => onChange({ ...address, designation })}
        />
      )}
      {facets && facets.languages.length > 0 && (
        <Disclosure
          summary={<Title>{t('Language', 'Button: choose the language of the site')}</Title>}
          isOpen={address.language !== ''}
        >
          <Radio name="language" value="" checked={address.language === ''} onChange={change}>
            {t('Any language', 'Filter')}
          </Radio>
          {facets.languages.map(({ value, count }) => (
            <Radio
              key={value}
              name="language"
              value={value}
              count={count}
              checked={address.language === value}
              onChange={change}
            >
              <LanguageName language={value} />
            </Radio>
          ))}
        </Disclosure>
      )}
    </FilterSheet>
  )
}

const valuesOpen = 6

interface ChoicesProps {
  name: 'location' | 'designation'
  title: string
  any: string
  part: string
  chosen: string
  facet: Facet | undefined
  onChoose: (value: string) => void
}

/** Lists the most frequent values, with the rest folded. Any other value can be typed (S-207, S-208). */
function Choices({ name, title, any, part, chosen, facet = [], onChoose }: ChoicesProps) {
  const isListed = facet.some(({ value }) => value === chosen)
  const typed = isListed ? '' : chosen
  const leave = ({ currentTarget: { value } }: FocusEvent<HTMLInputElement>) => {
    if (value.trim() !== typed) onChoose(value.trim())
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onChoose(event.currentTarget.value.trim())
  }
  const choice = ({ value, count }: Facet[number]) => (
    <Radio
      key={value}
      name={name}
      value={value}
      count={count}
      checked={chosen === value}
      onChange={() => onChoose(value)}
    >
      <span lang={englishHere}>{value}</span>
    </Radio>
  )
  const [first, rest] = [facet.slice(0, valuesOpen), facet.slice(valuesOpen)]
  return (
    <Disclosure summary={<Title>{title}</Title>} isOpen={chosen !== ''}>
      <Radio name={name} value="" checked={chosen === ''} onChange={() => onChoose('')}>
        {any}
      </Radio>
      {first.map(choice)}
      {rest.length > 0 && (
        <Disclosure
          summary={
            <span className="text-dense font-semibold text-brand">
              {t('{count} more', { count: rest.length }, 'Link: more of a list')}
            </span>
          }
          isOpen={rest.some(({ value }) => value === chosen)}
        >
          {rest.map(choice)}
        </Disclosure>
      )}
      <TextInput
        key={typed}
        name={name}
        label={part}
        defaultValue={typed}
        maxLength={120}
        autoComplete="off"
        onBlur={leave}
        onKeyDown={press}
        className="mt-2"
      />
    </Disclosure>
  )
}

function Title({ children }: { children: string }) {
  return <h2 className="text-body leading-dense">{children}</h2>
}
