export { credentials, login } from '@kere/contracts/auth'
