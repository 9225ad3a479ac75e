import { mkdtempSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { afterAll, expect, it } from 'vitest'
import { writeCatalog } from './catalogs.ts'
import { languageCopies } from './language-copies.ts'
import { messageCalls } from './message-calls.ts'

const folder = mkdtempSync(join(tmpdir(), 'kere-languages-'))
afterAll(() => rmSync(folder, { recursive: true }))

mkdirSync(join(folder, 'messages'))
mkdirSync(join(folder, 'node_modules/@kere'), { recursive: true })
symlinkSync(fileURLToPath(new URL('../../brand', import.meta.url)), join(folder, 'node_modules/@kere/brand'))
writeFileSync(join(folder, 'package.json'), '{}')
writeFileSync(
  join(folder, 'page.ts'),
  `import { language } from '@kere/brand/language'
import { localPath } from '@kere/brand/local-path'
import { t } from '@kere/brand/messages'
export const blog = () => import('./blog.ts')
export const home = () => import('./home.ts')
const title = t('Learner’s "home"', 'Title')
export const page = (count: number) =>
  [language === 'kn', title, t('{count, plural, one {# course} other {# courses}}', { count }, 'Count'), localPath('/courses/a?b'), localPath('/blog'), localPath('/dashboard/x')]
`,
)
writeFileSync(join(folder, 'blog.ts'), `export const page = 'blog'`)
writeFileSync(join(folder, 'home.ts'), `export const page = 'home'`)
writeFileSync(
  join(folder, 'messages/kn.po'),
  writeCatalog('kn', [
    { text: 'Learner’s "home"', notes: ['Title'], translation: '`ಮನೆ` "${x}" \\' },
    {
      text: '{count, plural, one {# course} other {# courses}}',
      notes: ['Count'],
      translation: '{count, plural, one {# ಕೋರ್ಸ್} other {# ಕೋರ್ಸ್‌ಗಳು}}',
    },
  ]),
)

/** Routes as a registry writes them; the build only reads how they import. */
const pageOf = (module: string) => {
  const page = async () => null
  page.toString = () => `async () => (await import('./${module}')).page`
  return page
}

it('builds one copy for each language of a page, with its texts, forms, numbers and links', async () => {
  const built = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      languageCopies({
        pagesOfOthers: '/dashboard(?![^?#/])[^?#]*',
        readRoutes: async () => [
          { path: '/', languages: ['kn'], page: pageOf('home.ts') },
          { path: '/courses/:id', languages: ['kn'] },
          { path: '/blog', page: pageOf('blog.ts') },
        ],
      }),
    ],
    build: { write: false, minify: true, lib: { entry: join(folder, 'page.ts'), formats: ['es'], fileName: 'page' } },
  })) as Rolldown.RolldownOutput[]
  const files = Object.fromEntries(
    built[0]!.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)]),
  )
  const namesOf = (start: string) =>
    Object.keys(files)
      .filter((name) => name.startsWith(start))
      .map((name) => name.slice(start.length).replace(/-[\w-]+(?=\.)/, ''))
      .toSorted()
  expect(namesOf('kn/')).toEqual(['home.mjs', 'page.mjs'])
  expect(namesOf('').filter((name) => !name.startsWith('kn/'))).toEqual(['blog.mjs', 'home.mjs', 'page.mjs'])
  const run = async (name: string, count: number) => {
    const path = join(folder, name.replace('/', '-'))
    writeFileSync(path, files[name]!)
    const { page } = (await import(/* @vite-ignore */ path)) as { page: (count: number) => unknown[] }
    return page(count)
  }
  expect(await run('page.mjs', 1)).toEqual([
    false,
    'Learner’s "home"',
    '1 course',
    '/courses/a?b',
    '/blog',
    '/dashboard/x',
  ])
  expect(await run('kn/page.mjs', 1200)).toEqual([
    true,
    '`ಮನೆ` "${x}" \\',
    '1,200 ಕೋರ್ಸ್‌ಗಳು',
    '/kn/courses/a?b',
    '/blog',
    '/kn/dashboard/x',
  ])
})

const read = (call: string) =>
  messageCalls('page.tsx', `import { t } from '@kere/brand/messages'\nexport const page = ${call}\n`)

it('reads text, values and note of a call', () => {
  expect(read(`<p title={t('ಕೆರೆ {name}', { name }, 'Title')} />`)).toMatchObject([
    { text: 'ಕೆರೆ {name}', values: ['name'], note: 'Title' },
  ])
})

it.each([
  ["t('About')", 'a note for translators'],
  ['t(`About ${name}`, "Menu")', 'written out'],
  ["t(about, 'Menu')", 'written out'],
  ["t('About {name}', values, 'Menu')", 'as an object that is written out'],
])('refuses %s', (call, reason) => {
  expect(() => read(call)).toThrow(reason)
})

it('replaces a text that is a value of another', async () => {
  writeFileSync(
    join(folder, 'nested.ts'),
    `import { t } from '@kere/brand/messages'
export const text = t('{count, plural, one {# course} other {# courses}}', { count: t('Learner’s "home"', 'A').length }, 'B')
export const said = t('{what}!', { what: t('Learner’s "home"', 'A') }, 'B')
`,
  )
  const built = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [languageCopies()],
    build: { write: false, lib: { entry: join(folder, 'nested.ts'), formats: ['es'], fileName: 'nested' } },
  })) as Rolldown.RolldownOutput[]
  const copy = built[0]!.output.find(({ fileName }) => fileName === 'kn/nested.mjs')
  const path = join(folder, 'kn-nested.mjs')
  writeFileSync(path, copy?.type === 'asset' ? String(copy.source) : '')
  expect(await import(/* @vite-ignore */ path)).toMatchObject({
    text: '14 ಕೋರ್ಸ್‌ಗಳು',
    said: '`ಮನೆ` "${x}" \\!',
  })
})
