import { labelOf } from '@kere/contracts/http/open-value'
import { subjectNames } from '@kere/contracts/accounts/subject-names'
import { spokenLanguageNames } from '@kere/contracts/people/spoken-languages'
import type { PeopleKind } from '@kere/contracts/people/listed-people-options'

export const educatorsPath = '/services/educators'
export const learnersPath = '/learners'
export const askPath = '/services/mentorship/request'

export const askHref = (id: string) => `${askPath}?mentor=${encodeURIComponent(id)}`

/** Returns "Asha" from a full name. */
export const firstNameOf = (name: string) => name.split(' ')[0] ?? name

export const peoplePath = (kind: PeopleKind) => (kind === 'educator' ? educatorsPath : learnersPath)

export const personHref = (kind: PeopleKind, id: string) => `${peoplePath(kind)}/${encodeURIComponent(id)}`

export const reportHref = (kind: PeopleKind, id: string) => `${personHref(kind, id)}/report`

export interface PeopleAddress {
  search: string
  /** The subjects: at most one for educators (S-206), any number for learners (S-221). */
  subjects: readonly string[]
  location: string
  designation: string
  language: string
  cursor: string | null
}

const texts = ['search', 'location', 'designation', 'language'] as const

export const readPeopleAddress = (kind: PeopleKind, params: URLSearchParams): PeopleAddress => {
  // Without a script, a form sends a chosen value and the text field below it under the same name.
  const text = (name: string, length = 120) =>
    (params.getAll(name).findLast((value) => value.trim()) ?? '').trim().slice(0, length)
  const subjects = [...new Set(params.getAll('subject').filter(Boolean))]
  return {
    search: text('search', 100),
    subjects: kind === 'educator' ? subjects.slice(0, 1) : subjects,
    location: text('location'),
    designation: kind === 'educator' ? text('designation') : '',
    language: text('language'),
    cursor: params.get('cursor') || null,
  }
}

export const everybody: PeopleAddress = {
  search: '',
  subjects: [],
  location: '',
  designation: '',
  language: '',
  cursor: null,
}

export function peopleParams(address: Partial<PeopleAddress>): [string, string][] {
  const given = { ...everybody, ...address }
  return [
    ...texts.flatMap((name): [string, string][] => (given[name] ? [[name, given[name]]] : [])),
    ...given.subjects.map((subject): [string, string] => ['subject', subject]),
    ...(given.cursor ? [['cursor', given.cursor] satisfies [string, string]] : []),
  ]
}

export function peopleHref(kind: PeopleKind, address: Partial<PeopleAddress> = {}) {
  const params = peopleParams(address)
  return params.length > 0 ? `${peoplePath(kind)}?${new URLSearchParams(params)}` : peoplePath(kind)
}

export const hasFilters = (address: PeopleAddress) => peopleParams({ ...address, cursor: null }).length > 0

export function activeFilters(address: PeopleAddress) {
  return [
    ...texts.flatMap((name) =>
      address[name]
        ? [
            {
              label: name === 'search' ? `“${address[name]}”` : labelOf(spokenLanguageNames, address[name]),
              without: { [name]: '' },
            },
          ]
        : [],
    ),
    ...address.subjects.map((subject) => ({
      label: labelOf(subjectNames, subject),
      without: { subjects: address.subjects.filter((each) => each !== subject) },
    })),
  ]
}
