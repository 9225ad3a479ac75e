import type { ApiClient } from '@kere/platform/api'
import type { ComponentType } from 'react'
import type { Filters } from './list-filter.ts'
import type { List } from './list.ts'

export type Decision = { kind: 'approve'; answer?: string } | { kind: 'decline'; reason: string }

/** Asked before a decision is made; what is typed outlives a failure. */
export interface ReviewQuestion {
  title: string
  text: string
  label: string
  length: number
  /** One line instead of some. */
  isLine?: true
  /** Why an answer cannot stand. */
  check: (answer: string) => Promise<string | undefined>
  submit: string
  /** What is chosen can be changed. */
  templates?: readonly { name: string; text: string }[]
}

/** Of what an item waits for. The words are sentences without their full stop. */
export interface ReviewAct {
  label: string
  /** While it is done. */
  busy: string
  done: string
  failed: string
  question?: ReviewQuestion
}

export interface ReviewActs {
  approve?: ReviewAct
  decline?: ReviewAct
  /** Nobody is told by email, and so nothing can be undone. */
  isSilent?: boolean
}

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
  /** `item` as it was seen. */
  decide: (api: ApiClient, id: string, decision: Decision, item: Item) => Promise<Item>
  /** While its email has not left. */
  undo: (api: ApiClient, id: string) => Promise<void>
  /** Of an approval by one press and a refusal with a reason. */
  decline?: DeclineWords
  /** Where what can be decided depends on the item. */
  actsOf?: (item: Item) => ReviewActs
  /** The problem that says that somebody else was faster. */
  conflict?: string
  body: ComponentType<{ item: Item }>
  aside: ComponentType<{ item: Item }>
  badge: ComponentType<{ item: Item }>
  subtitleOf: (item: Item) => string
  missing: string
}

export const defineReview = <Item extends ReviewedItem, F extends Filters, Row extends ReviewedItem>(
  review: Review<Item, F, Row>,
): Review<Item, F, Row> => review

export function actsOf<Item extends ReviewedItem, F extends Filters, Row extends ReviewedItem>(
  { noun, nameOf, isWaiting, decline, ...review }: Review<Item, F, Row>,
  item: Item,
): ReviewActs {
  if (review.actsOf) return review.actsOf(item)
  if (!decline || !isWaiting(item)) return {}
  const name = nameOf(item)
  return {
    approve: { label: 'Approve', busy: 'Approving', done: `${name} is approved`, failed: `${name} was not approved` },
    decline: {
      label: 'Decline',
      busy: 'Declining',
      done: `${name} is declined`,
      failed: `The ${noun} was not declined`,
      question: {
        title: `Decline ${name}’s ${noun}`,
        text: decline.text,
        label: 'Reason',
        length: decline.reasonLength,
        check: decline.checkReason,
        submit: 'Decline and send the email',
        templates: decline.templates,
      },
    },
  }
}
