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

export const route = { path: '/learn-path/:id' }

function PathPage() {
  const { api } = useRemote()
  const { id = '' } = useParams()
  const path = useQuery(pathQuery(api, id))

  if (path.data) return <PathDetail path={path.data} />
  if (path.isPending)
    return (
      <SkeletonGroup label="Loading the learning path">
        <Skeleton className="h-78" />
      </SkeletonGroup>
    )
  if (path.isError) return <PageFailure title="The learning path did not load" query={path} retryHref={pathHref(id)} />
  return (
    <div className="px-gutter py-section">
      <div className="mx-auto max-w-page">
        <h1 className="sr-only">Learning path</h1>
        <EmptyState
          title="This learning path is no longer here"
          action={<ButtonLink href={chatPath}>Make a new path</ButtonLink>}
        >
          Paths are deleted after 12 months, or with the account they belong to. A new one takes two minutes.
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
        title: path === null ? 'This learning path is no longer here' : 'Your learning path',
        description: 'Courses and events in the order we would do them, each with its reason.',
        // The page's own address is given only to people who have it.
        canonical: chatPath,
        breadcrumbs: [{ label: 'Learning Paths', path: chatPath }],
        noindex: true,
      },
    }
  },
}
