import { posix } from 'node:path'

const link = /\]\((?<target>[^)\s]+)\)/g
const inlineCode = /`(?<code>[^`\n]+)`/g
const fence = /^```[\s\S]*?^```/gm
const pathLike = /^[\w@.-]+(\/[\w@.-]+)*\/?$/
const placeholder = /[<>*{}$…]/

/**
 * Lists links and inline code that name no existing path. Links are relative to the document, code to the root;
 * `mfe-<name>/src` is not read as a path.
 * @param paths relative to the root
 */
export function brokenPaths(documentPath: string, text: string, paths: Set<string>): string[] {
  const prose = text.replace(fence, '')
  const folder = posix.dirname(documentPath)
  const links = [...prose.matchAll(link)]
    .map(({ groups }) => groups?.target?.replace(/#.*$/, '') ?? '')
    .filter((target) => target && !/^([a-z]+:|\/)/.test(target))
    .map((target) => posix.join(folder, target))
  const roots = new Set([...paths].map((path) => path.split('/')[0] ?? ''))
  const named = [...prose.matchAll(inlineCode)]
    .map(({ groups }) => groups?.code ?? '')
    .filter((code) => code.includes('/') && pathLike.test(code) && !placeholder.test(code))
    .filter((code) => roots.has(code.split('/')[0] ?? ''))
  return [...links, ...named]
    .map((path) => path.replace(/\/$/, ''))
    .filter((path) => path !== '.' && !paths.has(path))
    .map((path) => `${documentPath} names ${path}, which is not there`)
}

export function withFolders(files: string[]): Set<string> {
  const paths = new Set(files)
  for (const file of files) {
    for (let folder = posix.dirname(file); folder !== '.'; folder = posix.dirname(folder)) paths.add(folder)
  }
  return paths
}
