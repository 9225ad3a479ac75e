export { mailRequest, requestPasswordReset, requestVerificationMail } from '@kere/contracts/accounts'
