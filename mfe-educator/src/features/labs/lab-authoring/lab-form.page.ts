import type { PageModule } from '@kere/platform/page'
import { describeInDashboard } from '@kere/screens/dashboard-page'
import { ownLabsPath } from '@kere/screens/labs/lab-text'
import { labDraftQuery } from './lab-authoring.api.ts'
import { EditLabPage, NewLabPage } from './lab-form-page.tsx'

export const newLabRoute = { path: '/dashboard/challenge-labs/new', roles: ['educator', 'admin'] }

export const editLabRoute = { path: '/dashboard/challenge-labs/:id/edit', roles: ['educator', 'admin'] }

const above = [{ label: 'Challenge Labs', path: ownLabsPath }]

const description = 'What a lab asks for, its stages and its places.'

export const newLabPage: PageModule = {
  component: NewLabPage,
  describe: () => describeInDashboard({ title: 'New Challenge Lab', description, path: `${ownLabsPath}/new`, above }),
}

export const editLabPage: PageModule = {
  component: EditLabPage,
  queries: ({ params: { id = '' } }, api) => [labDraftQuery(api, id)],
  describe({ params: { id = '' } }, { api, cache }) {
    const draft = cache.getQueryData(labDraftQuery(api, id).queryKey)
    const title = draft === null ? 'Challenge Lab not found' : `Edit ${draft?.title ?? 'Challenge Lab'}`
    const path = `${ownLabsPath}/${id}/edit`
    return describeInDashboard({ status: draft === null ? 404 : 200, title, description, path, above })
  },
}
