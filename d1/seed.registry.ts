export * as contact from './seed/local-contact.ts'
export * as feedback from './seed/local-feedback.ts'
export * as orders from './seed/local-orders.ts'
export * as userAccounts from './seed/local-user-accounts.ts'
