import { t } from '@kere/brand/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { ButtonLink } from '@kere/ui/controls/button'
import { EmptyState } from '@kere/ui/layout/empty-state'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { PageFailure } from '../../../pages/page-failure.tsx'
import { chatPath, pathHref } from './path-address.ts'
import { PathDetail } from './path-detail.tsx'
import { pathQuery } from './path.api.ts'
import type { LearningPath } from '@kere/contracts/paths/learning-paths'
import type { PageRequest } from '@kere/platform/page'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = { path: '/learn-path/:id', languages: ['kn', 'hi', 'ta'] }

function PathPage() {
  const { api } = useRemote()
  const { id = '' } = useParams()
  const path = useQuery(pathQuery(api, id))

  if (path.data) return <PathDetail path={path.data} />
  if (path.isPending)
    return (
      <SkeletonGroup label={t('Loading the learning path', 'For screen readers')}>
        <Skeleton className="h-78" />
      </SkeletonGroup>
    )
  if (path.isError)
    return <PageFailure title={t('The learning path did not load', 'Error')} query={path} retryHref={pathHref(id)} />
  return (
    <div className="px-gutter py-section">
      <div className="mx-auto max-w-page">
        <h1 className="sr-only">{t('Learning path', 'Heading')}</h1>
        <EmptyState
          title={t('This learning path is no longer here', 'Error')}
          action={<ButtonLink href={chatPath}>{t('Make a new path', 'Button')}</ButtonLink>}
        >
          {t(
            'Paths are deleted after 12 months, or with the account they belong to. A new one takes two minutes.',
            'Empty page',
          )}
        </EmptyState>
      </div>
    </div>
  )
}

const idOf = ({ params }: PageRequest) => params.id ?? ''

/** Anybody with the address may read it, and search engines do not list it. */
export const page: PublicPage = {
  component: PathPage,
  queries: (request, api) => [pathQuery(api, idOf(request))],
  describe: (request, { api, cache }) => {
    const id = idOf(request)
    const { queryKey } = pathQuery(api, id)
    const path = cache.getQueryData<LearningPath | null>(queryKey)
    const hasFailed = cache.getQueryState(queryKey)?.status === 'error'
    return {
      status: path === null ? 404 : hasFailed ? 503 : 200,
      meta: {
        title:
          path === null
            ? t('This learning path is no longer here', 'Error')
            : t('Your learning path', 'Heading, title of a page'),
        description: t(
          'Courses and events in the order we would do them, each with its reason.',
          'What search engines show',
        ),
        // The page's own address is given only to people who have it.
        canonical: chatPath,
        breadcrumbs: [{ label: t('Learning Paths', 'Menu of the site'), path: chatPath }],
        noindex: true,
      },
    }
  },
}
