import { env } from 'cloudflare:workers'
import type { ManagedPost, PostDraft } from '@kere/contracts/publishing/post-authoring'
import type { Post, PostSummary } from '@kere/contracts/publishing/posts'
import type { PostDetails } from '@kere/contracts/publishing/post-draft'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aStoredFile } from '../../../test/files.ts'
import { aPost, aPostCategory, somePost } from '../../../test/posts.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'
import { openDatabase } from '../../base/context.ts'
import { newId } from '../../base/new-id.ts'
import { clock } from '../../routes.ts'
import { publishScheduled } from './publish-post.ts'

let api: ReturnType<typeof startApi>
let educator: TestUser
let admin: TestUser

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  educator = await aUser('educator', {}, { firstName: 'Asha', lastName: 'Raghunath' })
  admin = await aUser('admin')
})

interface Answer {
  status: number
  body: Omit<PostDraft & Post & ManagedPost, 'author' | 'categories'> & {
    code: string
    author: { id: string; name: string }
    categories: unknown[]
    errors?: { pointer: string; detail: string }[]
    items: (PostSummary & ManagedPost)[]
    total: number
    counts: Record<string, number>
    name: string
  }
}

async function as(user: TestUser, method: string, path: string, body?: unknown): Promise<Answer> {
  const headers = { origin: 'https://kere.test', cookie: user.cookie, 'content-type': 'application/json' }
  const answer = await api.call(path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  // The cast is safe: the tests assert the real shape.
  return answer as unknown as Answer
}

const read = async (path: string) => (await api.call(path)) as unknown as Answer

async function begin(title: string, details: Partial<PostDetails> = {}, by = educator) {
  const { body } = await as(by, 'POST', '/api/managed-posts', { title })
  const saved = await as(by, 'PUT', `/api/managed-posts/${body.id}/draft`, {
    version: body.version,
    details: { ...somePost, title, ...details },
  })
  return saved.body
}

const publish = async (id: string, body: object = {}) => {
  const [draft] = (await env.DB.prepare('SELECT version FROM blog_drafts WHERE post_id = ?').bind(id).all()).results
  return as(admin, 'PUT', `/api/managed-posts/${id}/publication`, { version: draft?.version, ...body })
}

const tick = (at: number) =>
  publishScheduled({
    db: openDatabase(env.DB),
    at,
    newId,
    requestId: 'clock',
    queueMail: () => undefined,
    kindOfMail: () => null,
  })

const rssOf = async (query = '') => (await api.call(`/api/feeds/blog/feed.xml${query}`)).text

describe('a post', () => {
  it('[S-439] [S-441] [S-159] [S-522] is drafted by an educator, published by an admin, and listed from then on', async () => {
    const category = await aPostCategory('Water Resources')
    const { id, slug } = await begin('Why the lakes foam!', { categories: [category.id, 'cat_gone'] })
    expect(slug).toBe('why-the-lakes-foam')
    for (const path of ['/api/posts', '/api/posts?category=water-resources', '/api/posts/featured'])
      expect((await read(path)).body.items).toEqual([])
    expect((await read(`/api/posts/${slug}`)).status).toBe(404)
    expect(await rssOf()).not.toContain('lakes foam')

    expect((await publish(id)).body).toMatchObject({ state: 'published', isPublished: true })
    const { body } = await read(`/api/posts/${slug}`)
    expect(body).toMatchObject({
      title: 'Why the lakes foam!',
      author: { name: 'Asha Raghunath' },
      categories: [{ name: 'Water Resources', slug: 'water-resources' }],
      excerpt: 'Foam is the part you can photograph. What it is made of Detergent, mostly.',
      headings: [{ text: 'What it is made of' }],
    })
    expect(body.html).toContain('<p>Foam is the part you can photograph.</p>')
    for (const path of ['/api/posts', '/api/posts?category=water-resources', `/api/posts?author=${educator.id}`])
      expect((await read(path)).body).toMatchObject({ items: [{ slug }], total: 1 })
    expect((await read('/api/posts?category=other')).body.items).toEqual([])
    expect(await rssOf('?category=water-resources')).toContain('<title>Why the lakes foam!</title>')

    expect((await as(admin, 'DELETE', `/api/managed-posts/${id}/publication`)).body).toMatchObject({
      state: 'draft',
      publishedAt: null,
    })
    expect((await read(`/api/posts/${slug}`)).status).toBe(404)
    expect((await read('/api/posts?category=water-resources')).body.items).toEqual([])
  })

  it('[W-47] stands in the feed as it was typed, its addresses whole, and is sent once to who has it', async () => {
    const content = 'See [all](/courses), `<img src="/lake.png">` and `a href="#b" c`.\n\n# A > B "c"\n\nEnd.'
    const { id, slug } = await begin('Feeds', { content })
    await publish(id)
    const { text, headers } = await api.call('/api/feeds/blog/feed.json')
    // JSON Feed 1.1 gives the field this name.
    const [{ content_html: html }] = (JSON.parse(text) as { items: [{ content_html: string }] }).items
    expect(html).toContain('<a href="https://kere.test/courses">all</a>')
    expect(html).toContain('&#x3C;img src="/lake.png">')
    expect(html).toContain('<code>a href="#b" c</code>')
    expect(html).not.toContain('class="anchor"')
    expect(await rssOf()).toContain(`<link>https://kere.test/blog/${slug}</link>`)
    for (const file of ['blog/feed.json', 'blog/feed.xml', 'newsletter/issues/feed.xml']) {
      const path = `/api/feeds/${file}`
      const etag = (await api.call(path)).headers.get('etag')
      expect(etag, file).toMatch(/^"\w+"$/)
      const again = await api.call(path, { headers: { 'if-none-match': `W/${etag}` } })
      expect([again.status, again.text], file).toEqual([304, ''])
    }
    expect(headers.get('cache-control')).toContain('public')
  })

  it('[S-158] is listed with others, the newest publication first, and not while it is a draft', async () => {
    const post = (title: string, publishedAt: number, isPublished = true) =>
      aPost(educator.id, { isPublished, details: { title }, ...(isPublished && { publishedAt }) })
    await post('Second', 2000)
    await post('First', 3000)
    await post('A draft', 0, false)
    await post('Third', 1000)
    for (const path of ['/api/posts', '/api/posts/featured'])
      expect((await read(path)).body.items.map(({ title }) => title)).toEqual(['First', 'Second', 'Third'])
  })

  it('[S-509] [C-31] is published, scheduled and withdrawn by no educator, its author or not', async () => {
    const { id } = await begin('Mine')
    for (const method of ['PUT', 'DELETE'])
      expect(await as(educator, method, `/api/managed-posts/${id}/publication`, {})).toMatchObject({ status: 403 })
    const other = await aUser('educator')
    for (const [method, path] of [
      ['DELETE', id],
      ['PUT', `${id}/submission`],
      ['POST', `${id}/restoration`],
    ] as const) {
      const body = path.endsWith('submission') ? { version: 2, note: '' } : undefined
      expect(await as(other, method, `/api/managed-posts/${path}`, body)).toMatchObject({ status: 404 })
    }
    await publish(id)
    expect((await as(educator, 'DELETE', `/api/managed-posts/${id}`)).body.code).toBe('post_is_published')
  })

  it('[C-50] [S-441] gets an address of its own, however many have its title, at once too', async () => {
    const slugs = await Promise.all(
      Array.from(
        { length: 3 },
        async () => (await as(educator, 'POST', '/api/managed-posts', { title: 'Foam' })).body.slug,
      ),
    )
    expect(slugs.toSorted()).toEqual(['foam', 'foam-2', 'foam-3'])
    const ofEmoji = await as(educator, 'POST', '/api/managed-posts', { title: '🌊🌊' })
    expect(ofEmoji.body.slug).toMatch(/^post-[a-z0-9]{8}$/)
    expect((await as(educator, 'POST', '/api/managed-posts', { title: 'ಕೆರೆಯ ನೊರೆ' })).body.slug).toMatch(/^post-/)
    expect((await as(educator, 'POST', '/api/managed-posts', { title: 'New' })).body.slug).toBe('new-post')
    expect((await as(educator, 'POST', '/api/managed-posts', { title: ' ' })).body.errors).toMatchObject([
      { detail: 'Title is required' },
    ])
  })

  it('[W-47] follows its title until it is published once, and is found by the address that it had', async () => {
    const { id, slug } = await begin('First title')
    const saved = await as(educator, 'PUT', `/api/managed-posts/${id}/draft`, {
      version: 2,
      details: { ...somePost, title: 'Second title' },
    })
    expect(saved.body.slug).toBe(slug)
    expect((await publish(id)).body.slug).toBe('second-title')
    expect((await read('/api/posts/first-title')).body.slug).toBe('second-title')
    expect((await as(admin, 'GET', '/api/post-drafts/first-title')).body.slug).toBe('second-title')

    // The former address of a post is never given to another post.
    expect((await begin('First title')).slug).toBe('first-title-2')
    await as(admin, 'PUT', `/api/managed-posts/${id}/draft`, { version: 3, details: { ...somePost, title: 'Third' } })
    expect((await read('/api/posts/second-title')).body.title).toBe('Second title')
    expect((await publish(id)).body).toMatchObject({ slug: 'second-title', hasUnsavedChanges: false })
    expect((await read('/api/posts/second-title')).body.title).toBe('Third')
  })

  it.each(['![', '[', '[^', '![](', '[a\n', '[a]((b)'])(
    'is saved within the time of a test, full of %j',
    async (sign) => {
      const { version } = await begin('Brackets', {
        content: sign.repeat(Math.floor(60_000 / sign.length)),
        excerpt: '',
      })
      expect(version).toBe(2)
    },
  )

  it('leaves out of its excerpt where its links lead', async () => {
    const content =
      'See [the lake](https://en.wikipedia.org/wiki/Lake_(water)) ![foam](/media/a) and [again](/b), or [not](c'
    await begin('Links', { content, excerpt: '' })
    const { body } = await as(admin, 'GET', '/api/managed-posts')
    expect(body.items[0]?.excerpt).toBe('See the lake and again, or [not](c')
  })

  it('[S-576.post] is summed up in the first 150 characters of its text where it has no excerpt', async () => {
    const { id } = await begin('Long', { content: 'ಕ'.repeat(151) })
    await publish(id)
    expect((await read('/api/posts')).body.items[0]?.excerpt).toBe(`${'ಕ'.repeat(149)}…`)
  })

  it('[S-442] [S-576.posts] shows admins the first 60 characters of its text where it has no excerpt', async () => {
    await begin('Long', { content: 'Detergent, mostly, and what the rain brings with it from the fields above.' })
    const { body } = await as(admin, 'GET', '/api/managed-posts')
    expect(body.items[0]?.excerpt).toBe('Detergent, mostly, and what the rain brings with it from…')
    await begin('Told', { excerpt: 'What the foam is made of.' })
    expect((await as(admin, 'GET', '/api/managed-posts')).body.items[0]?.excerpt).toBe('What the foam is made of.')
  })

  it('keeps the words of what it publishes beside the HTML, for searches', async () => {
    const { id } = await begin('Words', { content: 'Foam & **rain**.\n\n## Weirs\n\n- ferns' })
    await publish(id)
    const { results } = await env.DB.prepare('SELECT body_text FROM blog_posts WHERE id = ?').bind(id).all()
    expect(results).toEqual([{ body_text: 'Foam & rain.\nWeirs\nferns' }])
  })

  it('[S-482] has the columns that the requirement names', async () => {
    const { results } = await env.DB.prepare("SELECT name FROM pragma_table_info('blog_posts')").all<{ name: string }>()
    const named =
      'id title slug content excerpt cover_image published published_at author_id categories created_at updated_at'
    expect(results.map(({ name }) => name)).toEqual(expect.arrayContaining(named.split(' ')))
  })

  it('keeps the last ten addresses that it had', async () => {
    const { id } = await begin('Title 0')
    for (let number = 1; number < 14; number += 1) {
      const details = { ...somePost, title: `Title ${number}` }
      await as(admin, 'PUT', `/api/managed-posts/${id}/draft`, { version: number + 1, details })
      await publish(id, { at: new Date(Date.parse('2026-11-23T01:30:00Z') + number).toISOString() })
    }
    const { results } = await env.DB.prepare('SELECT slug FROM blog_slugs WHERE post_id = ?').bind(id).all()
    expect(results.length).toBe(10)
    expect(results).toContainEqual({ slug: 'title-13' })
    expect(results).not.toContainEqual({ slug: 'title-1' })
  })

  it('[S-440] is not published without title or content', async () => {
    const { id } = await begin('Something', { title: ' ', content: ' ' })
    expect((await publish(id)).body).toMatchObject({
      code: 'post_incomplete',
      errors: [
        { pointer: '/details/title', detail: 'Title is required' },
        { pointer: '/details/content', detail: 'Content is required' },
      ],
    })
    const nested = await begin('Nested', { content: '>'.repeat(10_000) })
    expect((await publish(nested.id)).body.code).toBe('post_too_complex')
  })

  it('is saved by one of two who write over the same version', async () => {
    const { id } = await begin('Two of us')
    const save = (by: TestUser, content: string) =>
      as(by, 'PUT', `/api/managed-posts/${id}/draft`, { version: 2, details: { ...somePost, content } })
    const answers = await Promise.all([save(educator, 'Hers'), save(admin, 'His')])
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]))
    expect(answers.map(({ body }) => body.code)).toContain('post_changed')
  })
})

