import { decodeNamedCharacterReference } from 'decode-named-character-reference'
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

/** If an element has attributes, the parser stores its text in a separate field. */
function textOf(node: Node): string {
  const [first] = listOf(node)
  if (typeof first === 'object' && first !== null) return textOf(child(first, '#text'))
  return first === undefined || first === null ? '' : String(first)
}

const firstText = (node: Node, ...names: readonly string[]) =>
  names.map((name) => textOf(child(node, name))).find((text) => text.trim() !== '') ?? ''

interface Reading {
  /** The base address for relative links. */
  base: string
  /** The category for a story that neither names one nor can be categorized by its words. */
  usual: NewsCategory
  now: number
  maxAgeMs: number
}

/**
 * Reads the entries of RSS 0.9 to 2.0 and Atom as plain text. Entries without a title or address, and old ones, are
 * left out. A date in the future counts as now. Entries without a date come after all others, so that an old one does
 * not appear as the newest.
 * @throws {FeedError} if the text is no feed
 */
export function readFeed(xml: string, { base, usual, now, maxAgeMs }: Reading): FeedEntry[] {
  if (declaresEntities(xml)) throw new FeedError('It declares entities of its own')
  const entries = entriesOf(keepMarkupAsText(xml))
  const read = entries.slice(0, most).flatMap((entry) => {
    const title = plain(firstText(entry, 'title'), titleLength)
    const url = canonicalAddress(linkOf(entry), base)
    const publishedAt = dateOf(entry, now)
    if (!title || !url || (publishedAt ?? now) < now - maxAgeMs) return []
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
  const oldest = Math.min(now, ...read.flatMap(({ publishedAt }) => publishedAt ?? []))
  return read.map((entry) => ({ ...entry, publishedAt: entry.publishedAt ?? oldest }))
}

/**
 * Refuses XML that declares entities. A document type such as that of RSS 0.91 is harmless; only between its square
 * brackets can entities be declared.
 */
function declaresEntities(xml: string) {
  const [first = '', ...others] = xml.split('<![CDATA[')
  const withoutTexts = [first, ...others.map((part) => part.split(']]>').slice(1).join(' '))].join(' ')
  return /<!DOCTYPE[^>[]{0,2000}\[/i.test(withoutTexts)
}

/**
 * Atom may write a text as nested elements. They are kept as text, because the parser would lose their order among the
 * words.
 */
const keepMarkupAsText = (xml: string) =>
  xml.replaceAll(
    /<(title|summary|content)\b([^>]{0,500}\btype=["']xhtml["'][^>]{0,500})>([\s\S]{0,4000}?)<\/\1>/g,
    (_, name: string, attributes: string, markup: string) =>
      `<${name}${attributes}><![CDATA[${markup.replaceAll(']]>', ' ')}]]></${name}>`,
  )

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

/** An Atom entry may have several links. The page itself is `alternate`, or the link without a `rel`. */
function linkOf(entry: Node): string {
  const links = listOf(child(entry, 'link'))
  const guid = child(entry, 'guid')
  const isAddress = textOf(child(guid, '@isPermaLink')) !== 'false'
  const page = links.find((link) => ['', 'alternate'].includes(textOf(child(link, '@rel'))))
  return textOf(child(page, '@href')) || textOf(page) || textOf(isAddress ? guid : undefined)
}

/** Offsets of time zones that `Date` cannot read. A date with any other unknown name is read as UTC. */
const zones: Readonly<Record<string, string>> = {
  IST: '+0530',
  NPT: '+0545',
  PKT: '+0500',
  SGT: '+0800',
  JST: '+0900',
  AEST: '+1000',
  BST: '+0100',
  CET: '+0100',
  CEST: '+0200',
}

function dateOf(entry: Node, now: number): number | null {
  const written = firstText(entry, 'pubDate', 'published', 'date', 'updated').trim()
  const zone = /\s\(?([A-Z]{1,5})\)?$/i.exec(written)
  const inZone = (offset: string) => Date.parse(`${written.slice(0, zone?.index)} ${offset}`)
  const known = zones[zone?.[1]?.toUpperCase() ?? '']
  const at = (known ? [inZone(known)] : [Date.parse(written), inZone('UTC')]).find((each) => !Number.isNaN(each))
  return at === undefined ? null : Math.min(at, now)
}

/**
 * The number of characters that are read for each one that is shown. The limit bounds the search for the end of an
 * unclosed script.
 */
const readFor = 20

/** Removes HTML, which many feeds put into their texts, often escaped twice. */
function plain(text: string, length: number): string {
  const withoutTags = text
    .slice(0, readFor * length)
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(
      /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]\w{1,31}));/gi,
      (whole, decimal: string, hex: string, name: string) =>
        decimal || hex
          ? characterOf(decimal ? Number(decimal) : Number.parseInt(hex, 16))
          : decodeNamedCharacterReference(name) || whole,
    )
  return cutText(toLine(withoutTags), length)
}

const characterOf = (code: number) => (code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ' ')
