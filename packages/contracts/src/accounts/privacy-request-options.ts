/** The first two are answered by the acts that they ask for (DPDP Act 2023, sections 11 to 14). */
export const privacyRequestKinds = ['export', 'erasure', 'correction', 'nomination', 'complaint'] as const

export type PrivacyRequestKind = (typeof privacyRequestKinds)[number]

export const privacyRequestNames: Record<PrivacyRequestKind, string> = {
  export: 'Copy of data',
  erasure: 'Deletion of the account',
  correction: 'Correction',
  nomination: 'Nomination',
  complaint: 'Complaint',
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
