import { Response, type Request } from 'miniflare'

/** The places and people are invented. Each story has its age in hours, a title and a text. */
const stories: Readonly<Record<string, readonly (readonly [number, string, string])[]>> = {
  'deccan-city-desk': [
    [
      2,
      'A ward votes to unpave four school streets before the summer',
      'Parents counted cars and shade for two weeks.',
    ],
    [
      9,
      'A feeder canal is open again, and fills two tanks in one night',
      'The last block was a culvert built over years ago.',
    ],
    [27, 'Footpath audit reaches the city corporation with 212 photographs', 'Each has a date, a place and a width.'],
    [52, 'Volunteers find a second heronry above a bus depot', 'Forty nests. The depot has moved its horn tests.'],
  ],
  'grid-and-meter': [
    [
      4,
      'Feeder-level solar: what a cooperative learnt in its first year',
      'Fewer night trips to the pump, and a dispute over who cleans the panels.',
    ],
    [20, 'A logger that floats and texts its readings', 'Drawings and code are public; the case is a lunch box.'],
    [45, 'Rooftop batteries for a clinic, with the bills of a year', 'The fridge never warmed. The invoice did.'],
  ],
}

/** Answers `https://<source>.feeds.kere.test/` with RSS. An unknown source does not answer. */
export async function serveLocalFeeds(request: Request): Promise<Response> {
  const [source = ''] = new URL(request.url).hostname.split('.')
  const told = stories[source]
  if (!told) return new Response('Not found', { status: 404 })
  const items = told.map(
    ([hours, title, text], place) => `<item><title>${title}</title><description>${text}</description>
      <link>https://${source}.example/${place + 1}</link>
      <pubDate>${new Date(Date.now() - hours * 3_600_000).toUTCString()}</pubDate></item>`,
  )
  return new Response(`<?xml version="1.0"?><rss version="2.0"><channel>${items.join('')}</channel></rss>`, {
    headers: { 'content-type': 'application/rss+xml' },
  })
}
