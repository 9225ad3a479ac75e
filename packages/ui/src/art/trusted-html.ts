/** The content security policy allows only this policy and the shell's (`trusted-types` of the shell's worker). */
const policyName = 'kere-html'

interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): { createHTML(html: string): TrustedHTML }
}

let policy: ReturnType<PolicyFactory['createPolicy']> | null = null

/**
 * Accepts only HTML that the API has sanitized, or that never becomes part of a page (`pasted-html.ts` of the editor).
 */
export function trustHtml(html: string): string | TrustedHTML {
  // TypeScript's DOM types lack trusted types, and so do the server and some browsers.
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  if (!trustedTypes) return html
  policy ??= trustedTypes.createPolicy(policyName, { createHTML: (sanitized) => sanitized })
  return policy.createHTML(html)
}
