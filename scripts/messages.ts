import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { otherLanguages, type OtherLanguage } from '@kere/brand/language'
import { readCatalog, type Translation, translationFault, valuesOf, writeCatalog } from '@kere/tooling/catalogs'
import { messageCalls } from '@kere/tooling/message-calls'
import { textModuleCode } from '@kere/tooling/text-modules'
import { workspaces } from '@kere/tooling/workspaces'
import { root } from './run-command.ts'

const { check } = parseArgs({ options: { check: { type: 'boolean' } } }).values

const faults: string[] = []

type Texts = Partial<Record<OtherLanguage, Record<string, string>>>

/** The texts of errors, for the API, which answers in the language of the page (0143). */
const problemTexts: Texts = {}

/** The texts of the API itself, such as those of notifications, which it writes in its reader's language (0146). */
const ownTexts: Texts = {}

for (const { folder } of workspaces) {
  const messages = collect(folder)
  for (const language of otherLanguages) {
    const path = `${folder}/messages/${language}.po`
    const before = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : ''
    if (messages.size === 0 && before === '') continue
    const known = new Map(readCatalog(before).map(({ text, translation }) => [text, translation]))
    const translated = [...messages].map(([text, notes]) => ({
      text,
      notes: [...notes].toSorted(),
      translation: known.get(text) ?? '',
    }))
    if (folder === 'packages/contracts') problemTexts[language] = tableOf(translated.filter(isOfError))
    if (folder === 'workers/api') ownTexts[language] = tableOf(translated)
    const after = writeCatalog(language, translated)
    if (check && after !== before) faults.push(`${path} is not what the source says: run pnpm messages`)
    else if (!check && after !== before) {
      mkdirSync(join(root, dirname(path)), { recursive: true })
      writeFileSync(join(root, path), after)
    }
    for (const { text, translation } of translated) {
      const fault = translationFault(language, text, translation)
      if (fault) faults.push(`${path}: "${text}" ${fault}`)
    }
  }
}

for (const [name, texts] of Object.entries({ 'problem-texts': problemTexts, 'own-texts': ownTexts })) {
  const path = `workers/api/src/http/${name}.registry.json`
  const written = `${JSON.stringify(texts, null, 2)}\n`
  if (!check) writeFileSync(join(root, path), written)
  else if (written !== readFileSync(join(root, path), 'utf8'))
    faults.push(`${path} is not what the catalogues say: run pnpm messages`)
}

if (faults.length > 0) console.log(faults.join('\n'))
process.exitCode = check && faults.length > 0 ? 1 : 0

/** A text with values is not found by its finished words, so only the others are listed. */
function isOfError({ text, notes }: Translation) {
  return !text.includes('{') && notes.some((note) => note.startsWith('Error'))
}

function tableOf(translated: readonly Translation[]): Record<string, string> {
  const sorted = translated.toSorted((one, other) => (one.text < other.text ? -1 : 1))
  return Object.fromEntries(sorted.map(({ text, translation }) => [text, translation]))
}

/** Returns the notes of each message of a workspace. */
function collect(folder: string) {
  const listing = [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    `${folder}/*.ts`,
    `${folder}/*.tsx`,
    `${folder}/*/texts/*.md`,
  ]
  const files = execFileSync('git', listing, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  const messages = new Map<string, Set<string>>()
  for (const file of files) {
    if (/\.test\.tsx?$/.test(file) || !existsSync(join(root, file))) continue
    const source = readFileSync(join(root, file), 'utf8')
    const code = file.endsWith('.md') ? textModuleCode(source) : source
    for (const { text, note, values } of messageCalls(file, code)) {
      const wanted = valuesOf(text).join(', ')
      const passed = values.toSorted().join(', ')
      if (wanted !== passed) faults.push(`${file}: "${text}" is given ${passed || 'none'} instead of ${wanted}`)
      messages.set(text, (messages.get(text) ?? new Set()).add(note))
    }
  }
  return messages
}
