// Apart from the schemas, so that a page can name the choices without loading the validation.

/** `withdrawn`: the applicant chose to learn instead. */
export const applicationStatuses = ['pending', 'approved', 'rejected', 'withdrawn'] as const

export type ApplicationStatus = (typeof applicationStatuses)[number]

/** The default first: who has waited longest. */
export const applicationSorts = ['oldest', 'newest'] as const

export type ApplicationSort = (typeof applicationSorts)[number]
