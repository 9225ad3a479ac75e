import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { get, request as openRequest, type IncomingMessage } from 'node:http'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { expect, type APIRequestContext } from '@playwright/test'
import type { Platform } from '../../scripts/platform.ts'
import { readCourses } from '../journey.ts'
import { ownPlatform as test } from '../own-platform.ts'
import { readRelease } from '../release-variants.ts'

test.describe.configure({ mode: 'default' })

async function fetchRaw({ origin }: Platform, path: string, headers: Record<string, string>, method = 'GET') {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  get(origin + path, { method, headers }, resolve).on('error', reject)
  const answer = await promise
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(await answer.toArray()) }
}

const firstCourse = async (request: APIRequestContext) => {
  const { items } = (await (await request.get('/api/courses?limit=1')).json()) as {
    items: { id: string; category: string }[]
  }
  return items[0]!
}

test('every answer carries the security headers, and a page a policy without unsafe scripts', async ({ request }) => {
  for (const path of [
    '/',
    '/courses',
    '/nowhere',
    '/api/courses',
    '/robots.txt',
    '/favicon.svg',
    '/mf/public/000000000000/x.js',
  ]) {
    const headers = (await request.get(path)).headers()
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['strict-transport-security'], path).toContain('max-age=63072000')
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin')
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
    expect(headers['x-frame-options'], path).toBe('DENY')
  }
  const policy = (await request.get('/courses')).headers()['content-security-policy']!
  const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'))!
  expect(scripts).not.toContain('unsafe')
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).toContain("default-src 'none'")
})

test('a page brings what it draws with, named by hash in its policy, and asks for its fonts before it is read', async ({
  request,
}) => {
  for (const path of ['/', '/courses', '/courses?search=zzzz', '/auth/login', '/nowhere']) {
    const page = await request.get(path)
    const html = await page.text()
    const styles = Array.from(html.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, text]) => text!)
    expect(styles, path).toHaveLength(2)
    expect(html, path).not.toContain('rel="stylesheet"')
    const directives = page.headers()['content-security-policy']!.split('; ')
    const hashes = styles.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    expect(directives, path).toContain(`style-src 'self' ${hashes.join(' ')}`)

    const fonts = page.headers()['link']!.split(', ')
    expect(fonts, path).toHaveLength(2)
    for (const font of fonts) {
      const [, address] = /^<(\/assets\/[\w-]+\.woff2)>; rel=preload; as=font; .*crossorigin$/.exec(font)!
      expect(html, `${path} draws with ${address}`).toContain(address)
      expect((await request.get(address!)).status()).toBe(200)
    }
  }
})

