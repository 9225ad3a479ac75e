import type { EndpointAnswer } from '@kere/contracts/http/endpoint'
import type { FileKind } from '@kere/contracts/files/file-kind'
import type { uploadFile as endpoint } from '@kere/contracts/files/files'
import type { Context } from '../../base/context.ts'
import { writeBase64Url } from '../../base/digests.ts'
import { DomainError } from '../../base/domain-error.ts'
import { foundOwn } from '../../http/own.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { selectOwnFile, type StoredRow, updateKey, updateToStored } from './files.queries.ts'
import { headBytes, inspectHead } from './inspect-head.ts'
import { readFile } from './read-file.ts'
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
  const { db, now, randomBytes } = context
  const actor = requireSignedIn(context)
  const file = foundOwn(await selectOwnFile(db, id, actor))
  const kind = kindOf(file.kind, kinds)
  if (file.stored) return toStoredFile(file.stored, kind)
  if (!bytes) throw new DomainError('upload_mismatch')

  const sent = await readFile(bytes, { size: file.size, headBytes })
  try {
    const found = inspectHead(sent.head, kind)
    const name = writeBase64Url(randomBytes(nameBytes))
    const small = file.smallKey === null ? '' : `.${file.smallKey.slice(file.smallKey.indexOf('/') + 1)}`
    const objectKey = `${kind.folder}/${name}${small}`
    if (!(await updateKey(db, id, objectKey, now()))) throw new DomainError('upload_superseded')
    await storeObject(context, { objectKey, kind, size: file.size, type: found.type, sent })
    const row = { id, objectKey, ...found }
    if (!(await updateToStored(db, row, now()))) throw new DomainError('upload_superseded')
    return toStoredFile({ ...row, kind: kind.name, size: file.size }, kind)
  } finally {
    await sent.release()
  }
}

const toStoredFile = ({ id, objectKey, type, size, width, height }: StoredRow, kind: FileKind): StoredFile => ({
  id,
  path: isPublic(kind) ? mediaPrefix + objectKey : null,
  type,
  size,
  width,
  height,
})
