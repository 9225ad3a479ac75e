import { refuse } from './document-refusal.ts'

/**
 * Receives the parts of dictionaries as they are read. `before` is the preceding name, which is the key in a correct
 * file.
 */
export interface PdfWatch {
  /** The names to report; any other name is reported as ''. */
  names: PdfNames
  name(level: PdfLevel, before: string, name: string): void
  number(level: PdfLevel, before: string, value: number): void
  reference(level: PdfLevel, before: string, object: number): void
  string(level: PdfLevel, before: string): void
  /** Called when a dictionary or an array begins. */
  open(level: PdfLevel): void
}

export interface PdfLevel {
  isDictionary: boolean
  /** The key of this dictionary or array; inside an array, the key of that array. */
  key: string
  depth: number
  /** The last name in it, if only numbers have followed. */
  last: string
}

const [regular, space, delimiter] = [0, 1, 2]
const classes = new Uint8Array(256)
for (const byte of [0, 9, 10, 12, 13, 32]) classes[byte] = space
for (const letter of '()<>[]{}/%') classes[letter.charCodeAt(0)] = delimiter

export const isSpace = (byte: number | undefined) => byte !== undefined && classes[byte] === space
export const isRegular = (byte: number | undefined) => byte !== undefined && classes[byte] === regular

const [open, close, less, more, opening, closing] = [0x28, 0x29, 0x3c, 0x3e, 0x5b, 0x5d] as const
const [slash, percent, backslash, hash, lineFeed, carriageReturn] = [0x2f, 0x25, 0x5c, 0x23, 10, 13] as const

/** No PDF writer nests deeper. */
const mostLevels = 200

/** Reads one PDF value from its first byte, and skips strings and comments. */
export function readPdfValue(bytes: Uint8Array, from: number, end: number, watch: PdfWatch) {
  const levels: PdfLevel[] = []
  let level: PdfLevel = { isDictionary: false, key: '', depth: 0, last: '' }
  let [beforeLast, lastNumber] = [-1, -1]
  let at = from
  let isWhole = false

  const enter = (isDictionary: boolean) => {
    if (levels.length === mostLevels) refuse('pdf_damaged')
    levels.push(level)
    const key = level.isDictionary ? level.last : level.key
    level.last = ''
    level = { isDictionary, key, depth: level.depth + 1, last: '' }
    watch.open(level)
  }
  const leave = (isDictionary: boolean) => {
    if (level.isDictionary !== isDictionary) return
    level = levels.pop() ?? level
    isWhole = levels.length === 0
  }

  while (at < end) {
    const byte = bytes[at]!
    if (classes[byte] === space) at += 1
    else if (byte === percent) at = endOfLine(bytes, at, end)
    else if (isWhole && classes[byte] === delimiter) break
    else if (byte === open || (byte === less && bytes[at + 1] !== less)) {
      at = byte === open ? endOfString(bytes, at + 1, end) : endOf(bytes, more, at, end)
      watch.string(level, level.last)
      level.last = ''
      isWhole = level.depth === 0
    } else if (byte === less) {
      at += 2
      enter(true)
    } else if (byte === more && bytes[at + 1] === more) {
      at += 2
      leave(true)
    } else if (byte === opening) {
      at += 1
      enter(false)
    } else if (byte === closing) {
      at += 1
      leave(false)
    } else if (byte === slash) {
      const last = endOfWord(bytes, at + 1, end)
      const name = nameOf(bytes, at + 1, last, watch.names)
      at = last
      watch.name(level, level.last, name)
      level.last = name
      isWhole = level.depth === 0
    } else if (classes[byte] === delimiter) {
      at += 1
      if (level.depth === 0) break
    } else {
      const last = endOfWord(bytes, at, end)
      const isNumber = byte <= 0x39
      const word = isNumber || last - at > 9 ? '' : String.fromCharCode(...bytes.subarray(at, last))
      // At any depth, the next object begins here or this one has ended.
      if (word === 'endobj' || word === 'obj' || word === 'stream' || word === 'endstream')
        return { end: last, isStream: word === 'stream' }
      if (isWhole) break
      if (isNumber) {
        beforeLast = lastNumber
        lastNumber = numberOf(bytes, at, last)
        watch.number(level, level.last, lastNumber)
      } else if (word === 'R') {
        watch.reference(level, level.last, beforeLast)
        level.last = ''
        isWhole = level.depth === 0
      } else {
        level.last = ''
        if (level.depth === 0) return { end: last, isStream: false }
      }
      at = last
    }
  }
  return { end: Math.max(at, from + 1), isStream: false }
}

export type PdfNames = ReadonlyMap<number, string>

const ascii = new TextEncoder()

const hashed = (sum: number, byte: number) => (Math.imul(sum, 31) + byte) | 0

export const namesOf = (names: Iterable<string>): PdfNames =>
  new Map(Array.from(names, (name) => [ascii.encode(name).reduce(hashed, 0), name]))

/**
 * Reads a name, in which letters may be escaped: `/J#61vaScript`. Only the names that the check asks for are stored.
 */
function nameOf(bytes: Uint8Array, from: number, end: number, names: PdfNames) {
  let sum = 0
  let letters = 0
  for (let at = from; at < end; at += 1, letters += 1) {
    const [high, low] = bytes[at] === hash ? [digitOf(bytes[at + 1]), digitOf(bytes[at + 2])] : [-1, -1]
    const isEscape = high >= 0 && low >= 0 && at + 2 < end
    sum = hashed(sum, isEscape ? high * 16 + low : bytes[at]!)
    if (isEscape) at += 2
  }
  const name = names.get(sum)
  return name?.length === letters ? name : ''
}

function digitOf(byte = 0) {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30
  const letter = byte | 32
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1
}

/** Reads a whole number; the check needs no others. */
function numberOf(bytes: Uint8Array, from: number, end: number) {
  let value = 0
  for (let at = from; at < end; at += 1) {
    const digit = bytes[at]! - 0x30
    if (digit >= 0 && digit <= 9) value = value * 10 + digit
    else if (at > from || bytes[at] !== 0x2b) return -1
  }
  return value
}

function endOfWord(bytes: Uint8Array, from: number, end: number) {
  let at = from
  while (at < end && classes[bytes[at]!] === regular) at += 1
  return at
}

function endOf(bytes: Uint8Array, byte: number, from: number, end: number) {
  const at = bytes.indexOf(byte, from)
  return at === -1 || at >= end ? end : at + 1
}

function endOfLine(bytes: Uint8Array, from: number, end: number) {
  let at = from
  while (at < end && bytes[at] !== lineFeed && bytes[at] !== carriageReturn) at += 1
  return at
}

/** A string may contain balanced parentheses. */
function endOfString(bytes: Uint8Array, from: number, end: number) {
  let depth = 1
  let at = from
  while (at < end && depth > 0) {
    const byte = bytes[at]
    if (byte === backslash) at += 1
    else if (byte === open) depth += 1
    else if (byte === close) depth -= 1
    at += 1
  }
  return Math.min(at, end)
}