describe('what a draft was', () => {
  const save = (id: string, version: number, content: string, title = 'Kept') =>
    as(educator, 'PUT', `/api/managed-posts/${id}/draft`, { version, details: { ...somePost, title, content } })
  const long = (words: string) => `${words} `.repeat(40)
  const versionsOf = async (id: string, by = educator) =>
    (await as(by, 'GET', `/api/managed-posts/${id}/versions`)).body.items as unknown as {
      version: number
      title: string
      isPublished: boolean
    }[]

  it('[W-47] is kept every ten minutes, when half is cut and when it is published, and comes back', async () => {
    const { id } = await begin('Kept', { content: long('First.') })
    await save(id, 2, long('Second.'))
    await save(id, 3, long('Third.'))
    expect((await versionsOf(id)).map(({ version }) => version)).toEqual([2])
    await save(id, 4, 'Oops')
    expect((await versionsOf(id)).map(({ version }) => version)).toEqual([4, 2])
    await publish(id)
    expect(await versionsOf(id)).toMatchObject([{ version: 5, title: 'Kept', isPublished: true }, {}, {}])

    const { body: kept } = await as(educator, 'GET', `/api/managed-posts/${id}/versions/4`)
    expect(kept.details.content).toContain('Third.')
    const restore = (number: number, version: number) =>
      as(educator, 'POST', `/api/managed-posts/${id}/versions/${number}/restoration`, { version })
    expect((await restore(4, 4)).body.code).toBe('post_changed')
    expect((await restore(4, 5)).body).toMatchObject({ version: 6, hasUnsavedChanges: true, details: kept.details })
    expect((await restore(5, 6)).body.details.content).toBe('Oops')
    expect((await restore(3, 7)).status).toBe(404)
    expect((await as(await aUser('educator'), 'GET', `/api/managed-posts/${id}/versions`)).status).toBe(404)
  })

  it('is kept twenty times, the newest', async () => {
    const { id } = await begin('Kept')
    for (let version = 2; version < 27; version += 1) {
      await env.DB.prepare('UPDATE blog_post_versions SET saved_at = 0').run()
      await save(id, version, long(String(version)))
    }
    const numbers = (await versionsOf(id)).map(({ version }) => version)
    expect([numbers.length, numbers.at(0), numbers.at(-1)]).toEqual([20, 26, 7])
  })
})

