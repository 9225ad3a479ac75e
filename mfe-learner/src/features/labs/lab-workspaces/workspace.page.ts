import { labMessages } from '@kere/contracts/labs/lab-options'
import type { PageModule } from '@kere/platform/page'
import { ownLabsPath, workspaceHref } from '@kere/screens/labs/lab-text'
import { workspaceQuery } from './workspace.api.ts'
import { WorkspacePage } from './workspace-page.tsx'
import { describeInDashboard } from '@kere/screens/dashboard-page'

export const route = { path: '/dashboard/challenge-labs/:id', roles: ['student', 'educator', 'admin'] }

export const page: PageModule = {
  component: WorkspacePage,
  queries: ({ params: { id = '' } }, api) => [workspaceQuery(api, id)],
  describe({ params: { id = '' } }, { api, cache }) {
    const workspace = cache.getQueryData(workspaceQuery(api, id).queryKey)
    const title = workspace === null ? labMessages.notFound : (workspace?.lab.title ?? 'Challenge Lab')
    return describeInDashboard({
      status: workspace === null ? 404 : 200,
      title,
      description: 'Goals, stages, teams and updates of a lab.',
      path: workspaceHref(id),
      above: [{ label: 'Challenge Labs', path: ownLabsPath }],
    })
  },
}
