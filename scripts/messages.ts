import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { otherLanguages } from '@kere/brand/language'
import { readCatalog, translationFault, valuesOf, writeCatalog } from '@kere/tooling/catalogs'
import { messageCalls } from '@kere/tooling/message-calls'
import { workspaces } from '@kere/tooling/workspaces'
import { root } from './run-command.ts'

const { check } = parseArgs({ options: { check: { type: 'boolean' } } }).values

const faults: string[] = []

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

if (faults.length > 0) console.log(faults.join('\n'))
process.exitCode = check && faults.length > 0 ? 1 : 0

/** Returns the notes of each message of a workspace. */
function collect(folder: string) {
  const listing = ['ls-files', '--cached', '--others', '--exclude-standard', `${folder}/*.ts`, `${folder}/*.tsx`]
  const files = execFileSync('git', listing, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  const messages = new Map<string, Set<string>>()
  for (const file of files) {
    if (/\.test\.tsx?$/.test(file) || !existsSync(join(root, file))) continue
    for (const { text, note, values } of messageCalls(file, readFileSync(join(root, file), 'utf8'))) {
      const wanted = valuesOf(text).join(', ')
      const passed = values.toSorted().join(', ')
      if (wanted !== passed) faults.push(`${file}: "${text}" is given ${passed || 'none'} instead of ${wanted}`)
      messages.set(text, (messages.get(text) ?? new Set()).add(note))
    }
  }
  return messages
}
