import { refuse, type RefusalReason } from './document-refusal.ts'
import { namesOf, type PdfWatch } from './pdf-values.ts'

/**
 * Refused types of actions, annotations and objects, by the key that names the type. Links to pages and web addresses
 * are allowed.
 */
const kinds = new Map<string, ReadonlyMap<string, RefusalReason>>([
  [
    'S',
    new Map<string, RefusalReason>([
      ['JavaScript', 'pdf_javascript'],
      ['Launch', 'pdf_opens_file'],
      ['GoToR', 'pdf_opens_file'],
      ['GoToE', 'pdf_opens_file'],
      ['SubmitForm', 'pdf_form_data'],
      ['ImportData', 'pdf_form_data'],
      ['Rendition', 'pdf_media'],
      ['Movie', 'pdf_media'],
      ['Sound', 'pdf_media'],
      ['GoTo3DView', 'pdf_media'],
      ['RichMediaExecute', 'pdf_media'],
    ]),
  ],
  [
    'Subtype',
    new Map<string, RefusalReason>([
      ['RichMedia', 'pdf_media'],
      ['Movie', 'pdf_media'],
      ['Sound', 'pdf_media'],
      ['Screen', 'pdf_media'],
      ['3D', 'pdf_media'],
      ['FileAttachment', 'pdf_embedded_file'],
    ]),
  ],
  ['Type', new Map<string, RefusalReason>([['EmbeddedFile', 'pdf_embedded_file']])],
])

/** Refused dictionary keys. A list under such a key is a named destination in the document, and is allowed. */
const keys = new Map<string, RefusalReason>([
  ['EF', 'pdf_embedded_file'],
  ['RichMediaContent', 'pdf_media'],
  ['XFA', 'pdf_xfa'],
  ['Encrypt', 'pdf_encrypted'],
])

/** Actions under these keys run when the document is opened, or after another action, without a click. */
const unasked = new Set(['OpenAction', 'Next'])
const filterKeys = ['Filter', 'DecodeParms', 'F', 'DP']
const parameters = new Set(['Predictor', 'Columns', 'Colors', 'BitsPerComponent'])

const names = namesOf([
  ...kinds.keys(),
  ...[...kinds.values()].flatMap((each) => [...each.keys()]),
  ...keys.keys(),
  ...unasked,
  ...filterKeys,
  ...parameters,
  'AA',
  'EmbeddedFiles',
  'First',
  'FlateDecode',
  'Fl',
  'JS',
  'Length',
  'ObjStm',
  'URI',
])

const refuseFor = (reason: RefusalReason | undefined) => {
  if (reason) refuse(reason)
}

/** Sets of object numbers have as many bits as a file may have objects. Numbers with the same remainder share a bit. */
const remainders = 2 ** 20

const createNumbers = () => {
  const bits = new Uint8Array(remainders / 8)
  const bitOf = (object: number) => [(object % remainders) >> 3, 1 << (object & 7)] as const
  return {
    add(object: number) {
      const [at, bit] = bitOf(object)
      bits[at]! |= bit
    },
    meets: (other: Uint8Array) => bits.some((byte, at) => (byte & other[at]!) !== 0),
    bits,
  }
}

/**
 * Facts that a stream's dictionary gives about its bytes. Undefined means that the entry is missing, -1 that it refers
 * to another object.
 */
export interface PdfHead {
  length: number | undefined
  first: number | undefined
  isPacked: boolean
  filters: string[]
  parameters: Record<string, number>
  hasUnclearFilter: boolean
  hasFile: boolean
}

/**
 * Refuses active content, and collects what each object says about its stream.
 * @throws {DocumentRefusal}
 */
export function watchPdfActs() {
  const [opened, addresses] = [createNumbers(), createNumbers()]
  let object = -1
  let hasUnnamedAddress = false
  let hasOpened = false
  let head = newHead()

  const addFilter = (name: string) => {
    // Two are enough to refuse, because only one filter is undone; a hostile file could list a million.
    if (head.filters.length < 2) head.filters.push(name)
  }

  const watch: PdfWatch = {
    names,
    name(level, before, name) {
      if (level.key === 'AA' && level.isDictionary) refuse('pdf_self_acting')
      if (level.depth === 0) return refuseAlone(name)
      if (!level.isDictionary) {
        if (level.depth === 2 && level.key === 'Filter') addFilter(name)
        return
      }
      refuseFor(kinds.get(before)?.get(name))
      if (before === 'S' && name === 'URI') {
        if (unasked.has(level.key)) refuse('pdf_opens_address')
        if (level.depth === 1 && object >= 0) addresses.add(object)
        else if (level.depth === 1) hasUnnamedAddress = true
      }
      if (level.depth !== 1) return
      if (before === 'Type' && name === 'ObjStm') head.isPacked = true
      if (before === 'Filter') addFilter(name)
    },
    number(level, before, value) {
      if (level.depth === 1 && before === 'Length') head.length = value
      if (level.depth === 1 && before === 'First') head.first = value
      if (level.depth > 1 && level.isDictionary && level.key === 'DecodeParms' && parameters.has(before))
        head.parameters[before] = value
    },
    reference(level, before, target) {
      if (level.isDictionary) refuseFor(keys.get(before))
      if (before === 'EmbeddedFiles') refuse('pdf_embedded_file')
      if (before === 'AA') refuse('pdf_self_acting')
      if (unasked.has(level.isDictionary ? before : level.key)) {
        opened.add(target)
        hasOpened = true
      }
      if (filterKeys.includes(level.isDictionary ? before : level.key)) head.hasUnclearFilter = true
      if (level.depth !== 1) return
      if (before === 'Length') head.length = undefined
      if (before === 'First') head.first = -1
      if (before === 'F') head.hasFile = true
    },
    string(level, before) {
      if (before === 'JS') refuse('pdf_javascript')
      if (level.key === 'XFA') refuse('pdf_xfa')
      if (level.depth === 1 && before === 'F') head.hasFile = true
    },
    open(level) {
      if (!level.isDictionary) return
      refuseFor(keys.get(level.key))
      if (level.depth === 2 && level.key === 'F') head.hasFile = true
    },
  }
  return {
    watch,
    /** @param number the object's number, or -1 if it cannot be read */
    begin(number: number) {
      object = number
      head = newHead()
      return head
    },
    finish() {
      if (opened.meets(addresses.bits) || (hasOpened && hasUnnamedAddress)) refuse('pdf_opens_address')
    },
  }
}

const newHead = (): PdfHead => ({
  length: undefined,
  first: undefined,
  isPacked: false,
  filters: [],
  parameters: {},
  hasUnclearFilter: false,
  hasFile: false,
})

/** Checks an object that is only a name. Wherever another object refers to it, the name takes effect there. */
function refuseAlone(name: string) {
  for (const reasons of kinds.values()) refuseFor(reasons.get(name))
  if (name === 'URI' || name === 'ObjStm') refuse('pdf_unclear')
}