test('pages are never kept by shared caches; files with a name of their own are kept for good, and only on 200', async ({
  request,
}) => {
  const page = await request.get('/courses')
  expect(page.headers()['cache-control']).toBe('private, no-cache')
  const html = await page.text()
  const { id, category } = await firstCourse(request)
  const cover = `/covers/v1/${category.toLowerCase().replace(/[^a-z]+/g, '-')}/${id}.svg`
  const remoteFile = /\/mf\/public\/[0-9a-f]{12}\/[^"]+\.js/.exec(html)![0]
  const shellFile = /(?<=")\/assets\/shell-[^"]+\.js/.exec(html)![0]
  for (const path of [remoteFile, shellFile, cover]) {
    const file = await request.get(path)
    expect(file.status(), path).toBe(200)
    expect(file.headers()['cache-control'], path).toContain('immutable')
  }
  for (const path of [
    `${remoteFile}x`,
    '/assets/none.js',
    '/covers/v1/water-resources/..%2Fsecret.svg',
    '/covers/v1/none/crs_1.svg',
  ]) {
    const missing = await request.get(path)
    expect(missing.status(), path).toBe(404)
    expect(missing.headers()['cache-control'] ?? '', path).not.toContain('immutable')
  }
})

test('the files of a release are those that the page names by hash', async ({ request }) => {
  const html = await (await request.get('/courses')).text()
  const { integrity } = JSON.parse(/<script type="importmap">(.*?)<\/script>/.exec(html)![1]!) as {
    integrity: Record<string, string>
  }
  expect(Object.keys(integrity).length).toBeGreaterThan(2)
  for (const [path, expected] of Object.entries(integrity)) {
    const bytes = await (await request.get(path)).body()
    expect(`sha384-${createHash('sha384').update(bytes).digest('base64')}`, path).toBe(expected)
  }
})

test('text is sent as it was compressed at release, in what the browser reads, and is the same file in each', async ({
  request,
  platform,
}) => {
  const html = await (await request.get('/courses')).text()
  const { name, release } = await readRelease()
  const files = [release.entry, ...release.css].map((path) => `/mf/public/${name}/${path}`)
  for (const path of [...files, /(?<=")\/assets\/shell-[^"]+\.js/.exec(html)![0]]) {
    const plain = await fetchRaw(platform, path, {})
    expect(plain.headers).toMatchObject({
      vary: 'accept-encoding',
      'cache-control': expect.stringContaining('immutable'),
    })
    expect(plain.headers['content-encoding']).toBeUndefined()
    const decoders = { br: brotliDecompressSync, gzip: gunzipSync }
    for (const [encoding, decode] of Object.entries(decoders)) {
      for (const from of ['the bucket', 'the cache']) {
        const sent = await fetchRaw(platform, path, { 'accept-encoding': encoding })
        expect(sent.headers['content-encoding'], `${path} ${encoding} from ${from}`).toBe(encoding)
        expect(sent.headers.etag).not.toBe(plain.headers.etag)
        expect(decode(sent.body).equals(plain.body)).toBe(true)
        expect(sent.body.length).toBeLessThan(plain.body.length)
      }
      const { etag } = (await fetchRaw(platform, path, { 'accept-encoding': encoding })).headers
      const again = await fetchRaw(platform, path, { 'accept-encoding': encoding, 'if-none-match': etag! })
      expect([again.status, again.body.length]).toEqual([304, 0])
      expect((await fetchRaw(platform, path, { 'if-none-match': etag! })).status).toBe(200)
    }
    for (const encoding of ['br', 'gzip', 'identity']) {
      const head = await fetchRaw(platform, path, { 'accept-encoding': encoding }, 'HEAD')
      expect([head.status, head.body.length, head.headers.etag]).toEqual([200, 0, plain.headers.etag])
    }
    expect((await request.get(`${path}.br`)).status(), 'a copy has no address of its own').toBe(404)
  }
})

test('a browser that goes away in the middle of a file leaves no half of it behind', async ({ platform }) => {
  const { name, release } = await readRelease()
  const path = `/mf/public/${name}/${release.preloads.find((preload) => preload.includes('core-'))}`
  const abort = new AbortController()
  const answer = await fetch(platform.origin + path, { signal: abort.signal, headers: { 'accept-encoding': 'br' } })
  const first = await answer.body!.getReader().read()
  expect(first.value!.length).toBeGreaterThan(0)
  abort.abort()
  const whole = brotliDecompressSync((await fetchRaw(platform, path, { 'accept-encoding': 'br' })).body)
  expect(`sha384-${createHash('sha384').update(whole).digest('base64')}`).toBe(
    release.files[path.split('/').slice(4).join('/')],
  )
})

test('a server bundle is for the edge alone', async ({ request }) => {
  const { name, release } = await readRelease()
  expect(release.server).toBe('server/server.js')
  expect((await request.get(`/mf/public/${name}/server/server.js`)).status()).toBe(404)
})

test.describe('the release endpoint', () => {
  const path = '/_releases/public/0123456789ab'

  test('is closed without the token', async ({ request }) => {
    for (const headers of [{}, { authorization: 'Bearer wrong' }, { authorization: '' }]) {
      expect((await request.put(`${path}/files/a.js`, { headers, data: 'a' })).status()).toBe(401)
      expect((await request.put(path, { headers, data: '{}' })).status()).toBe(401)
    }
  })

  test('takes a file once: the same bytes again are fine, others are refused', async ({ request, platform }) => {
    const headers = { authorization: `Bearer ${platform.secrets.releaseToken}` }
    expect((await request.put(`${path}/files/a.js`, { headers, data: 'one' })).status()).toBe(201)
    expect((await request.put(`${path}/files/a.js`, { headers, data: 'one' })).status()).toBe(200)
    expect((await request.put(`${path}/files/a.js`, { headers, data: 'two' })).status()).toBe(409)
    expect(await (await request.get('/mf/public/0123456789ab/a.js')).text()).toBe('one')
  })

  test('takes a compressed copy only of what lies at its path', async ({ request, platform }) => {
    const headers = { authorization: `Bearer ${platform.secrets.releaseToken}` }
    const put = async (address: string, data: Buffer) => (await request.put(path + address, { headers, data })).status()
    const text = Buffer.from('const water = "tank"\n'.repeat(20))
    expect(await put('/br/b.js', brotliCompressSync(text)), 'the file comes first').toBe(409)
    expect(await put('/files/b.js', text)).toBe(201)
    expect(await put('/br/b.js', brotliCompressSync('something else')), 'of other bytes').toBe(409)
    expect(await put('/br/b.js', text), 'not compressed').toBe(409)
    expect(await put('/gzip/b.js', gzipSync(Buffer.alloc(6_000_000))), 'grows beyond what is taken').toBe(409)
    expect(await put('/br/b.js', brotliCompressSync(text))).toBe(201)
    expect(await put('/br/b.js', brotliCompressSync(text))).toBe(200)
    expect(await put('/zstd/b.js', text), 'no encoding of ours').toBe(405)

    const asked = { 'accept-encoding': 'gzip' }
    const address = '/mf/public/0123456789ab/b.js'
    expect((await fetchRaw(platform, address, { 'accept-encoding': 'br' })).body.length).toBeLessThan(60)
    expect((await fetchRaw(platform, address, asked)).body.equals(text), 'without a copy, the plain file').toBe(true)
  })

  test('adds a release only when every file that it names is there with the bytes that it names', async ({
    request,
    platform,
  }) => {
    const headers = { authorization: `Bearer ${platform.secrets.releaseToken}` }
    const before = await (await request.get('/courses')).text()
    const good = await readRelease()
    const [first] = Object.keys(good.release.files)
    const uploaded = await readFile(good.sources[first!]!)
    await request.put(`${path}/files/${first}`, { headers, data: uploaded })
    expect((await request.put(path, { headers, data: good.release })).status()).toBe(409)
    expect((await request.put(path, { headers, data: { ...good.release, files: {} } })).status()).toBe(409)
    for (const broken of ['{', '[]', '{"contract":"1"}'])
      expect((await request.put(path, { headers, data: broken })).status()).toBe(422)
    const release = (html: string) => /\/mf\/public\/([0-9a-f]{12})\//.exec(html)![1]
    expect(release(await (await request.get('/courses')).text())).toBe(release(before))
  })

  test('takes no path out of its folder and no kind of file that pages do not load', async ({ request, platform }) => {
    const headers = { authorization: `Bearer ${platform.secrets.releaseToken}` }
    for (const file of ['..%2f..%2fa.js', 'a.html', 'a', '.hidden.js'])
      expect(
        (await request.put(`${path}/files/${file}`, { headers, data: 'x' })).status(),
        file,
      ).toBeGreaterThanOrEqual(400)
  })
})

test('[C-57.fellowships] [C-57.labs] [C-57.educators] pages are found at their other addresses', async ({
  request,
}) => {
  for (const [from, to] of [
    ['/fellowships', '/fellowship'],
    ['/labs', '/challenge-labs'],
    ['/educators', '/services/educators'],
  ] as const)
    expect(new URL((await request.get(from)).url()).pathname).toBe(to)
})

test('[S-033, W-59.sitemap, W-59.robots, C-57.sitemap] the sitemap names every public page and every published course, and robots.txt names the sitemap', async ({
  request,
  platform,
}) => {
  const sitemap = await request.get('/sitemap.xml')
  expect(sitemap.headers()['content-type']).toContain('application/xml')
  const xml = await sitemap.text()
  const locations = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location!)
  // The sitemap is cached for five minutes, so courses that other journeys publish or withdraw meanwhile may be missing
  // or still be listed.
  const courses = (await readCourses(request)).filter(
    ({ publishedAt }) => Date.parse(publishedAt) < Date.now() - 300_000,
  )
  expect(courses.length).toBeGreaterThan(30)
  expect(locations).toContain(`${platform.origin}/`)
  expect(locations).toContain(`${platform.origin}/courses`)
  expect(locations).toEqual(expect.arrayContaining(courses.map(({ id }) => `${platform.origin}/courses/${id}`)))
  const posts = (await (await request.get('/api/posts?limit=100')).json()) as { items: { slug: string }[] }
  const published = new Set(posts.items.map(({ slug }) => `${platform.origin}/blog/${slug}`))
  const isWithdrawn = (each: string) => /\/blog\/[^/]+$/.test(each) && !published.has(each)
  expect(published.size).toBeGreaterThan(5)
  const others = locations.filter((each) => !each.includes('/courses/crs_') && !isWithdrawn(each))
  for (const location of [...others, `${platform.origin}/courses/${courses[0]!.id}`]) {
    const page = await request.get(location)
    expect(page.status(), location).toBe(200)
    expect(await page.text(), location).toContain(`<link rel="canonical" href="${location}">`)
  }
  for (const kind of ['courses/crs_', 'events/evt_', 'challenge-labs/lab_', 'blog/'])
    expect(xml, kind).toMatch(new RegExp(`/${kind}[^<]+</loc><lastmod>20\\d\\d-`))
  expect(locations.filter((location) => location.includes('/search'))).toEqual([])
  expect(locations).not.toContain(`${platform.origin}/educator-chatbot`)
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${platform.origin}/sitemap.xml`)
  const security = await request.get('/security.txt')
  expect(security.url()).toBe(`${platform.origin}/.well-known/security.txt`)
  expect(await security.text()).toMatch(/^Contact: mailto:.+\n[^]*^Expires: 20/m)
  expect(await (await request.get('/humans.txt')).text()).toContain('/* TEAM */')
})

test('the theme form sets the cookie and returns to where it came from, on this site only', async ({
  request,
  platform,
}) => {
  const send = (theme: string, headers: Record<string, string>) =>
    request.post('/theme', { form: { theme }, headers, maxRedirects: 0 })
  const here = { origin: platform.origin }
  const done = await send('dark', { ...here, referer: `${platform.origin}/courses?free=true` })
  expect(done.status()).toBe(303)
  expect(done.headers().location).toBe('/courses?free=true')
  expect(done.headers()['set-cookie']).toContain('kere_theme=dark')
  expect((await send('dark', { ...here, referer: 'https://evil.example/x' })).headers().location).toBe('/')
  expect((await send('sepia', here)).status()).toBe(422)
  expect((await send('dark', { origin: 'https://evil.example' })).status()).toBe(403)
  const doubled = { ...here, referer: `${platform.origin}//evil.example/x` }
  expect((await send('dark', doubled)).headers().location).toBe('/')
})

