import { refuse, type RefusalReason } from './document-refusal.ts'
import { watchFields, checkFieldCode } from './word-fields.ts'
import { checkRelationship } from './word-relationships.ts'
import { attributesOf, followTags, unescapeXml, type XmlWatch } from './xml-tags.ts'
import { unpack, unpackWhole } from './zip-entry.ts'
import { readZip, type ZipEntry } from './zip.ts'

/** The limit for all parts together once they are unpacked, because a reader has to hold them. */
const mostBytes = 64 * 1024 * 1024
const mostXmlBytes = 24 * 1024 * 1024
/** A workbook inside a document is held in memory while it is checked. */
const mostWorkbookBytes = 4 * 1024 * 1024

const programs = /\.(?:exe|dll|js|jse|vbs|vbe|wsf|bat|cmd|ps1|lnk|scr|jar|hta|html?|mht|msi)$/i
const macros = /(?:^|\/)vba(?:Project|Data)[^/]*$/i
const controls = /\/activeX\//i
const embedded = /\/embeddings\//i

const says = { damaged: 'word_damaged', behindEnd: 'word_behind_end', tooLarge: 'word_too_large' } as const

const contentTypes = '[content_types].xml'

interface Rules {
  /** The content type of the package's main part. */
  main: RegExp
  mayHoldWorkbooks: boolean
  mostBytes: number
}

const document: Rules = {
  main: /\.wordprocessingml\.document\.main\+xml$/i,
  mayHoldWorkbooks: true,
  mostBytes,
}
const workbook: Rules = {
  main: /\.spreadsheetml\.sheet\.main\+xml$/i,
  mayHoldWorkbooks: false,
  mostBytes: 4 * mostWorkbookBytes,
}

const presentation = /\.presentationml\.presentation\.main\+xml$/i

/**
 * Checks a zip whose parts must contain nothing active. Every part is unpacked and must be as long as the directory
 * says.
 * @throws {DocumentRefusal}
 */
export const checkDocx = (bytes: Uint8Array) => checkPackage(bytes, document)

function checkPackage(bytes: Uint8Array, rules: Rules) {
  const entries = readZip(bytes, says)
  checkNames(entries.map(({ name }) => name))
  if (entries.some(({ isEncrypted }) => isEncrypted)) refuse('word_encrypted')
  if (entries.reduce((sum, { size }) => sum + size, 0) > rules.mostBytes) refuse('word_too_large')

  let xmlBytes = 0
  const workbooks = new Set<string>()
  let hasMain = false
  let isOther: RefusalReason | undefined
  const isApart = ({ name }: ZipEntry) => embedded.test(name)
  for (const entry of entries.filter((each) => !isApart(each)))
    unpack(
      entry,
      followPart(entry.name, {
        read(count) {
          xmlBytes += count
          if (xmlBytes > mostXmlBytes) refuse('word_too_large')
        },
        workbook: (name) => workbooks.add(name.toLowerCase()),
        main(type) {
          hasMain ||= rules.main.test(type)
          if (workbook.main.test(type)) isOther = 'is_workbook'
          if (presentation.test(type)) isOther = 'is_presentation'
        },
      }),
      says,
    )
  if (!hasMain) refuse(isOther)
  for (const entry of entries.filter(isApart)) {
    if (entry.name.endsWith('/') && entry.size === 0) continue
    if (!rules.mayHoldWorkbooks || !workbooks.has(entry.name.toLowerCase())) refuse('word_embedded_file')
    checkPackage(unpackWhole(entry, mostWorkbookBytes, says), workbook)
  }
}

function checkNames(names: readonly string[]) {
  const folded = new Set(names.map((name) => name.toLowerCase()))
  if (!folded.has(contentTypes)) refuse(folded.has('mimetype') ? 'is_open_document' : undefined)
  if (folded.size !== names.length) refuse('word_damaged')
  for (const name of names) {
    if (name.startsWith('/') || name.includes('\\') || name.split('/').includes('..')) refuse('word_damaged')
    if (macros.test(name)) refuse('word_macros')
    if (controls.test(name)) refuse('word_active_x')
    if (programs.test(name)) refuse('word_program')
  }
}

interface Found {
  read: (bytes: number) => void
  workbook: (name: string) => void
  main: (type: string) => void
}

function followPart(name: string, found: Found) {
  const folded = name.toLowerCase()
  const isSvg = folded.endsWith('.svg')
  if (folded === contentTypes) return followTags(watchTypes(found), { mayDeclare: false, read: found.read })
  if (folded.endsWith('.rels'))
    return followTags(watchRelationships(name, found), { mayDeclare: false, read: found.read })
  return followTags(watchText(), { mayDeclare: isSvg, read: found.read })
}

const nothing = () => {}

const watchTypes = ({ main }: Found): XmlWatch => ({
  open(_, attributes, isCut) {
    const type = attributesOf(attributes)['ContentType']?.trim() ?? ''
    if (/macroEnabled|vbaProject/i.test(type)) refuse('word_macros')
    if (isCut) refuse('word_damaged')
    main(type)
  },
  close: nothing,
  text: nothing,
})

const watchRelationships = (part: string, found: Found): XmlWatch => ({
  open(name, attributes, isCut) {
    if (name !== 'Relationship') return
    if (isCut) refuse('word_damaged')
    const target = checkRelationship(part, attributes)
    if (target !== undefined) found.workbook(target)
  },
  close: nothing,
  text: nothing,
})

/** Text is passed on in pieces, so that a long field code stays readable. No piece ends within an entity. */
const mostHeld = 8192

function watchText(): XmlWatch {
  const fields = watchFields()
  let code: string | null = null
  const write = (held: string) => fields.write(unescapeXml(held))
  return {
    open(name, attributes, isCut) {
      const isOfField = name === 'instrText' || name === 'fldSimple' || name === 'fldChar'
      if (!isOfField) return
      if (isCut) refuse('word_damaged')
      if (name === 'instrText') code = ''
      const { instr = '', fldCharType } = name === 'instrText' ? {} : attributesOf(attributes)
      if (name === 'fldSimple') checkFieldCode(instr)
      if (fldCharType === 'begin') fields.begin()
      if (fldCharType === 'separate') fields.separate()
      if (fldCharType === 'end') fields.end()
    },
    close(name) {
      if (name !== 'instrText' || code === null) return
      write(code)
      code = null
    },
    text(text) {
      if (code === null || !fields.isRead()) return
      code += text
      if (code.length < mostHeld) return
      const entity = code.lastIndexOf('&')
      const cut = code.length - entity < 12 ? entity : code.length
      write(code.slice(0, cut))
      code = code.slice(cut)
    },
  }
}
