import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pageIds, type BootRemote, type PageBoot } from '@kere/platform/boot'
import { openRoutes, patternsWhere } from '@kere/platform/routing'
import { createServer, type InlineConfig, type Plugin } from 'vite'
import { type DevRemote, readRemote, writeDocument } from './dev-document.ts'
import { findFreePort } from './free-port.ts'
import { root } from './run-command.ts'

/**
 * Runs one remote of this checkout, with hot reload, inside a deployed site. Everything else comes from that site
 * through this machine: the rest of the page, the session and the data. The site does not know of it and grants nothing
 * for it (`docs/decisions/releases.md#0082-one-remote-of-a-checkout-over-a-site-by-way-of-the-developers-machine`).
 */
export async function devOverSite(name: string, site: string) {
  const port = await findFreePort()
  const base = `http://localhost:${port}/`
  const remote = { ...(await readRemote(name)), entry: `${base}remote-entry.js` }
  const own = await serve(`mfe-${name}`, { base, server: { port, origin: base.slice(0, -1) } })
  const shell = await serve('shell', { plugins: [overSite(remote, site)], server: { port: await findFreePort() } })
  const [address] = shell.resolvedUrls!.local
  console.log(`
  ${address}   ${site}, with the ${name} remote of this checkout

  What you do there is done there: it is that site's data. Ctrl-C ends it.
`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void Promise.all([own.close(), shell.close()]).then(() => process.exit(0)))
}

async function serve(folder: string, config: InlineConfig) {
  const at = join(root, folder)
  const server = await createServer({ root: at, configFile: join(at, 'vite.config.ts'), ...config })
  return server.listen()
}

const ofVite = /^\/(@|src\/|node_modules\/|__)/

function overSite(remote: DevRemote, site: string): Plugin {
  return {
    name: 'kere-over-site',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const url = request.originalUrl ?? '/'
        if (ofVite.test(url)) return next()
        const answer = async () => {
          const answered = await ask(request, site, url)
          const boot = await readPage(answered)
          if (!boot) return pass(answered, response, site)
          const html = await server.transformIndexHtml(url, await writeDocument(await withRemote(boot, remote, site)))
          takeCookies(answered, response)
          response.setHeader('content-type', 'text/html; charset=utf-8').end(html)
        }
        answer().catch(next)
      })
    },
  }
}

function ask(request: IncomingMessage, site: string, url: string) {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string' && !/^(host|connection|content-length|accept-encoding|upgrade.*)$/.test(name))
      headers.set(name, value)
  if (headers.has('origin')) headers.set('origin', site)
  const from = headers.get('referer')
  if (from) headers.set('referer', site + new URL(from).pathname)
  const { method = 'GET' } = request
  const body = method === 'GET' || method === 'HEAD' ? null : (Readable.toWeb(request) as ReadableStream)
  return fetch(site + url, { method, headers, body, redirect: 'manual', ...(body && { duplex: 'half' }) })
}

/** @returns null if the answer is not a page of the product */
async function readPage(answer: Response): Promise<PageBoot | null> {
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return null
  const html = await answer.clone().text()
  const found = new RegExp(`<script type="application/json" id="${pageIds.boot}"[^>]*>([^<]*)</script>`).exec(html)
  return found?.[1] === undefined ? null : (JSON.parse(found[1]) as PageBoot)
}

async function withRemote(boot: PageBoot, { routes, ...remote }: DevRemote, site: string): Promise<PageBoot> {
  const live = (await (await fetch(new URL(boot.remotes, site))).json()) as BootRemote[]
  const patterns = openRoutes(routes, boot.session)
  const own = { ...remote, patterns, focused: patternsWhere(routes, patterns, 'isFocused') }
  const remotes = [...live.filter(({ name }) => name !== remote.name), ...(patterns.length > 0 ? [own] : [])]
  const { watch: _, ...rest } = boot
  return {
    ...rest,
    entry: '',
    preloads: [],
    remotes: `data:application/json,${encodeURIComponent(JSON.stringify(remotes))}`,
    // Developers are not counted.
    tag: null,
    rendered: null,
  }
}

function takeCookies(answer: Response, response: ServerResponse) {
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
}

async function pass(answer: Response, response: ServerResponse, site: string) {
  response.statusCode = answer.status
  for (const [name, value] of answer.headers)
    if (!/^(content-(encoding|length|security-policy.*)|transfer-encoding|connection|set-cookie|strict-.*)$/.test(name))
      response.setHeader(name, name === 'location' && value.startsWith(site) ? value.slice(site.length) : value)
  takeCookies(answer, response)
  if (answer.body) for await (const chunk of answer.body) response.write(chunk)
  response.end()
}
