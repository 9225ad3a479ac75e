import { features } from 'web-features'

/** The oldest browsers that can run the scripts (U-38). Chrome and Safari on phones have the same version numbers. */
export const baseline = { chrome: 111, edge: 111, firefox: 115, safari: 16.4, safari_ios: 16.4 } as const

/** Scripts are compiled to ES2022, which all of these browsers support. */
export const cssTarget = ['chrome111', 'edge111', 'firefox115', 'safari16.4', 'ios16.4']

/**
 * Newer APIs that are used nevertheless. Chromium enforces a content security policy that requires trusted types;
 * without `AbortSignal.timeout` only the name of an error differs.
 */
const kept = /^api\.(trustedTypes|TrustedTypePolicy|Window\.trustedTypes|AbortSignal\.timeout_static)/

/**
 * Lists APIs such as `Promise.withResolvers` and `Set.prototype.union` that at least one browser of the baseline lacks.
 */
export function youngerApis(): string[] {
  const names = Object.values(features).flatMap((feature) =>
    feature.kind === 'feature'
      ? Object.entries(feature.status.by_compat_key ?? {}).flatMap(([key, { support }]) =>
          isEverywhere(support) || kept.test(key) ? [] : namesOf(key),
        )
      : [],
  )
  return [...new Set(names)].toSorted()
}

type Browser = keyof typeof baseline

const isEverywhere = (support: Partial<Record<Browser, string>>) =>
  // The object is declared above, so its keys are known.
  (Object.keys(baseline) as Browser[]).every(
    (browser) => Number.parseFloat(support[browser]?.replace('≤', '') ?? '') <= baseline[browser],
  )

/**
 * Returns the possible names of a member. The data do not tell static members of the language from others, so both
 * forms are listed; the wrong one does not exist.
 */
function namesOf(key: string): string[] {
  const [, owner, member, more] =
    /^(?:javascript\.builtins|api)\.((?:Intl\.|Temporal\.)?\w+)(?:\.(\w+))?(\..*)?$/.exec(key) ?? []
  if (!owner || more) return []
  if (!member || member === owner) return [owner]
  if (member.endsWith('_static')) return [`${owner}.${member.replace('_static', '')}`]
  if (member.endsWith('_event')) return [`${owner}.prototype.on${member.replace('_event', '')}`]
  return key.startsWith('api.')
    ? [`${owner}.prototype.${member}`]
    : [`${owner}.${member}`, `${owner}.prototype.${member}`]
}