describe('a picture in the text', () => {
  const show = (path: string) => `![Foam](${path})`
  const leftAt = async (path: string) =>
    env.DB.prepare('SELECT left_at FROM blog_post_pictures WHERE picture_image = ?').bind(path).first('left_at')

  it('[W-47] is the writer’s own upload, has its size, and is used as long as the draft or readers show it', async () => {
    const { path } = await aStoredFile(educator, { kind: 'post_picture', width: 1320, height: 880 })
    const other = await aStoredFile(await aUser('educator'), { kind: 'post_picture' })
    const { id, slug } = await begin('Pictures', { content: `${show(path)}\n\n${show(other.path)}` })
    const uses = async () =>
      env.DB.prepare('SELECT uses FROM files WHERE object_key = ?').bind(path.slice(7)).first('uses')
    expect(await uses()).toBe(1)
    expect((await as(educator, 'GET', `/api/managed-posts/${id}/preview`)).body).toMatchObject({
      leftOut: [{ kind: 'picture', source: show(other.path) }],
    })
    await publish(id)
    const { html } = (await read(`/api/posts/${slug}`)).body
    expect(html).toContain(`<img src="${path}" alt="Foam" loading="lazy" decoding="async" width="1320" height="880">`)
    expect(html).not.toContain(other.path)

    const write = (version: number, content: string) =>
      as(educator, 'PUT', `/api/managed-posts/${id}/draft`, { version, details: { ...somePost, content } })
    await write(2, 'Without')
    expect(await leftAt(path)).toBeNull()
    await publish(id)
    expect(await leftAt(path)).not.toBeNull()
    expect(await uses()).toBe(1)
    await as(admin, 'PUT', `/api/managed-posts/${id}/draft`, {
      version: 3,
      details: { ...somePost, content: show(path) },
    })
    expect(await leftAt(path)).toBeNull()
  })
})

