import type { PeopleKind } from '@kere/contracts/people/listed-people-options'
import { hasFilters, peoplePath, readPeopleAddress } from './people-address.ts'
import { PeoplePage } from './people-page.tsx'
import { peopleQuery } from './people.api.ts'
import type { PublicPage } from '../../../pages/next-step.ts'

export const educatorsRoute = { path: '/services/educators', aliases: ['/educators'], sitemap: true, isNeverKept: true }

export const learnersRoute = { path: '/learners', sitemap: true, isNeverKept: true }

const metas = {
  educator: {
    title: 'Educators',
    description: 'Practitioners who teach water, energy, waste and climate on Kere, by subject, place and language.',
  },
  learner: { title: 'Learners', description: 'People learning on Kere who chose to be found by other learners.' },
} as const

const createPeoplePage = (kind: PeopleKind): PublicPage => ({
  component: () => <PeoplePage kind={kind} />,
  queries: ({ search }, api) => [peopleQuery(api, kind, readPeopleAddress(kind, search))],
  describe({ search }, { api, cache }) {
    const address = readPeopleAddress(kind, search)
    const state = cache.getQueryState(peopleQuery(api, kind, address).queryKey)
    const [hasFailed, isLost] = [state?.status === 'error', state?.data === null]
    const { title, description } = metas[kind]
    const path = peoplePath(kind)
    return {
      status: hasFailed ? 503 : isLost ? 400 : 200,
      meta: {
        title,
        description,
        canonical: path,
        breadcrumbs: [{ label: title, path }],
        ...((hasFailed || isLost || hasFilters(address) || address.cursor !== null) && { noindex: true }),
      },
    }
  },
})

export const educatorsPage = createPeoplePage('educator')
export const learnersPage = createPeoplePage('learner')
