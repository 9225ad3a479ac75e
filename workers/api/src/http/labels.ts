import type { SQL } from 'drizzle-orm'

/** Each slice adds what it writes to the audit log, in its `*.labels.ts`, by declaration merging. */
export interface AuditActions {}

/** Likewise the emails that it sends. */
export interface MailTemplates {}

export type AuditAction = keyof AuditActions

export type MailTemplate = keyof MailTemplates

export interface MailLabels {
  name: string
  /** Read when it leaves, over `outbox`: its values as JSON, NULL where nothing is left to say. */
  says?: (now: number) => SQL
  /** Leads to that page with a token that names the row whose id `says` calls `linked` (`signed-link.ts`). */
  link?: { purpose: string; path: string }
}
