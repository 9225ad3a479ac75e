import { t } from '@kere/brand/messages'
import { extensions } from '@kere/contracts/files/file-kind'

const isKnown = (type: string): type is keyof typeof extensions => Object.hasOwn(extensions, type)

const kindOf = (type: string) => {
  if (!isKnown(type)) return t('File', 'Kind of a file')
  return type === 'application/geo+json' ? 'GeoJSON' : type === 'image/webp' ? 'WebP' : extensions[type].toUpperCase()
}

const sizeText = (size: number) =>
  size < 1024 * 1024 ? `${Math.ceil(size / 1024)}\u{a0}kB` : `${(size / 1024 / 1024).toFixed(1)}\u{a0}MB`

/** Writes "PDF, 1.2 MB". The file's name is not shown, because only its owner may see it. */
export const fileText = ({ type, size }: { type: string; size: number }) => `${kindOf(type)}, ${sizeText(size)}`
