import type { PeopleKind } from '@kere/contracts/people/listed-people-options'
import { peoplePath, personHref, reportHref } from './people-address.ts'
import { personQuery } from './people.api.ts'
import { ProfileReportPage } from './profile-report-page.tsx'
import type { PublicPage } from '../../../pages/next-step.ts'

export const learnerReportRoute = { path: '/learners/:id/report', isNeverKept: true }

export const educatorReportRoute = { path: '/services/educators/:id/report', isNeverKept: true }

const createReportPage = (kind: PeopleKind): PublicPage => ({
  component: () => <ProfileReportPage kind={kind} />,
  next: { none: 'form' },
  queries: ({ params }, api) => [personQuery(api, kind, params.id ?? '')],
  describe({ params, search, submission }, { api, cache }) {
    const { id = '' } = params
    const { queryKey } = personQuery(api, kind, id)
    const isSent = search.has('sent')
    const person = cache.getQueryData(queryKey)
    const hasFailed = cache.getQueryState(queryKey)?.status === 'error'
    const path = reportHref(kind, id)
    const title = isSent ? 'Report sent' : person ? `Report ${person.name}` : 'Report a profile'
    return {
      status: isSent ? 200 : person === null ? 404 : hasFailed ? 503 : 200,
      meta: {
        title: submission ? `Error: ${title}` : title,
        description: 'Tell us what is wrong with a profile.',
        canonical: path,
        breadcrumbs: [
          { label: kind === 'educator' ? 'Educators' : 'Learners', path: peoplePath(kind) },
          ...(person ? [{ label: person.name, path: personHref(kind, id) }] : []),
          { label: 'Report', path },
        ],
        noindex: true,
      },
    }
  },
})

export const educatorReportPage = createReportPage('educator')
export const learnerReportPage = createReportPage('learner')
