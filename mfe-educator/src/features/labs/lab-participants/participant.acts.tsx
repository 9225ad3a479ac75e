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
  label: 'Note',
  length: labLimits.noteLength,
  check: checkNote,
  hint: 'Optional. They read it word for word. If they are under 18, their guardian gets a copy.',
}

/** The actions on a participant. The buttons are only on pending requests (S-406). */
export const participantActs: RowActs<LabParticipant, Name> = {
  list: 'lab-participants',
  nameOf: ({ name }) => name,
  staysWhileRead: true,
  acts: {
    approve: {
      label: 'Approve',
      icon: <Check aria-hidden="true" />,
      shortcut: 'a',
      isUsual: true,
      decides: true,
      isOffered: isPending,
      patch: () => ({ status: 'approved' }),
      call: async (api, { id, name }) => ({
        row: await api.call((await loadContract()).approveLabParticipant, { params: { id } }),
        text: `${name} is approved`,
        undo: 'undo',
      }),
      bulk: { doing: 'Approving', done: 'approved' },
    },
    reject: {
      label: 'Reject',
      icon: <X aria-hidden="true" />,
      shortcut: 'r',
      decides: true,
      isDanger: true,
      isOffered: isPending,
      question: ({ name }) => ({
        title: `Reject ${name}’s request`,
        text: 'They are told by email, with your note if you write one. They cannot ask a second time.',
        ...noteQuestion,
        submit: 'Reject',
        busy: 'Rejecting',
        isDanger: true,
        templates: [
          { name: 'Full', text: 'All places of this lab are taken. Other labs are open now.' },
          { name: 'Another lab', text: 'This lab needs other experience. Please look at the other open labs.' },
        ],
      }),
      call: async (api, { id, name }, note) => ({
        row: await api.call((await loadContract()).rejectLabParticipant, { params: { id }, body: { note } }),
        text: `${name} is rejected`,
        undo: 'undo',
      }),
      bulk: {
        doing: 'Rejecting',
        done: 'rejected',
        asks: {
          text: 'Each of them is told by email, with your note if you write one.',
          ...noteQuestion,
          submit: 'Reject',
        },
      },
    },
    undo: {
      label: 'Undo the decision',
      icon: <Undo2 aria-hidden="true" />,
      isOffered: () => false,
      patch: () => ({ status: 'pending' }),
      call: async (api, { id, name }) => ({
        row: await api.call((await loadContract()).undoLabDecision, { params: { id } }),
        text: `${name} waits again`,
      }),
      bulk: { doing: 'Undoing', done: 'undone', isUndo: true },
    },
    remove: {
      label: 'Take out of the lab',
      icon: <UserMinus aria-hidden="true" />,
      isDanger: true,
      isOffered: ({ status }) => status === 'approved',
      question: ({ name }) => ({
        title: `Take ${name} out of the lab?`,
        text: 'They lose the workspace and are told by email. What they wrote stays.',
        ...noteQuestion,
        submit: 'Take out',
        busy: 'Taking out',
        isDanger: true,
      }),
      call: async (api, { id, name }, note) => ({
        row: await api.call((await loadContract()).removeLabParticipant, { params: { id }, body: { note } }),
        text: `${name} is no longer in the lab`,
      }),
    },
  },
}