test('the theme of the cookie is in the first byte of the page', async ({ request }) => {
  const opening = async (cookie: string) =>
    (await (await request.get('/', { headers: { cookie } })).text()).slice(0, 60)
  expect(await opening('')).not.toContain('data-theme')
  expect(await opening('kere_theme=dark')).toContain('data-theme="dark"')
  expect(await opening('a=b; kere_theme=light; c=d')).toContain('data-theme="light"')
  expect(await opening('kere_theme="><script>')).not.toContain('data-theme')
})

test('a page answers GET and HEAD alone, and what nobody owns is not found', async ({ request }) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    const refused = await request.fetch('/courses', { method })
    expect(refused.status()).toBe(405)
    expect(refused.headers().allow).toBe('GET, HEAD')
  }
  expect((await request.head('/courses')).status()).toBe(200)
  for (const path of [
    '/nowhere',
    '/courses/a/b',
    '/index.html',
    '/registry.json',
    '/.git/config',
    '/%E0%A4%A',
    '/courses/%00',
  ])
    expect((await request.get(path)).status(), path).toBe(404)
})

test('text of an address never becomes markup', async ({ request }) => {
  const html = await (await request.get('/courses?search=%3C%2Fscript%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E')).text()
  expect(html).not.toContain('<script>alert(1)')
})

