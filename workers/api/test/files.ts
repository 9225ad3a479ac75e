import { env } from 'cloudflare:workers'
import { fileKinds } from '@kere/contracts/files/file-kinds'
import { files } from '@kere/d1/schema/base/files'
import { db } from './database.ts'
import { documentBuckets } from '../src/base/env.ts'
import { newId } from '../src/base/new-id.ts'
import { aPng } from './pictures.ts'

const start = Date.parse('2026-11-15T12:00:00Z')

type Given = Partial<typeof files.$inferInsert>

export async function anUnfinishedFile({ id: ownerId }: { id: string | null }, size: number, given: Given = {}) {
  const row = { id: newId('fil'), ownerId, kind: 'course_cover', size, createdAt: start, unusedAt: start, ...given }
  await db.insert(files).values(row)
  return row
}

export async function aStoredFile(owner: { id: string | null }, given: Given = {}, picture = aPng()) {
  const folder = fileKinds.find(({ name }) => name === (given.kind ?? 'course_cover'))?.folder ?? 'others'
  const objectKey = `${folder}/${newId('key')}`
  const bucket = documentBucketOf(given.kind) ?? env.MEDIA
  await bucket.put(objectKey, picture)
  const stored = { state: 'stored', objectKey, type: 'image/png', width: 16, height: 9, sentAt: start } as const
  const row = await anUnfinishedFile(owner, picture.length, { ...stored, ...given })
  return { ...row, objectKey, path: `/media/${objectKey}` }
}

function documentBucketOf(kind: string | undefined) {
  const bucket = fileKinds.find(({ name }) => name === kind)?.bucket
  return bucket && documentBuckets(env)[bucket]
}

export async function emptyBucket() {
  for (const bucket of [env.MEDIA, env.BACKUPS, ...Object.values(documentBuckets(env))]) {
    const { objects } = await bucket.list()
    await bucket.delete(objects.map(({ key }) => key))
  }
}
