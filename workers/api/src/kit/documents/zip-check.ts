import type { FileType } from '@kere/contracts/files/file-kind'
import { DocumentRefusal, refuse } from './document-refusal.ts'
import { unpackWhole } from './zip-entry.ts'
import { readZip, type ZipEntry } from './zip.ts'

const most = { files: 100, documents: 3, bytesOfFile: 5 * 1024 * 1024, bytes: 24 * 1024 * 1024 }

const says = { damaged: 'zip_damaged', behindEnd: 'zip_behind_end', tooLarge: 'zip_too_large' } as const

const contentTypes = '[content_types].xml'

/** Both begin alike: an archive of Office lists the types of its parts. */
export function isWordArchive(bytes: Uint8Array) {
  try {
    return readZip(bytes, says).some(({ name }) => name.toLowerCase() === contentTypes)
  } catch (error) {
    if (error instanceof DocumentRefusal) return false
    throw error
  }
}

/** A Mac adds these beside each file. */
const isOfMac = ({ name, size }: ZipEntry) => size <= 64 * 1024 && /^__MACOSX\/|(?:^|\/)\.DS_Store$/.test(name)

/**
 * Unpacks one file after another and judges each as if it came by itself; an archive in an archive is refused.
 * @throws {DocumentRefusal}
 */
export function checkZip(bytes: Uint8Array, judgeEntry: (whole: Uint8Array) => FileType | undefined) {
  const entries = readZip(bytes, says).filter(({ name, size }) => !(name.endsWith('/') && size === 0))
  const names = new Set(entries.map(({ name }) => name.toLowerCase()))
  if (names.size !== entries.length) refuse('zip_damaged')
  for (const { name, isEncrypted } of entries) {
    if (name.startsWith('/') || name.includes('\\') || name.split('/').includes('..')) refuse('zip_damaged')
    if (isEncrypted) refuse('zip_encrypted')
  }
  const files = entries.filter((entry) => !isOfMac(entry))
  const isTooLarge =
    files.length > most.files ||
    entries.length > 2 * most.files ||
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
    // One of them may unpack to ten times its size.
    if (/pdf|word/.test(type)) documents += 1
    if (documents > most.documents) refuse('zip_too_large')
  }
}
