import * as slices from './words.registry.ts'

type Slice = (typeof slices)[keyof typeof slices]

type KeyOf<Name extends 'acts' | 'mails', Each = Slice> = Each extends Record<Name, infer Words> ? keyof Words : never

export type AuditAction = KeyOf<'acts'>

export type MailTemplate = KeyOf<'mails'>

/** An action keeps its meaning for good. */
export const acts: Readonly<Record<string, { name: string; meaning: string }>> = Object.fromEntries(
  Object.values(slices).flatMap((slice) => ('acts' in slice ? Object.entries(slice.acts) : [])),
)

export const mails: Readonly<Record<string, { name: string }>> = Object.fromEntries(
  Object.values(slices).flatMap((slice) => ('mails' in slice ? Object.entries(slice.mails) : [])),
)

export const isAuditAction = (action: string): action is AuditAction => Object.hasOwn(acts, action)

export const isMailTemplate = (template: string): template is MailTemplate => Object.hasOwn(mails, template)

/** An action that a later release has written is its own name. */
export const wordsOf = (action: string) => acts[action] ?? { name: action, meaning: null }

export const mailNameOf = (template: string) => mails[template]?.name ?? template