describe('review', () => {
  it('[C-31] is asked for by the author, sent back with a note, and ends by publishing', async () => {
    const { id, slug } = await begin('To review')
    const submit = () => as(educator, 'PUT', `/api/managed-posts/${id}/submission`, { version: 2, note: 'Ready' })
    expect((await submit()).body.state).toBe('review')
    expect((await as(admin, 'GET', '/api/managed-posts?state=review')).body).toMatchObject({
      items: [{ id }],
      total: 1,
    })

    await as(admin, 'POST', `/api/managed-posts/${id}/review`, { note: 'Which lake?' })
    expect((await as(educator, 'GET', `/api/post-drafts/${slug}`)).body).toMatchObject({
      state: 'draft',
      reviewNote: 'Which lake?',
    })
    await submit()
    expect((await publish(id, { version: 2 })).body).toMatchObject({ state: 'published', submittedAt: null })
    await publish(id, { version: 2 })
    const { results } = await env.DB.prepare('SELECT template, kind, user_id FROM outbox ORDER BY id').all()
    expect(results).toEqual([
      { template: 'post_sent_back', kind: 'post_reviews', user_id: educator.id },
      { template: 'post_published', kind: 'post_reviews', user_id: educator.id },
    ])
  })

  it('publishes nothing that its author has changed since an admin read it', async () => {
    const { id } = await begin('To review')
    await as(educator, 'PUT', `/api/managed-posts/${id}/submission`, { version: 2, note: '' })
    api.clock.now += 1000
    const details = { ...somePost, title: 'To review', content: 'Buy my coins.' }
    await as(educator, 'PUT', `/api/managed-posts/${id}/draft`, { version: 2, details })
    for (const body of [{ version: undefined }, { version: 2 }])
      expect((await publish(id, body)).body).toMatchObject({ code: 'post_changed' })
    expect((await publish(id, { version: 3 })).body).toMatchObject({ state: 'published' })
  })
})

