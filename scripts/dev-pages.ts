import { courseCategories } from '@kere/contracts/courses/course-options'
import type { ServerResponse } from 'node:http'
import type { PageBoot } from '@kere/platform/boot'
import type { Session } from '@kere/platform/border'
import { getSession } from '@kere/contracts/accounts/auth'
import type { EndpointOutput } from '@kere/contracts/http/endpoint'
import { roles, type Role } from '@kere/contracts/accounts/roles'
import { createClient } from '@kere/platform/client'
import { landingPath } from '@kere/platform/landing'
import { findAliased, openRoutes, patternsWhere } from '@kere/platform/routing'
import { safePath } from '@kere/contracts/http/safe-path'
import type { Plugin } from 'vite'
import { type DevRemote, readRemote, writeDocument } from './dev-document.ts'

interface DevPagesOptions {
  remotes: readonly string[]
  gallery: string
  workersOrigin: string
}

const roleCookie = /kere_dev_role=(student|educator|admin)/

/**
 * Serves pages as the shell's worker does, but without rendering. The ids and the boot data are the same, and visitors
 * can try a role.
 */
export async function devPages({ remotes, gallery, workersOrigin }: DevPagesOptions): Promise<Plugin> {
  const known = await Promise.all(remotes.map(readRemote))
  return {
    name: 'kere-dev-pages',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const url = request.originalUrl ?? '/'
        const wanted = /^\/_dev\/as\/(\w+)$/.exec(url)?.[1]
        if (url.startsWith('/_ui')) return redirect(response, gallery)
        if (wanted) return become(response, wanted)
        // The workers answer forms and the redirects of Google.
        const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
        if (!isPage || /^\/auth\/(google|callback)\b/.test(url)) return next()
        const { pathname, search } = new URL(url, workersOrigin)
        const aliased = findAliased(known, pathname)
        if (aliased !== null) return redirect(response, aliased + search)
        const answer = async () => {
          const visitor = await readVisitor(request.headers.cookie ?? '', workersOrigin)
          const landing = visitor.user && landingOf(visitor.user, new URL(url, workersOrigin))
          if (landing) return redirect(response, landing)
          const html = await server.transformIndexHtml(url, await writePage(known, visitor))
          response.setHeader('content-type', 'text/html').end(html)
        }
        answer().catch(next)
      })
    },
  }
}

type Visitor = EndpointOutput<typeof getSession>

const landingOf = (user: NonNullable<Visitor['user']>, { pathname, searchParams }: URL) =>
  pathname === '/auth/login' || pathname === '/auth/register'
    ? landingPath(user, { next: safePath(searchParams.get('next')), owns: () => false })
    : null

async function readVisitor(cookies: string, workersOrigin: string): Promise<Visitor> {
  const withCookies = (call: Request) => {
    call.headers.set('cookie', cookies)
    return fetch(call)
  }
  const nobody: Visitor = { user: null, expiresAt: null }
  const signedIn = cookies.includes('__Host-kere_')
    ? await createClient({ fetch: withCookies, origin: workersOrigin })
        .call(getSession, {})
        .catch(() => nobody)
    : nobody
  const role = roleCookie.exec(cookies)?.[1] as Role | undefined
  if (signedIn.user || !role) return signedIn
  const user: Session['user'] = {
    id: 'usr_dev',
    role,
    firstName: 'Dev',
    lastName: role,
    isEnrolled: false,
    isSuperAdmin: role === 'admin',
    isEmailVerified: true,
    isOnboarded: true,
    educatorStatus: role === 'educator' ? 'approved' : null,
  }
  return { user, expiresAt: null }
}

async function writePage(known: readonly DevRemote[], { user, expiresAt }: Visitor) {
  const session: Session = { user }
  const remotes = known
    .map(({ routes, ...remote }) => {
      const patterns = openRoutes(routes, session)
      return { ...remote, patterns, focused: patternsWhere(routes, patterns, 'isFocused') }
    })
    .filter(({ patterns }) => patterns.length > 0)
  const boot: PageBoot = {
    entry: '',
    sheet: '/src/chrome/styles.css',
    preloads: [],
    remotes: `data:application/json,${encodeURIComponent(JSON.stringify(remotes))}`,
    session,
    sessionExpiresAt: expiresAt,
    inbox: null,
    tag: null,
    notice: null,
    theme: 'system',
    year: new Date().getFullYear(),
    subjects: courseCategories,
    rendered: null,
    submission: null,
  }
  return writeDocument(boot)
}

function become(response: ServerResponse, wanted: string) {
  const role = roles.find((known) => known === wanted)
  response.setHeader('set-cookie', `kere_dev_role=${role ?? ''}; Path=/; Max-Age=${role ? 86_400 : 0}`)
  redirect(response, role ? '/dashboard' : '/')
}

function redirect(response: ServerResponse, location: string) {
  response.writeHead(302, { location }).end()
}
