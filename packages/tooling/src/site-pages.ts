import type { TextModule } from './text-module.ts'
import { readText } from './text-modules.ts'

export interface SitePage {
  path: string
  title: string
  text: string
  of?: string
}

export const sitePagesFile = 'workers/api/src/search/site-pages/site-pages.registry.json'

const texts = 'mfe-public/src/features/site'

interface TextFile {
  path: string
  read: () => string
}

interface TextFolder {
  folder: string
  pagesOf: (files: readonly TextModule[]) => SitePage[]
}

const plain = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:!?])/g, '')
    .trim()

const wholeText = ({ facts, lead, parts }: TextModule) =>
  [facts.description ?? '', plain(lead), ...parts.map(({ title, html }) => `${title}. ${plain(html)}`)]
    .filter((line) => line !== '')
    .join('\n')

/** The folders with the site's own texts for the search, each with its address. */
const folders: readonly TextFolder[] = [
  {
    folder: `${texts}/about/texts`,
    pagesOf: (files) => [{ path: '/about', title: 'About', text: files.map(wholeText).join('\n') }],
  },
  {
    folder: `${texts}/faq/texts`,
    pagesOf: (files) =>
      files.flatMap(({ parts }) =>
        parts.map(({ id, title, html }) => ({ path: `/faq/${id}`, title, text: plain(html), of: 'FAQ' })),
      ),
  },
  {
    folder: `${texts}/policies/texts`,
    pagesOf: (files) =>
      files.map((file) => ({ path: file.facts.path ?? '/', title: file.facts.title ?? '', text: wholeText(file) })),
  },
]

/**
 * Writes the site's texts in the form that the API's search reads, because the API does not import code of a remote.
 */
export function sitePagesText(files: readonly TextFile[]): string {
  const pages = folders.flatMap(({ folder, pagesOf }) =>
    pagesOf(
      files
        .filter(({ path }) => path.startsWith(`${folder}/`))
        .toSorted((one, other) => (one.path < other.path ? -1 : 1))
        .map(({ read }) => readText(read())),
    ),
  )
  return `${JSON.stringify(pages, null, 2)}\n`
}
