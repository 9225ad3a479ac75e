import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { root } from '../scripts/run-command.ts'

/** A built worker: a folder of modules, and the one that is the entry. */
export interface BuiltWorker {
  folder: string
  main: string
  flags?: string[]
}

export interface RunningWorker {
  origin: string
  stop(): Promise<void>
}

/** Runs one worker alone on the database that a state folder holds. */
export async function startWorker({ folder, main, flags = [] }: BuiltWorker, stateDir: string): Promise<RunningWorker> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: 0,
      log: new Log(LogLevel.WARN),
      cf: false,
      telemetry: { enabled: false },
      resourcePersistencePath: stateDir,
      // A line per request would be written by the process that sends the load.
      handleRuntimeStdio: (stdout, stderr) => {
        stdout.resume()
        stderr.pipe(process.stderr)
      },
      name: 'contestant',
      compatibilityDate: '2026-09-18',
      compatibilityFlags: flags,
      modules: await readModules(join(root, folder), main),
      d1Databases: { DB: 'kere' },
    }),
  )
  const { origin } = await miniflare.ready
  return { origin, stop: () => miniflare.dispose() }
}

/** Every module of the folder, the entry first. */
async function readModules(folder: string, main: string) {
  const others = (await listModules(folder)).filter((path) => path !== main)
  return Promise.all(
    [main, ...others].map(async (path) => ({
      type: path.endsWith('.wasm') ? ('CompiledWasm' as const) : ('ESModule' as const),
      path,
      contents: await readFile(join(folder, path)),
    })),
  )
}

/** What a deploy of the folder would upload. */
export async function listModules(folder: string): Promise<string[]> {
  return (await readdir(folder, { recursive: true })).filter((path) => /\.(m?js|wasm)$/.test(path)).toSorted()
}
