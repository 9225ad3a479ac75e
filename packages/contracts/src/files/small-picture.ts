/** The folder of all small renditions. */
export const smallPictures = 'small'

const nameOfSmall = /^\/media\/[\w-]+\/[\w-]+\.([\w-]+)$/

/**
 * What lists show instead of a picture, where it was uploaded with a small rendition: its address names it behind a dot, so that
 * nobody has to ask for it.
 */
export function smallPictureOf(path: string | null): string | null {
  const name = path === null ? undefined : nameOfSmall.exec(path)?.[1]
  return name === undefined ? null : `/media/${smallPictures}/${name}`
}
