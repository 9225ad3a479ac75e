export * as contact from './seed/local-contact.ts'
export * as feedback from './seed/local-feedback.ts'
