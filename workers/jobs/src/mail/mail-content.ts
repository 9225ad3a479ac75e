import type { Mail } from '@kere/contracts/outbox-rpc'

export interface MailLink {
  label: string
  /** Of the site's own origin. */
  path: string
}

/** How it looks is the business of the two layouts. */
export interface MailContent {
  /** Never made of what somebody entered. */
  subject: string
  preview: string
  heading: string
  /** A name where the address is proven: whoever enters somebody else's address shall not write to them through us. */
  greeting?: string
  paragraphs: readonly string[]
  facts?: readonly (readonly [label: string, value: string])[]
  quote?: string
  action: MailLink
  afterAction?: string
  notYou?: { text: string; link?: MailLink }
  because: string
}

export type MailValues = Mail['values']

/** @throws when a value is missing that the mail cannot do without */
export type WriteMail = (values: MailValues) => MailContent

/** What a slice's mails may be written from, by their templates, and the path to which the button of each leads. */
export type MailSamples = Readonly<Record<string, { values: MailValues; leadsTo: string }>>
