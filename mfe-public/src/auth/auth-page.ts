import { t } from '@kere/brand/messages'
import type { PageRequest } from '@kere/platform/page'
import type { ComponentType } from 'react'
import type { PublicPage } from '../pages/next-step.ts'

interface AuthPage extends Pick<PublicPage, 'queries'> {
  path: string
  component: ComponentType
  titleOf: (request: PageRequest) => string
  description: string
  isIndexed?: boolean
}

/** A page for signing in. If it is loaded again with an error, the title is read aloud first. */
export function authPage({ path, component, titleOf, description, isIndexed = false, queries }: AuthPage): PublicPage {
  const hasFailed = ({ search, submission }: PageRequest) => submission !== null || search.has('problem')
  return {
    component,
    ...(queries && { queries }),
    describe: (request) => ({
      status: 200,
      meta: {
        title: hasFailed(request)
          ? t('Error: {title}', { title: titleOf(request) }, 'Title of a page')
          : titleOf(request),
        description,
        canonical: path,
        breadcrumbs: [{ label: titleOf(request), path }],
        ...(!(isIndexed && request.search.size === 0 && !hasFailed(request)) && { noindex: true }),
      },
    }),
  }
}
