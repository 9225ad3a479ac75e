import type { ListAct } from '@kere/screens/list'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { reason } from './order-answers.ts'

type OrderAct = ListAct<{ state: string; claim: object | null }>

export const orderBulkActs = {
  confirm: {
    name: 'confirm',
    label: 'Confirm',
    icon: <Check aria-hidden="true" />,
    doing: 'Confirming',
    done: 'confirmed',
    isFor: ({ state, claim }) => state === 'pending_payment' && claim !== null,
    question:
      'Check first that the money has come. Each payment is confirmed under the bank reference that its buyer sent; orders without one stay as they are. We email the buyers.',
  },
  cancel: {
    name: 'cancel',
    label: 'Cancel',
    icon: <X aria-hidden="true" />,
    doing: 'Cancelling',
    done: 'cancelled',
    isFor: ({ state }) => state === 'pending_payment',
    asks: {
      ...reason,
      text: 'We email the buyers your reason word for word, and ask them not to pay.',
      submit: 'Cancel the orders',
      templates: [{ name: 'Not offered any more', text: 'This is no longer offered.' }],
    },
  },
  undo: { name: 'undo', label: 'Undo', icon: null, doing: 'Undoing the decision on', done: 'undone', isUndo: true },
} satisfies Record<string, OrderAct>
