import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { otherLanguages, type Language, type OtherLanguage } from '@kere/brand/language'
import type { Plugin, Rolldown } from 'vite'
import { readCatalog } from './catalogs.ts'
import { messageCalls } from './message-calls.ts'

export interface TranslatedRoute {
  path: string
  languages?: readonly string[]
  page?: () => Promise<unknown>
}

interface LanguageOptions {
  /** The pages of the bundle. A language without a translated page has no copy; without pages, each one has. */
  readRoutes?: () => Promise<readonly TranslatedRoute[]>
  /** This pattern matches other bundles' pages. Links to them keep the language, and the edge leads on if one is not translated. */
  pagesOfOthers?: string
  /** The address of a copy; by default, the same one in a folder of the language. */
  fileNameIn?: (language: OtherLanguage, fileName: string) => string
}

const languageMark = '@@language@@'
const pagesMark = '@@pages@@'

/**
 * Writes a copy of every script for each language, with the texts that `t` marks replaced. The build runs once: it
 * leaves a mark in the place of each text, and the marks of the finished files are replaced. So a bundle has one language
 * and no catalogue, and a page in English pays nothing for the others (`docs/languages.md`).
 */
export function languageCopies({
  readRoutes,
  pagesOfOthers,
  fileNameIn = (language, fileName) => `${language}/${fileName}`,
}: LanguageOptions = {}): Plugin {
  const texts = new Map<string, Record<Language, string>>()

  return {
    name: 'language-copies',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.(tsx?|md)$/ },
      handler(source, id) {
        const marked = markConstants(id, source)
        if (marked !== null) return { code: marked, map: null }
        const calls = messageCalls(id, source)
        if (calls.length === 0) return
        let code = source
        // A value may hold a call of its own, so a call with values is changed at two places around them.
        const edits = calls.flatMap(({ text, hasValues, call, argument, afterValues }) => {
          const mark = JSON.stringify(markOf(texts, id, text))
          if (!hasValues) return [[call[0], call[1], mark] as const]
          return [[...argument, mark] as const, [afterValues, call[1], ')'] as const]
        })
        for (const [start, end, text] of edits.toSorted(([one], [other]) => other - one))
          code = code.slice(0, start) + text + code.slice(end)
        return { code, map: null }
      },
    },
    generateBundle: {
      // Vite completes the chunks in its own hook.
      order: 'post',
      async handler(_, bundle) {
        const routes = await readRoutes?.()
        for (const language of otherLanguages) {
          const own = routes?.filter(({ languages }) => languages?.includes(language))
          if (own?.length === 0) continue
          const pages = patternOf([...(own?.map(({ path }) => path) ?? []), ...(pagesOfOthers ? [pagesOfOthers] : [])])
          const others = routes?.filter((route) => !own!.includes(route)) ?? []
          for (const { fileName, code } of chunksWithout(bundle, others, own)) {
            const source = replaceMarks(code, texts, language, pages)
            this.emitFile({ type: 'asset', fileName: fileNameIn(language, fileName), source })
          }
        }
        for (const part of Object.values(bundle)) {
          if (part.type !== 'chunk') continue
          part.code = replaceMarks(part.code, texts, 'en', patternOf([]))
        }
      },
    },
  }
}

/** The chunks that can be loaded without opening one of these pages, or that another page loads too. */
function chunksWithout(
  bundle: Rolldown.OutputBundle,
  routes: readonly TranslatedRoute[],
  own: readonly TranslatedRoute[] = [],
) {
  const modulesOf = (some: readonly TranslatedRoute[]) =>
    some.flatMap(({ page }) => /import\(['"][./]*([^'"]+)['"]\)/.exec(String(page))?.[1] ?? [])
  const kept = modulesOf(own)
  const left = modulesOf(routes).filter((module) => !kept.includes(module))
  const found = new Set<Rolldown.OutputChunk>()
  const follow = (chunk: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined) => {
    if (chunk?.type !== 'chunk' || found.has(chunk)) return
    if (left.some((module) => chunk.facadeModuleId?.endsWith(`/${module}`))) return
    found.add(chunk)
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) follow(bundle[name])
  }
  for (const part of Object.values(bundle)) if (part.type === 'chunk' && part.isEntry) follow(part)
  return found
}

/** A call, because a minifier would compute with the mark as if it were the value. */
function markConstants(id: string, source: string) {
  if (id.endsWith('brand/src/language.ts'))
    return source.replace("'en' as Language", `JSON.parse('"${languageMark}"') as Language`)
  if (id.endsWith('brand/src/local-path.ts'))
    return source.replace("'(?!)' as string", `JSON.parse('"${pagesMark}"') as string`)
  return null
}

/** The mark depends on all translations, because the names of files depend on the marks in them. */
function markOf(texts: Map<string, Record<Language, string>>, id: string, text: string) {
  const messages = { en: text } as Record<Language, string>
  for (const language of otherLanguages) messages[language] = translationsFor(id, language).get(text) || text
  const mark = `@@${createHash('sha256').update(JSON.stringify(messages)).digest('hex').slice(0, 10)}@@`
  texts.set(mark, messages)
  return mark
}

const catalogs = new Map<string, ReadonlyMap<string, string>>()

/** The catalogue of the workspace in which a text is written. */
function translationsFor(id: string, language: OtherLanguage): ReadonlyMap<string, string> {
  let folder = dirname(id)
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
  const path = join(folder, 'messages', `${language}.po`)
  let found = catalogs.get(path)
  if (!found) {
    const messages = existsSync(path) ? readCatalog(readFileSync(path, 'utf8')) : []
    catalogs.set(path, (found = new Map(messages.map(({ text, translation }) => [text, translation]))))
  }
  return found
}

const replaceMarks = (
  code: string,
  texts: ReadonlyMap<string, Record<Language, string>>,
  language: Language,
  pages: string,
) =>
  code
    .replaceAll(languageMark, language)
    .replaceAll(pagesMark, pages)
    .replace(/@@[0-9a-f]{10}@@/g, (mark) => escapeText(texts.get(mark)?.[language] ?? mark))

/** Escapes for every kind of quotes, because the minifier chooses them. */
const escapeText = (text: string) => text.replace(/["'`\\]|\$(?=\{)/g, '\\$&').replaceAll('\n', '\\n')

const patternOf = (paths: readonly string[]) =>
  paths.length === 0 ? '(?!)' : paths.map((path) => path.replaceAll(/(?<=\/):\w+/g, '[^/?#.]+')).join('|')
