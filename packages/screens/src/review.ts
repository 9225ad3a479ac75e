import { t } from '@kere/brand/messages'
import type { ApiClient } from '@kere/platform/api'
import type { ComponentType } from 'react'
import type { Filters } from './list-filter.ts'
import type { List, Question } from './list.ts'

export type Decision =
  | { kind: 'approve'; answer?: string; more?: string }
  | { kind: 'decline'; reason: string; more?: string }

export interface ReviewQuestion extends Question {
  title: string
  isLine?: true
  /** The text in the field before the user types. */
  answer?: string
  submit: string
  /** An additional field, shown if the answer alone was refused with one of these codes. */
  more?: { codes: readonly string[]; label: string; hint: string; check: (given: string) => string | undefined }
}

/** A decision that the item waits for. Its texts are sentences without their full stop. */
export interface ReviewAct {
  label: string
  busy: string
  done: string
  failed: string
  question?: ReviewQuestion
  /** Nobody waits for it, and it takes back what was given, so its button warns and does not stand out. */
  isUnasked?: boolean
}

export interface ReviewActs {
  approve?: ReviewAct
  decline?: ReviewAct
  /** If true, the decision sends no email. It takes effect at once and cannot be undone. */
  isSilent?: boolean
}

interface ReviewedItem {
  id: string
}

export interface DeclineWords {
  text: string
  reasonLength: number
  checkReason: (reason: string) => Promise<string | undefined>
  templates: readonly { name: string; text: string }[]
}

export interface Review<Item extends Row, F extends Filters, Row extends ReviewedItem> {
  list: List<F, Row>
  noun: string
  description: string
  load: (api: ApiClient, id: string, signal: AbortSignal) => Promise<Item>
  isWaiting: (item: Item | Row) => boolean
  nameOf: (item: Item) => string
  outcomeOf: (item: Item) => string
  decide: (api: ApiClient, id: string, decision: Decision, item: Item) => Promise<Item>
  undo: (api: ApiClient, id: string) => Promise<void>
  decline?: DeclineWords
  actsOf?: (item: Item) => ReviewActs
  /** The code of the problem that another person has decided meanwhile. */
  conflict?: string
  body: ComponentType<{ item: Item }>
  aside: ComponentType<{ item: Item }>
  badge: ComponentType<{ item: Item }>
  subtitleOf: (item: Item) => string
  missing: string
}

export const defineReview = <Item extends Row, F extends Filters, Row extends ReviewedItem>(
  review: Review<Item, F, Row>,
): Review<Item, F, Row> => review

export function actsOf<Item extends Row, F extends Filters, Row extends ReviewedItem>(
  { noun, nameOf, isWaiting, decline, ...review }: Review<Item, F, Row>,
  item: Item,
): ReviewActs {
  if (review.actsOf) return review.actsOf(item)
  if (!decline || !isWaiting(item)) return {}
  const name = nameOf(item)
  return {
    approve: {
      label: t('Approve', 'Label, part of a page'),
      busy: t('Approving', 'Button, busy, part of a page'),
      done: t('{name} is approved', { name }, 'Message, review'),
      failed: t('{name} was not approved', { name }, 'Message, review'),
    },
    decline: {
      label: t('Decline', 'Label, part of a page'),
      busy: t('Declining', 'Button, busy, part of a page'),
      done: t('{name} is declined', { name }, 'Message, review'),
      failed: t('The {noun} was not declined', { noun }, 'Message, review'),
      question: {
        title: t('Decline {name}’s {noun}', { name, noun }, 'Title, review'),
        text: decline.text,
        label: t('Reason', 'Label, part of a page'),
        length: decline.reasonLength,
        check: decline.checkReason,
        submit: t('Decline and send the email', 'Button, part of a page'),
        templates: decline.templates,
      },
    },
  }
}
