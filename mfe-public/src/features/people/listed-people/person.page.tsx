import { cutText } from '@kere/contracts/text/cut-text'
import type { PeopleKind } from '@kere/contracts/people/listed-people-options'
import type { PageRequest } from '@kere/platform/page'
import { peoplePath, personHref } from './people-address.ts'
import { personQuery } from './people.api.ts'
import { personNode } from './person-node.ts'
import { PersonPage, type PersonPart } from './person-page.tsx'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = { path: '/learners/:id', isNeverKept: true }

const idOf = ({ params }: PageRequest) => params.id ?? ''

/**
 * The app passes the parts in, because features do not import each other. Search engines do not list learners' pages.
 */
export const createPersonPage = (kind: PeopleKind, parts: Readonly<Record<string, PersonPart>>): PublicPage => ({
  component: () => <PersonPage kind={kind} parts={parts} />,
  next: async () => (await import('./people.next.ts')).peopleNext(kind, true),
  queries: (request, api) => [
    personQuery(api, kind, idOf(request)),
    ...Object.values(parts).flatMap(({ queries }) => queries(api, idOf(request))),
  ],
  describe(request, { api, cache }) {
    const { queryKey } = personQuery(api, kind, idOf(request))
    const person = cache.getQueryData(queryKey)
    const hasFailed = cache.getQueryState(queryKey)?.status === 'error'
    const path = personHref(kind, idOf(request))
    const [one, many] = kind === 'educator' ? ['Educator', 'Educators'] : ['Learner', 'Learners']
    return {
      status: person === null ? 404 : hasFailed ? 503 : 200,
      meta: {
        title: person?.name ?? (person === null ? `${one} not found` : one),
        description: person
          ? cutText(person.bio ?? [person.work, person.place].filter(Boolean).join(', '), 155) ||
            `${person.name} on Kere.`
          : `${one} on Kere.`,
        canonical: path,
        breadcrumbs: [{ label: many, path: peoplePath(kind) }, ...(person ? [{ label: person.name, path }] : [])],
        ...((kind === 'learner' || !person) && { noindex: true }),
        ...(import.meta.env.SSR && person && kind === 'educator' && { jsonLd: [personNode(person)] }),
      },
    }
  },
})

export const page = createPersonPage('learner', {})
