// Written by `pnpm generate` from the names of files.
export * as blog from './seed/blog/blog.seed.ts'
export * as contact from './seed/forms/contact.seed.ts'
export * as events from './seed/events/events.seed.ts'
export * as feedback from './seed/forms/feedback.seed.ts'
export * as fellowship from './seed/fellowship/fellowship.seed.ts'
export * as newsletter from './seed/forms/newsletter.seed.ts'
export * as orders from './seed/orders/orders.seed.ts'
export * as userAccounts from './seed/accounts/user-accounts.seed.ts'
