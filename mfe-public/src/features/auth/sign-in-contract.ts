import { zodResolver } from '@hookform/resolvers/zod'
import { credentials, login } from '@kere/contracts/auth'

export const resolveCredentials = zodResolver(credentials)

export { login }