test('a form of another kind, or too large, is refused and never fails', async ({ request, platform }) => {
  const headers = { origin: platform.origin }
  for (const [path, refusal] of [
    ['/theme', 415],
    ['/auth/login', 400],
    ['/auth/logout', 415],
  ] as const) {
    const broken = { ...headers, 'content-type': 'multipart/form-data; boundary=x' }
    expect((await request.post(path, { headers: broken, data: 'no part' })).status(), path).toBe(refusal)
    // The server does not read the body to its end, so the connection cannot be used again.
    const tooLarge = { headers: { ...headers, connection: 'close' }, form: { email: 'x'.repeat(200_000) } }
    expect((await request.post(path, tooLarge)).status(), path).toBe(413)
    expect((await request.post(path, { headers: { origin: 'https://evil.example' }, data: '{' })).status(), path).toBe(
      403,
    )
  }
})

test('a page of another site begins no sign-in with Google', async ({ request }) => {
  const begin = (site: string) =>
    request.get('/auth/google?next=/courses', { headers: { 'sec-fetch-site': site }, maxRedirects: 0 })
  const refused = await begin('cross-site')
  expect([refused.status(), refused.headers()['location'], refused.headers()['set-cookie']]).toEqual([
    303,
    '/auth/login?next=%2Fcourses',
    undefined,
  ])
  const begun = await begin('same-origin')
  expect(begun.status()).toBe(303)
  expect(begun.headers()['location']).toContain('/authorize?')
  expect(begun.headers()['set-cookie']).toContain('__Host-kere_google=')
})

