import { countOf } from '@kere/brand/count'
import type { ManagedLab } from '@kere/contracts/labs/lab-authoring'
import { namedRefusal, type RowActs } from '@kere/screens/row-acts'
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
      label: 'Close Lab',
      shortcut: 'c',
      isOffered: ({ state }) => state === 'open',
      patch: () => ({ state: 'closed' }),
      call: async (api, lab) => ({
        row: await setState(api, lab, 'closed'),
        text:
          lab.pending > 0
            ? `${lab.title} is closed. ${countOf(lab.pending, ['request stays', 'requests stay'])} for you to answer.`
            : `${lab.title} is closed`,
        undo: 'reopen',
      }),
    },
    reopen: {
      label: ({ state }) => (state === 'draft' ? 'Open Lab' : 'Reopen Lab'),
      shortcut: 'c',
      isOffered: (lab) => isKept(lab) && lab.state !== 'open',
      patch: () => ({ state: 'open' }),
      call: async (api, lab) => ({
        row: await setState(api, lab, 'open'),
        text: `${lab.title} is open`,
        undo: 'close',
      }),
    },
    delete: {
      label: 'Delete',
      icon: <Trash2 aria-hidden="true" />,
      shortcut: '#',
      isOffered: isKept,
      removes: true,
      question: (lab) => ({
        title: 'Delete this lab?',
        text: (
          <>
            <p className="font-semibold wrap-anywhere text-ink">{lab.title}</p>
            <p className="mt-1.5">
              {lab.participants + lab.mentors + lab.pending > 0
                ? 'People are in it or wait for an answer. It is archived: they can still read it, and we email them.'
                : 'Nobody is in it. This cannot be undone.'}
            </p>
          </>
        ),
        submit: 'Delete',
        busy: 'Deleting',
        isDanger: true,
      }),
      call: async (api, lab) => {
        const { isArchived } = await api.call((await loadContract()).deleteLab, { params: { id: lab.id } })
        return { text: isArchived ? `${lab.title} is archived, and its people are told` : `${lab.title} is deleted` }
      },
    },
  },
}
