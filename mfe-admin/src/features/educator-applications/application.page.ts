import type { EducatorApplication } from '@kere/contracts/educator-applications'
import type { Page, PageRequest } from '@kere/platform/page'
import { readAddress, rowHref } from '@kere/screens/list-address'
import { listQuery } from '@kere/screens/list-query'
import { ApplicationPage } from './application-page.tsx'
import { applicationQuery } from './applications.api.ts'
import { applications } from './applications.list.tsx'

const idOf = ({ params }: PageRequest) => params.id ?? ''

export const applicationPage: Page = {
  component: ApplicationPage,
  queries: (request, api) => [
    applicationQuery(api, idOf(request)),
    listQuery(applications, api, readAddress(applications, request.search)),
  ],
  describe: (request, { api, cache }) => {
    const id = idOf(request)
    const { queryKey } = applicationQuery(api, id)
    const application = cache.getQueryData<EducatorApplication | null>(queryKey)
    const isUnknown = application === null
    const title = application?.applicant.name ?? (isUnknown ? 'Application not found' : 'Educator application')
    const path = rowHref(applications, id)
    return {
      status: isUnknown ? 404 : cache.getQueryState(queryKey)?.status === 'error' ? 503 : 200,
      meta: {
        title,
        description: 'An application to teach, and what its applicant says.',
        canonical: path,
        breadcrumbs: [
          { label: 'Dashboard', path: '/dashboard' },
          { label: 'Educator applications', path: applications.path },
          { label: title, path },
        ],
        noindex: true,
      },
    }
  },
}
