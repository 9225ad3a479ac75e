import { addressIn, language } from './language.ts'

/** A pattern of the pages that exist in this bundle's language. The build writes it; English has none. */
const translated = '(?!)' as string

const pages = new RegExp(`^(?:${translated})(?=[?#]|$)`)

/** The address of a page in this bundle's language; its English one if the page is not translated. */
export const localPath = (path: string) => (pages.test(path) ? addressIn(language, path) : path)
