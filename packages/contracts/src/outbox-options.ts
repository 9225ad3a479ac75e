// Apart from the schemas, so that a page can name the choices without loading the validation.

/**
 * `unknown` was leased and never heard of again, so it may have been sent; `dead` failed as often as it may. Only an admin
 * sends these two again.
 */
export const outboxStates = ['pending', 'leased', 'sent', 'unknown', 'dead'] as const

export type OutboxState = (typeof outboxStates)[number]

/** First what needs an admin. */
export const outboxSorts = ['failures', 'newest', 'oldest'] as const

export type OutboxSort = (typeof outboxSorts)[number]
