import type { TextModule } from '@kere/tooling/text-module'
import { PolicyPage } from './policy-page.tsx'
import privacy from './texts/privacy.md'
import terms from './texts/terms.md'
import type { PublicPage } from '../../../pages/next-step.ts'

export const termsRoute = { path: '/terms', maxAgeSeconds: 10 }

export const privacyRoute = { path: '/privacy', maxAgeSeconds: 10 }

function policyPage(policy: TextModule): PublicPage {
  const { path = '', title = '', description = '' } = policy.facts
  return {
    component: () => <PolicyPage policy={policy} />,
    next: async () => (await import('./policy.next.ts')).policyNext,
    describe: () => ({
      status: 200,
      meta: { title, description, canonical: path, breadcrumbs: [{ label: title, path }], noindex: true },
    }),
  }
}

export const termsPage = policyPage(terms)
export const privacyPage = policyPage(privacy)
