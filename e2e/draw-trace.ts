import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../scripts/run-command.ts'
import { parts, structureOf, traceMail } from './traced-mail.ts'
import type { CollectedSpan } from './trace-collector.ts'

const picture = join(root, 'docs/trace-of-a-mail.svg')

const width = 960
const [labelWidth, rowHeight, top] = [380, 30, 64]

/** Colours that can be told from the page in light and dark; each row also names its part. */
const colours = {
  shell: ['#0b5563', '#6cc7d6'],
  bundle: ['#2f6b2a', '#8fd07f'],
  api: ['#8a5300', '#f5be52'],
  queue: ['#75858a', '#7c939b'],
  jobs: ['#a62c6b', '#f29ac6'],
} as const satisfies Record<(typeof parts)[number], readonly [light: string, dark: string]>

export function drawTrace(spans: readonly CollectedSpan[]): string {
  const rows = inOrder(spans, null)
  const begin = Math.min(...spans.map(({ at }) => at))
  const whole = Math.max(...spans.map(({ at, durationMs }) => at - begin + durationMs), 1)
  const x = (ms: number) => labelWidth + (ms / whole) * (width - labelWidth - 70)
  const drawn = rows.map(({ span, depth }, place) => {
    const y = top + place * rowHeight
    const [from, to] = [x(span.at - begin), x(span.at - begin + span.durationMs)]
    const { spanId, parentSpanId, part, name, durationMs } = span
    return `<g data-span="${spanId}" data-parent="${parentSpanId ?? ''}" data-part="${part}" data-name="${name}">
<text x="${16 + depth * 18}" y="${y + 19}"><tspan class="part">${part}</tspan> ${name}</text>
<rect class="${part}" x="${from.toFixed(1)}" y="${y + 6}" width="${Math.max(3, to - from).toFixed(1)}" height="18" rx="3"/>
<text class="ms" x="${(Math.max(from + 3, to) + 6).toFixed(1)}" y="${y + 19}">${durationMs} ms</text>
</g>`
  })
  const height = top + rows.length * rowHeight + 16
  const inks = (shade: 0 | 1) => parts.map((part) => `.${part}{fill:${colours[part][shade]}}`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title">
<title id="title">One request that registers a learner for an event and sends the email, through shell, bundle, api, queue and jobs</title>
<style>svg{font:14px system-ui,sans-serif;background:#fff}text{fill:#10242b}.part{font-weight:700}.ms{fill:#4f5f64}.head{font-size:17px;font-weight:700}${inks(0)}
@media(prefers-color-scheme:dark){svg{background:#12242a}text{fill:#edf4f5}.ms{fill:#a9bcc2}${inks(1)}}</style>
<text class="head" x="16" y="34">Registering for an event, without a script: one trace, ${whole} ms until the email has left</text>
${drawn.join('\n')}
</svg>
`
}

interface Row {
  span: CollectedSpan
  depth: number
}

/** Sorts each span below the one that asked for it. The first ones were asked for by the caller. */
function inOrder(spans: readonly CollectedSpan[], parent: CollectedSpan | null, depth = 0): Row[] {
  const known = new Set(spans.map(({ spanId }) => spanId))
  return spans
    .filter(({ parentSpanId }) => (parent ? parentSpanId === parent.spanId : !known.has(parentSpanId ?? '')))
    .toSorted((left, right) => left.at - right.at || (left.name < right.name ? -1 : 1))
    .flatMap((span) => [{ span, depth }, ...inOrder(spans, span, depth + 1)])
}

/** Reads the structure of the picture in the documentation. */
export async function readDrawnStructure() {
  const svg = await readFile(picture, 'utf8')
  const drawn = svg.matchAll(/data-span="([^"]*)" data-parent="([^"]*)" data-part="([^"]*)" data-name="([^"]*)"/g)
  return structureOf(
    Array.from(drawn, ([, spanId = '', parentSpanId = '', part = '', name = '']) => ({
      spanId,
      parentSpanId,
      part,
      name,
    })),
  )
}

if (import.meta.main) await writeFile(picture, drawTrace(await traceMail()))
