/** The folder of all small renditions. */
export const smallPictures = 'small'

const nameOfSmall = /^\/media\/[\w-]+\/[\w-]+\.([\w-]+)$/

/**
 * Returns the address of the small rendition that lists show. The picture's own address names it behind a dot, so that
 * no request is needed to find it.
 */
export function smallPictureOf(path: string | null): string | null {
  const name = path === null ? undefined : nameOfSmall.exec(path)?.[1]
  return name === undefined ? null : `/media/${smallPictures}/${name}`
}
