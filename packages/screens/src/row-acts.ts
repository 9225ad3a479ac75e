import { t } from '@kere/brand/messages'
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
  /** The action that undoes this one. It is called with the earlier row, updated by the answer. */
  undo?: Name | undefined
  undoAnswer?: string
  href?: string
}

/** A value, or a function that gives it for a row. */
type Of<Row, Value> = Value | ((row: Row) => Value)

interface RowAct<Row, Name> {
  label: Of<Row, string>
  icon?: Of<Row, ReactNode>
  isDanger?: true
  /** The usual action: the first available one of these is emphasized in the panel. */
  isUsual?: true
  /** The key that runs the action for the focused or open row. */
  shortcut?: string
  isOffered?: (row: Row, user: SessionUser | null) => boolean
  /** The reason why this user cannot run the action yet, which is shown instead of trying. */
  isBarred?: (user: SessionUser | null) => string | undefined
  /** A question to ask first. The row changes only after the API's answer, and the dialog shows a failure. */
  question?: (row: Row) => RowQuestion | undefined
  /** The expected change, shown at once and reverted if the API refuses. */
  patch?: (row: Row, answer: string) => Partial<Row>
  /** If true, the row leaves the list at once, and its panel closes. */
  removes?: true
  /** If true, the row stays in its place and the next waiting row opens. */
  decides?: true
  call: (api: ApiClient, row: Row, answer: string) => Promise<RowActDone<Row, Name>>
  bulk?: Omit<ListAct<never>, 'name' | 'label' | 'icon' | 'isFor'> & { label?: string }
}

/** The actions on a list's row. They can be run from the row, its panel, its own page, for many rows, and by a key. */
export interface RowActs<Row extends { id: string }, Name extends string> {
  list: string
  /** The key under which the row's own page is cached. */
  pageKey?: (id: string) => QueryKey
  nameOf: (row: Row) => string
  /** The field by which the list's tabs count. */
  countedBy?: keyof Row & string
  /**
   * If true, the list is not fetched again at once, because the row would leave its tab while the user reads its panel.
   */
  staysWhileRead?: true
  /** The text of a refusal; by default, the problem's own text. */
  tellRefusal?: (error: ApiError, row: Row, open: (href: string) => void) => Notice
  acts: Readonly<Record<Name, RowAct<Row, Name>>>
}

export const forRow = <Row, Value extends ReactNode>(value: Of<Row, Value>, row: Row): Value =>
  typeof value === 'function' ? value(row) : value

/** Makes bulk actions from the actions of a row. */
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

/**
 * Writes a refusal, such as "Reading a lake: The course cannot be published yet.", with a link to what is missing or
 * was changed.
 */
export const namedRefusal = (
  name: string,
  { message, code }: ApiError,
  open: () => void,
  incomplete?: string,
): Notice => ({
  tone: 'error',
  text: `${name}: ${message.replace(/\.$/, '')}.`,
  ...(code === incomplete && { action: { label: t('See what is missing', 'Label, part of a page'), run: open } }),
  ...(changed.has(code) && { action: { label: t('Read it again', 'Label, part of a page'), run: open } }),
})

export const notApprovedYet = (user: SessionUser | null) =>
  user?.role === 'educator' && user.educatorStatus !== 'approved'
    ? t('You can publish once your application to teach is approved', 'Text, part of a page')
    : undefined

/** The callbacks of the list page on which the user runs an action. */
export interface ListInHand {
  /** Closes the panel of a row that no longer exists. */
  close: (id: string) => void
  /** Keeps a decided row in its place, and opens the next waiting row. */
  goOn: (id: string, undo: (() => void) | null) => void
  /** Tells that a decision was taken back, or that this is no longer possible. */
  endUndo: (id: string, isTakenBack: boolean) => void
}

export const ListInHandContext = createContext<ListInHand | null>(null)
