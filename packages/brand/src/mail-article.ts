import { replaceInTags, tabulateFigures } from './html-tags.ts'
import { mailColors } from './mail-colors.ts'

const { light } = mailColors

export const bodyFont = `'Atkinson Hyperlegible Next',-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`
export const headingFont = `'Anek Latin','Avenir Next','Segoe UI',Roboto,Helvetica,Arial,sans-serif`

export const text = `margin:0 0 16px;font:400 16px/25px ${bodyFont};color:${light.ink}`
const heading = (size: string) =>
  `margin:24px 0 8px;font:700 ${size} ${headingFont};letter-spacing:-0.015em;color:${light.ink}`
const cell = `padding:6px 12px 6px 0;border-bottom:1px solid ${light.hairline};font:400 15px/23px ${bodyFont};color:${light.ink};text-align:left;vertical-align:top`
const code = `font:400 14px/21px ui-monospace,Menlo,Consolas,monospace;color:${light.ink}`

/** Inline styles for each tag, because mail programs drop stylesheets. */
const looks: Readonly<Record<string, string>> = {
  p: text,
  h2: heading('23px/28px'),
  h3: heading('19px/25px'),
  h4: heading('16px/24px'),
  h5: heading('16px/24px'),
  h6: heading('16px/24px'),
  ul: `margin:0 0 16px;padding:0 0 0 24px`,
  ol: `margin:0 0 16px;padding:0 0 0 24px`,
  li: `margin:0 0 6px;font:400 16px/25px ${bodyFont};color:${light.ink}`,
  a: `color:${light.brand}`,
  blockquote: `margin:0 0 20px;padding:12px 16px;background-color:${light['brand-soft']};border-left:4px solid ${light.brand}`,
  figure: 'margin:0 0 20px',
  figcaption: `${text};margin:0 0 8px;font-weight:600`,
  hr: `margin:24px 0;border:0;border-top:1px solid ${light.hairline}`,
  table: 'width:100%;margin:0 0 20px;border-collapse:collapse',
  th: `${cell};font-weight:600`,
  td: cell,
  code,
  pre: `${code};margin:0 0 20px;padding:12px 16px;background-color:${light.canvas};white-space:pre-wrap`,
}

const classes: Readonly<Record<string, string>> = {
  a: 'link',
  blockquote: 'soft quote',
  pre: 'canvas ink',
  hr: 'line',
  th: 'ink line',
  td: 'ink line',
}

/**
 * Turns HTML that the API has sanitized into HTML for mail: drops parts that only a page needs, makes links absolute
 * and adds inline styles.
 */
export const writeArticle = (html: string, addressOf: (path: string) => string) =>
  replaceInTags(tabulateFigures(html), (tag) =>
    tag
      .replaceAll(/ (?:id|class|rel|role|tabindex|aria-[\w-]+|data-[\w-]+)="[^"]*"/g, '')
      .replace(/ href="(\/[^"]*)"/, (_, path: string) => ` href="${addressOf(path.replaceAll('&#x26;', '&'))}"`)
      .replace(
        /^<(p|h[2-6]|ul|ol|li|a|blockquote|figure|figcaption|hr|table|th|td|code|pre)(?=[\s>])/,
        (_, name: string) => {
          return `<${name} class="${classes[name] ?? 'ink'}" style="${looks[name]}"`
        },
      ),
  )

interface WeighedSection {
  html: string
  title: string
  about: string
  note: string
}

/** The estimated bytes of an email around its article, and of a block around its text. */
const frameBytes = 9_500
const blockBytes = 1_000

/** Estimates the bytes of an email's HTML. A test compares the estimate with real emails. */
export function weighArticle(sections: readonly WeighedSection[]): number {
  const written = sections.map(({ html, title, about, note }) =>
    html ? writeArticle(html, (path) => `https://kere.example${path}`) : title + about + note,
  )
  const blocks = sections.filter(({ html }) => !html).length
  return frameBytes + blocks * blockBytes + new TextEncoder().encode(written.join('')).length
}
