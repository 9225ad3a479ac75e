import { refuse } from './document-refusal.ts'

export interface XmlWatch {
  /**
   * Called for each tag, without its namespace. The attributes are unparsed, and `isCut` tells that they were too long
   * to hold.
   */
  open(name: string, attributes: string, isCut: boolean): void
  close(name: string): void
  text(text: string): void
}

/** A tag may hold a picture in an attribute, which the check does not need. */
const mostTagLetters = 64 * 1024
const pieceBytes = 64 * 1024

const encodings = /^(?:utf-8|utf-16|us-ascii|iso-8859-\d+|windows-125\d)$/i

interface Following {
  /** Whether the XML may declare its own entities. */
  mayDeclare: boolean
  read: (bytes: number) => void
}

type Inside = 'tag' | 'declaration' | 'comment' | 'cdata' | 'instruction'

/**
 * Reports the tags of XML that arrives in pieces, and holds one tag at a time. Data that does not begin with a tag is
 * no XML and is skipped.
 * @throws {DocumentRefusal} for XML that changes how it must be read, by an unusual encoding or its own entities
 */
export function followTags({ open, close, text }: XmlWatch, { mayDeclare, read: count }: Following) {
  let decoder: TextDecoder | null | undefined
  let inside: Inside | null = null
  let tag = ''
  let length = 0
  let quote = 0

  const add = (letters: string) => {
    if (length < mostTagLetters) tag += letters.slice(0, mostTagLetters - length)
    length += letters.length
  }
  const finish = () => {
    const isCut = length > mostTagLetters
    const isEnd = tag.startsWith('/')
    let from = isEnd ? 1 : 0
    let end = from
    for (; end < tag.length && !isBetween(tag.charCodeAt(end)); end += 1)
      if (tag.charCodeAt(end) === 0x3a) from = end + 1
    const name = tag.slice(from, end)
    if (!isEnd) open(name, tag.slice(end), isCut)
    if (isEnd || (!isCut && tag.endsWith('/'))) close(name)
  }
  /** Returns the position of the tag's end, which is outside quotes. */
  const readTag = (letters: string, from: number) => {
    let at = from
    for (; at < letters.length; at += 1) {
      const letter = letters.charCodeAt(at)
      if (quote !== 0) quote = letter === quote ? 0 : quote
      else if (letter === 0x22 || letter === 0x27) quote = letter
      else if (letter === 0x3e) break
    }
    add(letters.slice(from, at))
    if (at === letters.length) return at
    finish()
    inside = null
    return at + 1
  }
  /** Other markup is short, so it is read letter by letter. */
  const readDeclaration = (letters: string, at: number) => {
    const isEnd = letters[at] === '>' && isWhole(tag, inside)
    if (!isEnd) {
      add(letters[at]!)
      if (length > mostTagLetters) refuse('word_damaged')
      if (tag === '!--') inside = 'comment'
      if (tag === '![CDATA[') inside = 'cdata'
      return at + 1
    }
    if (inside === 'cdata') text(tag.slice('![CDATA['.length, -2))
    if (inside === 'instruction') checkEncoding(tag)
    if (inside === 'declaration' && !mayDeclare) refuse('word_damaged')
    inside = null
    return at + 1
  }
  const read = (letters: string) => {
    for (let at = 0; at < letters.length;) {
      if (inside === null) {
        const place = letters.indexOf('<', at)
        const last = place === -1 ? letters.length : place
        if (last > at) text(letters.slice(at, last))
        if (place === -1) return
        at = last + 1
        ;[inside, tag, length, quote] = ['tag', '', 0, 0]
        continue
      }
      if (inside === 'tag' && length === 0 && letters[at] === '!') inside = 'declaration'
      if (inside === 'tag' && length === 0 && letters[at] === '?') inside = 'instruction'
      at = inside === 'tag' ? readTag(letters, at) : readDeclaration(letters, at)
    }
  }
  return (piece: Uint8Array) => {
    if (decoder === undefined) decoder = decoderOf(piece)
    if (!decoder) return
    count(piece.length)
    for (let at = 0; at < piece.length; at += pieceBytes)
      read(decoder.decode(piece.subarray(at, at + pieceBytes), { stream: true }))
  }
}

/** White space or a slash ends a name. */
const isBetween = (letter: number) => letter <= 0x20 || letter === 0x2f

function isWhole(tag: string, inside: Inside | null) {
  if (inside === 'comment') return tag.length > 4 && tag.endsWith('--')
  if (inside === 'cdata') return tag.endsWith(']]')
  return inside === 'declaration' || tag.endsWith('?')
}

/** Chooses the encoding by the byte order mark, or by the first bytes of the first tag. */
function decoderOf(piece: Uint8Array) {
  const [first = 0, second = 0] = piece
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return new TextDecoder('utf-16le')
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return new TextDecoder('utf-16be')
  const start = new TextDecoder().decode(piece.subarray(0, 1024)).trimStart()
  return start.startsWith('<') ? new TextDecoder() : null
}

function checkEncoding(instruction: string) {
  const [, encoding] = /^\?xml\b[^]*\bencoding\s*=\s*["']([^"']*)/.exec(instruction) ?? []
  if (encoding !== undefined && !encodings.test(encoding)) refuse('word_damaged')
}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

export const unescapeXml = (text: string) =>
  text.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(lt|gt|amp|quot|apos));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return named[name.toLowerCase()] ?? whole
      const point = Number.parseInt(hex ?? decimal ?? '', hex === undefined ? 10 : 16)
      return point > 0x10_ff_ff ? whole : String.fromCodePoint(point)
    },
  )

/** Parses a tag's attributes and drops their namespaces. */
export function attributesOf(written: string): Readonly<Partial<Record<string, string>>> {
  const attributes: Partial<Record<string, string>> = {}
  for (const [, name = '', double, single] of written.matchAll(
    /(?:^|\s)(?:[\w.-]{1,60}:)?([\w.-]{1,60})\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
  ))
    attributes[name] = unescapeXml(double ?? single ?? '')
  return attributes
}
