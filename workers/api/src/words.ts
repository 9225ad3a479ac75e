import * as slices from './words.registry.ts'

type Slice = (typeof slices)[keyof typeof slices]

/** Every key under one name of what the slices declare. */
type KeyOf<Name extends 'acts' | 'mails', Each = Slice> = Each extends Record<Name, infer Words> ? keyof Words : never

export type AuditAction = KeyOf<'acts'>

export type MailTemplate = KeyOf<'mails'>

/** Everything that is written to the audit log. An action keeps its meaning for good. */
export const acts: Readonly<Record<string, { name: string; meaning: string }>> = Object.fromEntries(
  Object.values(slices).flatMap((slice) => ('acts' in slice ? Object.entries(slice.acts) : [])),
)

/** What each email is called. The jobs worker has what each of them says. */
export const mails: Readonly<Record<string, { name: string }>> = Object.fromEntries(
  Object.values(slices).flatMap((slice) => ('mails' in slice ? Object.entries(slice.mails) : [])),
)

export const isAuditAction = (action: string): action is AuditAction => Object.hasOwn(acts, action)

export const isMailTemplate = (template: string): template is MailTemplate => Object.hasOwn(mails, template)

/** The words of an action; one that a later release has written is its own name. */
export const wordsOf = (action: string) => acts[action] ?? { name: action, meaning: null }

/** What an email is called; one that a later release has written is its own name. */
export const mailNameOf = (template: string) => mails[template]?.name ?? template