test('a sign-in with Google begins without an address to go on to that is too long to be kept', async ({ request }) => {
  const next = encodeURIComponent(`/courses?search=${'ಕ'.repeat(400)}`)
  const begun = await request.get(`/auth/google?next=${next}`, { maxRedirects: 0 })
  expect(begun.headers()['location']).toContain('/authorize?')
})

test('a file that the browser holds already is not sent again', async ({ request }) => {
  const html = await (await request.get('/courses')).text()
  const path = /(?<=")\/assets\/shell-[^"]+\.js/.exec(html)![0]
  const { etag } = (await request.get(path)).headers()
  expect((await request.get(path, { headers: { 'if-none-match': etag! } })).status()).toBe(304)
})

test('a page has one address', async ({ request, platform }) => {
  for (const [path, tidy] of [
    ['/courses/', '/courses'],
    ['//courses', '/courses'],
    ['//evil.example/x', '/evil.example/x'],
    ['/courses//', '/courses'],
  ] as const) {
    const moved = await request.fetch(`${platform.origin}${path}?free=true`, { maxRedirects: 0 })
    expect(moved.status(), path).toBe(308)
    expect(moved.headers().location, path).toBe(`${tidy}?free=true`)
  }
})

test('a visitor’s page is kept at the edge for a while, by all that it differs by, and never one that failed', async ({
  request,
}) => {
  const path = '/courses?sort=price-high'
  const isKept = async (address: string, cookie = '') =>
    'age' in (await request.get(address, { headers: { cookie } })).headers()
  expect(await isKept(path)).toBe(false)
  await expect.poll(() => isKept(path)).toBe(true)
  expect((await request.get(path)).headers()['cache-control']).toBe('private, no-cache')
  expect(await isKept(path, 'kere_theme=dark')).toBe(false)
  expect(await isKept(path, 'kere_notice=admin_required')).toBe(false)
  expect(await isKept(path, '__Host-kere_refresh=forged')).toBe(false)
  expect(await isKept(`${path}&free=true`)).toBe(false)
  for (const missing of ['/nowhere', '/courses/crs_unknown']) {
    await request.get(missing)
    expect(await isKept(missing), missing).toBe(false)
  }
})

