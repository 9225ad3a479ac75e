import { refuse } from './document-refusal.ts'
import { watchPdfActs, type PdfHead } from './pdf-acts.ts'
import { readPairs, unpackObjects } from './pdf-object-stream.ts'
import { isRegular, isSpace, readPdfValue } from './pdf-values.ts'
import { endsWithZip } from './zip.ts'

/** The limit for all object streams together, once they are unpacked. */
const mostUnpackedBytes = 32 * 1024 * 1024

/** No document of a few megabytes has more streams. */
const mostStreams = 100_000
/** The limit for the objects in one object stream. */
const mostPacked = 50_000

const latin = new TextDecoder('latin1')

/** PDF readers ignore such markup, but a browser or a server would run it. */
const markup = /<(?:!doctype|html|head|body|script|svg|iframe|\?php|\?xml)\b/i

/**
 * Reads everything that a PDF reader could take for an object, even inside streams, strings and comments, where it is
 * usually harmless. A forged table of contents can therefore not lead to an object that was not checked.
 * @throws {DocumentRefusal}
 */
export function checkPdf(bytes: Uint8Array) {
  checkEnd(bytes)
  const { watch, begin, finish } = watchPdfActs()
  let covered = bytes.indexOf(0x25)
  /**
   * The number of bytes that may be read more than once. A file that needs more is refused, so that overlapping objects
   * cannot make the check take long.
   */
  let again = bytes.length
  let unpacked = 0
  const ends = findEnds(bytes)

  const read = (from: number, number: number) => {
    const head = begin(number)
    const { end, isStream } = readPdfValue(bytes, from, bytes.length, watch)
    const last = isStream ? endOfStream(bytes, end, head, ends) : end
    again -= Math.max(0, Math.min(end, covered) - from)
    if (again < 0) refuse('pdf_unclear')
    covered = Math.max(covered, last)
    if (!isStream) return
    if (head.hasFile) refuse('pdf_external_data')
    if (head.isPacked || head.first !== undefined) readPacked(bytes.subarray(startOfStream(bytes, end), last), head)
  }
  const readPacked = (packed: Uint8Array, head: PdfHead) => {
    const objects = unpackObjects(packed, head)
    unpacked += objects.length
    if (unpacked > mostUnpackedBytes) refuse('pdf_too_large')
    const { first = -1 } = head
    if (!Number.isInteger(first) || first < 0) refuse('pdf_unclear')
    const pairs = readPairs(objects, Math.min(first, objects.length))
    // Objects are read both at their listed places and in sequence, because PDF readers do either.
    const places = new Set<number>()
    for (let at = first, place = 0; at < objects.length; place += 2) {
      while (isSpace(objects[at])) at += 1
      if (places.add(at).size > mostPacked) refuse('pdf_too_large')
      begin(pairs[place] ?? -1)
      at = readPdfValue(objects, at, objects.length, watch).end
    }
    for (let place = 0; place + 1 < pairs.length; place += 2) {
      let at = first + pairs[place + 1]!
      while (isSpace(objects[at])) at += 1
      if (places.has(at) || at >= objects.length) continue
      begin(pairs[place]!)
      again -= readPdfValue(objects, at, objects.length, watch).end - at
      if (again < 0) refuse('pdf_unclear')
    }
  }

  let count = 0
  for (const at of placesOf(bytes, 'obj')) {
    // Skips a match that is the end of `endobj` or of a longer word.
    if (isRegular(bytes[at + 3]) || (isRegular(bytes[at - 1]) && bytes[at - 1]! > 0x39)) continue
    if (at > covered) checkBetween(bytes.subarray(covered, at))
    read(at + 3, numberBefore(bytes, at))
    count += 1
  }
  if (count === 0 || placesOf(bytes, 'startxref').next().done) refuse('pdf_damaged')
  checkBetween(bytes.subarray(covered))
  for (const at of placesOf(bytes, 'trailer')) {
    begin(-1)
    again -= readPdfValue(bytes, at + 7, bytes.length, watch).end - at
    if (again < 0) refuse('pdf_unclear')
  }
  finish()
}

function checkEnd(bytes: Uint8Array) {
  let end = bytes.length
  while (isSpace(bytes[end - 1])) end -= 1
  if (latin.decode(bytes.subarray(Math.max(0, end - 5), end)) !== '%%EOF') {
    const isCut = !latin.decode(bytes.subarray(-1024)).includes('%%EOF')
    refuse(isCut ? 'pdf_damaged' : 'pdf_behind_end')
  }
  if (endsWithZip(bytes)) refuse('pdf_behind_end')
}

/** Checks the bytes between objects, where only tables and comments belong. */
function checkBetween(bytes: Uint8Array) {
  const [length, overlap] = [64 * 1024, 16]
  for (let at = 0; at < bytes.length; at += length)
    if (markup.test(latin.decode(bytes.subarray(at, at + length + overlap)))) refuse('pdf_behind_end')
}

/** Reads the object's number, which stands before its generation; -1 if there is no such number. */
function numberBefore(bytes: Uint8Array, word: number) {
  let at = word - 1
  const read = () => {
    while (isSpace(bytes[at])) at -= 1
    let value = -1
    for (let unit = 1; bytes[at]! >= 0x30 && bytes[at]! <= 0x39 && unit < 1e10; at -= 1, unit *= 10)
      value = Math.max(value, 0) + (bytes[at]! - 0x30) * unit
    return value
  }
  return read() < 0 ? -1 : read()
}

function startOfStream(bytes: Uint8Array, word: number) {
  const isPair = bytes[word] === 13 && bytes[word + 1] === 10
  return word + (isPair ? 2 : isSpace(bytes[word]) ? 1 : 0)
}

/** The declared length counts if it is right, otherwise the next `endstream`. */
function endOfStream(bytes: Uint8Array, word: number, { length }: PdfHead, ends: readonly number[]) {
  const start = startOfStream(bytes, word)
  if (length !== undefined && Number.isInteger(length) && length >= 0) {
    let at = start + length
    for (let left = 4; left > 0 && isSpace(bytes[at]); left -= 1) at += 1
    if (latin.decode(bytes.subarray(at, at + 9)) === 'endstream') return start + length
  }
  let [low, high] = [0, ends.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (ends[middle]! < start) low = middle + 1
    else high = middle
  }
  return ends[low] ?? bytes.length
}

function findEnds(bytes: Uint8Array) {
  const ends: number[] = []
  for (const at of placesOf(bytes, 'endstream')) if (ends.push(at) > mostStreams) refuse('pdf_unclear')
  return ends
}

function* placesOf(bytes: Uint8Array, word: string) {
  const letters = [...word].map((letter) => letter.charCodeAt(0))
  for (let at = bytes.indexOf(letters[0]!); at !== -1; at = bytes.indexOf(letters[0]!, at + 1))
    if (letters.every((letter, place) => bytes[at + place] === letter)) yield at
}
