import { smallCover } from '@kere/contracts/courses/course-cover'
import type { SingleFileKind } from '@kere/contracts/files/file-kind'
import { pictureSizes } from './picture-sizes.ts'
import { type SeededBucket, seededFile, type SeededDocument } from './seeded-document.ts'

export type SeededPictureName = keyof typeof pictureSizes

type Kind = Pick<SingleFileKind, 'name' | 'folder'>

const covers = { bucket: 'media', small: smallCover, smallWidth: 640 } as const

/** The covers of a list of sample rows: their files, and the address of each by the row's key. */
export function seededCovers(
  kind: Kind,
  rows: readonly { key: string; picture?: SeededPictureName | undefined; ownerId: string | null; at: number }[],
) {
  const drawn = rows.flatMap(({ key, picture, ...about }) =>
    picture === undefined ? [] : [{ key, documents: seededPicture({ ...covers, full: kind }, picture, about) }],
  )
  const paths = new Map(drawn.map(({ key, documents: [, { row }] }) => [key, `/media/${row.objectKey}`]))
  return { documents: drawn.flatMap(({ documents }) => documents), pathOf: (key: string) => paths.get(key) ?? null }
}

/** Gives a drawn picture after its small rendition, because the row of the picture refers to that one. */
export function seededPicture(
  { full, small, bucket, smallWidth }: { full: Kind; small: Kind; bucket: SeededBucket; smallWidth: number },
  picture: SeededPictureName,
  { ownerId, at }: { ownerId: string | null; at: number },
): readonly [small: SeededDocument, full: SeededDocument] {
  const file = (kind: Kind, size: 'full' | 'small', width: number, smallKey: string | null) =>
    seededFile(
      { ...kind, bucket },
      {
        key: `${full.name}:${picture}`,
        ownerId,
        at,
        size: pictureSizes[picture][size],
        read: () => readPicture(`${picture}-${size}.webp`),
        about: { type: 'image/webp', width, height: (width * 9) / 16, smallKey },
      },
    )
  const drawnSmall = file(small, 'small', smallWidth, null)
  return [drawnSmall, file(full, 'full', 1200, drawnSmall.row.objectKey)]
}

/** The module is loaded late, because tests of the workers import the seed where there are no files. */
async function readPicture(name: string): Promise<Uint8Array> {
  const { readFile } = await import('node:fs/promises')
  return readFile(new URL(`../pictures/${name}`, import.meta.url).pathname)
}
