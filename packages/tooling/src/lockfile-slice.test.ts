import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { lockfileSlice } from './lockfile-slice.ts'
import { findRemoteFolders } from './remote-folders.ts'

const lockfile = `lockfileVersion: '9.0'

importers:

  .:
    devDependencies:
      builder:
        specifier: 'catalog:'
        version: 8.0.0(peer@1.0.0)

  mfe-lab:
    dependencies:
      '@kere/ui':
        specifier: workspace:*
        version: link:../packages/ui
    devDependencies:
      styles:
        specifier: 'catalog:'
        version: 4.0.0

  mfe-public:
    dependencies:
      '@kere/ui':
        specifier: workspace:*
        version: link:../packages/ui
      '@house/icons':
        specifier: 'catalog:'
        version: 1.2.0

  packages/ui:
    dependencies:
      table:
        specifier: 'catalog:'
        version: 9.0.0
    devDependencies:
      tester:
        specifier: 'catalog:'
        version: 3.0.0

packages:

  '@house/icons@1.2.0':
    resolution: {integrity: sha512-icons}
    engines: {node: '>=22'}

  builder@8.0.0:
    resolution: {integrity: sha512-builder}

  cells@2.0.0:
    resolution: {integrity: sha512-cells}

  peer@1.0.0:
    resolution: {integrity: sha512-peer}

  styles@4.0.0:
    resolution: {integrity: sha512-styles}

  table@9.0.0:
    resolution: {integrity: sha512-table}

  tester@3.0.0:
    resolution: {integrity: sha512-tester}

snapshots:

  '@house/icons@1.2.0': {}

  builder@8.0.0(peer@1.0.0):
    dependencies:
      peer: 1.0.0

  cells@2.0.0: {}

  peer@1.0.0: {}

  styles@4.0.0: {}

  table@9.0.0:
    dependencies:
      squares: cells@2.0.0
    transitivePeerDependencies:
      - supports-color

  tester@3.0.0: {}
`

const slice = (text = lockfile) => lockfileSlice(text, 'mfe-lab', ['builder'])

it('holds what a workspace and the packages of the house behind it depend on, and what builds it', () => {
  expect(slice()).toEqual({
    folders: ['mfe-lab', 'packages/ui'],
    lines: [
      'builder builder@8.0.0(peer@1.0.0) "{integrity: sha512-builder}"',
      'peer peer@1.0.0 "{integrity: sha512-peer}"',
      'squares cells@2.0.0 "{integrity: sha512-cells}"',
      'styles styles@4.0.0 "{integrity: sha512-styles}"',
      'table table@9.0.0 "{integrity: sha512-table}"',
    ],
  })
})

it('is another after an update of what a dependency depends on', () => {
  expect(slice(lockfile.replaceAll('cells@2.0.0', 'cells@2.0.1').replace('sha512-cells', 'sha512-new'))).not.toEqual(
    slice(),
  )
})

it.each([
  ['another workspace has', lockfile.replaceAll('1.2.0', '1.3.0')],
  ['only the tests of a package use', lockfile.replaceAll('3.0.0', '3.1.0')],
  ['a new workspace brings', lockfile.replace('\npackages:', '\n  mfe-new:\n    dependencies: {}\n\npackages:')],
])('is the same after an update of what %s', (_, changed) => {
  expect(changed).not.toBe(lockfile)
  expect(slice(changed)).toEqual(slice())
})

it('names a workspace that the lockfile does not know', () => {
  expect(() => lockfileSlice(lockfile, 'mfe-new')).toThrow('pnpm-lock.yaml does not know mfe-new: run pnpm install')
})

it.each(findRemoteFolders())('reads of our own lockfile all that %s is made of', (folder) => {
  const { folders, lines } = lockfileSlice(
    readFileSync(new URL('../../../pnpm-lock.yaml', import.meta.url), 'utf8'),
    folder,
    ['vite'],
  )
  expect(folders[0]).toBe(folder)
  expect(folders).toEqual(expect.arrayContaining(['packages/platform', 'packages/ui', 'packages/tooling']))
  for (const name of ['vite', 'react-dom', 'rolldown', '@module-federation/vite', 'tailwindcss'])
    expect(lines.filter((line) => line.startsWith(`${name} `) && line.includes('{integrity: sha512-'))).not.toEqual([])
})
