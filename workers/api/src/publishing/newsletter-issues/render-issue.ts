import {
  issueBlockKinds,
  issueLimits,
  type IssueBlockKind,
  type RenderedIssue,
  type StoredSection,
} from '@kere/contracts/publishing/newsletter-issue-options'

import { cutText } from '@kere/contracts/text/cut-text'
import { MarkdownError } from '@kere/markdown/markdown-limits'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { type BlockRow, selectBlocks } from './issue-blocks.queries.ts'

const aboutLength = 200

const clock = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
})

/** A line that stands for something on the platform, such as a course or an event. */
const blockLine = new RegExp(`^\\[\\[(${issueBlockKinds.join('|')}):([\\w-]{1,64})\\]\\][ \\t]*$`)

type Part = { markdown: string } | { kind: IssueBlockKind; id: string }

export function partsOf(content: string): Part[] {
  const parts: Part[] = []
  let lines: string[] = []
  const end = () => {
    if (lines.some((line) => line.trim() !== '')) parts.push({ markdown: lines.join('\n') })
    lines = []
  }
  for (const line of content.split(/\r\n?|\n/)) {
    const [, kind, id = ''] = blockLine.exec(line) ?? []
    const known = issueBlockKinds.find((each) => each === kind)
    if (!known) {
      lines.push(line)
      continue
    }
    end()
    parts.push({ kind: known, id })
  }
  end()
  return parts
}

const textSection = (html: string): StoredSection => ({ kind: 'text', html, title: '', about: '', note: '', path: '' })

const blockSection = ({ kind, title, about, startsAt, path }: BlockRow): StoredSection => ({
  kind,
  html: '',
  title,
  about: cutText(about.replaceAll(/\s+/g, ' ').trim(), aboutLength),
  note: startsAt === null ? '' : `${clock.format(startsAt)} IST`,
  path,
})

interface Preview extends RenderedIssue {
  leftOut: string[]
  /** Blocks that name nothing that is published. */
  unknown: string[]
}

/**
 * Renders an issue. The renderer is loaded when it is first needed.
 * @throws {DomainError} `issue_too_complex`
 */
export async function renderIssue({ db }: Pick<Context, 'db'>, content: string): Promise<Preview> {
  const parts = partsOf(content)
  const asked = parts.flatMap((part) => ('kind' in part ? [part] : []))
  if (asked.length > issueLimits.blocks) throw new DomainError('issue_too_complex')
  const found = new Map((await selectBlocks(db, asked)).map((row) => [`${row.kind}:${row.id}`, row]))
  const { renderIssueText } = await import('@kere/markdown/render-issue')
  const preview: Preview = { sections: [], text: '', leftOut: [], unknown: [] }
  const texts: string[] = []
  for (const part of parts) {
    if ('markdown' in part) {
      const { html, text, leftOut } = readably(() => renderIssueText(part.markdown))
      if (html.trim() !== '') preview.sections.push(textSection(html))
      texts.push(text)
      preview.leftOut.push(...leftOut.map(({ source }) => cutText(source, 80)))
      continue
    }
    const row = found.get(`${part.kind}:${part.id}`)
    if (!row) {
      preview.unknown.push(`[[${part.kind}:${part.id}]]`)
      continue
    }
    const section = blockSection(row)
    preview.sections.push(section)
    // The path stands on a line of its own, and the jobs worker completes it to an address when it writes the email.
    texts.push([section.title, section.note, section.about, section.path].filter(Boolean).join('\n'))
  }
  preview.text = texts.filter(Boolean).join('\n\n')
  return preview
}

/**
 * Renders an issue, or a translation of it, as it is sent.
 * @throws {DomainError} `issue_block_unknown`, `issue_too_complex`
 */
export async function renderToSend(context: Pick<Context, 'db'>, content: string): Promise<RenderedIssue> {
  const { sections, text, unknown } = await renderIssue(context, content)
  if (unknown.length > 0)
    throw new DomainError('issue_block_unknown', `Not published, or it does not exist: ${unknown.join(', ')}`)
  return { sections, text }
}

function readably<Answer>(render: () => Answer): Answer {
  try {
    return render()
  } catch (error) {
    if (!(error instanceof MarkdownError)) throw error
    throw new DomainError('issue_too_complex')
  }
}
