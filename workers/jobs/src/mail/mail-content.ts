import type { Mail } from '@kere/contracts/console/outbox-rpc'

export interface MailLink {
  label: string
  path: string
}

/** HTML that the API has sanitized, or a link to something on the platform. */
export type MailSection =
  | { html: string; language?: string }
  | { label: string; title: string; text: string; note: string; path: string }

export interface MailContent {
  /** Never contains a user's text; an admin's published text is allowed. */
  subject: string
  preview: string
  heading: string
  /** Set only if the address is confirmed, so that nobody can send a text of their own to a stranger. */
  greeting?: string
  paragraphs: readonly string[]
  facts?: readonly (readonly [label: string, value: string])[]
  quote?: string
  news?: readonly { title: string; text?: string; path: string }[]
  /** An admin's article as sections, and as plain text. */
  article?: { sections: readonly MailSection[]; text: string }
  action: MailLink
  afterAction?: string
  notYou?: { text: string; link?: MailLink }
  because: string
  subscription?: MailLink
}

export type MailValues = Mail['values']

/** @throws if a value is missing that the mail needs */
export type WriteMail = (values: MailValues) => MailContent

export type MailSamples = Readonly<Record<string, { values: MailValues; leadsTo: string }>>
