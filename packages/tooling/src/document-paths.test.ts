import { expect, it } from 'vitest'
import { brokenPaths, withFolders } from './document-paths.ts'

const paths = withFolders([
  'README.md',
  'docs/architecture.md',
  'docs/decisions/0001-one-root.md',
  'shell/worker/index.ts',
])

it('knows the folders above each file', () => {
  expect(paths.has('docs/decisions')).toBe(true)
})

it('follows links from the folder of the document', () => {
  const text =
    'See [one](0001-one-root.md#context), [two](../architecture.md), [three](../gone.md), [out](https://kere.test/x).'
  expect(brokenPaths('docs/decisions/0002.md', text, paths)).toEqual([
    'docs/decisions/0002.md names docs/gone.md, which is not there',
  ])
})

it('reads paths in inline code that begin at the root', () => {
  const text = 'In `shell/worker/`, `shell/lost.ts`, `text/html` and `shell/<name>.ts`; `pnpm check` runs.'
  expect(brokenPaths('README.md', text, paths)).toEqual(['README.md names shell/lost.ts, which is not there'])
})

it('leaves code blocks alone', () => {
  expect(brokenPaths('README.md', '```text\n`shell/lost.ts` [x](gone.md)\n```\n', paths)).toEqual([])
})
