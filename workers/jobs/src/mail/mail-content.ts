import type { Mail } from '@kere/contracts/outbox-rpc'

export interface MailLink {
  label: string
  /** Of the site's own origin. */
  path: string
}

/** What a mail says, in the order in which it says it; how that looks is the business of the two layouts. */
export interface MailContent {
  /** Never made of what somebody entered. */
  subject: string
  /** What an inbox shows beside the subject. */
  preview: string
  heading: string
  /** A name where the address is proven: whoever enters somebody else's address shall not write to them through us. */
  greeting?: string
  paragraphs: readonly string[]
  facts?: readonly (readonly [label: string, value: string])[]
  /** Words of a person, with the line breaks they made. */
  quote?: string
  action: MailLink
  /** What is good to know about the action. */
  afterAction?: string
  /** What to do if it was not them. */
  notYou?: { text: string; link?: MailLink }
  /** Why they got it. */
  because: string
}

export type MailValues = Mail['values']

/** @throws when a value is missing that the mail cannot do without */
export type WriteMail = (values: MailValues) => MailContent

/** What a slice's mails may be written from, by their templates, and the path to which the button of each leads. */
export type MailSamples = Readonly<Record<string, { values: MailValues; leadsTo: string }>>
