import { messages } from '@kere/contracts/http/messages'
import type { ApiClient } from '@kere/platform/api'
import type { PageModule, PageQuery } from '@kere/platform/page'
import type { ComponentType } from 'react'
import { NotFoundPage } from './not-found-page.tsx'

interface Courses {
  component: ComponentType
  queries(api: ApiClient): readonly PageQuery[]
}

export const createNotFoundPage = (courses: Courses): PageModule => ({
  component: () => <NotFoundPage Courses={courses.component} />,
  queries: (_, api) => courses.queries(api),
  describe: () => ({
    status: 404,
    meta: {
      title: messages.pageNotFound,
      description: 'There is no page at this address.',
      canonical: '/',
      breadcrumbs: [],
      noindex: true,
    },
  }),
})
