import { isLanguage } from '@kere/brand/language'
import { dataChoices, dataCookie } from '@kere/platform/low-data'
import { themeCookie, themes } from '@kere/platform/theme'
import { Hono } from 'hono'
import { routePath } from 'hono/route'
import { answerBar, barPath } from './bar/answer-bar.ts'
import { signedRoutes } from './certificates/certificate-routes.ts'
import { answerForm } from './forms/answer-form.ts'
import { answerOneClick } from './forms/one-click.ts'
import { answerReleases } from './releases/answer-releases.ts'
import { answerRemotes } from './releases/answer-remotes.ts'
import { serveCalendar } from './files/calendar-files.ts'
import { gatewayPages } from './gateway-payments/gateway-pages.ts'
import { isFeed, serveFeed } from './files/feed-files.ts'
import type { ShellEnv } from './env.ts'
import { drawArt } from './files/draw-art.ts'
import { googleSignIn } from './sessions/google-sign-in.ts'
import { serveMedia } from './files/media.ts'
import { logRequest, nameRoute } from './http/log-request.ts'
import { requestIdOf, spanOf, withOwnId } from './http/own-request.ts'
import { pageBefore, readForm } from './forms/read-form.ts'
import { comparePath, compareReleases } from './releases/compare-releases.ts'
import { receiveRelease } from './releases/receive-release.ts'
import { serveRemoteFile } from './releases/remote-files.ts'
import { answerInsecure, secureAddress } from './http/require-https.ts'
import { withHeaders } from './http/security-headers.ts'
import { languageCookie, pageIn } from './pages/choose-language.ts'
import { servePage } from './pages/serve-page.ts'
import { signOut } from './sessions/sign-out.ts'
import { answerStatus, statusPaths } from './status/answer-status.ts'
import { countExport } from './status/count-export.ts'
import { serveSharePicture } from './sharing/serve-share-picture.ts'
import { answerPreview } from './preview/answer-preview.ts'
import { previewPath } from './preview/preview-token.ts'
import { receiveReport } from './watch/receive-report.ts'
import { readShellFile, shellFileList } from './files/shell-files.ts'
import { writeHumans, writeRobots, writeSecurity, writeSitemap } from './files/site-files.ts'
import { answerStoredFile, contentTypeOf, immutable } from './files/stored-file.ts'

export { ReleaseRegistry } from './releases/release-registry.ts'
export { StatusLog } from './status/status-log.ts'

/** A drawing that is opened by itself may contain styles and nothing else. */
const artPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

const app = new Hono<{ Bindings: ShellEnv }>()

app.use(async (context, next) => {
  await next()
  const path = routePath(context)
  // A page or form has named its own pattern.
  if (path !== '/*') nameRoute(context.req.raw, path)
})

app.get('/api/releases', (context) => answerReleases(context.req.raw, context.env, context.executionCtx))
app.get('/api/exports/*', async (context) =>
  countExport(await context.env.JOBS.fetch(withOwnId(context.req.raw)), context.env, context.executionCtx),
)
app.route('/', signedRoutes)
app.all('/api/*', (context) => context.env.API.fetch(withOwnId(context.req.raw)))
app.route('/_releases', receiveRelease)
app.post('/auth/logout', (context) => signOut(context.req.raw, context.env))
app.route('/auth', googleSignIn)
app.route('/', gatewayPages)
app.get('/remotes/*', (context) => answerRemotes(context.req.raw, context.env, context.executionCtx))
app.get(comparePath, (context) => compareReleases(context.req.raw, context.env, context.executionCtx))
app.on(['GET', 'HEAD'], '/mf/*', (context) =>
  serveRemoteFile(context.req.raw, context.env, context.executionCtx as ExecutionContext),
)

app.on(['GET', 'HEAD'], '/media/*', (context) =>
  serveMedia(context.req.raw, context.env, context.executionCtx as ExecutionContext),
)

app.on(['GET', 'HEAD'], ['/covers/*', '/banners/*', '/art/*', '/favicon.svg'], (context) => {
  const svg = drawArt(context.req.path)
  if (svg === null) return context.text('Not found', 404)
  return context.body(svg, 200, {
    'content-type': 'image/svg+xml',
    'cache-control': immutable,
    'content-security-policy': artPolicy,
  })
})

app.on(['GET', 'HEAD'], '/share/*', (context) =>
  serveSharePicture(context.req.raw, context.env, context.executionCtx as ExecutionContext),
)

app.on(['GET', 'HEAD'], '/assets/*', async (context) => {
  const url = new URL(context.req.url)
  const contentType = contentTypeOf(url.pathname)
  if (!contentType) return context.text('Not found', 404)
  return answerStoredFile(context.req.raw, {
    contentType,
    read: (encoding) => readShellFile(context.env, context.executionCtx, url, encoding),
  })
})

