import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { findRemoteFolders } from './remote-folders.ts'
import { workspaces } from './workspaces.ts'

it('finds a remote by its folder, and no folder that is none', () => {
  const root = mkdtempSync(join(tmpdir(), 'kere-remotes-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const folder of ['mfe-public', 'mfe-lab', 'mfe-empty', 'mfe-Lab2', 'shell']) mkdirSync(join(root, folder))
  for (const folder of ['mfe-public', 'mfe-lab', 'mfe-Lab2', 'shell'])
    writeFileSync(join(root, folder, 'package.json'), '{}')
  expect(findRemoteFolders(root)).toEqual(['mfe-lab', 'mfe-public'])
})

it('gives every remote a row in the table of who may import whom', () => {
  const folders = findRemoteFolders()
  expect(folders).toContain('mfe-public')
  expect(workspaces.filter(({ folder }) => folder.startsWith('mfe-')).map(({ folder }) => folder)).toEqual(folders)
})
