import { pageStyleMark, type Tag, type TrustedFile } from '@kere/platform/boot'
import type { Language } from '@kere/brand/language'
import type { Release } from '@kere/platform/registry'
import { pathIn, releaseFolder, type LiveRemote } from '@kere/platform/routing'
import type { ShellEnv } from '../env.ts'
import { loaderScript } from './loader-script.ts'
import { watchScript } from '../watch/watch-script.ts'
import { toBytes } from './page-bytes.ts'
import { readPageStyle } from './page-style.ts'
import type { PageSubject } from './page-subject.ts'
import { hashForPolicy, pagePolicy } from '../http/security-headers.ts'

export const trustedFiles = ({ name, releaseName, release }: LiveRemote, paths: readonly string[]): TrustedFile[] =>
  paths.map((path) => ({ href: releaseFolder(name, releaseName) + path, integrity: release.files[path]! }))

export interface PageTrust {
  importMap: string
  policyFor(tag: Tag | null, isWatched: boolean): string
  styles: Uint8Array
  /** The styles for a browser that already has the stylesheets. */
  linkedStyles: Uint8Array
}

const known = new WeakMap<Release | typeof nobody, Map<string, PageTrust>>()
const nobody = {}

/** The scripts and styles of a release never change, so they are read and hashed once. */
export async function readTrust(
  env: ShellEnv,
  { template, language, owner, pattern }: Pick<PageSubject, 'template' | 'language' | 'owner' | 'pattern'>,
  formTarget: string,
): Promise<PageTrust> {
  const release = owner?.release ?? nobody
  const pages = known.get(release) ?? new Map<string, PageTrust>()
  known.set(release, pages)
  const name = `${language} ${pattern}`
  const kept = pages.get(name)
  if (kept) return kept

  const importMap = JSON.stringify({ integrity: owner ? integrityOf(owner, language) : {} })
  const own = owner && (await readPageStyle(env, owner, pattern).catch(refuse))
  const texts = [template.style, ...(own ? [own] : [])]
  const [[watchHash, ...hashes], styleHashes] = await Promise.all([
    hashAll([watchScript, importMap, loaderScript]),
    hashAll(texts),
  ])
  const write = (tag: Tag | null, isWatched: boolean) => {
    const scriptHashes = isWatched ? [...hashes, watchHash!] : hashes
    return pagePolicy({ scriptHashes, styleHashes, formTarget, tag })
  }
  const plain = write(null, false)
  const trust: PageTrust = {
    importMap,
    policyFor: (tag, isWatched) => (tag || isWatched ? write(tag, isWatched) : plain),
    styles: toBytes(`<style>${template.style}</style>${owner ? writeStyles(owner, own) : ''}`),
    linkedStyles: toBytes(`<link rel="stylesheet" href="${template.sheet}">${owner ? linkStyles(owner) : ''}`),
  }
  if (own !== undefined) pages.set(name, trust)
  return trust
}

/** Logs the failure. This page then has the whole stylesheet, and the next one tries again. */
function refuse(error: unknown) {
  console.error(JSON.stringify({ event: 'style_refused', reason: String(error) }))
  return undefined
}

const hashAll = (texts: readonly string[]) => Promise.all(texts.map(hashForPolicy))

const writeStyles = (owner: LiveRemote, own: string | null | undefined) =>
  own ? `<style ${pageStyleMark}="${owner.name}">${own}</style>` : linkStyles(owner)

const linkStyles = (owner: LiveRemote) =>
  trustedFiles(owner, owner.release.css)
    .map(
      ({ href, integrity }) =>
        `<link rel="stylesheet" href="${href}" integrity="${integrity}" crossorigin="anonymous">`,
    )
    .join('')

/**
 * Only the import map contains the hashes. The edge has checked the files of later navigations, so that pages do not
 * grow with their remote.
 */
const integrityOf = (owner: LiveRemote, language: Language) => {
  const paths = owner.release.preloads.map((path) => pathIn(language, path))
  return Object.fromEntries(trustedFiles(owner, paths).map(({ href, integrity }) => [href, integrity]))
}
