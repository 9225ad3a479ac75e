// Imported dynamically: a module of its own, so that the bundler leaves the contract's other schemas out.
export { passwordReset, resetPassword } from '@kere/contracts/accounts'
