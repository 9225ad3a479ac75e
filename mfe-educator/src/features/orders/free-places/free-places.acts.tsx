import type { FreePlace } from '@kere/contracts/orders/free-places'
import { formerMember } from '@kere/contracts/accounts/former-member'
import type { RowActs } from '@kere/screens/row-acts'
import Undo2 from 'lucide-react/icons/undo-2'

export const loadContract = () => import('@kere/contracts/orders/free-places')

export const learnerOf = ({ learner }: FreePlace) => learner ?? formerMember.name

export const freePlaceActs: RowActs<FreePlace, 'takeBack'> = {
  list: 'free-places',
  nameOf: learnerOf,
  acts: {
    takeBack: {
      label: 'Take back',
      icon: <Undo2 aria-hidden="true" />,
      isDanger: true,
      isOffered: ({ state, isByCode }) => !isByCode && (state === 'not_begun' || state === 'left'),
      question: (row) => ({
        title: `Take the place of ${learnerOf(row)} back?`,
        text: 'They lose the course, which they have not begun, and are told by email. The place can be given again.',
        submit: 'Take it back',
        busy: 'Taking it back',
        isDanger: true,
      }),
      patch: () => ({ state: 'taken_back' }),
      async call(api, row) {
        await api.call((await loadContract()).takeBackFreePlace, { params: { id: row.id } })
        return { text: `The place of ${learnerOf(row)} is taken back` }
      },
    },
  },
}
