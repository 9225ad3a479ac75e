import { t } from '@kere/brand/messages'
import type { PeopleKind } from '@kere/contracts/people/listed-people-options'
import { hasFilters, peoplePath, readPeopleAddress } from './people-address.ts'
import { PeoplePage } from './people-page.tsx'
import { peopleQuery } from './people.api.ts'
import type { PublicPage } from '../../../pages/next-step.ts'

export const educatorsRoute = {
  path: '/services/educators',
  languages: ['kn', 'hi', 'ta'],
  aliases: ['/educators'],
  sitemap: true,
  isNeverKept: true,
}

export const learnersRoute = { path: '/learners', languages: ['kn', 'hi', 'ta'], sitemap: true, isNeverKept: true }

const metas = {
  educator: {
    title: t('Educators', 'Name of a list, for screen readers'),
    description: t(
      'Practitioners who teach water, energy, waste and climate on Kere, by subject, place and language.',
      'What search engines show',
    ),
  },
  learner: {
    title: t('Learners', 'Menu of the site'),
    description: t('People learning on Kere who chose to be found by other learners.', 'What search engines show'),
  },
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