describe('a scheduled post', () => {
  const at = '2026-11-23T01:30:00Z'

  it('[W-47] is published by the clock, once, as it was when it was scheduled', async () => {
    const { id, slug } = await begin('On Monday')
    expect((await publish(id, { at })).body).toMatchObject({
      state: 'scheduled',
      scheduledAt: '2026-11-23T01:30:00.000Z',
    })
    await as(admin, 'PUT', `/api/managed-posts/${id}/draft`, { version: 2, details: { ...somePost, content: 'Later' } })
    expect(await tick(Date.parse(at) - 1)).toBe(0)
    expect((await read(`/api/posts/${slug}`)).status).toBe(404)

    const late = Date.parse(at) + 90_000
    expect(await Promise.all([tick(late), tick(late)])).toEqual(expect.arrayContaining([0, 1]))
    expect(await tick(late)).toBe(0)
    const { body } = await read(`/api/posts/${slug}`)
    expect(body).toMatchObject({ title: 'On Monday', publishedAt: '2026-11-23T01:30:00.000Z' })
    expect(body.html).not.toContain('Later')
    expect(clock.map(([name]) => name)).toContain('publishedPosts')
  })

  it('has its time in the future, is no published one, and is taken from the schedule', async () => {
    const { id } = await begin('Sometime')
    const past = await publish(id, { at: '2026-11-15T11:59:59Z' })
    expect(past.body.errors).toEqual([{ pointer: '/body/at', detail: 'Choose a time in the future' }])
    await publish(id, { at })
    await as(admin, 'DELETE', `/api/managed-posts/${id}/publication`)
    expect(await tick(Date.parse(at))).toBe(0)
    await publish(id)
    expect((await publish(id, { at })).body.code).toBe('post_is_published')
  })
})

