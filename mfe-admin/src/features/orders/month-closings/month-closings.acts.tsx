import type { Difference } from '@kere/contracts/orders/month-closings'
import { monthLimits } from '@kere/contracts/orders/month-closing-options'
import { countOf } from '@kere/brand/count'
import type { RowActs } from '@kere/screens/row-acts'
import { textOf } from './difference-texts.ts'
import { nameOfMonth } from './months.ts'

export const loadContract = () => import('@kere/contracts/orders/month-closings')

const checkReason = async (reason: string) => {
  const { error } = (await loadContract()).explanation.safeParse({ reason })
  return error?.issues[0]?.message
}

/** A difference with an id for the page. */
export interface ShownDifference extends Difference {
  id: string
  month: string
  /** More differences that get the same reason. */
  others?: readonly ShownDifference[]
}

export type DifferenceAct = 'explain' | 'withdraw'

// The API names the kinds it knows; one that is newer than this page is sent back as it came.
const keyOf = ({ kind, subject }: ShownDifference) => ({ kind: kind as never, subject })

const withOthers = (row: ShownDifference) => [row, ...(row.others ?? [])]

export const differenceActs: RowActs<ShownDifference, DifferenceAct> = {
  list: 'differences',
  nameOf: (row) => (row.others ? countOf(row.others.length + 1, 'difference') : textOf(row).title),
  acts: {
    explain: {
      label: ({ others }) => (others ? 'Give one reason' : 'Give a reason'),
      isOffered: ({ reason }) => reason === null,
      question: (row) => ({
        title: row.others ? `A reason for ${countOf(row.others.length + 1, 'difference')}` : textOf(row).title,
        text: 'What has a reason no longer keeps the month open. The accountant reads it.',
        label: 'Reason',
        length: monthLimits.reasonLength,
        check: checkReason,
        submit: 'Save the reason',
        busy: 'Saving',
      }),
      async call(api, row, reason) {
        const { explainDifference } = await loadContract()
        for (const each of withOthers(row))
          await api.call(explainDifference, { params: { month: row.month }, body: { ...keyOf(each), reason } })
        return { text: 'Reason saved', undo: 'withdraw' }
      },
    },
    withdraw: {
      label: 'Remove the reason',
      isOffered: ({ reason }) => reason !== null,
      async call(api, row) {
        const { withdrawReason } = await loadContract()
        for (const each of withOthers(row))
          await api.call(withdrawReason, { params: { month: row.month }, body: keyOf(each) })
        return row.reason === null
          ? { text: 'Reason removed' }
          : { text: 'Reason removed', undo: 'explain', undoAnswer: row.reason }
      },
    },
  },
}

/** The id of the row is the month. */
interface MonthRow {
  id: string
  isClosed: boolean
}

export type MonthAct = 'close' | 'reopen'

export const monthActs: RowActs<MonthRow, MonthAct> = {
  list: 'months',
  nameOf: ({ id }) => nameOfMonth(id),
  acts: {
    close: {
      label: ({ id }) => `Close ${nameOfMonth(id)}`,
      isUsual: true,
      isOffered: ({ isClosed }) => !isClosed,
      question: ({ id }) => ({
        title: `Close ${nameOfMonth(id)}?`,
        text: 'Its figures and reasons stay as they are. Later payments and refunds count in the month in which they are made.',
        submit: 'Close the month',
        busy: 'Closing',
      }),
      async call(api, { id }) {
        await api.call((await loadContract()).closeMonth, { params: { month: id } })
        return { text: `${nameOfMonth(id)} is closed` }
      },
    },
    reopen: {
      label: ({ id }) => `Reopen ${nameOfMonth(id)}`,
      isOffered: ({ isClosed }) => isClosed,
      question: ({ id }) => ({
        title: `Reopen ${nameOfMonth(id)}?`,
        text: 'This closing stays on record with its figures and your reason. The accountant may have used them already.',
        label: 'Reason',
        length: monthLimits.reasonLength,
        check: checkReason,
        submit: 'Reopen the month',
        busy: 'Reopening',
      }),
      async call(api, { id }, reason) {
        await api.call((await loadContract()).reopenMonth, { params: { month: id }, body: { reason } })
        return { text: `${nameOfMonth(id)} is open again` }
      },
    },
  },
}
