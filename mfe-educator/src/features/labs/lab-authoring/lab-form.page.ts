import { t } from '@kere/brand/messages'
import type { PageModule } from '@kere/platform/page'
import { describeInDashboard } from '@kere/screens/dashboard-page'
import { ownLabsPath } from '@kere/screens/labs/lab-text'
import { labDraftQuery } from './lab-authoring.api.ts'
import { EditLabPage, NewLabPage } from './lab-form-page.tsx'

export const newLabRoute = {
  path: '/dashboard/challenge-labs/new',
  languages: ['kn', 'hi', 'ta'],
  roles: ['educator', 'admin'],
}

export const editLabRoute = {
  path: '/dashboard/challenge-labs/:id/edit',
  languages: ['kn', 'hi', 'ta'],
  roles: ['educator', 'admin'],
}

const above = [{ label: t('Challenge Labs', 'Label, educator'), path: ownLabsPath }]

const description = t('What a lab asks for, its stages and its places.', 'Text, educator')

export const newLabPage: PageModule = {
  component: NewLabPage,
  describe: () =>
    describeInDashboard({
      title: t('New Challenge Lab', 'Title, educator'),
      description,
      path: `${ownLabsPath}/new`,
      above,
    }),
}

export const editLabPage: PageModule = {
  component: EditLabPage,
  queries: ({ params: { id = '' } }, api) => [labDraftQuery(api, id)],
  describe({ params: { id = '' } }, { api, cache }) {
    const draft = cache.getQueryData(labDraftQuery(api, id).queryKey)
    const title =
      draft === null
        ? t('Challenge Lab not found', 'Text, educator')
        : t('Edit {title}', { title: draft?.title ?? t('Challenge Lab', 'Text, educator') }, 'Title, educator')
    const path = `${ownLabsPath}/${id}/edit`
    return describeInDashboard({ status: draft === null ? 404 : 200, title, description, path, above })
  },
}
