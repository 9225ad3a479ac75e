export * as feedback from './seed/local-feedback.ts'
