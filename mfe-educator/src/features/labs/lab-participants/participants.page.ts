import type { PageModule } from '@kere/platform/page'
import { ownLabsPath, participantsHref } from '@kere/screens/labs/lab-text'
import { readAddress } from '@kere/screens/list-address'
import { listQuery } from '@kere/screens/list-query'
import { ParticipantsPage } from './participants-page.tsx'
import { participantsOf } from './participants.list.tsx'
import { describeInDashboard } from '@kere/screens/dashboard-page'

export const route = { path: '/dashboard/challenge-labs/:id/participants', roles: ['educator', 'admin'] }

export const page: PageModule = {
  component: ParticipantsPage,
  queries: ({ params: { id = '' }, search }, api) => {
    const list = participantsOf(id)
    return [listQuery(list, api, readAddress(list, search))]
  },
  describe: ({ params: { id = '' } }) =>
    describeInDashboard({
      title: 'Participants',
      description: 'Who asked to join a lab, and who is in it.',
      path: participantsHref(id),
      above: [{ label: 'Challenge Labs', path: ownLabsPath }],
    }),
}
