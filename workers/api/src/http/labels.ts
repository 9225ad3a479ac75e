import type { Role } from '@kere/contracts/accounts/roles'
import type { NotificationChoice, NotificationIcon } from '@kere/contracts/console/notification-options'
import type { SQL } from 'drizzle-orm'

/** Each slice adds what it writes to the audit log, in its `*.labels.ts`, by declaration merging. */
export interface AuditActions {}

export interface AuditLabels {
  name: string
  meaning: string
  /** Over `audit_log`: while it holds, an entry does not say who acted, and is not found by them. */
  isBlind?: SQL | true
}

/** Likewise the emails that it sends. */
export interface MailTemplates {}

/** Likewise the kinds by which people choose how they are told. */
export interface NotificationKinds {}

export type AuditAction = keyof AuditActions

export type MailTemplate = keyof MailTemplates

export type NotificationKind = keyof NotificationKinds

export interface NotificationKindLabels {
  /** A heading of the preferences. */
  group: string
  name: string
  about?: string
  /** Until somebody chooses. */
  choice: NotificationChoice
  /** It is always sent. */
  isFixed?: true
  /** Whom it concerns; by default everybody. */
  roles?: readonly Role[]
}

/** What the bell says of an email, by the values of its row. */
export interface BellLabels {
  kind: NotificationKind
  icon: NotificationIcon
  says: (values: Readonly<Record<string, string>>) => {
    title: string
    text?: string | undefined
    /** Of the thing that it tells of. */
    path: string
  }
}

export interface MailLabels {
  name: string
  /** Over `outbox`: while it holds, no admin is told whom it reaches or when. */
  isBlind?: SQL | true
  /** Whoever is mailed finds it in the bell too, and chooses by its kind whether the email leaves. */
  bell?: BellLabels
  /** Read when it leaves, over `outbox`: its values as JSON, NULL where nothing is left to say. */
  says?: (now: number) => SQL
  /** Leads to that page with a token that names the row whose id `says` calls `linked` (`signed-link.ts`). */
  link?: {
    purpose: string
    path: string
    /** A mailing list: a POST to the link ends it (RFC 8058), and mail programs offer that. */
    unsubscribesFrom?: string
  }
}
