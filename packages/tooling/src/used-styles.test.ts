import { expect, it } from 'vitest'
import { usedStyles } from './used-styles.ts'

const sheetOf = async (...given: Parameters<typeof usedStyles>) => {
  const sheet = {
    type: 'asset',
    fileName: 'assets/shell.css',
    source: '.isolate{isolation:isolate}.flex{display:flex}.grid{display:grid}',
  }
  const bundle = {
    'index.js': { type: 'chunk', name: 'index', fileName: 'index.js', code: 'look="flex"' },
    'bar.js': { type: 'chunk', name: 'developer-bar', fileName: 'bar.js', code: 'said.get("isolate")' },
    'shell.css': sheet,
  }
  const { generateBundle } = usedStyles(...given)
  if (typeof generateBundle !== 'function') throw new Error('The plugin has another shape')
  await Reflect.apply(generateBundle, {}, [{}, bundle, true])
  return sheet.source
}

it('keeps what stands in a file that is built, or beside them', async () => {
  expect(await sheetOf()).toBe('.isolate{isolation:isolate}.flex{display:flex}')
  expect(await sheetOf(async () => 'class="grid"')).toContain('.grid')
})

it('takes no word of a file with styles of its own for a class', async () => {
  expect(await sheetOf(undefined, (name) => name === 'developer-bar')).toBe('.flex{display:flex}')
})
