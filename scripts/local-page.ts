import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './run-command.ts'

/** HTML whose inserted values are escaped, so it is safe to send. */
export class Markup {
  readonly source: string
  constructor(source: string) {
    this.source = source
  }
}

type Part = string | number | null | Markup | readonly Markup[]

export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(
    strings.map((text, index) => text + (index < parts.length ? write(parts[index] ?? null) : '')).join(''),
  )
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function write(part: Part): string {
  if (part === null) return ''
  if (part instanceof Markup) return part.source
  if (typeof part === 'object') return part.map(({ source }) => source).join('')
  return String(part).replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
}

const tokens = await readFile(join(root, 'packages/brand/src/tokens.css'), 'utf8')

const style = `${tokens}
* { box-sizing: border-box }
body { margin: 0 auto; padding: 24px 16px 64px; max-width: 60rem; background: var(--ds-canvas); color: var(--ds-ink);
  font: 1rem/1.55 'Atkinson Hyperlegible Next', system-ui, sans-serif; overflow-wrap: anywhere }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.15; letter-spacing: -0.015em }
h2 { margin: 32px 0 8px; font-size: 1.25rem; line-height: 1.2 }
p { margin: 8px 0 0; max-width: 66ch }
a { color: var(--ds-brand); text-underline-offset: 0.2em }
:focus-visible { outline: 2px solid var(--ds-focus); outline-offset: 2px }
.muted { color: var(--ds-muted) }
.narrow { max-width: 32rem; margin: 0 auto }
.card { margin: 24px 0 0; padding: 0; list-style: none; background: var(--ds-surface); border: 1px solid var(--ds-hairline);
  border-radius: var(--ds-radius-card); overflow: hidden }
.card > li + li { border-top: 1px solid var(--ds-hairline) }
.mail { display: grid; gap: 2px 24px; padding: 12px 16px; color: inherit; text-decoration: none }
.mail:hover { background: var(--ds-hover) }
.mail:focus-visible { outline-offset: -2px }
.mail strong { color: var(--ds-brand); text-decoration: underline; text-underline-offset: 0.2em }
@media (min-width: 40rem) { .mail { grid-template-columns: 1fr auto } .mail time { text-align: end } }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 16px 0 0 }
dt { color: var(--ds-muted) }
dd { margin: 0 }
iframe { display: block; width: 100%; height: 52rem; border: 1px solid var(--ds-hairline); border-radius: var(--ds-radius-card) }
pre { margin: 0; padding: 16px; font: 0.90625rem/1.5 ui-monospace, monospace; white-space: pre-wrap; background: var(--ds-surface);
  border: 1px solid var(--ds-hairline); border-radius: var(--ds-radius-card) }
fieldset { margin: 24px 0 0; padding: 4px 16px 16px; background: var(--ds-surface); border: 1px solid var(--ds-hairline);
  border-radius: var(--ds-radius-card) }
legend { padding: 0 8px; font-weight: 600 }
label { display: block; margin-top: 12px; font-weight: 600 }
label.choice { display: grid; grid-template-columns: 24px 1fr; gap: 0 12px; align-items: start; padding: 8px 0; margin: 0; font-weight: 400 }
.choice input { width: 24px; height: 24px; margin: 0; accent-color: var(--ds-brand) }
.choice small { display: block; color: var(--ds-muted); font-size: 0.90625rem }
input:not([type=radio], [type=checkbox]) { width: 100%; height: 44px; margin-top: 4px; padding: 0 12px; font: inherit; color: inherit;
  background: var(--ds-surface); border: 1px solid var(--ds-control); border-radius: var(--ds-radius-control) }
button { width: 100%; min-height: 52px; margin-top: 24px; font: inherit; font-weight: 600; color: var(--ds-on-brand); cursor: pointer;
  background: var(--ds-brand); border: 0; border-radius: var(--ds-radius-control) }
button:hover { background: var(--ds-brand-hover) }
`

/** The page may use its own style, but no script. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "frame-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

export const localPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
}

const styleElement = new Markup(`<style>${style}</style>`)

export function writeLocalPage(title: string, body: Markup): string {
  const { source } = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${styleElement}
</head>
<body>
<main>${body}</main>
</body>
</html>`
  return source
}
