import type { Language } from '@kere/contracts/accounts/languages'
import { inLanguage } from '../http/said.ts'
import type { AuditAction, AuditLabels, MailLabels, MailTemplate, NotificationKindLabels } from '../http/labels.ts'
import * as slices from './labels.registry.ts'

type NamesOf<Kind, Slice = (typeof slices)[keyof typeof slices]> = Slice extends unknown
  ? Kind extends keyof Slice
    ? keyof Slice[Kind]
    : never
  : never

declare module '../http/labels.ts' {
  interface AuditActions extends Record<NamesOf<'auditActions'>, true> {}
  interface MailTemplates extends Record<NamesOf<'mailTemplates'>, true> {}
  interface NotificationKinds extends Record<NamesOf<'notificationKinds'>, true> {}
}

/** All actions of the audit log. The meaning of an action never changes, because old entries keep it. */
export const auditActions: Readonly<Record<string, AuditLabels>> = Object.fromEntries(
  Object.values(slices).flatMap((slice) =>
    'auditActions' in slice ? Object.entries<AuditLabels>(slice.auditActions) : [],
  ),
)

export interface MailValues {
  values?: Record<string, string>
  replyTo?: string | null
  /** The id of the row that the template's link names. */
  linked?: string
  /** The notifications in a daily email, each with its own values. */
  told?: readonly { template: string; details: Readonly<Record<string, string>> }[]
}

export const mailTemplates: Readonly<Record<string, MailLabels>> = Object.fromEntries(
  Object.values(slices).flatMap((slice) => ('mailTemplates' in slice ? Object.entries(slice.mailTemplates) : [])),
)

export const notificationKinds: Readonly<Record<string, NotificationKindLabels>> = Object.fromEntries(
  Object.values(slices).flatMap((slice) =>
    'notificationKinds' in slice ? Object.entries<NotificationKindLabels>(slice.notificationKinds) : [],
  ),
)

/** The choices that apply until a reader chooses; a kind that cannot be turned off has none. */
export const usualChoices = Object.fromEntries(
  Object.entries(notificationKinds).flatMap(([kind, { choice, isFixed }]) => (isFixed ? [] : [[kind, choice]])),
)

/** A guardian must agree to this before a person under 18 is emailed about the kind, if it is not the account alone. */
export const purposesOfKinds = Object.fromEntries(
  Object.entries(notificationKinds).flatMap(([kind, { minors }]) => (minors ? [[kind, minors]] : [])),
)

export const kindOfMail = (template: string) => mailTemplates[template]?.bell?.kind ?? null

export const isAuditAction = (action: string): action is AuditAction => Object.hasOwn(auditActions, action)

export const isMailTemplate = (template: string): template is MailTemplate => Object.hasOwn(mailTemplates, template)

const shownLength = 160

/** The entry in the bell for a mail. A template that this release does not know only gets a link. */
export function bellEntryOf(
  { template, details }: { template: string; details: Readonly<Record<string, string>> },
  language: Language,
) {
  const bell = mailTemplates[template]?.bell
  if (!bell) return { icon: 'message' as const, title: labelOfMail(template), path: '/dashboard' }
  const { title, text: about, path } = bell.says(details)
  const text = typeof about === 'object' ? inLanguage(language, about) : about
  const shown = text && text.length > shownLength ? `${[...text].slice(0, shownLength).join('')}…` : text
  return { icon: bell.icon, title: inLanguage(language, title), text: shown, path }
}

/** The label of an action. An action that this release does not know is shown by its own name. */
export function labelsOfAction(action: string) {
  const { name = action, meaning = null } = auditActions[action] ?? {}
  return { name, meaning }
}

export const labelOfMail = (template: string) => mailTemplates[template]?.name ?? template
