// Imported dynamically: a module of its own, so that the bundler leaves the contract's other schemas out.
export { credentials, login } from '@kere/contracts/auth'