const megabyte = 1024 * 1024

/** The body is much larger than the ten or so megabytes that kernels buffer. */
const onTheWire = 128 * megabyte

async function bytesTaken({ origin }: Platform, method: string, path: string, headers: Record<string, string>) {
  const chunk = Buffer.alloc(64 * 1024, 'a')
  const end = 2 * onTheWire
  let taken = 0
  await new Promise<void>((resolve) => {
    const sending = openRequest(origin + path, { method, headers: { origin, ...headers } })
    const sendOn = () => {
      while (taken < end && !sending.destroyed) {
        taken += chunk.length
        if (!sending.write(chunk)) return void sending.once('drain', sendOn)
      }
      sending.end(resolve)
    }
    sending.on('response', (answer) => void answer.resume().on('close', resolve))
    sending.on('error', () => resolve())
    sendOn()
  })
  return taken
}

test('no address takes more of a body than its cap and what lies on the wire, whatever length it claims', async ({
  platform,
}) => {
  const { release } = await readRelease()
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const json = { 'content-type': 'application/json' }
  const token = { authorization: `Bearer ${platform.secrets.releaseToken}` }
  const ways: [method: string, path: string, headers: Record<string, string>][] = [
    ...release.forms.map(({ path }): [string, string, typeof form] => ['POST', path.replaceAll(/:\w+/g, 'x'), form]),
    ['POST', '/theme', form],
    ['POST', '/language', form],
    ['POST', '/auth/logout', form],
    ['POST', '/nowhere', form],
    ['PUT', '/courses', json],
    ['POST', '/api/auth/login', json],
    ['POST', '/api/nowhere', json],
    ['PUT', '/_releases/public/0123456789ab/files/a.js', {}],
    ['PUT', '/_releases/public/0123456789ab/files/a.js', token],
    ['PUT', '/_releases/public/0123456789ab/br/a.js', token],
    ['PUT', '/_releases/public/0123456789ab', token],
  ]
  for (const [method, path, headers] of ways)
    expect(await bytesTaken(platform, method, path, headers), `${method} ${path}`).toBeLessThan(onTheWire)
})

test('what comes by http from elsewhere than this machine is sent to https, and keeps no page for others', async ({
  platform,
}) => {
  const { host } = new URL(platform.origin)
  const elsewhere = await fetchRaw(platform, '/courses?free=true', { host: 'kere.example' })
  expect([elsewhere.status, elsewhere.headers.location]).toEqual([308, 'https://kere.example/courses?free=true'])
  const program = await fetchRaw(platform, '/api/courses', { host: 'kere.example' })
  expect([program.status, program.headers.location]).toEqual([403, undefined])
  for (const origin of [`https://${host}`, `http://${host}`]) {
    const page = await platform.miniflare.dispatchFetch(`${origin}/courses?level=advanced`)
    expect(/canonical" href="([^"]*)"/.exec(await page.text())![1]).toBe(`${origin}/courses`)
  }
})

test('a request is called by an id of ours, whatever it calls itself', async ({ request }) => {
  for (const path of ['/api/courses', '/api/releases', '/api/exports/audit-log.csv']) {
    const answer = await request.get(path, { headers: { 'x-request-id': 'chosen-by-the-client' } })
    expect(answer.headers()['x-request-id'], path).toMatch(/^req_[0-9a-f-]{36}$/)
  }
})
