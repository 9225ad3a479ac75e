import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { compatibilityDate } from '../scripts/compatibility-date.ts'
import { root } from '../scripts/run-command.ts'
import { median } from './measure.ts'
import { listModules } from './modules.ts'
import { runtimeSeconds } from './processor-time.ts'
import { deployed } from './sizes.ts'

const starts = 15

/**
 * Measures the processor time in milliseconds before a worker's first request, compared with an empty isolate. `null`
 * if the system does not tell.
 */
export async function measureStartUps(): Promise<Map<string, number | null>> {
  const { main, modules } = await describe()
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      log: new Log(LogLevel.WARN),
      cf: false,
      telemetry: { enabled: false },
      name: 'start-up',
      compatibilityDate,
      workerLoaders: { LOADER: {} },
      modules: [{ type: 'ESModule', path: 'index.js', contents: main }, ...modules],
    }),
  )
  try {
    const { origin } = await miniflare.ready
    const names = ['nothing', ...deployed.map(({ what }) => what)]
    const taken = new Map(names.map((name) => [name, [] as number[]]))
    // The first start of each is not counted, because it warms up the runtime.
    for (let start = 0; start <= starts; start += 1)
      for (const name of names) {
        const before = await runtimeSeconds(process.pid)
        const answer = await fetch(`${origin}/${encodeURIComponent(name)}`)
        const text = await answer.text()
        if (text !== 'started') throw new Error(`${name} does not start: ${text}`)
        const after = await runtimeSeconds(process.pid)
        if (start > 0 && before !== null && after !== null) taken.get(name)!.push((after - before) * 1000)
      }
    const nothing = median(taken.get('nothing')!)
    return new Map(
      deployed.map(({ what }) => [what, Number.isNaN(nothing) ? null : median(taken.get(what)!) - nothing]),
    )
  } finally {
    await miniflare.dispose()
  }
}

async function describe() {
  const modules: { type: 'Text' | 'Data'; path: string; contents: Uint8Array }[] = []
  const imports: string[] = []
  const subjects: string[] = []
  for (const { what, folder, main, flags = [] } of deployed) {
    const fields: string[] = []
    for (const path of await listModules(folder)) {
      const isCode = !path.endsWith('.wasm')
      const name = `module${modules.length}`
      const file = `${name}.${isCode ? 'txt' : 'bin'}`
      modules.push({ type: isCode ? 'Text' : 'Data', path: file, contents: await readFile(join(root, folder, path)) })
      imports.push(`import ${name} from './${file}'`)
      fields.push(`${JSON.stringify(path)}: ${isCode ? name : `{ wasm: ${name} }`}`)
    }
    subjects.push(
      `${JSON.stringify(what)}: { main: './${main}', flags: ${JSON.stringify(flags)}, modules: { ${fields.join()} } }`,
    )
  }
  const main = `${imports.join('\n')}
const subjects = { nothing: { main: './index.js', flags: [], modules: { 'index.js': '' } }, ${subjects.join()} }
export default {
  fetch(request, env) {
    const { main, flags, modules } = subjects[decodeURIComponent(new URL(request.url).pathname.slice(1))]
    const start = \`import '\${main}'\\nexport default { fetch: () => new Response('started') }\`
    const started = env.LOADER.get(crypto.randomUUID(), () => ({
      compatibilityDate: '${compatibilityDate}',
      compatibilityFlags: flags,
      mainModule: 'start.js',
      modules: { 'start.js': start, ...modules },
      globalOutbound: null,
    }))
    return started.getEntrypoint().fetch(request)
  },
}`
  return { main, modules }
}
