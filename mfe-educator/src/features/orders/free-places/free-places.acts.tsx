import { t } from '@kere/brand/messages'
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
      label: t('Take back', 'Label, educator'),
      icon: <Undo2 aria-hidden="true" />,
      isDanger: true,
      isOffered: ({ state, isByCode }) => !isByCode && (state === 'not_begun' || state === 'left'),
      question: (row) => ({
        title: t('Take back the place of {name}?', { name: learnerOf(row) }, 'Title, educator'),
        text:
          row.state === 'left'
            ? t('They have left the course. You can then give the place to somebody else.', 'Text, educator')
            : t(
                'They have not started the course. They lose access to it, and we email them. You can then give the place to somebody else.',
                'Text, educator',
              ),
        submit: t('Take back', 'Button, educator'),
        busy: t('Taking back', 'Button, busy, educator'),
        isDanger: true,
      }),
      patch: () => ({ state: 'taken_back' }),
      async call(api, row) {
        await api.call((await loadContract()).takeBackFreePlace, { params: { id: row.id } })
        return { text: t('The place of {name} was taken back', { name: learnerOf(row) }, 'Message, educator') }
      },
    },
  },
}
