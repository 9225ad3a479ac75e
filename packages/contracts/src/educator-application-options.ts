// Apart from the schemas, so that a page can name the choices without loading the validation.

/** `withdrawn` is one whose applicant chose to learn instead. */
export const applicationStatuses = ['pending', 'approved', 'rejected', 'withdrawn'] as const

export type ApplicationStatus = (typeof applicationStatuses)[number]

/** The orders of the applications, the default first: who has waited longest comes first. */
export const applicationSorts = ['oldest', 'newest'] as const

export type ApplicationSort = (typeof applicationSorts)[number]
