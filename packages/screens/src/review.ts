import type { ApiClient } from '@kere/platform/api'
import type { ComponentType } from 'react'
import type { Filters } from './list-filter.ts'
import type { List } from './list.ts'

export type Decision = { kind: 'approve' } | { kind: 'decline'; reason: string }

/** What a review needs to know of any item. */
interface ReviewedItem {
  id: string
}

export interface DeclineWords {
  /** What the email will say besides the reason. */
  text: string
  reasonLength: number
  /** Why the API would refuse a reason. */
  checkReason: (reason: string) => Promise<string | undefined>
  /** Reasons that are given often; what is chosen can be changed. */
  templates: readonly { name: string; text: string }[]
}

/** Items of a list that are decided one at a time, declared: `ReviewPage` is what makes a page of it. */
export interface Review<Item extends ReviewedItem, F extends Filters, Row extends ReviewedItem> {
  list: List<F, Row>
  /** What one item is: "application". */
  noun: string
  description: string
  load: (api: ApiClient, id: string, signal: AbortSignal) => Promise<Item>
  isWaiting: (item: Item | Row) => boolean
  nameOf: (item: Item) => string
  /** How it was decided and by whom, in a sentence without its full stop. */
  outcomeOf: (item: Item) => string
  decide: (api: ApiClient, id: string, decision: Decision) => Promise<Item>
  /** Takes a decision back whose email has not left. */
  undo: (api: ApiClient, id: string) => Promise<void>
  decline: DeclineWords
  /** What the item says, under its head. */
  body: ComponentType<{ item: Item }>
  /** Beside it, under the decision. */
  aside: ComponentType<{ item: Item }>
  /** Beside its name. */
  badge: ComponentType<{ item: Item }>
  /** Under its name. */
  subtitleOf: (item: Item) => string
  missing: string
}

/** Declares a review; its items are what its query answers with. */
export const defineReview = <Item extends ReviewedItem, F extends Filters, Row extends ReviewedItem>(
  review: Review<Item, F, Row>,
): Review<Item, F, Row> => review
