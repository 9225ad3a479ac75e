import type { GuardianPurpose } from '@kere/contracts/accounts/consents-options'
import type { Role } from '@kere/contracts/accounts/roles'
import type { NotificationChoice, NotificationIcon } from '@kere/contracts/notifications/notification-options'
import type { SQL } from 'drizzle-orm'
import type { Said } from './said.ts'

/**
 * The actions in the audit log. Each slice names its own in a `*.labels.ts`, and `console/labels.ts` adds the names
 * here by declaration merging.
 */
export interface AuditActions {}

export interface AuditLabels {
  name: string
  meaning: string
  /**
   * A condition on `audit_log` or a constant. While it holds, the log shows an entry without its actor, and a search
   * for the actor does not find it.
   */
  isBlind?: SQL | true
}

/** The templates of the emails, added in the same way as `AuditActions`. */
export interface MailTemplates {}

/** The kinds of notifications that a person can choose between, added in the same way as `AuditActions`. */
export interface NotificationKinds {}

export type AuditAction = keyof AuditActions

export type MailTemplate = keyof MailTemplates

export type NotificationKind = keyof NotificationKinds

export interface NotificationKindLabels {
  /** The heading under which the preferences list it. */
  group: string
  name: string
  about?: string
  /** The default until the user chooses. */
  choice: NotificationChoice
  /** The email is always sent, and users cannot turn it off. */
  isFixed?: true
  /** A guardian must agree to this before a person under 18 is emailed about it; by default to the account. */
  minors?: GuardianPurpose
  /** The roles that may get it; by default all. */
  roles?: readonly Role[]
}

export interface BellLabels {
  kind: NotificationKind
  icon: NotificationIcon
  says: (values: Readonly<Record<string, string>>) => {
    title: string | Said
    /** A string is shown as it is, because people may have written it. */
    text?: string | Said | undefined
    path: string
  }
}

export interface MailLabels {
  name: string
  /** A condition on `outbox` or a constant. While it holds, no admin sees who gets the mail or when. */
  isBlind?: SQL | true
  /** The bell shows the mail as well, and the reader decides by its kind whether the email is sent. */
  bell?: BellLabels
  /**
   * Computes the values when the mail is sent: SQL over `outbox` that gives a JSON object, or NULL if there is nothing
   * left to say.
   */
  says?: (now: number) => SQL
  /** The link in the mail. Its token names the row whose id `says` returns as `linked` (`signed-link.ts`). */
  link?: {
    purpose: string
    path: string
    /** The mailing list that a POST to the link unsubscribes from (RFC 8058). Mail programs show a button for it. */
    unsubscribesFrom?: string
  }
}
