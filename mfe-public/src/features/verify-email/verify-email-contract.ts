export { verifyEmail } from '@kere/contracts/accounts'
