import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import type { ManagedLab } from '@kere/contracts/labs/lab-authoring'
import { namedRefusal, type RowActs } from '@kere/screens/row-acts'
import CircleDot from 'lucide-react/icons/circle-dot'
import CircleMinus from 'lucide-react/icons/circle-minus'
import Trash2 from 'lucide-react/icons/trash-2'
import { loadContract, managedLabsName } from './lab-authoring.api.ts'

type Name = 'close' | 'reopen' | 'delete'

const setState = async (
  api: Parameters<RowActs<ManagedLab, Name>['acts'][Name]['call']>[0],
  { id, version }: ManagedLab,
  state: 'open' | 'closed',
) => api.call((await loadContract()).setLabState, { params: { id }, query: { version }, body: { state } })

const isKept = ({ state }: ManagedLab) => state !== 'archived'

export const labActs: RowActs<ManagedLab, Name> = {
  list: managedLabsName,
  nameOf: ({ title }) => title,
  tellRefusal: (error, { id, title }, open) =>
    namedRefusal(title, error, () => open(`/dashboard/challenge-labs/${id}/edit`)),
  acts: {
    close: {
      label: t('Close Lab', 'Label, educator'),
      icon: <CircleMinus aria-hidden="true" />,
      shortcut: 'c',
      isOffered: ({ state }) => state === 'open',
      patch: () => ({ state: 'closed' }),
      call: async (api, lab) => ({
        row: await setState(api, lab, 'closed'),
        text:
          lab.pending > 0
            ? t(
                '{title} is closed. {count, plural, one {# request stays} other {# requests stay}} for you to answer.',
                { title: lab.title, count: lab.pending },
                'Message, educator',
              )
            : t('{title} is closed', { title: lab.title }, 'Message, educator'),
        undo: 'reopen',
      }),
    },
    reopen: {
      label: ({ state }) => (state === 'draft' ? t('Open Lab', 'Text, educator') : t('Reopen Lab', 'Text, educator')),
      icon: <CircleDot aria-hidden="true" />,
      shortcut: 'c',
      isOffered: (lab) => isKept(lab) && lab.state !== 'open',
      patch: () => ({ state: 'open' }),
      call: async (api, lab) => ({
        row: await setState(api, lab, 'open'),
        text: t('{title} is open', { title: lab.title }, 'Message, educator'),
        undo: 'close',
      }),
    },
    delete: {
      label: t('Delete', 'Label, educator'),
      icon: <Trash2 aria-hidden="true" />,
      isDanger: true,
      shortcut: '#',
      isOffered: isKept,
      removes: true,
      question: (lab) => ({
        title: t('Delete this lab?', 'Title, educator'),
        text: (
          <>
            <p lang={englishHere} className="font-semibold wrap-anywhere text-ink">
              {lab.title}
            </p>
            <p className="mt-1.5">
              {lab.participants + lab.mentors + lab.pending > 0
                ? t(
                    'People are in it or wait for an answer. It is archived: they can still read it, and we email them.',
                    'Text, educator',
                  )
                : t('Nobody is in it. This cannot be undone.', 'Text, educator')}
            </p>
          </>
        ),
        submit: t('Delete', 'Button, educator'),
        busy: t('Deleting', 'Button, busy, educator'),
        isDanger: true,
      }),
      call: async (api, lab) => {
        const { isArchived } = await api.call((await loadContract()).deleteLab, { params: { id: lab.id } })
        return {
          text: isArchived
            ? t('{title} is archived, and its people are told', { title: lab.title }, 'Message, educator')
            : t('{title} is deleted', { title: lab.title }, 'Message, educator'),
        }
      },
    },
  },
}
