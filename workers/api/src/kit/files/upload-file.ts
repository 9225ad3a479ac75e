import type { EndpointAnswer } from '@kere/contracts/http/endpoint'
import { extensions, type FileKind } from '@kere/contracts/files/file-kind'
import type { uploadFile as endpoint } from '@kere/contracts/files/files'
import type { Context } from '../../base/context.ts'
import { writeBase64Url } from '../../base/digests.ts'
import { DomainError } from '../../base/domain-error.ts'
import { foundOwn } from '../../http/own.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { insertFile, selectOwnFile, type StoredRow, updateKey, updateToStored } from './files.queries.ts'
import { headBytes, inspectHead } from './inspect-head.ts'
import { type IncomingFile, readFile } from './read-file.ts'
import { storeObject } from './store-object.ts'
import { type FileKinds, isPublic, kindOf, mediaPrefix } from './files.ts'

type StoredFile = EndpointAnswer<typeof endpoint>

/** Unguessable, and says nothing of the file's owner. */
const nameBytes = 16

/**
 * The row has the key before the object is stored: the sweep finds what fails in between.
 * @throws {DomainError} `not_found`, `file_refused`, `image_too_large`, `upload_mismatch`, `upload_superseded`, `upload_failed`
 */
export async function uploadFile(
  context: Context,
  id: string,
  bytes: ReadableStream<Uint8Array> | null,
  kinds: FileKinds,
): Promise<StoredFile> {
  const actor = requireSignedIn(context)
  const file = foundOwn(await selectOwnFile(context.db, id, actor))
  const kind = kindOf(file.kind, kinds)
  if (file.stored) return toStoredFile(file.stored, kind)
  if (!bytes) throw new DomainError('upload_mismatch')

  const sent = await readFile(bytes, { size: file.size, headBytes })
  try {
    return await receiveFile(context, { id, kind, size: file.size, smallKey: file.smallKey }, sent)
  } finally {
    await sent.release()
  }
}

interface BegunFile {
  id: string
  kind: FileKind
  size: number
  smallKey: string | null
}

async function receiveFile(context: Context, { id, kind, size, smallKey }: BegunFile, sent: IncomingFile) {
  const { db, at, randomBytes } = context
  const found = inspectHead(sent.head, kind)
  const random = writeBase64Url(randomBytes(nameBytes))
  const name = kind.isKeyTimed ? `${at}-${random}.${extensions[found.type]}` : random
  const small = smallKey === null ? '' : `.${smallKey.slice(smallKey.indexOf('/') + 1)}`
  const objectKey = `${kind.folder}/${name}${small}`
  if (!(await updateKey(db, id, objectKey, at))) throw new DomainError('upload_superseded')
  await storeObject(context, { objectKey, kind, size, type: found.type, sent })
  const row = { id, objectKey, ...found }
  if (!(await updateToStored(db, row, at))) throw new DomainError('upload_superseded')
  return toStoredFile({ ...row, kind: kind.name, size }, kind)
}

/**
 * Of a visitor, who sends a small file along with a form: it has no owner, and what no row uses goes within a day.
 * @throws {DomainError} `file_empty`, `file_too_large`, `file_refused`, `upload_failed`
 */
export async function storeSentFile(context: Context, kind: FileKind, bytes: Uint8Array): Promise<string> {
  const { db, at, newId } = context
  const size = bytes.length
  if (size === 0) throw new DomainError('file_empty', kind.messages.wrongType)
  if (size > kind.maxBytes) throw new DomainError('file_too_large', kind.messages.tooLarge)
  // Before there is a row of it.
  inspectHead(bytes.subarray(0, headBytes), kind)
  const id = newId('fil')
  await insertFile(db, { id, ownerId: null, kind: kind.name, size, smallKey: null, createdAt: at }, kind.perAccount)
  await receiveFile(context, { id, kind, size, smallKey: null }, wholeFile(bytes))
  return id
}

const wholeFile = (bytes: Uint8Array): IncomingFile => ({
  head: bytes.subarray(0, headBytes),
  chunks: (async function* whole() {
    yield await Promise.resolve(bytes)
  })(),
  release: () => Promise.resolve(),
})

const toStoredFile = ({ id, objectKey, type, size, width, height }: StoredRow, kind: FileKind): StoredFile => ({
  id,
  path: isPublic(kind) ? mediaPrefix + objectKey : null,
  type,
  size,
  width,
  height,
})
