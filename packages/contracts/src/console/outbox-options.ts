/**
 * `unknown`: leased, but no result was ever reported, so the mail may have been sent. Only an admin can send such a
 * mail or a `dead` one again.
 */
export const outboxStates = ['pending', 'leased', 'sent', 'unknown', 'dead'] as const

export type OutboxState = (typeof outboxStates)[number]

export const outboxSorts = ['failures', 'newest', 'oldest'] as const

export type OutboxSort = (typeof outboxSorts)[number]
