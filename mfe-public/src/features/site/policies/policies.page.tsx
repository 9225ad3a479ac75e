import type { PageModule } from '@kere/platform/page'
import type { Policy } from './policy.ts'
import { PolicyPage } from './policy-page.tsx'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

function policyPage(policy: Policy): PageModule {
  const { path, title, description } = policy
  return {
    component: () => <PolicyPage policy={policy} />,
    describe: () => ({
      status: 200,
      meta: { title, description, canonical: path, breadcrumbs: [{ label: title, path }], noindex: true },
    }),
  }
}

export const termsPage = policyPage(terms)
export const privacyPage = policyPage(privacy)
