import type { Mail } from '@kere/contracts/console/outbox-rpc'

export interface MailLink {
  label: string
  path: string
}

/** HTML that the API has sanitized, or something of the platform. */
export type MailSection = { html: string } | { label: string; title: string; text: string; note: string; path: string }

export interface MailContent {
  /** Users' texts never go into a subject; an admin's published text may. */
  subject: string
  preview: string
  heading: string
  /** Set only where the address is confirmed: nobody may write to strangers through us. */
  greeting?: string
  paragraphs: readonly string[]
  facts?: readonly (readonly [label: string, value: string])[]
  quote?: string
  news?: readonly { title: string; text?: string; path: string }[]
  /** An admin's article, and the same as plain text. */
  article?: { sections: readonly MailSection[]; text: string }
  action: MailLink
  afterAction?: string
  notYou?: { text: string; link?: MailLink }
  because: string
  subscription?: MailLink
}

export type MailValues = Mail['values']

/** @throws when a value is missing that the mail cannot do without */
export type WriteMail = (values: MailValues) => MailContent

export type MailSamples = Readonly<Record<string, { values: MailValues; leadsTo: string }>>
