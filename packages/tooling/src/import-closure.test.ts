import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { importClosure } from './import-closure.ts'

it('finds what is imported by path, in whatever way, and what that imports of the tooling, but no library', () => {
  const root = mkdtempSync(join(tmpdir(), 'kere-closure-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'parts'))
  const write = (path: string, text: string) => writeFileSync(join(root, path), text)
  write('build.ts', "import { a } from './parts/a.ts'\nimport { readFile } from 'node:fs/promises'\nimport 'vite'\n")
  write('parts/a.ts', "import type { B } from '../b.ts'\nexport const lazy = () => import('./lazy.ts')\n")
  write('parts/lazy.ts', "import { filesOf } from '@kere/tooling/files-of'\nimport '../build.ts'\n")
  write('b.ts', "export { c } from './c.ts'\n")
  write('c.ts', '')
  write('alone.ts', '')
  const files = importClosure([join(root, 'build.ts')]).map((file) => basename(file))
  expect(files.toSorted()).toEqual(['a.ts', 'b.ts', 'build.ts', 'c.ts', 'files-of.ts', 'lazy.ts'])
})
