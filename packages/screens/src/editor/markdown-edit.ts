import { t } from '@kere/brand/messages'
import { readingTimeOf } from '@kere/contracts/text/reading-time'

export interface Selected {
  text: string
  start: number
  end: number
}

/**
 * Replaces a part of the text, so that the browser can undo it as one step. Afterwards `start` to `end` is selected.
 */
export interface TextEdit {
  from: number
  to: number
  insert: string
  start: number
  end: number
}

export type MarkdownAct =
  | 'heading'
  | 'bold'
  | 'italic'
  | 'link'
  | 'bullets'
  | 'numbers'
  | 'quote'
  | 'code'
  | 'table'
  | 'figure'

export function editMarkdown(act: MarkdownAct, selected: Selected): TextEdit {
  switch (act) {
    case 'bold':
      return wrap(selected, '**', t('bold text', 'Sample in the editor'))
    case 'italic':
      return wrap(selected, '_', t('emphasis', 'Sample in the editor'))
    case 'code':
      return selected.text.slice(selected.start, selected.end).includes('\n')
        ? insertBlock(selected, (text) => `\`\`\`\n${text}\n\`\`\``)
        : wrap(selected, '`', 'code')
    case 'link':
      return link(selected)
    case 'heading':
      return prefix(selected, /^#{1,6} /, () => '## ')
    case 'bullets':
      return prefix(selected, /^(?:[-*+]|\d+[.)]) /, () => '- ')
    case 'numbers':
      return prefix(selected, /^(?:[-*+]|\d+[.)]) /, (index) => `${index + 1}. `)
    case 'quote':
      return prefix(selected, /^> /, () => '> ')
    case 'table':
      return insertBlock(selected, () => '| Column | Column |\n| --- | --- |\n|  |  |')
    case 'figure':
      return insertBlock(selected, () => `\`\`\`figure\n${sampleFigure}\n\`\`\``)
  }
}

export const sampleFigure = `kind: bars
title: What the reader should see
unit: mm
Month | Rain
Jan | 2
Feb | 7`

export const sampleDescription = t('What the picture shows', 'Sample in the editor')

/** A link to a page of this site that readers see as a card. Its kind is the title of the link. */
export interface Card {
  kind: string
  title: string
  path: string
}

/** Inserts a card as a block of its own. */
export const insertCard = (selected: Selected, { kind, title, path }: Card) =>
  insertLine(selected, `[${title.replaceAll(/[\\`*_[\]<>~]/g, '\\$&')}](${path} "${kind}")`)

/** Inserts a picture as a block of its own. Its description is selected, so that typing replaces it. */
export function insertPicture(selected: Selected, path: string): TextEdit {
  const edit = insertLine(selected, `![${sampleDescription}](${path})`)
  const start = edit.start + 2
  return { ...edit, start, end: start + sampleDescription.length }
}

/** Inserts a block before the line if the cursor is at its start, otherwise after the line. */
function insertLine({ text, start: from, end: to }: Selected, block: string): TextEdit {
  const isAtLineStart = from === to && (to === 0 || text[to - 1] === '\n')
  const lineEnd = text.indexOf('\n', to)
  const end = isAtLineStart ? to : lineEnd === -1 ? text.length : lineEnd
  const edit = insertBlock({ text, start: end, end }, () => block)
  const isBeforeText = end < text.length && text[end] !== '\n'
  return { ...edit, insert: edit.insert + (isBeforeText ? '\n' : '') }
}

function wrap({ text, start, end }: Selected, mark: string, sample: string): TextEdit {
  const { length } = mark
  const isWrapped = text.slice(start - length, start) === mark && text.slice(end, end + length) === mark
  const chosen = text.slice(start, end)
  if (isWrapped && chosen)
    return { from: start - length, to: end + length, insert: chosen, start: start - length, end: end - length }
  const inner = chosen || sample
  return {
    from: start,
    to: end,
    insert: `${mark}${inner}${mark}`,
    start: start + length,
    end: start + length + inner.length,
  }
}

function link({ text, start, end }: Selected): TextEdit {
  const words = text.slice(start, end) || t('link text', 'Sample in the editor')
  const insert = `[${words}](https://)`
  const address = start + words.length + 3
  return { from: start, to: end, insert, start: address, end: address + 'https://'.length }
}

function prefix({ text, start, end }: Selected, existing: RegExp, mark: (index: number) => string): TextEdit {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const lineEnd = text.indexOf('\n', end)
  const to = lineEnd === -1 ? text.length : lineEnd
  const lines = text.slice(from, to).split('\n')
  const hasAll = lines.every((line, index) => line.startsWith(mark(index)))
  const insert = lines
    .map((line, index) => (hasAll ? line.slice(mark(index).length) : mark(index) + line.replace(existing, '')))
    .join('\n')
  return { from, to, insert, start: lines.length > 1 ? from : from + insert.length, end: from + insert.length }
}

function insertBlock({ text, start, end }: Selected, make: (chosen: string) => string): TextEdit {
  const before = text.slice(0, start)
  const lead = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  const insert = `${lead}${make(text.slice(start, end))}\n`
  return { from: start, to: end, insert, start: start + lead.length, end: start + insert.length - 1 }
}

export function lengthInWords(text: string): string {
  const { words, minutes } = readingTimeOf(text)
  return words === 0
    ? ''
    : `${t('{words, plural, one {# word} other {# words}}, about {minutes} min to read.', { words, minutes }, 'Text, editor')} `
}
