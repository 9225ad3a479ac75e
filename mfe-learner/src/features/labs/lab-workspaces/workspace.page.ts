import { t } from '@kere/brand/messages'
import { labMessages } from '@kere/contracts/labs/lab-options'
import type { PageModule } from '@kere/platform/page'
import { ownLabsPath, workspaceHref } from '@kere/screens/labs/lab-text'
import { workspaceQuery } from './workspace.api.ts'
import { WorkspacePage } from './workspace-page.tsx'
import { describeInDashboard } from '@kere/screens/dashboard-page'

export const route = {
  path: '/dashboard/challenge-labs/:id',
  languages: ['kn', 'hi', 'ta'],
  roles: ['student', 'educator', 'admin'],
}

export const page: PageModule = {
  component: WorkspacePage,
  queries: ({ params: { id = '' } }, api) => [workspaceQuery(api, id)],
  describe({ params: { id = '' } }, { api, cache }) {
    const workspace = cache.getQueryData(workspaceQuery(api, id).queryKey)
    const title =
      workspace === null ? labMessages.notFound : (workspace?.lab.title ?? t('Challenge Lab', 'Title, labs'))
    return describeInDashboard({
      status: workspace === null ? 404 : 200,
      title,
      description: t('Goals, stages, teams and updates of a lab.', 'Description of the page, labs'),
      path: workspaceHref(id),
      above: [{ label: t('Challenge Labs', 'Label, labs'), path: ownLabsPath }],
    })
  },
}
