// Imported dynamically: a module of its own, so that the bundler leaves the contract's other schemas out.
export { verifyEmail } from '@kere/contracts/accounts'
