import { features } from 'web-features'

/** The oldest browsers that run our scripts (U-38). Chrome and Safari of phones are those of their numbers. */
export const baseline = { chrome: 111, edge: 111, firefox: 115, safari: 16.4, safari_ios: 16.4 } as const

/** Scripts are built for ES2022, which all of these browsers know. */
export const cssTarget = ['chrome111', 'edge111', 'firefox115', 'safari16.4', 'ios16.4']

/** A policy of ours that Chromium enforces cannot be obeyed without the first; the second had but another error's name. */
const kept = /^api\.(trustedTypes|TrustedTypePolicy|Window\.trustedTypes|AbortSignal\.timeout_static)/

/** Names as `Promise.withResolvers` and `Set.prototype.union`, of which a browser of the baseline lacks one or the other. */
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
  // Keys of an object of ours.
  (Object.keys(baseline) as Browser[]).every(
    (browser) => Number.parseFloat(support[browser]?.replace('≤', '') ?? '') <= baseline[browser],
  )

/** Whether a member is a static one the keys of the language do not say: the other name is no one's. */
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
