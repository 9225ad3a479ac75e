import type { SessionUser } from '@kere/contracts/accounts/session'
import type { ApiClient, ApiError } from '@kere/platform/api'
import type { Notice } from '@kere/platform/border'
import type { QueryKey } from '@tanstack/react-query'
import { createContext, type ReactNode } from 'react'
import type { ListAct } from './list.ts'
import type { AskedQuestion } from './question-dialog.tsx'

export interface RowQuestion extends AskedQuestion {
  busy: string
  isDanger?: true
}

interface RowActDone<Row, Name> {
  text: string
  /** The API's answer, which replaces the expected row. */
  row?: Partial<Row>
  /** The act that takes this one back: called with the row, and the answer, of before. */
  undo?: Name | undefined
  undoAnswer?: string
  href?: string
}

/** A value, or what it is for a row. */
type Of<Row, Value> = Value | ((row: Row) => Value)

interface RowAct<Row, Name> {
  label: Of<Row, string>
  icon?: Of<Row, ReactNode>
  isDanger?: true
  /** Most people do this here: the first such act that is offered stands out in the panel. */
  isUsual?: true
  /** Presses it for the row that has the focus, or is open. */
  shortcut?: string
  isOffered?: (row: Row, user: SessionUser | null) => boolean
  /** The reason why this person cannot do it yet, shown instead of trying. */
  isBarred?: (user: SessionUser | null) => string | undefined
  /** An act with a question shows nothing before the API has answered, and its dialog shows a failure. */
  question?: (row: Row) => RowQuestion | undefined
  /** The change is shown at once, and reverted when it is refused. */
  patch?: (row: Row, answer: string) => Partial<Row>
  /** The row leaves the list at once, and its panel closes. */
  removes?: true
  /** The row stays where it is, and the next one opens that waits in the list. */
  decides?: true
  call: (api: ApiClient, row: Row, answer: string) => Promise<RowActDone<Row, Name>>
  bulk?: Omit<ListAct<never>, 'name' | 'label' | 'icon' | 'isFor'> & { label?: string }
}

/** The acts of a list's row: they can be used from its row, its panel, its own page, for many rows, and by a key. */
export interface RowActs<Row extends { id: string }, Name extends string> {
  list: string
  /** The key under which the row's own page caches it. */
  pageKey?: (id: string) => QueryKey
  nameOf: (row: Row) => string
  /** The field that the list's tabs count by. */
  countedBy?: keyof Row & string
  /** The list is not fetched again at once: the row would leave its tab while somebody reads its panel. */
  staysWhileRead?: true
  /** The text of a refusal; without it, the problem's own text. */
  tellRefusal?: (error: ApiError, row: Row, open: (href: string) => void) => Notice
  acts: Readonly<Record<Name, RowAct<Row, Name>>>
}

export const forRow = <Row, Value extends ReactNode>(value: Of<Row, Value>, row: Row): Value =>
  typeof value === 'function' ? value(row) : value

/** The same acts for many rows at once. */
export const bulkActsOf = <Row extends { id: string }, Name extends string>(
  { acts }: RowActs<Row, Name>,
  names: readonly Name[],
): ListAct<Row>[] =>
  names.flatMap((name) => {
    const { label, icon, bulk, isOffered } = acts[name]
    return bulk
      ? [
          {
            name,
            label: typeof label === 'string' ? label : name,
            icon: typeof icon === 'function' ? null : icon,
            ...(isOffered && { isFor: (row: Row) => isOffered(row, null) }),
            ...bulk,
          },
        ]
      : []
  })

const changed = new Set(['changed_since_read', 'draft_changed', 'post_changed'])

/** "Reading a lake: The course cannot be published yet.", and a way to what is missing, or to what was changed. */
export const namedRefusal = (
  name: string,
  { message, code }: ApiError,
  open: () => void,
  incomplete?: string,
): Notice => ({
  tone: 'error',
  text: `${name}: ${message.replace(/\.$/, '')}.`,
  ...(code === incomplete && { action: { label: 'See what is missing', run: open } }),
  ...(changed.has(code) && { action: { label: 'Read it again', run: open } }),
})

export const notApprovedYet = (user: SessionUser | null) =>
  user?.role === 'educator' && user.educatorStatus !== 'approved'
    ? 'You can publish once your application to teach is approved'
    : undefined

/** The page of a list on which somebody acts. */
export interface ListInHand {
  /** Closes the panel of a row that is gone. */
  close: (id: string) => void
  /** Keeps a decided row in its place, and opens the next one that waits. */
  goOn: (id: string, undo: (() => void) | null) => void
  /** A decision was taken back, or can no longer be. */
  endUndo: (id: string, isTakenBack: boolean) => void
}

export const ListInHandContext = createContext<ListInHand | null>(null)
