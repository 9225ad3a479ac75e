import { createHash } from 'node:crypto'
import { existsSync, globSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DeclaredForm } from '@kere/platform/define-form'
import { encodingNames, encodings, type Encoding } from '@kere/platform/encodings'
import type { PageRoute } from '@kere/platform/page'
import type { Release } from '@kere/platform/registry'
import { pathIn } from '@kere/platform/routing'
import type { PageStyles } from '@kere/tooling/used-styles'
import { root } from './run-command.ts'

export interface BuiltRelease {
  remote: string
  name: string
  release: Release
  sources: Readonly<Record<string, string>>
  copies: readonly { path: string; encoding: Encoding; source: string }[]
}

export async function describeRelease(
  remote: string,
  name: string,
  sourceFolder = join(root, `mfe-${remote}`),
): Promise<BuiltRelease> {
  const folder = join(sourceFolder, 'dist')
  const preloads = JSON.parse(await readFile(join(folder, 'client/preloads.json'), 'utf8')) as string[]
  const { contractVersion } = await import('@kere/platform/border')
  const { describeForm } = await import('@kere/platform/describe-form')
  const { routes } = (await import(join(sourceFolder, 'src/routes.registry.ts'))) as { routes: readonly PageRoute[] }
  const forms = await readForms(sourceFolder)

  const sources: Record<string, string> = {}
  const served = await listServed(join(folder, 'client'))
  for (const path of served) sources[path] = join(folder, 'client', path)
  const stylesOf = await readPageStyles(join(folder, 'pages'))
  const server = existsSync(join(sourceFolder, 'src/server.tsx')) ? 'server/server.js' : null
  if (server) sources[server] = join(folder, server)
  for (const language of new Set(routes.flatMap(({ languages = [] }) => languages)))
    if (server) sources[pathIn(language, server)] = join(folder, 'server', pathIn(language, 'server.js'))

  const described = routes.map((route) => ({ ...route, css: stylesOf(route) }))
  for (const { css } of described) if (css) sources[css] = join(folder, css)

  const files: Record<string, string> = {}
  for (const [path, source] of Object.entries(sources)) files[path] = integrity(await readFile(source))
  const release = {
    contract: contractVersion,
    routes: described.map(
      ({
        path,
        aliases,
        languages,
        css,
        roles,
        onboarding,
        enrolled,
        refused,
        isFocused,
        offline,
        maxAgeSeconds,
        isNeverKept,
        keptBy,
      }) => ({
        path,
        ...(aliases && { aliases: [...aliases] }),
        ...(languages && { languages: [...languages] }),
        ...(css && { css }),
        ...(roles && { roles: [...roles] }),
        ...(onboarding && { onboarding }),
        ...(enrolled && { enrolled }),
        ...(refused && { refused }),
        ...(isFocused && { isFocused }),
        ...(offline && { offline }),
        ...(maxAgeSeconds && { maxAgeSeconds }),
        ...(isNeverKept && { isNeverKept }),
        ...(keptBy && { keptBy: [...keptBy] }),
      }),
    ),
    forms: forms.map(describeForm),
    sitemap: sitemapOf(routes),
    entry: preloads[0]!,
    css: served.filter((path) => path.endsWith('.css')),
    preloads,
    server,
    calls: await readCalls(Object.values(sources)),
    files,
  }
  return { remote, name, release, sources, copies: findCopies(sources) }
}

/** Returns the styles of the module that a route imports. An older release has none. */
async function readPageStyles(folder: string): Promise<(route: PageRoute) => string | null> {
  const list = join(folder, 'pages.json')
  if (!existsSync(list)) return () => null
  const files = JSON.parse(await readFile(list, 'utf8')) as PageStyles
  return ({ path, page }) => {
    const module = /import\(['"][./]*([^'"]+)['"]\)/.exec(page.toString())?.[1]
    const found = Object.entries(files).filter(([each]) => each.endsWith(`/${module}`))
    if (found.length !== 1) throw new Error(`The page of ${path} has ${found.length} modules called ${module}`)
    return `pages/${found[0]![1]}`
  }
}

async function readForms(folder: string) {
  const files = globSync('features/**/*.form.ts', { cwd: join(folder, 'src') })
  const modules = await Promise.all(
    files.toSorted().map((file) => import(join(folder, 'src', file)) as Promise<Record<string, DeclaredForm>>),
  )
  return modules.flatMap((module) => Object.values(module))
}

/** Returns the pages of a remote that search engines should find (S-033). */
function sitemapOf(routes: readonly PageRoute[]): Release['sitemap'] {
  const listed = routes.filter(({ sitemap }) => sitemap !== undefined)
  return {
    pages: listed.filter(({ sitemap }) => sitemap === true).map(({ path }) => path),
    lists: listed.flatMap(({ path, sitemap }) => (typeof sitemap === 'object' ? [{ ...sitemap, page: path }] : [])),
  }
}

const declared = /method:\s*["'`]([A-Z]+)["'`],\s*path:\s*["'`](\/api\/[^"'`$]*)["'`]/g
const named = /["'`](\/api\/[^"'`$]*)["'`]/g

/**
 * Collects the addresses of the API from the scripts: an endpoint with its method, any other address as a path.
 * Addresses that are put together at run time are missed.
 */
async function readCalls(sources: readonly string[]) {
  const scripts = sources.filter((source) => source.endsWith('.js'))
  const texts = await Promise.all(scripts.map((source) => readFile(source, 'utf8')))
  const endpoints = texts.flatMap((text) => [...text.matchAll(declared)].map(([, method, path]) => ({ method, path })))
  const paths = new Set(endpoints.map(({ path }) => path))
  const others = texts.flatMap((text) => [...text.matchAll(named)].map(([, path]) => path!))
  const calls = [
    ...endpoints.map(({ method, path }) => `${method} ${path}`),
    ...others.filter((path) => !paths.has(path)),
  ]
  return [...new Set(calls)].toSorted()
}

const integrity = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`

function findCopies(sources: BuiltRelease['sources']): BuiltRelease['copies'] {
  return Object.entries(sources)
    .flatMap(([path, plain]) =>
      encodingNames.map((encoding) => ({ path, encoding, source: plain + encodings[encoding] })),
    )
    .filter(({ source }) => existsSync(source))
}

async function listServed(folder: string) {
  const paths = await readdir(folder, { recursive: true, withFileTypes: true })
  return paths
    .filter((file) => file.isFile() && /\.(js|css|svg|woff2)$/.test(file.name))
    .map((file) => join(file.parentPath, file.name).slice(folder.length + 1))
    .toSorted()
}
