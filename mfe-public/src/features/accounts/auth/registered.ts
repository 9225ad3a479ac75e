import type { ChosenRole } from '@kere/contracts/accounts/roles'

export const checkEmailTitle = 'Check your email'

/** S-316 */
export function readRegistered(search: URLSearchParams): ChosenRole | null {
  if (search.get('registration') !== 'success') return null
  return search.get('role') === 'educator' ? 'educator' : 'student'
}
