import { isPublicAddress } from '@kere/contracts/http/public-address'
import { describe, expect, it } from 'vitest'
import { askFeed } from './ask-feed.ts'
import { readFeed } from './read-feed.ts'

const now = Date.parse('2026-11-20T06:00:00Z')
const reading = { base: 'https://desk.example/feed', usual: 'conservation', now, maxAgeMs: 60 * 86_400_000 } as const

const rss = (...items: readonly string[]) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Desk</title>${items.map((item) => `<item>${item}</item>`).join('')}</channel></rss>`

describe('what is read of a feed', () => {
  it('[part of S-249] is title, description, address, time and category of RSS', () => {
    const item = `<title>Draft rules for compost</title><link>https://desk.example/a?utm_source=rss&amp;page=2#top</link>
      <description><![CDATA[<p>Comments are <b>open</b> until 18&nbsp;December.</p>]]></description>
      <category>Policy</category><pubDate>Fri, 20 Nov 2026 10:15:00 +0530</pubDate>`
    expect(readFeed(rss(item), reading)).toEqual([
      {
        title: 'Draft rules for compost',
        description: 'Comments are open until 18 December.',
        url: 'https://desk.example/a?page=2',
        category: 'policy',
        publishedAt: Date.parse('2026-11-20T04:45:00Z'),
      },
    ])
  })

  it('is the same of Atom, of which the page is the link without a name', () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><entry>
      <title type="html">Rooftop &amp;lt;solar&amp;gt; in Kochi</title>
      <link rel="enclosure" href="https://desk.example/a.mp3"/><link href="/a"/>
      <summary>Bills of a year.</summary><updated>2026-11-19T01:00:00Z</updated></entry></feed>`
    expect(readFeed(atom, reading)).toEqual([
      {
        title: 'Rooftop <solar> in Kochi',
        description: 'Bills of a year.',
        url: 'https://desk.example/a',
        category: 'energy',
        publishedAt: Date.parse('2026-11-19T01:00:00Z'),
      },
    ])
  })

  it.each(['&lt;', '&lt;script ', '<![CDATA[<script]]>'])('takes no longer for a text that is full of %s', (sign) => {
    const text = sign.repeat(18_000)
    const items = Array.from({ length: 2 }, (_, place) => {
      return `<title>A</title><link>https://desk.example/${place}</link><description>${text}</description>`
    })
    const before = performance.now()
    expect(readFeed(rss(...items), reading)).toHaveLength(2)
    expect(performance.now() - before).toBeLessThan(5000)
  })

  it.each([
    ['a date in the future is now', '<pubDate>Fri, 20 Nov 2099 10:15:00 GMT</pubDate>', now],
    ['none is now', '', now],
    ['one that is no date is now', '<pubDate>soon</pubDate>', now],
  ])('%s', (_, date, at) => {
    const [entry] = readFeed(rss(`<title>A</title><link>https://desk.example/a</link>${date}`), reading)
    expect(entry?.publishedAt).toBe(at)
  })

  it.each([
    ['without a title', '<link>https://desk.example/a</link>'],
    ['without an address', '<title>A</title>'],
    ['that leads to a script', '<title>A</title><link>javascript:alert(1)</link>'],
    ['with a name and a password', '<title>A</title><link>https://a:b@desk.example/</link>'],
    [
      'two months old',
      '<title>A</title><link>https://desk.example/a</link><pubDate>Mon, 01 Jun 2026 00:00:00 GMT</pubDate>',
    ],
  ])('leaves out an entry %s', (_, item) => {
    expect(readFeed(rss(item), reading)).toEqual([])
  })

  it('is text alone, whatever an author writes', () => {
    const item = `<title>&lt;img src=x onerror=alert(1)&gt;A&#8212;B</title><link>https://desk.example/a</link>
      <description>&lt;script&gt;steal()&lt;/script&gt;&lt;p&gt;Fish&amp;amp;chips&lt;/p&gt;</description>`
    expect(readFeed(rss(item), reading)).toMatchObject([{ title: 'A—B', description: 'Fish&chips' }])
  })

  it.each([
    ['Fri, 20 Nov 2026 10:15:00 IST', '2026-11-20T04:45:00Z'],
    ['20 Nov 2026 05:00 PM SGT', '2026-11-20T09:00:00Z'],
    ['Thu, 19 Nov 2026 20:00:00 (IST)', '2026-11-19T14:30:00Z'],
    ['Thu, 19 Nov 2026 20:00:00 XYZ', '2026-11-19T20:00:00Z'],
  ])('reads the date %s', (date, at) => {
    const item = `<title>A</title><link>https://desk.example/a</link><pubDate>${date}</pubDate>`
    const late = { ...reading, now: Date.parse('2026-11-30T00:00:00Z') }
    expect(readFeed(rss(item), late)[0]?.publishedAt).toBe(Date.parse(at))
  })

  it('places what has no date behind what has one', () => {
    const undated = '<title>Undated</title><link>https://desk.example/a</link><pubDate>last monsoon</pubDate>'
    const dated =
      '<title>Dated</title><link>https://desk.example/b</link><pubDate>Mon, 02 Nov 2026 00:00:00 GMT</pubDate>'
    const [first, second] = readFeed(rss(undated, dated), reading)
    expect([first?.title, first?.publishedAt]).toEqual(['Undated', second?.publishedAt])
  })

  it('knows every named character of HTML', () => {
    const title =
      'The lake&amp;rsquo;s edge &amp;ndash; caf&amp;eacute; &amp;hellip; &amp;nosuchname; &amp;ldquo;ok&amp;rdquo;'
    const [entry] = readFeed(rss(`<title>${title}</title><link>https://desk.example/a</link>`), reading)
    expect(entry?.title).toBe('The lake’s edge – café … &nosuchname; “ok”')
  })

  it('reads titles and summaries that Atom writes as elements', () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><entry>
      <title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">Tanks <em>hold</em> rain</div></title><link href="/a"/>
      <summary type='xhtml'><div>Of <b>forty</b> villages.</div></summary><updated>2026-11-19T01:00:00Z</updated></entry></feed>`
    expect(readFeed(atom, reading)).toMatchObject([{ title: 'Tanks hold rain', description: 'Of forty villages.' }])
  })

  it.each([
    [
      'a document type that declares nothing',
      (feed: string) => feed.replace('<rss', '<!DOCTYPE rss PUBLIC "-//N//RSS" "https://desk.example/rss.dtd"><rss'),
    ],
    ['a text that shows one', (feed: string) => feed.replace('>A<', '><![CDATA[A <!DOCTYPE html [x]>]]><')],
  ])('reads a feed with %s', (_, change) => {
    expect(readFeed(change(rss('<title>A</title><link>https://desk.example/a</link>')), reading)).toHaveLength(1)
  })

  it('takes no number of an entry for its address', () => {
    const item = '<title>A</title><guid isPermaLink="false">12345</guid>'
    expect(readFeed(rss(item), reading)).toEqual([])
    const linked = '<title>A</title><guid>https://desk.example/a</guid>'
    expect(readFeed(rss(linked), reading)).toHaveLength(1)
  })

  it('keeps apart what a page is numbered by, and leaves out where a reader came from', () => {
    const items = ['ref=7781', 'ref=7782', 'ref=homepage'].map(
      (search) => `<title>A</title><link>https://desk.example/a?${search}</link>`,
    )
    expect(readFeed(rss(...items), reading).map(({ url }) => url)).toEqual([
      'https://desk.example/a?ref=7781',
      'https://desk.example/a?ref=7782',
      'https://desk.example/a',
    ])
  })

  it.each([
    ['Business schools add climate modules', 'education'],
    ['Busy week for auditors', 'conservation'],
    ['Teacher training begins in Hubballi', 'education'],
    ['Two buses for Kolar', 'transportation'],
    ['Courtyards stay cool', 'conservation'],
    ['Inventory of wells', 'conservation'],
    ['New agricultural census', 'agriculture'],
    ['Universities open their roofs', 'education'],
  ])('places %s under %s', (title, category) => {
    const [entry] = readFeed(rss(`<title>${title}</title><link>https://desk.example/a</link>`), reading)
    expect(entry?.category).toBe(category)
  })

  it('is fifty entries at most', () => {
    const items = Array.from({ length: 200 }, (_, n) => `<title>A</title><link>https://desk.example/${n}</link>`)
    expect(readFeed(rss(...items), reading)).toHaveLength(50)
  })

  it.each([
    ['entities of its own', `<!DOCTYPE a [<!ENTITY b "lol"><!ENTITY c "&b;&b;">]>${rss('<title>&c;</title>')}`],
    ['a file of the machine', `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${rss('<title>&x;</title>')}`],
    ['a web page', '<!doctype html><html><body><p>Not found</p></body></html>'],
    ['what is no XML', 'Not found'],
    ['XML that is no feed', '<opml><body/></opml>'],
    ['nothing', ''],
  ])('is nothing of %s', (_, text) => {
    expect(() => readFeed(text, reading)).toThrow(/It (?:declares|is no XML|is neither)/)
  })
})

