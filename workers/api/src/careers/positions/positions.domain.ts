import { careerLimits } from '@kere/contracts/careers/career-options'

/** Addresses below `/careers` that are pages of their own. */
const taken: ReadonlySet<string> = new Set(['application'])

/**
 * Makes an address of a title: "AI Development Intern" becomes `ai-development-intern`. Gives null for a title without
 * ASCII letters.
 */
export function addressOf(title: string): string | null {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
  const address = words.join('-').slice(0, careerLimits.idLength).replace(/-$/, '')
  return address === '' || taken.has(address) ? null : address
}
