import { pageStyleMark, type BootRemote, type TrustedFile } from '@kere/platform/boot'
import { once } from './once.ts'

const sheets = new Map<string, Promise<void>>()

export const loadStyles = async ({ css }: BootRemote) => {
  await Promise.all(css.map((sheet) => once(sheets, sheet.href, () => addSheet(sheet))))
}

export const hasPageStyle = ({ name }: BootRemote) =>
  document.querySelector(`style[${pageStyleMark}="${name}"]`) !== null

function addSheet({ href, integrity }: TrustedFile): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const present = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${href}"]`)
  if (present?.sheet) return Promise.resolve()
  present?.remove()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  link.integrity = integrity
  link.crossOrigin = 'anonymous'
  link.addEventListener('load', () => resolve())
  link.addEventListener('error', () => {
    link.remove()
    reject(new Error(`The stylesheet ${href} did not load`))
  })
  document.head.append(link)
  return promise
}
