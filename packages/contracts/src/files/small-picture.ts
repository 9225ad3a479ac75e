/** The folder of all small renditions. */
export const smallPictures = 'small'

const nameOfSmall = /^\/media\/[\w-]+\/[\w-]+\.([\w-]+)$/

/**
 * Returns the address of the small rendition for lists. The picture's own name contains it behind a dot, so finding it
 * needs no request.
 */
export function smallPictureOf(path: string | null): string | null {
  const name = path === null ? undefined : nameOfSmall.exec(path)?.[1]
  return name === undefined ? null : `/media/${smallPictures}/${name}`
}
