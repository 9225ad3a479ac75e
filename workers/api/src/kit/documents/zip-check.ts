import type { FileType } from '@kere/contracts/files/file-kind'
import { DocumentRefusal, refuse } from './document-refusal.ts'
import { unpackWhole } from './zip-entry.ts'
import { readZip, type ZipEntry } from './zip.ts'

const most = { files: 100, documents: 3, bytesOfFile: 5 * 1024 * 1024, bytes: 24 * 1024 * 1024 }

const says = { damaged: 'zip_damaged', behindEnd: 'zip_behind_end', tooLarge: 'zip_too_large' } as const

const contentTypes = '[content_types].xml'

/**
 * Tells a Word document from another zip, which begins with the same bytes: an Office archive lists the types of its
 * parts.
 */
export function isWordArchive(bytes: Uint8Array) {
  try {
    return readZip(bytes, says).some(({ name }) => name.toLowerCase() === contentTypes)
  } catch (error) {
    if (error instanceof DocumentRefusal) return false
    throw error
  }
}

/** After unpacking, the system opens a file by its name's ending, so a CSV named `.bat` would run as a program. */
const endings: Partial<Record<FileType, RegExp>> = {
  'image/jpeg': /\.jpe?g$/i,
  'image/png': /\.png$/i,
  'image/webp': /\.webp$/i,
  'application/pdf': /\.pdf$/i,
  'application/msword': /\.doc$/i,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': /\.docx$/i,
  'text/csv': /\.(?:csv|tsv|txt)$/i,
  'application/geo+json': /\.(?:geo)?json$/i,
}

/** macOS adds such an entry beside each file and folder. Programs do not open it, and a folder's has no ending. */
const isOfMac = ({ name, names, size }: ZipEntry) => {
  const beside = /^__MACOSX\/(?:.*\/)?\._([^/]+)$/.exec(name)?.[1]
  const isBeside =
    beside !== undefined && (!beside.includes('.') || Object.values(endings).some((ending) => ending.test(beside)))
  return size <= 64 * 1024 && names.every((each) => each === name) && (isBeside || /(?:^|\/)\.DS_Store$/.test(name))
}

/** A folder's entry unpacks to nothing and takes two bytes at most. */
const isFolder = ({ name, size, packed }: ZipEntry) => name.endsWith('/') && size === 0 && packed.length <= 2

/**
 * With such a name, a program could unpack outside the folder, to another drive or into a hidden stream, or read only
 * half of the name.
 */
const leadsAway = (name: string) =>
  /^\/|[\\:]|(?:^|\/) *\.\.[. ]*(?:\/|$)/.test(name) || [...name].some((letter) => letter < ' ')

/**
 * Unpacks one file after another and checks each as if it had been uploaded by itself. An archive in an archive is
 * refused.
 * @throws {DocumentRefusal}
 */
export function checkZip(bytes: Uint8Array, judgeEntry: (whole: Uint8Array) => FileType | undefined) {
  const all = readZip(bytes, says)
  if (all.some(({ names }) => names.some(leadsAway))) refuse('zip_leads_away')
  const entries = all.filter((entry) => !isFolder(entry))
  const names = new Set(entries.map(({ name }) => name.toLowerCase()))
  if (names.size !== entries.length) refuse('zip_damaged')
  if (entries.some(({ isEncrypted }) => isEncrypted)) refuse('zip_encrypted')
  const files = entries.filter((entry) => !isOfMac(entry))
  const isTooLarge =
    files.length > most.files ||
    all.length > 4 * most.files ||
    entries.reduce((sum, { size }) => sum + size, 0) > most.bytes ||
    entries.some(({ size }) => size > most.bytesOfFile)
  if (isTooLarge) refuse('zip_too_large')
  if (files.length === 0) refuse('zip_damaged')
  let documents = 0
  for (const entry of entries) {
    const whole = unpackWhole(entry, most.bytesOfFile, says)
    if (isOfMac(entry)) continue
    const type = judgeEntry(whole)
    if (type === undefined) return refuse('zip_other_file')
    if (!entry.names.every((name) => endings[type]?.test(name))) refuse('zip_other_ending')
    // Documents are limited, because each may unpack to ten times its size.
    if (/pdf|word/.test(type)) documents += 1
    if (documents > most.documents) refuse('zip_too_large')
  }
}
