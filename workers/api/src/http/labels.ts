import type { Role } from '@kere/contracts/accounts/roles'
import type { NotificationChoice, NotificationIcon } from '@kere/contracts/notifications/notification-options'
import type { SQL } from 'drizzle-orm'

/** Slices name what they write to the audit log in their `*.labels.ts`, and `console/labels.ts` adds the names by declaration merging. */
export interface AuditActions {}

export interface AuditLabels {
  name: string
  meaning: string
  /** Takes `audit_log`: while it holds, an entry does not say who acted, and is not found by them. */
  isBlind?: SQL | true
}

/** Likewise the emails that it sends. */
export interface MailTemplates {}

/** Likewise the kinds by which people choose how they are notified. */
export interface NotificationKinds {}

export type AuditAction = keyof AuditActions

export type MailTemplate = keyof MailTemplates

export type NotificationKind = keyof NotificationKinds

export interface NotificationKindLabels {
  /** A heading of the preferences. */
  group: string
  name: string
  about?: string
  /** Applies until somebody chooses. */
  choice: NotificationChoice
  /** It is always sent. */
  isFixed?: true
  /** The roles it concerns; by default all. */
  roles?: readonly Role[]
}

export interface BellLabels {
  kind: NotificationKind
  icon: NotificationIcon
  says: (values: Readonly<Record<string, string>>) => {
    title: string
    text?: string | undefined
    path: string
  }
}

export interface MailLabels {
  name: string
  /** Takes `outbox`: while it holds, no admin sees who gets the mail or when. */
  isBlind?: SQL | true
  /** The bell shows the mail too, and the reader chooses by its kind whether the email leaves. */
  bell?: BellLabels
  /** Read when the mail leaves, over `outbox`: its values as JSON, NULL where nothing is left to say. */
  says?: (now: number) => SQL
  /** Leads to that page with a token that names the row whose id `says` calls `linked` (`signed-link.ts`). */
  link?: {
    purpose: string
    path: string
    /** A mailing list: a POST to the link ends it (RFC 8058), and mail programs offer that. */
    unsubscribesFrom?: string
  }
}
