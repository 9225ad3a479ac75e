import { readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { importClosure } from '@kere/tooling/import-closure'
import { lockfileSlice } from '@kere/tooling/lockfile-slice'
import { hashSources, listSources } from './hash-sources.ts'
import { root } from './run-command.ts'

export interface ReleaseInputs {
  name: string
  changedAt: number
}

/**
 * Reads the inputs that decide a release's name: its sources, the tools that build it and the versions of the
 * compressors. Other remotes, workspaces and workers have no effect on it.
 */
export function readReleaseInputs(folder: string): ReleaseInputs {
  const { folders, lines } = lockfileSlice(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'), folder, ['vite'])
  const builders = importClosure([join(root, 'scripts/build-remote.ts'), join(root, folder, 'vite.config.ts')])
  const sources = [
    ...folders.filter((each) => each !== 'packages/tooling'),
    ...builders.map((file) => relative(root, file)).filter((file) => !file.startsWith(`${folder}/`)),
  ]
  const { brotli, zlib } = process.versions
  return {
    name: hashSources(sources, [...lines, `brotli ${brotli}`, `zlib ${zlib}`]),
    changedAt: Math.max(...listSources(sources).map((file) => statSync(file).mtimeMs)),
  }
}
