import type { TrustedFile } from '@kere/platform/boot'
import type { Release } from '@kere/platform/registry'
import { releaseFolder, type LiveRemote } from '@kere/platform/routing'
import { loaderScript } from './loader-script.ts'
import { hashForPolicy, pagePolicy } from './security-headers.ts'

export const trustedFiles = ({ name, releaseName, release }: LiveRemote, paths: readonly string[]): TrustedFile[] =>
  paths.map((path) => ({ href: releaseFolder(name, releaseName) + path, integrity: release.files[path]! }))

export interface PageTrust {
  importMap: string
  policy: string
}

const known = new WeakMap<Release | typeof nobody, PageTrust>()
const nobody = {}

/** What a page of a release may run, which is always the same: hashes are computed once. */
export async function readTrust(owner: LiveRemote | null, formTarget: string): Promise<PageTrust> {
  const kept = known.get(owner?.release ?? nobody)
  if (kept) return kept
  const importMap = JSON.stringify({ integrity: owner ? integrityOf(owner) : {} })
  const hashes = await Promise.all([importMap, loaderScript].map(hashForPolicy))
  const trust = { importMap, policy: pagePolicy(hashes, formTarget) }
  known.set(owner?.release ?? nobody, trust)
  return trust
}

/** For the import map: a later navigation's files have been checked by the edge, so that no page grows with its remote. */
const integrityOf = (owner: LiveRemote) =>
  Object.fromEntries(trustedFiles(owner, owner.release.preloads).map(({ href, integrity }) => [href, integrity]))
