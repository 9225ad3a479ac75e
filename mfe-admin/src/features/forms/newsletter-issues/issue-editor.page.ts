import type { PageModule } from '@kere/platform/page'
import { audiencesQuery, issueQuery, issuesPath, nameOfIssue } from './issue.api.ts'
import { IssueEditorPage } from './issue-editor-page.tsx'

export const route = { path: '/dashboard/newsletter/:id', roles: ['admin'], isFocused: true }

export const page: PageModule = {
  component: IssueEditorPage,
  queries: ({ params: { id = '' } }, api) => [issueQuery(api, id), audiencesQuery(api)],
  describe: ({ params: { id = '' } }, { api, cache }) => {
    const issue = cache.getQueryData(issueQuery(api, id).queryKey)
    const title = issue === null ? 'Issue not found' : nameOfIssue(issue?.details.title ?? '')
    const path = `${issuesPath}/${id}`
    return {
      status: issue === null ? 404 : 200,
      meta: {
        title,
        description: 'Write, test and send an issue of the newsletter.',
        canonical: path,
        breadcrumbs: [
          { label: 'Dashboard', path: '/dashboard' },
          { label: 'Newsletter', path: issuesPath },
          { label: title, path },
        ],
        noindex: true,
      },
    }
  },
}
