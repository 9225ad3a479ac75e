import { t } from '@kere/brand/messages'
import type { PageModule } from '@kere/platform/page'
import { ownLabsPath, participantsHref } from '@kere/screens/labs/lab-text'
import { readAddress } from '@kere/screens/list-address'
import { listQuery } from '@kere/screens/list-query'
import { ParticipantsPage } from './participants-page.tsx'
import { participantsOf } from './participants.list.tsx'
import { describeInDashboard } from '@kere/screens/dashboard-page'

export const route = {
  path: '/dashboard/challenge-labs/:id/participants',
  languages: ['kn', 'hi', 'ta'],
  roles: ['educator', 'admin'],
}

export const page: PageModule = {
  component: ParticipantsPage,
  queries: ({ params: { id = '' }, search }, api) => {
    const list = participantsOf(id)
    return [listQuery(list, api, readAddress(list, search))]
  },
  describe: ({ params: { id = '' } }) =>
    describeInDashboard({
      title: t('Participants', 'Title, educator'),
      description: t('Who asked to join a lab, and who is in it.', 'Text, educator'),
      path: participantsHref(id),
      above: [{ label: t('Challenge Labs', 'Label, educator'), path: ownLabsPath }],
    }),
}
