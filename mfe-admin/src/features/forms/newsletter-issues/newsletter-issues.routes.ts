import type { PageRoute } from '@kere/platform/page'

/** W-35 */
export const routes: readonly PageRoute[] = [
  {
    path: '/dashboard/newsletter',
    roles: ['admin'],
    page: async () => (await import('./newsletter-issues.page.ts')).newsletterIssuesPage,
  },
  {
    path: '/dashboard/newsletter/new',
    roles: ['admin'],
    page: async () => (await import('./new-issue.page.ts')).newIssuePage,
  },
  {
    path: '/dashboard/newsletter/:id',
    roles: ['admin'],
    isFocused: true,
    page: async () => (await import('./issue-editor.page.ts')).issueEditorPage,
  },
]
