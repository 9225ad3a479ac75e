import { careerLimits } from '@kere/contracts/careers/career-options'

/** Pages below `/careers` of their own. */
const taken: ReadonlySet<string> = new Set(['application'])

/** "AI Development Intern" is `ai-development-intern`; null of a title without letters of ASCII. */
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
