/** `withdrawn`: the applicant chose to learn instead. */
export const applicationStatuses = ['pending', 'approved', 'rejected', 'withdrawn'] as const

export type ApplicationStatus = (typeof applicationStatuses)[number]

export const applicationSorts = ['oldest', 'newest'] as const

export type ApplicationSort = (typeof applicationSorts)[number]
