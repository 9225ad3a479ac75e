import { cutText } from '@kere/contracts/text/cut-text'
import { toLine } from '@kere/contracts/text/visible-text'
import type { NewsCategory } from '@kere/contracts/site/sustainability-news-options'
import { XMLParser } from 'fast-xml-parser'
import { categorize } from './categorize.ts'
import { canonicalAddress } from './feed-address.ts'

export interface FeedEntry {
  url: string
  title: string
  description: string
  category: NewsCategory
  publishedAt: number
}

export class FeedError extends Error {
  override name = 'FeedError'
}

const most = 50

const titleLength = 200
const descriptionLength = 300

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  removeNSPrefix: true,
})

type Node = string | number | boolean | undefined | null | readonly Node[] | { readonly [name: string]: Node }

const listOf = (node: Node): readonly Node[] =>
  node === undefined || node === null ? [] : Array.isArray(node) ? (node as readonly Node[]) : [node]

const child = (node: Node, name: string): Node =>
  typeof node === 'object' && node !== null && !Array.isArray(node)
    ? (node as { readonly [name: string]: Node })[name]
    : undefined

/** Of an element with attributes the text stands apart. */
function textOf(node: Node): string {
  const [first] = listOf(node)
  if (typeof first === 'object' && first !== null) return textOf(child(first, '#text'))
  return first === undefined || first === null ? '' : String(first)
}

const firstText = (node: Node, ...names: readonly string[]) =>
  names.map((name) => textOf(child(node, name))).find((text) => text.trim() !== '') ?? ''

interface Reading {
  /** What links are read against. */
  base: string
  /** Of what neither says nor shows its own. */
  usual: NewsCategory
  now: number
  maxAgeMs: number
}

/**
 * Entries of RSS 0.9 to 2.0 and Atom, as text alone; what has no title, no address or is too old is left out, and a date in
 * the future is now.
 *
 * @throws {FeedError} where it is none
 */
export function readFeed(xml: string, { base, usual, now, maxAgeMs }: Reading): FeedEntry[] {
  // No feed needs a document type, and entities are declared in nothing else.
  if (/<!DOCTYPE/i.test(xml)) throw new FeedError('It declares a document type')
  const entries = entriesOf(xml)
  const read = entries.slice(0, most).flatMap((entry): FeedEntry[] => {
    const title = plain(firstText(entry, 'title'), titleLength)
    const url = canonicalAddress(linkOf(entry), base)
    const publishedAt = dateOf(entry, now)
    if (!title || !url || publishedAt < now - maxAgeMs) return []
    const description = plain(firstText(entry, 'description', 'summary', 'encoded', 'content'), descriptionLength)
    const named = listOf(child(entry, 'category')).map((each) => textOf(child(each, '@term')) || textOf(each))
    return [
      {
        url,
        title,
        description: description === title ? '' : description,
        publishedAt,
        category: categorize({ named, text: `${title} ${description}` }) ?? usual,
      },
    ]
  })
  return read
}

function entriesOf(xml: string): readonly Node[] {
  let document: Node
  try {
    document = parser.parse(xml) as Node
  } catch {
    throw new FeedError('It is no XML')
  }
  const channel = child(child(document, 'rss'), 'channel')
  if (channel !== undefined) return listOf(child(channel, 'item'))
  const feed = child(document, 'feed')
  if (feed !== undefined) return listOf(child(feed, 'entry'))
  const rdf = child(document, 'RDF')
  if (rdf !== undefined) return listOf(child(rdf, 'item'))
  throw new FeedError('It is neither RSS nor Atom')
}

/** Atom names several, of which the page itself is `alternate`, as is one without a name. */
function linkOf(entry: Node): string {
  const links = listOf(child(entry, 'link'))
  const page = links.find((link) => ['', 'alternate'].includes(textOf(child(link, '@rel'))))
  return textOf(child(page, '@href')) || textOf(page) || textOf(child(entry, 'guid'))
}

function dateOf(entry: Node, now: number): number {
  const at = Date.parse(firstText(entry, 'pubDate', 'published', 'date', 'updated'))
  return Number.isNaN(at) ? now : Math.min(at, now)
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Characters that are read for each that is shown: a script without an end is looked for to their end. */
const readFor = 20

/** Many write HTML into their text, and write its signs twice over. */
function plain(text: string, length: number): string {
  const withoutTags = text
    .slice(0, readFor * length)
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,6}));/gi, (whole, decimal: string, hex: string, name: string) =>
      decimal || hex ? characterOf(decimal ? Number(decimal) : Number.parseInt(hex, 16)) : (named[name] ?? whole),
    )
  return cutText(toLine(withoutTags), length)
}

const characterOf = (code: number) => (code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ' ')
