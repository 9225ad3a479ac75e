import { t } from '@kere/brand/messages'
/** The first two are answered by the acts that they ask for (DPDP Act 2023, sections 11 to 14). */
export const privacyRequestKinds = ['export', 'erasure', 'correction', 'nomination', 'complaint'] as const

export type PrivacyRequestKind = (typeof privacyRequestKinds)[number]

export const privacyRequestNames: Record<PrivacyRequestKind, string> = {
  export: t('Copy of data', 'Kind of a request about own data'),
  erasure: t('Deletion of the account', 'Kind of a request about own data'),
  correction: t('Correction', 'Kind of a request about own data'),
  nomination: t('Nomination', 'Kind of a request about own data'),
  complaint: t('Complaint', 'Kind of a request about own data'),
}

/** `waiting`: an admin answers it. `scheduled`: it is carried out on its due date without anybody. */
export const privacyRequestStates = ['waiting', 'scheduled', 'done', 'withdrawn'] as const

export type PrivacyRequestState = (typeof privacyRequestStates)[number]

export const privacyRequestFilers = ['self', 'guardian'] as const

export const privacyRequestLimits = {
  textLength: 2000,
  /** An admin answers within this many business days. The law allows 90 days (DPDP Rules 2025, rule 14). */
  answerDays: 7,
  filedInADay: 10,
} as const
