/** Pages allow this policy and the shell's, and no other (`trusted-types` of the shell's worker). */
const policyName = 'kere-html'

interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): { createHTML(html: string): TrustedHTML }
}

let policy: ReturnType<PolicyFactory['createPolicy']> | null = null

/** Accepts only HTML that our own API has sanitized, or that a document of no page reads (`pasted-html.ts` of the editor). */
export function trustHtml(html: string): string | TrustedHTML {
  // TypeScript's types of the DOM do not know trusted types; the server and some browsers have none.
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  if (!trustedTypes) return html
  policy ??= trustedTypes.createPolicy(policyName, { createHTML: (sanitized) => sanitized })
  return policy.createHTML(html)
}
