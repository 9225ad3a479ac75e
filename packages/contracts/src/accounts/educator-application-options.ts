/**
 * `withdrawn`: the applicant chose to learn instead, or was given another role. `revoked`: an admin ended the approval.
 */
export const applicationStatuses = ['pending', 'approved', 'rejected', 'withdrawn', 'revoked'] as const

export type ApplicationStatus = (typeof applicationStatuses)[number]

export const applicationSorts = ['oldest', 'newest'] as const
