// Imported dynamically: a module of its own, so that the bundler leaves the contract's other schemas out.
export { discardRegistration, emailConfirmation, linkUse, verifyEmail } from '@kere/contracts/accounts'
