import { describe, expect, it } from 'vitest'
import { isPublicAddress } from './feed-address.ts'
import { readFeed } from './read-feed.ts'

const now = Date.parse('2026-11-20T06:00:00Z')
const reading = { base: 'https://desk.example/feed', usual: 'conservation', now, maxAgeMs: 60 * 86_400_000 } as const

const rss = (...items: readonly string[]) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Desk</title>${items.map((item) => `<item>${item}</item>`).join('')}</channel></rss>`

describe('what is read of a feed', () => {
  it('[S-249] is title, description, address, time and category of RSS', () => {
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
