import { t } from '@kere/brand/messages'
import type { LabParticipant } from '@kere/contracts/labs/lab-participants'
import { labLimits } from '@kere/contracts/labs/lab-options'
import type { RowActs } from '@kere/screens/row-acts'
import Check from 'lucide-react/icons/check'
import Undo2 from 'lucide-react/icons/undo-2'
import UserMinus from 'lucide-react/icons/user-minus'
import X from 'lucide-react/icons/x'

export const loadContract = () => import('@kere/contracts/labs/lab-participants')

type Name = 'approve' | 'reject' | 'undo' | 'remove'

const isPending = ({ status }: LabParticipant) => status === 'pending'

const checkNote = async (note: string) =>
  (await loadContract()).labRejection.safeParse({ note }).error?.issues[0]?.message

const noteQuestion = {
  label: t('Note', 'Label, educator'),
  length: labLimits.noteLength,
  check: checkNote,
  hint: t('Optional. They read it word for word. If they are under 18, their guardian gets a copy.', 'Hint, educator'),
}

/** The actions on a participant. The buttons are only on pending requests (S-406). */
export const participantActs: RowActs<LabParticipant, Name> = {
  list: 'lab-participants',
  nameOf: ({ name }) => name,
  staysWhileRead: true,
  acts: {
    approve: {
      label: t('Approve', 'Label, educator'),
      icon: <Check aria-hidden="true" />,
      shortcut: 'a',
      isUsual: true,
      decides: true,
      isOffered: isPending,
      patch: () => ({ status: 'approved' }),
      call: async (api, { id, name }) => ({
        row: await api.call((await loadContract()).approveLabParticipant, { params: { id } }),
        text: t('{name} is approved', { name }, 'Message, educator'),
        undo: 'undo',
      }),
      bulk: { doing: t('Approving', 'State of an act, educator'), done: 'approved' },
    },
    reject: {
      label: t('Reject', 'Label, educator'),
      icon: <X aria-hidden="true" />,
      shortcut: 'r',
      decides: true,
      isDanger: true,
      isOffered: isPending,
      question: ({ name }) => ({
        title: t('Reject {name}’s request', { name }, 'Title, educator'),
        text: t(
          'They are told by email, with your note if you write one. They cannot ask a second time.',
          'Text, educator',
        ),
        ...noteQuestion,
        submit: t('Reject', 'Button, educator'),
        busy: t('Rejecting', 'Button, busy, educator'),
        isDanger: true,
        templates: [
          {
            name: t('Full', 'Name, educator'),
            text: t('All places of this lab are taken. Other labs are open now.', 'Text, educator'),
          },
          {
            name: t('Another lab', 'Name, educator'),
            text: t('This lab needs other experience. Please look at the other open labs.', 'Text, educator'),
          },
        ],
      }),
      call: async (api, { id, name }, note) => ({
        row: await api.call((await loadContract()).rejectLabParticipant, { params: { id }, body: { note } }),
        text: t('{name} is rejected', { name }, 'Message, educator'),
        undo: 'undo',
      }),
      bulk: {
        doing: t('Rejecting', 'State of an act, educator'),
        done: 'rejected',
        asks: {
          text: t('Each of them is told by email, with your note if you write one.', 'Text, educator'),
          ...noteQuestion,
          submit: t('Reject', 'Button, educator'),
        },
      },
    },
    undo: {
      label: t('Undo the decision', 'Label, educator'),
      icon: <Undo2 aria-hidden="true" />,
      isOffered: () => false,
      patch: () => ({ status: 'pending' }),
      call: async (api, { id, name }) => ({
        row: await api.call((await loadContract()).undoLabDecision, { params: { id } }),
        text: t('{name} waits again', { name }, 'Message, educator'),
      }),
      bulk: { doing: t('Undoing', 'State of an act, educator'), done: 'undone', isUndo: true },
    },
    remove: {
      label: t('Take out of the lab', 'Label, educator'),
      icon: <UserMinus aria-hidden="true" />,
      isDanger: true,
      isOffered: ({ status }) => status === 'approved',
      question: ({ name }) => ({
        title: t('Take {name} out of the lab?', { name }, 'Title, educator'),
        text: t('They lose the workspace and are told by email. What they wrote stays.', 'Text, educator'),
        ...noteQuestion,
        submit: t('Take out', 'Button, educator'),
        busy: t('Taking out', 'Button, busy, educator'),
        isDanger: true,
      }),
      call: async (api, { id, name }, note) => ({
        row: await api.call((await loadContract()).removeLabParticipant, { params: { id }, body: { note } }),
        text: t('{name} is no longer in the lab', { name }, 'Message, educator'),
      }),
    },
  },
}
