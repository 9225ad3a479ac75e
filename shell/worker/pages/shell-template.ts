import type { ShellEnv } from '../env.ts'
import { keepShellFiles } from '../files/shell-files.ts'
import { createMemory } from '../http/memory.ts'

export interface ShellTemplate {
  entry: string
  preloads: readonly string[]
  sheet: string
  style: string
  fonts: readonly string[]
  watchScript: string
  barScript: string
}

const memory = createMemory<ShellTemplate>({ maxBytes: 1_000, bytesOf: () => 0 })

/** Reads the shell's template once for each isolate. Only the build knows the names of its files. */
export async function readTemplate(
  env: ShellEnv,
  origin: string,
  context: Pick<ExecutionContext, 'waitUntil'>,
): Promise<ShellTemplate> {
  const make = async () => {
    context.waitUntil(keepShellFiles(env, origin))
    return { value: await parseTemplate(env, origin), isWhole: true }
  }
  return (await memory.read('template', { lifeMs: Number.POSITIVE_INFINITY, context, make })).value
}

async function parseTemplate(env: ShellEnv, origin: string): Promise<ShellTemplate> {
  const found = { entry: '', sheet: '', preloads: [] as string[], fonts: [] as string[] }
  const rewriter = new HTMLRewriter()
    .on('script[type="module"][src]', { element: (script) => void (found.entry = script.getAttribute('src')!) })
    .on('link[rel="modulepreload"]', { element: (link) => void found.preloads.push(link.getAttribute('href')!) })
    .on('link[rel="preload"][as="font"]', { element: (link) => void found.fonts.push(link.getAttribute('href')!) })
    .on('link[rel="stylesheet"]', { element: (link) => void (found.sheet = link.getAttribute('href')!) })
  await rewriter.transform(await env.ASSETS.fetch(new URL('/index.html', origin))).text()
  if (!found.entry || !found.sheet) throw new Error('The built index.html names no entry or no sheet')
  const files: string[] = await (await env.ASSETS.fetch(new URL('/files.json', origin))).json()
  const script = (name: string) => `/${files.find((path) => new RegExp(`^assets/${name}-[\\w-]+\\.js$`).test(path))}`
  const scripts = { watchScript: script('watch-page'), barScript: script('developer-bar') }
  return { ...found, ...scripts, style: await (await env.ASSETS.fetch(new URL(found.sheet, origin))).text() }
}
