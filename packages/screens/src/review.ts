import type { ApiClient } from '@kere/platform/api'
import type { ComponentType } from 'react'
import type { Filters } from './list-filter.ts'
import type { List } from './list.ts'

export type Decision = { kind: 'approve' } | { kind: 'decline'; reason: string }

interface ReviewedItem {
  id: string
}

export interface DeclineWords {
  text: string
  reasonLength: number
  checkReason: (reason: string) => Promise<string | undefined>
  /** What is chosen can be changed. */
  templates: readonly { name: string; text: string }[]
}

export interface Review<Item extends ReviewedItem, F extends Filters, Row extends ReviewedItem> {
  list: List<F, Row>
  noun: string
  description: string
  load: (api: ApiClient, id: string, signal: AbortSignal) => Promise<Item>
  isWaiting: (item: Item | Row) => boolean
  nameOf: (item: Item) => string
  /** A sentence without its full stop. */
  outcomeOf: (item: Item) => string
  decide: (api: ApiClient, id: string, decision: Decision) => Promise<Item>
  /** While its email has not left. */
  undo: (api: ApiClient, id: string) => Promise<void>
  decline: DeclineWords
  body: ComponentType<{ item: Item }>
  aside: ComponentType<{ item: Item }>
  badge: ComponentType<{ item: Item }>
  subtitleOf: (item: Item) => string
  missing: string
}

export const defineReview = <Item extends ReviewedItem, F extends Filters, Row extends ReviewedItem>(
  review: Review<Item, F, Row>,
): Review<Item, F, Row> => review