describe('a deleted post', () => {
  it('leaves readers at once, and comes back as a draft at its address', async () => {
    const { id, slug } = await begin('Gone')
    await publish(id)
    expect((await as(admin, 'DELETE', `/api/managed-posts/${id}`)).body.goesAt).not.toBeNull()
    expect((await read(`/api/posts/${slug}`)).status).toBe(404)
    expect((await as(admin, 'GET', '/api/managed-posts')).body.items).toEqual([])
    expect((await as(admin, 'GET', '/api/managed-posts?state=deleted')).body.items).toMatchObject([{ id }])
    await begin('A draft', {}, admin)
    const none = { draft: 0, review: 0, scheduled: 0, published: 0, deleted: 1 }
    expect((await as(educator, 'GET', '/api/managed-posts')).body.counts).toEqual(none)
    expect((await as(admin, 'GET', '/api/managed-posts')).body.counts).toEqual({ ...none, draft: 1 })
    expect((await publish(id)).body.code).toBe('post_is_deleted')
    expect((await as(admin, 'POST', `/api/managed-posts/${id}/restoration`)).body).toMatchObject({
      state: 'draft',
      slug,
      goesAt: null,
    })
  })
})

describe('what stands around a post', () => {
  it('is the one before, the one after, and others of its category first', async () => {
    const [water, soil] = [await aPostCategory('Water'), await aPostCategory('Soil')]
    const posts = []
    for (const [title, category] of [
      ['One', water],
      ['Two', soil],
      ['Three', soil],
      ['Four', soil],
      ['Five', water],
    ] as const)
      posts.push(await aPost(educator.id, { isPublished: true, details: { title, categories: [category.id] } }))
    const { body } = await read(`/api/posts/${posts[4]?.slug}`)
    expect(body).toMatchObject({ newer: null, older: { title: 'Four' } })
    expect(body.related.map(({ title }) => title)).toEqual(['One', 'Four', 'Three'])
    expect((await read('/api/posts?limit=2')).body).toMatchObject({
      items: [{ title: 'Five' }, { title: 'Four' }],
      total: 5,
    })
    expect((await read('/api/post-categories')).body.items).toMatchObject([
      { name: 'Soil', posts: 3 },
      { name: 'Water', posts: 2 },
    ])
  })

  it('names an erased author “Former member”, whose page is none', async () => {
    const { slug, id } = await aPost(educator.id, { isPublished: true })
    await env.DB.prepare('UPDATE blog_posts SET author_id = NULL WHERE id = ?').bind(id).run()
    expect((await read(`/api/posts/${slug}`)).body.author.name).toBe('Former member')
    expect((await read(`/api/post-authors/${educator.id}`)).status).toBe(404)
  })
})

describe('a category', () => {
  it('[S-483] is added by an admin, once', async () => {
    const add = (name: string) => as(admin, 'POST', '/api/post-categories', { name })
    expect((await add('Climate Science')).body).toMatchObject({ name: 'Climate Science', slug: 'climate-science' })
    expect((await add('climate science')).body.code).toBe('category_exists')
    expect((await as(educator, 'POST', '/api/post-categories', { name: 'Mine' })).status).toBe(403)
  })

  it('is renamed at its address, and deleted without its posts', async () => {
    const [water] = [await aPostCategory('Water'), await aPostCategory('Soil')]
    const { slug } = await aPost(educator.id, { isPublished: true, details: { categories: [water.id] } })
    const path = `/api/post-categories/${water.id}`
    expect((await as(admin, 'PATCH', path, { name: 'soil' })).body.code).toBe('category_exists')
    expect((await as(admin, 'PATCH', path, { name: 'Lakes' })).body).toMatchObject({ name: 'Lakes', slug: 'water' })
    expect((await read('/api/posts?category=water')).body.items).toMatchObject([{ categories: [{ name: 'Lakes' }] }])
    expect((await as(admin, 'DELETE', path)).status).toBe(204)
    expect((await read('/api/posts?category=water')).body.items).toEqual([])
    expect((await read(`/api/posts/${slug}`)).body.categories).toEqual([])
    const { results } = await env.DB.prepare("SELECT action FROM audit_log WHERE action LIKE 'post_category.%'").all()
    expect(results).toHaveLength(2)
  })
})
