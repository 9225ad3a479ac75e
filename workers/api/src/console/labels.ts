import type { AuditAction, MailLabels, MailTemplate } from '../http/labels.ts'
import * as slices from './labels.registry.ts'

/** An action keeps its meaning for good. */
export const auditActions: Readonly<Record<string, { name: string; meaning: string }>> = Object.fromEntries(
  Object.values(slices).flatMap((slice) => ('auditActions' in slice ? Object.entries(slice.auditActions) : [])),
)

/** What an email says beyond its row. */
export interface MailValues {
  values?: Record<string, string>
  replyTo?: string | null
  /** The row that the template's link names. */
  linked?: string
}

export const mailTemplates: Readonly<Record<string, MailLabels>> = Object.fromEntries(
  Object.values(slices).flatMap((slice) => ('mailTemplates' in slice ? Object.entries(slice.mailTemplates) : [])),
)

export const isAuditAction = (action: string): action is AuditAction => Object.hasOwn(auditActions, action)

export const isMailTemplate = (template: string): template is MailTemplate => Object.hasOwn(mailTemplates, template)

/** An action that a later release has written is its own name. */
export const labelsOfAction = (action: string) => auditActions[action] ?? { name: action, meaning: null }

export const labelOfMail = (template: string) => mailTemplates[template]?.name ?? template
