import type { EndpointAnswer } from '@kere/contracts/http/endpoint'
import { extensions, type FileKind } from '@kere/contracts/files/file-kind'
import type { uploadFile as endpoint } from '@kere/contracts/files/files'
import type { Context } from '../../base/context.ts'
import { writeBase64Url } from '../../base/digests.ts'
import { DomainError } from '../../base/domain-error.ts'
import { isDocument, judgeDocument, typeOfWhole } from '../documents/document-check.ts'
import { scanDocument } from '../documents/scan-document.ts'
import { foundOwn } from '../../http/own.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { insertFile, selectOwnFile, type StoredRow, updateKey, updateToStored } from './files.queries.ts'
import { withHeldBytes } from './held-bytes.ts'
import { headBytes, inspectHead, type FoundFile } from './inspect-head.ts'
import { readFile, readWhole, type Chunks } from './read-file.ts'
import { storeObject } from './store-object.ts'
import { type FileKinds, isPublic, kindOf, mediaPrefix } from './files.ts'

type StoredFile = EndpointAnswer<typeof endpoint>

/** The name is too long to guess and tells nothing about the file's owner. */
const nameBytes = 16

/**
 * Stores a file whose upload has begun. The key is written to its row before the object is stored, so that the sweep
 * finds the object if the upload fails in between.
 * @throws {DomainError} `not_found`, `file_refused`, `image_too_large`, `upload_mismatch`, `upload_superseded`,
 * `upload_failed`
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

  const { size, smallKey } = file
  const sent = await readFile(bytes, { size, headBytes })
  try {
    const found = inspectHead(sent.head, kind)
    const begun = { id, kind, size, smallKey }
    if (!isDocument(found.type)) return await keepFile(context, { ...begun, found, content: sent.chunks })
    return await withHeldBytes(size, kind.messages, async () => {
      const whole = await readWhole(sent.chunks, size, kind)
      const proven = { ...found, type: judge(whole, found, kind) }
      await scanDocument(context, whole, kind)
      return keepFile(context, { ...begun, found: proven, content: whole })
    })
  } finally {
    await sent.release()
  }
}

interface BegunFile {
  id: string
  kind: FileKind
  size: number
  smallKey: string | null
  found: FoundFile
  content: Chunks | Uint8Array
}

async function keepFile(context: Context, { id, kind, size, smallKey, found, content }: BegunFile) {
  const { db, at, randomBytes } = context
  const random = writeBase64Url(randomBytes(nameBytes))
  const name = kind.isKeyTimed ? `${at}-${random}.${extensions[found.type]}` : random
  const small = smallKey === null ? '' : `.${smallKey.slice(smallKey.indexOf('/') + 1)}`
  const objectKey = `${kind.folder}/${name}${small}`
  if (!(await updateKey(db, id, objectKey, at))) throw new DomainError('upload_superseded')
  await storeObject(context, { objectKey, kind, size, type: found.type, content })
  const row = { id, objectKey, ...found }
  if (!(await updateToStored(db, row, at))) throw new DomainError('upload_superseded')
  return toStoredFile({ ...row, kind: kind.name, size }, kind)
}

function judge(bytes: Uint8Array, { type: claimed }: FoundFile, { types, messages }: FileKind) {
  const type = typeOfWhole(claimed, bytes, types)
  const refusal = judgeDocument(type, bytes)
  if (!refusal) return type
  throw new DomainError('file_refused', refusal.detail ?? messages.wrongType)
}

/**
 * Stores a document that a visitor sends with a form: it has no owner, and is deleted within a day if no row uses it.
 * @throws {DomainError} `file_too_large`, `file_refused`, `upload_failed`
 */
export const storeSentDocument = (context: Context, kind: FileKind, stream: ReadableStream<Uint8Array>) =>
  withHeldBytes(kind.maxBytes, kind.messages, async () => {
    const { db, at, newId } = context
    const whole = await readWhole(stream, kind.maxBytes, kind)
    const found = inspectHead(whole.subarray(0, headBytes), kind)
    const type = judge(whole, found, kind)
    await scanDocument(context, whole, kind)
    const id = newId('fil')
    const row = { id, ownerId: null, kind: kind.name, size: whole.length, smallKey: null }
    await insertFile(db, { ...row, createdAt: at }, kind.perAccount)
    await keepFile(context, { ...row, kind, found: { ...found, type }, content: whole })
    return id
  })

const toStoredFile = ({ id, objectKey, type, size, width, height }: StoredRow, kind: FileKind): StoredFile => ({
  id,
  path: isPublic(kind) ? mediaPrefix + objectKey : null,
  type,
  size,
  width,
  height,
})
