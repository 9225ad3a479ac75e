import { decimalOf, lackOf, toleranceOf } from '@kere/contracts/courses/lesson-check-rules'
import type { DraftCheck } from '@kere/contracts/courses/lesson-checks'
import { checkLimits, type CheckOption } from '@kere/contracts/courses/lesson-checks-options'
import { toLine } from '@kere/contracts/text/visible-text'

// GIFT, the text format for questions of Moodle: https://docs.moodle.org/en/GIFT_format
// Its matching questions whose left sides are 1, 2, 3 … stand for an order. Tags say what the format has no sign for.

export interface GiftRead {
  checks: Omit<DraftCheck, 'key'>[]
  /** The first words of each question that is of another kind, or too long. */
  leftOut: string[]
}

/** A backslash makes the next character an ordinary one. Escaped characters are set aside while the text is split. */
const special = '~=#{}:\\'
const asideOf = (character: string) => String.fromCodePoint(0xe000 + special.indexOf(character))
const setAside = (text: string) =>
  text.replaceAll(/\\([~=#{}:\\n])/g, (_, character: string) => (character === 'n' ? '\n' : asideOf(character)))
const plain = (text: string) =>
  text.replaceAll(/[\ue000-\ue006]/g, (aside) => special[(aside.codePointAt(0) ?? 0) - 0xe000] ?? '').trim()
const escape = (text: string) => text.replaceAll(/[~=#{}:\\]/g, String.raw`\$&`).replaceAll(/\n/g, String.raw`\n`)

const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['#39', "'"],
  ['nbsp', ' '],
])

/** Reduces HTML to text. The result is never parsed as HTML. */
function textOf(source: string) {
  const [, format = '', rest = source] = /^\s*\[(html|moodle|plain|markdown)\]([\s\S]*)$/.exec(source) ?? []
  if (format !== 'html') return plain(rest)
  return plain(
    rest.replaceAll(/<[^<>]*>/g, '').replaceAll(/&(\w+|#39);/g, (all, name: string) => entities.get(name) ?? all),
  )
}

export function readGift(source: string): GiftRead {
  const read: GiftRead = { checks: [], leftOut: [] }
  const blocks = source
    .replaceAll(/\r\n?/g, '\n')
    .replace(/^\ufeff/, '')
    .split(/\n\s*\n/)
  for (const block of blocks) {
    const lines = block.split('\n')
    const tags = lines.filter((line) => line.trim().startsWith('//')).join('\n')
    const text = lines
      .filter((line) => !/^\s*(\/\/|\$CATEGORY:)/.test(line))
      .join('\n')
      .trim()
    if (text === '') continue
    const check = readQuestion(setAside(text), tags)
    const isWhole = check && lackOf(check) === null && fits(check)
    if (isWhole) read.checks.push(check)
    else read.leftOut.push(text.slice(0, 80))
  }
  return read
}

const fits = ({ question, options, explanation, unit }: Omit<DraftCheck, 'key'>) =>
  question.length <= checkLimits.questionLength &&
  explanation.length <= checkLimits.questionLength &&
  unit.length <= checkLimits.unitLength &&
  options.length <= checkLimits.options &&
  options.every(
    ({ text, feedback, tolerance }) =>
      text.length <= checkLimits.optionLength &&
      feedback.length <= checkLimits.feedbackLength &&
      tolerance.length <= checkLimits.numberLength,
  )

function readQuestion(text: string, tags: string): Omit<DraftCheck, 'key'> | null {
  const titleEnd = text.startsWith('::') ? text.indexOf('::', 2) + 2 : 0
  const body = titleEnd > 1 ? text.slice(titleEnd) : text
  const [begin, end] = [body.indexOf('{'), body.lastIndexOf('}')]
  if (begin < 0 || end < begin) return null
  const [before, inside, after] = [body.slice(0, begin), body.slice(begin + 1, end), body.slice(end + 1)]
  const [answers = '', general = ''] = inside.split('####')
  const format = /^\s*\[html\]/.test(before) ? '[html]' : ''
  const isGap = plain(after) !== ''
  const found = readAnswers(answers.trim(), format)
  return (
    found && {
      ...found,
      question: textOf(isGap ? `${before.trimEnd()} _____ ${after.trimStart()}` : before),
      explanation: textOf(format + general.trim()),
      unit: /\[tag:unit ([^\]]*)\]/.exec(tags)?.[1]?.trim() ?? '',
      counts: tags.includes('[tag:counts]'),
    }
  )
}

function readAnswers(answers: string, format: string): Pick<DraftCheck, 'kind' | 'options'> | null {
  const truth = /^(T|TRUE|F|FALSE)(?:#([\s\S]*))?$/i.exec(answers)
  if (truth) {
    const isTrue = /^t/i.test(truth[1] ?? '')
    const [onWrong = '', onRight = ''] = (truth[2] ?? '').split('#')
    const said = (isRight: boolean) => textOf(isRight ? onRight : onWrong)
    return {
      kind: 'single',
      options: [
        { text: 'True', isRight: isTrue, feedback: said(isTrue), tolerance: '' },
        { text: 'False', isRight: !isTrue, feedback: said(!isTrue), tolerance: '' },
      ],
    }
  }
  if (answers.startsWith('#')) return readNumbers(answers.slice(1).trim())
  const parts = [...answers.matchAll(/([=~])([^=~]*)/g)].map(([, sign = '', rest = '']) => {
    const [, weight = null, said = ''] = /^\s*(?:%(-?[\d.]+)%)?([\s\S]*)$/.exec(rest) ?? []
    const [text = '', feedback = ''] = said.split('#')
    return { sign, weight: weight === null ? null : Number(weight), text, feedback: textOf(feedback) }
  })
  if (parts.length === 0) return null
  if (parts.every(({ text }) => text.includes('->'))) return readOrder(parts)
  const isText = parts.every(({ sign }) => sign === '=')
  const rightWeights = parts.filter(({ weight }) => (weight ?? 0) > 0)
  const isMultiple = !parts.some(({ sign }) => sign === '=') && rightWeights.length > 0
  const options: CheckOption[] = parts.map(({ sign, weight, text, feedback }) => ({
    text: toLine(textOf(format + text)),
    isRight: isMultiple ? (weight ?? 0) > 0 : sign === '=' && (weight === null || weight === 100),
    feedback,
    tolerance: '',
  }))
  return { kind: isText ? 'text' : isMultiple ? 'multiple' : 'single', options }
}

function readOrder(parts: readonly { text: string; feedback: string }[]): Pick<DraftCheck, 'kind' | 'options'> | null {
  const steps = parts.map(({ text, feedback }) => {
    const at = text.indexOf('->')
    return { place: Number(plain(text.slice(0, at)) || Number.NaN), text: toLine(textOf(text.slice(at + 2))), feedback }
  })
  const sorted = steps.toSorted((one, other) => one.place - other.place)
  if (!sorted.every(({ place }, index) => place === index + 1)) return null
  return {
    kind: 'order',
    options: sorted.map(({ text, feedback }) => ({ text, isRight: false, feedback, tolerance: '' })),
  }
}

function readNumbers(text: string): Pick<DraftCheck, 'kind' | 'options'> | null {
  const parts = /^[=~]/.test(text)
    ? text.split(/[=~](?=\s*(?:%|[\d.+-]))/).filter((part) => part.trim() !== '')
    : [text]
  const options = parts.map((part): CheckOption | null => {
    const [, weight = null, said = ''] = /^\s*(?:%(-?[\d.]+)%)?([\s\S]*)$/.exec(part) ?? []
    const [number = '', feedback = ''] = said.split('#')
    if (number.length > 3 * checkLimits.numberLength) return null
    const range = /^\s*(\S+?)\.\.(\S+)\s*$/.exec(number)
    const [value = '', tolerance = ''] = range ? middleOf(range[1] ?? '', range[2] ?? '') : number.split(':')
    if (!decimalOf(plain(value)) || !toleranceOf(plain(tolerance))) return null
    return {
      text: plain(value),
      isRight: weight === null || Number(weight) === 100,
      feedback: textOf(feedback),
      tolerance: plain(tolerance),
    }
  })
  return options.every((option) => option !== null) ? { kind: 'number', options } : null
}

/** `1..2` is 1.5 with a tolerance of 0.5, exactly: five at one more place is a half. */
function middleOf(from: string, to: string): [string, string] {
  const [low, high] = [decimalOf(from), decimalOf(to)]
  if (!low || !high) return ['', '']
  const places = Math.max(low.places, high.places)
  const at = ({ digits, places: own }: typeof low) => digits * 10n ** BigInt(places - own) * 5n
  return [written(at(low) + at(high), places + 1), written(at(high) - at(low), places + 1)]
}

function written(digits: bigint, places: number) {
  const text = String(digits < 0n ? -digits : digits).padStart(places + 1, '0')
  if (places === 0) return (digits < 0n ? '-' : '') + text
  const cut = `${text.slice(0, text.length - places)}.${text.slice(text.length - places)}`
  return (digits < 0n ? '-' : '') + cut.replace(/\.?0+$/, '')
}

export const writeGift = (checks: readonly DraftCheck[]) => `${checks.map(writeQuestion).join('\n\n')}\n`

function writeQuestion({ kind, question, options, unit, counts, explanation }: DraftCheck) {
  const tags = [...(unit === '' ? [] : [`[tag:unit ${unit}]`]), ...(counts ? ['[tag:counts]'] : [])]
  const rights = options.filter(({ isRight }) => isRight).length
  const lines = options.map(({ text, isRight, feedback, tolerance }, place) => {
    const said = feedback === '' ? '' : `#${escape(feedback)}`
    const words = escape(text)
    if (kind === 'order') return `=${place + 1} -> ${words}${said}`
    if (kind === 'number') return `=${isRight ? '' : '%0%'}${words}${absoluteOf(text, tolerance)}${said}`
    if (kind === 'text') return `=${isRight ? '' : '%0%'}${words}${said}`
    if (kind === 'single') return `${isRight ? '=' : '~'}${words}${said}`
    return `~%${isRight ? Number((100 / rights).toFixed(5)) : -100}%${words}${said}`
  })
  return [
    ...(tags.length === 0 ? [] : [`// ${tags.join(' ')}`]),
    `${escape(question)} {${kind === 'number' ? '#' : ''}`,
    ...lines,
    ...(explanation === '' ? [] : [`####${escape(explanation)}`]),
    '}',
  ].join('\n')
}

/** The format has no percentages. */
function absoluteOf(value: string, tolerance: string) {
  const [wanted, allowed] = [decimalOf(value), toleranceOf(tolerance)]
  if (!wanted || !allowed || allowed.digits === 0n) return ''
  if (!allowed.isPercent) return `:${written(allowed.digits, allowed.places)}`
  const digits = wanted.digits < 0n ? -wanted.digits : wanted.digits
  return `:${written(digits * allowed.digits, wanted.places + allowed.places + 2)}`
}
