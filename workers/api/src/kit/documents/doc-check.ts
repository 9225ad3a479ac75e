import { readCompoundFile } from './compound-file.ts'
import { refuse, type RefusalReason } from './document-refusal.ts'
import { watchFields } from './word-fields.ts'
import { endsWithZip } from './zip.ts'

/** The keys are names of storages and streams in the file's directory. */
const acts = new Map<string, RefusalReason>([
  ['Macros', 'word_macros'],
  ['VBA', 'word_macros'],
  ['_VBA_PROJECT', 'word_macros'],
  ['_VBA_PROJECT_CUR', 'word_macros'],
  ['\u{1}Ole10Native', 'word_embedded_file'],
  ['Package', 'word_embedded_file'],
  ['Equation Native', 'word_embedded_file'],
  ['\u{3}OCXNAME', 'word_active_x'],
  ['\u{3}OCXDATA', 'word_active_x'],
  ['EncryptedPackage', 'word_encrypted'],
  ['EncryptionInfo', 'word_encrypted'],
])

const word97 = 0xa5ec
const word6 = 0xa5dc

/** The offset of these flags in the text's stream. */
const flagsAt = 10
const isEncrypted = 0x100
const isInSecondTable = 0x200
const piecesAt = 0x1a2
const headBytes = piecesAt + 8

/** @throws {DocumentRefusal} */
export function checkDoc(bytes: Uint8Array) {
  const file = readCompoundFile(bytes)
  for (const name of file.names) {
    const reason = acts.get(name)
    if (reason) refuse(reason)
  }
  const text = file.read('WordDocument')
  if (!text) return refuse(file.names.includes('Workbook') ? 'is_workbook' : undefined)
  if (text.length < headBytes) return refuse('word_damaged')
  const view = new DataView(text.buffer, text.byteOffset, text.byteLength)
  const [kind, flags] = [view.getUint16(0, true), view.getUint16(flagsAt, true)]
  if (kind === word6) refuse('word_too_old')
  if (kind !== word97) refuse('word_damaged')
  if (flags & isEncrypted) refuse('word_encrypted')
  if (endsWithZip(bytes)) refuse('word_behind_end')
  const table = file.read(flags & isInSecondTable ? '1Table' : '0Table')
  const [start, length] = [view.getUint32(piecesAt, true), view.getUint32(piecesAt + 4, true)]
  if (!table || length === 0 || start + length > table.length) return refuse('word_damaged')
  readFields(text, piecesOf(table.subarray(start, start + length)))
}

interface Piece {
  at: number
  letters: number
  isWide: boolean
}

/**
 * Reads the table of the text's pieces, which may be stored in any order. The table follows the formats and gives the
 * place where each piece begins.
 */
function piecesOf(bytes: Uint8Array): Piece[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 0
  while (at + 3 <= bytes.length && bytes[at] === 1) at += 3 + view.getUint16(at + 1, true)
  if (at + 5 > bytes.length || bytes[at] !== 2) return refuse('word_damaged')
  const count = Math.floor((view.getUint32(at + 1, true) - 4) / 12)
  const from = at + 5
  if (count < 0 || from + 12 * count + 4 > bytes.length) return refuse('word_damaged')
  return Array.from({ length: count }, (_, place) => {
    const place4 = from + 4 * place
    const packed = view.getUint32(from + 4 * (count + 1) + 8 * place + 2, true)
    const isWide = (packed & 0x40_00_00_00) === 0
    const start = packed & 0x3f_ff_ff_ff
    return {
      at: isWide ? start : start >> 1,
      letters: view.getUint32(place4 + 4, true) - view.getUint32(place4, true),
      isWide,
    }
  })
}

const [begin, separator, end] = [0x13, 0x14, 0x15]

function readFields(text: Uint8Array, pieces: readonly Piece[]) {
  const fields = watchFields()
  let left = text.length
  let code = ''
  const take = (letter: number) => {
    if (letter < begin || letter > end) {
      code += String.fromCharCode(letter)
      if (code.length < 1024) return
    }
    fields.write(code)
    code = ''
    if (letter === begin) fields.begin()
    if (letter === separator) fields.separate()
    if (letter === end) fields.end()
  }
  for (const { at, letters, isWide } of pieces) {
    const width = isWide ? 2 : 1
    left -= letters
    // Pieces that are longer than the text would read parts of it repeatedly.
    if (letters < 0 || left < 0 || at + letters * width > text.length) refuse('word_damaged')
    for (let place = at; place < at + letters * width; place += width)
      take(isWide ? text[place]! | (text[place + 1]! << 8) : text[place]!)
  }
}
