import { useRemote } from '@kere/platform/react/remote-tree'
import { EditorSkeleton } from '@kere/screens/editor/editor-skeleton'
import { LoadFailure } from '@kere/screens/load-failure'
import { ButtonLink } from '@kere/ui/controls/button'
import { EmptyState } from '@kere/ui/layout/empty-state'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { issueQuery, issuesPath, audiencesQuery, nameOfIssue } from './issue.api.ts'
import { IssueEditorScreen } from './issue-editor-screen.tsx'
import type { PageModule } from '@kere/platform/page'
import { describeInDashboard } from '@kere/screens/dashboard-page'

export const route = { path: '/dashboard/newsletter/:id', roles: ['admin'], isFocused: true }

const lookAgainMs = 3000

function IssueEditorPage() {
  const { api } = useRemote()
  const { id = '' } = useParams()
  const query = useQuery({
    ...issueQuery(api, id),
    // The page polls while the issue is being sent.
    refetchInterval: ({ state }) => (state.data?.state === 'sending' ? lookAgainMs : false),
  })
  if (query.data) return <IssueEditorScreen key={query.data.id} issue={query.data} />
  if (query.isPending) return <EditorSkeleton noun="issue" />
  return (
    <div className="px-gutter pt-6 pb-section wide:p-8">
      {query.data === null ? (
        <EmptyState
          title="Issue not found"
          headingLevel="h1"
          action={<ButtonLink href={issuesPath}>All issues</ButtonLink>}
        >
          It may have been deleted.
        </EmptyState>
      ) : (
        <>
          <h1 className="sr-only">Issue</h1>
          <LoadFailure title="Failed to fetch the issue" query={query}>
            Nothing is lost. What you typed is still in this browser.
          </LoadFailure>
        </>
      )}
    </div>
  )
}

export const page: PageModule = {
  component: IssueEditorPage,
  queries: ({ params: { id = '' } }, api) => [issueQuery(api, id), audiencesQuery(api)],
  describe: ({ params: { id = '' } }, { api, cache }) => {
    const issue = cache.getQueryData(issueQuery(api, id).queryKey)
    const title = issue === null ? 'Issue not found' : nameOfIssue(issue?.details.title ?? '')
    const path = `${issuesPath}/${id}`
    return describeInDashboard({
      status: issue === null ? 404 : 200,
      title,
      description: 'Write, test and send an issue of the newsletter.',
      path,
      above: [{ label: 'Newsletter', path: issuesPath }],
    })
  },
}
