import type { Mail } from '@kere/contracts/console/outbox-rpc'

export interface MailLink {
  label: string
  /** Of the site's own origin. */
  path: string
}

export interface MailContent {
  /** Never made of user input. */
  subject: string
  preview: string
  heading: string
  /** Only where the address is proven: nobody may write to strangers through us. */
  greeting?: string
  paragraphs: readonly string[]
  facts?: readonly (readonly [label: string, value: string])[]
  quote?: string
  news?: readonly { title: string; text?: string; path: string }[]
  action: MailLink
  afterAction?: string
  notYou?: { text: string; link?: MailLink }
  because: string
}

export type MailValues = Mail['values']

/** @throws when a value is missing that the mail cannot do without */
export type WriteMail = (values: MailValues) => MailContent

export type MailFixtures = Readonly<Record<string, { values: MailValues; leadsTo: string }>>
