import { smallCover } from '@kere/contracts/courses/course-cover'
import type { SingleFileKind } from '@kere/contracts/files/file-kind'
import { pictureSizes } from './picture-sizes.ts'
import { seededFile, type SeededDocument } from './seeded-document.ts'

export type SeededPictureName = keyof typeof pictureSizes

const widths = { full: 1200, small: 640 } as const

/** The covers of a list of sample rows: their files, and the address of each by the row's key. */
export function seededCovers(
  kind: Pick<SingleFileKind, 'name' | 'folder'>,
  rows: readonly { key: string; picture?: SeededPictureName | undefined; ownerId: string | null; at: number }[],
) {
  const covers = rows.flatMap(({ key, picture, ...about }) =>
    picture === undefined ? [] : [{ key, documents: seededPicture(kind, picture, about) }],
  )
  const paths = new Map(covers.map(({ key, documents: [, { row }] }) => [key, `/media/${row.objectKey}`]))
  return { documents: covers.flatMap(({ documents }) => documents), pathOf: (key: string) => paths.get(key) ?? null }
}

/** Gives a drawn scene as a cover, after its small rendition, because the cover's row refers to that one. */
function seededPicture(
  kind: Pick<SingleFileKind, 'name' | 'folder'>,
  picture: SeededPictureName,
  { ownerId, at }: { ownerId: string | null; at: number },
): readonly [small: SeededDocument, cover: SeededDocument] {
  const file = (of: Pick<SingleFileKind, 'name' | 'folder'>, size: keyof typeof widths, smallKey: string | null) =>
    seededFile(
      { ...of, bucket: 'media' },
      {
        key: `${kind.name}:${picture}`,
        ownerId,
        at,
        size: pictureSizes[picture][size],
        read: () => readPicture(`${picture}-${size}.webp`),
        about: { type: 'image/webp', width: widths[size], height: (widths[size] * 9) / 16, smallKey },
      },
    )
  const small = file(smallCover, 'small', null)
  return [small, file(kind, 'full', small.row.objectKey)]
}

/** The module is loaded late, because tests of the workers import the seed where there are no files. */
async function readPicture(name: string): Promise<Uint8Array> {
  const { readFile } = await import('node:fs/promises')
  return readFile(new URL(`../pictures/${name}`, import.meta.url).pathname)
}
