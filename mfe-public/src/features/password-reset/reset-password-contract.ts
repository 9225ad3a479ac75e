export { passwordReset, resetPassword } from '@kere/contracts/accounts'
