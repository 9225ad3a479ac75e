import { t } from '@kere/brand/messages'

export const reportReasons = ['impersonation', 'harassment', 'offensive', 'spam', 'minor', 'other'] as const

export type ReportReason = (typeof reportReasons)[number]

export const reportReasonNames: Record<ReportReason, string> = {
  impersonation: t('Pretends to be somebody else', 'Reason to report a profile'),
  harassment: t('Harasses or threatens people', 'Reason to report a profile'),
  offensive: t('Offensive text or photo', 'Reason to report a profile'),
  spam: t('Spam, selling or a scam', 'Reason to report a profile'),
  minor: t('Seems to be under 18', 'Reason to report a profile'),
  other: t('Something else', 'Reason to report a profile'),
}

/**
 * `doubtful`: every report has the hidden field filled in. `replied`: the hidden person has answered. A new report
 * about a person who is not hidden makes the status `waiting` again.
 */
export const reportedStatuses = [
  'waiting',
  'replied',
  'warned',
  'hidden',
  'suspended',
  'dismissed',
  'doubtful',
] as const

export type ReportedStatus = (typeof reportedStatuses)[number]

export const reportedStatusNames: Record<ReportedStatus, string> = {
  waiting: 'Waiting',
  replied: 'Replied',
  warned: 'Warned',
  hidden: 'Hidden',
  suspended: 'Suspended',
  dismissed: 'Dismissed',
  doubtful: 'Doubtful',
}

export const reportDecisions = ['dismiss', 'warn', 'hide', 'suspend'] as const

export type ReportDecision = (typeof reportDecisions)[number]

export const reportLimits = {
  textLength: 1000,
  messageLength: 500,
  replyLength: 1000,
  /** The limit on open reports about one person. Further ones are only counted. */
  kept: 50,
} as const

export const reportFailure = t('Failed to send the report', 'Error')
