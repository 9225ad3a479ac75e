import { beforeEach, expect, it, vi } from 'vitest'
import type { ShellEnv } from '../env.ts'

const text = (bytes: ArrayBuffer | string) => (typeof bytes === 'string' ? bytes : new TextDecoder().decode(bytes))

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('caches', { default: { match: async () => undefined, put: async () => {} } })
  return () => vi.unstubAllGlobals()
})

/** Makes a shell with these files. The bucket survives the shell. */
function aShell(files: Record<string, string>, bucket: Map<string, string>) {
  const all: Record<string, string> = {
    ...files,
    'files.json': JSON.stringify(Object.keys(files).filter((path) => !/[.](br|gz)$/.test(path))),
  }
  const put = vi.fn<(key: string, bytes: ArrayBuffer | string, options?: object) => Promise<void>>(
    async (key, bytes, options) => {
      if (!options || !bucket.has(key)) bucket.set(key, text(bytes))
    },
  )
  const bindings = {
    ASSETS: {
      fetch: async (address: string) => {
        const file = all[new URL(address).pathname.slice(1)]
        return file === undefined ? new Response(null, { status: 404 }) : new Response(file)
      },
    },
    RELEASES: {
      put,
      head: async (key: string) => (bucket.has(key) ? {} : null),
      get: async (key: string) =>
        bucket.has(key)
          ? { httpEtag: '"1"', arrayBuffer: async () => new TextEncoder().encode(bucket.get(key)).buffer }
          : null,
    },
  }
  return { env: bindings as unknown as ShellEnv, put }
}

const origin = 'https://kere.test'

/** Stores the shell's files from a new isolate. */
async function keep(env: ShellEnv) {
  vi.resetModules()
  const { keepShellFiles } = await import('./shell-files.ts')
  await keepShellFiles(env, origin)
}

async function read(env: ShellEnv, path: string, encoding: 'br' | null = null) {
  const { readShellFile } = await import('./shell-files.ts')
  const answer = await readShellFile(env, { waitUntil: () => {} }, new URL(origin + path), encoding)
  return answer === null ? null : answer.text()
}

it('a file of a shell goes on answering over five deploys after it, with its copies', async () => {
  const bucket = new Map<string, string>()
  const shells = Array.from({ length: 6 }, (_, at) =>
    aShell({ [`assets/exports-${at}.js`]: `// ${at}`, [`assets/exports-${at}.js.br`]: `brotli ${at}` }, bucket),
  )
  for (const { env } of shells) await keep(env)
  const { env } = shells.at(-1)!
  for (let at = 0; at < 6; at += 1) {
    expect(await read(env, `/assets/exports-${at}.js`)).toBe(`// ${at}`)
    expect(await read(env, `/assets/exports-${at}.js`, 'br')).toBe(`brotli ${at}`)
  }
  expect(await read(env, '/assets/exports-6.js')).toBeNull()
})

it('is stored with the others of its language, one language after each answer', async () => {
  const bucket = new Map<string, string>()
  const files = { 'assets/a.js': 'English', 'assets/kn/a.js': 'Kannada', 'assets/ta/a.js': 'Tamil' }
  const { env } = aShell(files, bucket)
  const { keepShellFiles } = await import('./shell-files.ts')
  const kept = () => Object.keys(files).map((path) => bucket.has(`shell/${path}`))
  for (const expected of [
    [true, false, false],
    [true, true, false],
    [true, true, true],
    [true, true, true],
  ]) {
    await keepShellFiles(env, origin)
    expect(kept()).toEqual(expected)
  }
})

it('is stored once for all isolates, and again where the bucket failed', async () => {
  const { env, put } = aShell({ 'assets/a.js': 'a', 'assets/b.js': 'b' }, new Map())
  put.mockRejectedValueOnce(new Error('R2 is down'))
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  await keep(env)
  expect(JSON.parse(String(errors.mock.calls[0]![0]))).toMatchObject({ event: 'shell_files_not_kept' })
  await keep(env)
  expect(await read(env, '/assets/a.js')).toBe('a')
  const stored = put.mock.calls.length
  await keep(env)
  expect(put).toHaveBeenCalledTimes(stored)
})

it('a shell of before there was a list keeps nothing and says nothing', async () => {
  const { env, put } = aShell({}, new Map())
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  errors.mockClear()
  env.ASSETS.fetch = async () => new Response(null, { status: 404 })
  await keep(env)
  expect(put.mock.calls.filter(([key]) => key.startsWith('shell/assets/'))).toEqual([])
  expect(errors).not.toHaveBeenCalled()
})
