import { subjects } from '@kere/contracts/accounts/onboarding-options'
import type { PeopleKind } from '@kere/contracts/people/listed-people-options'
import { Checkbox } from '@kere/ui/controls/checkbox'
import { Radio } from '@kere/ui/controls/radio'
import { TextInput } from '@kere/ui/controls/text-input'
import { Disclosure } from '@kere/ui/layout/disclosure'
import type { ChangeEvent, FocusEvent, KeyboardEvent } from 'react'
import { readForm } from '../../../forms/read-form.ts'
import { FilterSheet } from '../../../lists/filter-sheet.tsx'
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

/** Filters offer what exists; a part of a location or designation is enough (S-207, S-208). */
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
      action={peoplePath(kind)}
      kept={peopleParams({ search: address.search })}
      clearHref={peoplePath(kind)}
      applyLabel="Show results"
    >
      {offered.length > 0 && (
        <Disclosure summary={<Title>{kind === 'educator' ? 'Subject' : 'Subjects'}</Title>} isOpen>
          {kind === 'educator' && (
            <Radio name="subject" value="" checked={address.subjects.length === 0} onChange={change}>
              Any subject
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
              {subject}
            </Subject>
          ))}
        </Disclosure>
      )}
      <Typed name="location" label="Location" typed={address.location} facet={facets?.locations} onApply={apply} />
      {kind === 'educator' && (
        <Typed
          name="designation"
          label="Designation"
          typed={address.designation}
          facet={facets?.designations}
          onApply={apply}
        />
      )}
      {facets && facets.languages.length > 0 && (
        <Disclosure summary={<Title>Language</Title>} isOpen>
          <Radio name="language" value="" checked={address.language === ''} onChange={change}>
            Any language
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
              {value}
            </Radio>
          ))}
        </Disclosure>
      )}
    </FilterSheet>
  )
}

interface TypedProps {
  name: 'location' | 'designation'
  label: string
  typed: string
  facet: Facet | undefined
  onApply: (form: HTMLFormElement | null) => void
}

function Typed({ name, label, typed, facet = [], onApply }: TypedProps) {
  const list = `${name}-offered`
  const leave = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    if (currentTarget.value.trim() !== typed) onApply(currentTarget.form)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onApply(event.currentTarget.form)
  }
  return (
    <div className="border-b border-hairline py-3">
      <TextInput
        key={typed}
        name={name}
        label={label}
        defaultValue={typed}
        maxLength={120}
        list={list}
        autoComplete="off"
        onBlur={leave}
        onKeyDown={press}
      />
      <datalist id={list}>
        {facet.map(({ value, count }) => (
          <option key={value} value={value}>
            {`${value} (${count})`}
          </option>
        ))}
      </datalist>
    </div>
  )
}

function Title({ children }: { children: string }) {
  return <h2 className="text-body leading-dense">{children}</h2>
}
