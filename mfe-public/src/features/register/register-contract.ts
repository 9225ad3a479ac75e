export { register, registration } from '@kere/contracts/accounts'
