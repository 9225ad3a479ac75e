import type { Page, PageRequest } from '@kere/platform/page'
import type { ComponentType } from 'react'

interface WayIn {
  path: string
  component: ComponentType
  titleOf: (search: URLSearchParams) => string
  description: string
}

/** A page of one form: never in search engines. After a round trip with an error, the title is the first thing that is read aloud. */
export function wayInPage({ path, component, titleOf, description }: WayIn): Page {
  const title = ({ search }: PageRequest) => (search.has('problem') ? `Error: ${titleOf(search)}` : titleOf(search))
  return {
    component,
    describe: (request) => ({
      status: 200,
      meta: {
        title: title(request),
        description,
        canonical: path,
        breadcrumbs: [{ label: titleOf(request.search), path }],
        noindex: true,
      },
    }),
  }
}
