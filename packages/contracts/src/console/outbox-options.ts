/** `unknown`: leased and never reported, so perhaps sent; only an admin sends it or a `dead` one again. */
export const outboxStates = ['pending', 'leased', 'sent', 'unknown', 'dead'] as const

export type OutboxState = (typeof outboxStates)[number]

export const outboxSorts = ['failures', 'newest', 'oldest'] as const

export type OutboxSort = (typeof outboxSorts)[number]
