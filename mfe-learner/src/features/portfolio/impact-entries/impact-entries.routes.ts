import { roles } from '@kere/contracts/accounts/roles'
import type { PageRoute } from '@kere/platform/page'

const page = async () => (await import('./impact-entries.page.ts')).impactEntriesPage

/** The dialog of an entry, and that of a new one, have addresses of their own. */
export const routes: readonly PageRoute[] = [
  { path: '/dashboard/impact-portfolio', roles, page },
  { path: '/dashboard/impact-portfolio/add', roles, page },
  { path: '/dashboard/impact-portfolio/:id', roles, page },
]
