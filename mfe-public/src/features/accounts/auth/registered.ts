import type { ChosenRole } from '@kere/contracts/accounts/roles'

export const checkEmailTitle = 'Check your email'

export function readRegistered(search: URLSearchParams): ChosenRole | null {
  if (search.get('registration') !== 'success') return null
  return search.get('role') === 'educator' ? 'educator' : 'student'
}