it.each([
  ['https://desk.example/feed.xml', true],
  ['http://desk.example/feed.xml', false],
  ['https://127.0.0.1/', false],
  ['https://2130706433/', false],
  ['https://0x7f.1/', false],
  ['https://[::1]/', false],
  ['https://10.0.0.1/', false],
  ['https://localhost/', false],
  ['https://metadata.google.internal/', false],
  ['https://printer.local/', false],
  ['https://desk.example:8443/', false],
  ['https://a:b@desk.example/', false],
  ['file:///etc/passwd', false],
  ['desk.example', false],
])('asks at %s: %s', (address, isAsked) => {
  expect(isPublicAddress(address)).toBe(isAsked)
})

const title = 'Café, São Paulo’s compost'
const latin = Uint8Array.from([
  0x43,
  0x61,
  0x66,
  0xe9,
  0x2c,
  0x20,
  0x53,
  0xe3,
  0x6f,
  0x20,
  ...new TextEncoder().encode('Paulo'),
  0x92,
  ...new TextEncoder().encode('s compost'),
])
const xml = (declared: string, bytes: Uint8Array) => new Blob([`<?xml version="1.0"${declared}?>`, bytes])

it.each([
  ['declares', 'application/xml', xml(' encoding="windows-1252"', latin)],
  ['is sent in', 'application/xml; charset=windows-1252', xml('', latin)],
  ['is marked with', 'application/xml; charset=iso-8859-1', new Blob(['\uFEFF', title])],
  ['says nothing of', 'text/xml', new Blob([title])],
  ['makes up', 'text/xml; charset=lake-8', new Blob([title])],
])('a feed is read in the encoding that it %s', async (_, type, body) => {
  const send = async () => new Response(await body.arrayBuffer(), { headers: { 'content-type': type } })
  const answer = await askFeed(send, { url: 'https://desk.example/feed', etag: null })
  expect(answer).toMatchObject({ kind: 'feed', text: expect.stringContaining(title) })
})