app.on(['GET', 'HEAD'], '/offline-worker.js', async (context) => {
  const script = await context.env.ASSETS.fetch(new URL('/offline-worker.js', context.req.url))
  if (!script.ok) return context.text('Not found', 404)
  return new Response(script.body, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    },
  })
})

// The list by which a device deletes the files of older shells.
app.on(['GET', 'HEAD'], shellFileList, async (context) => {
  const list = await context.env.ASSETS.fetch(new URL(shellFileList, context.req.url))
  return new Response(list.body, {
    status: list.status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-cache' },
  })
})

app.on(['GET', 'HEAD'], ['/_mail', '/_mail.json', '/_mail/*'], (context, next) => {
  const { LOCAL_INBOX: inbox } = context.env
  return inbox ? inbox.fetch(context.req.raw) : next()
})

app.get('/robots.txt', (context) => {
  const text = writeRobots(new URL(context.req.url).origin)
  return context.text(text, 200, { 'cache-control': 'public, max-age=3600' })
})
app.get('/humans.txt', (context) =>
  context.text(writeHumans(new URL(context.req.url).origin), 200, { 'cache-control': 'public, max-age=3600' }),
)
app.get('/.well-known/security.txt', (context) => {
  const text = writeSecurity(new URL(context.req.url).origin, new Date())
  return context.text(text, 200, { 'cache-control': 'public, max-age=3600' })
})
app.get('/security.txt', (context) => context.redirect('/.well-known/security.txt', 308))
app.get('/sitemap.xml', (context) =>
  writeSitemap(context.req.raw, context.env, context.executionCtx as ExecutionContext),
)

app.on(['GET', 'HEAD'], statusPaths, (context) => answerStatus(context.req.raw, context.env, context.executionCtx))
app.route(previewPath, answerPreview)
app.route(barPath, answerBar)
app.post('/_watch/:token', (context) =>
  receiveReport(context.req.raw, context.env, context.executionCtx as ExecutionContext),
)

app.post('/theme', async (context) => {
  const form = await readForm(context.req.raw)
  if (form instanceof Response) return form
  const theme = themes.find((known) => known === form.get('theme'))
  if (!theme) return context.text('There is no such theme.', 422)
  context.header('set-cookie', themeCookie(theme))
  return context.redirect(pageBefore(context.req.raw), 303)
})

app.post('/language', async (context) => {
  const form = await readForm(context.req.raw)
  if (form instanceof Response) return form
  const language = form.get('language')
  if (!isLanguage(language)) return context.text('There is no such language.', 422)
  context.header('set-cookie', languageCookie(language))
  return context.redirect(pageIn(language, pageBefore(context.req.raw)), 303)
})

app.post('/low-data', async (context) => {
  const form = await readForm(context.req.raw)
  if (form instanceof Response) return form
  const choice = dataChoices.find((known) => known === form.get('data'))
  if (!choice) return context.text('There is no such choice.', 422)
  context.header('set-cookie', dataCookie(choice))
  return context.redirect(pageBefore(context.req.raw), 303)
})

app.on(['GET', 'HEAD'], '*', (context) => {
  const { path } = context.req
  const serve = path.endsWith('.ics') ? serveCalendar : isFeed(path) ? serveFeed : servePage
  return serve(context.req.raw, context.env, context.executionCtx as ExecutionContext)
})
app.post('*', async (context, next) => (await answerOneClick(context.req.raw, context.env)) ?? next())
app.post(
  '*',
  async (context, next) =>
    (await answerForm(context.req.raw, context.env, context.executionCtx as ExecutionContext)) ?? next(),
)
// A `notFound` handler rather than a route for all methods, because Hono calls the handler of an address with a single
// route directly.
app.notFound((context) =>
  context.text('This address does not accept this kind of request', 405, { allow: 'GET, HEAD' }),
)

app.onError((error, context) => {
  const requestId = requestIdOf(context.req.raw)
  const { traceId } = spanOf(context.req.raw)
  console.error(JSON.stringify({ event: 'request_failed', requestId, traceId, reason: error.message }))
  return context.text('Something went wrong on our side. Please try again in a minute.', 500)
})

export default {
  async fetch(request: Request, env: ShellEnv, context: ExecutionContext): Promise<Response> {
    const begunAt = Date.now()
    const secure = secureAddress(request.url)
    const answer = withHeaders(secure === null ? await app.fetch(request, env, context) : answerInsecure(secure))
    logRequest(request, begunAt, answer)
    return answer
  },
}
