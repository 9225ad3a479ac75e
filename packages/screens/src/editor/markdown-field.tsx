import { fieldBox } from '@kere/ui/controls/field-box'
import Bold from 'lucide-react/icons/bold'
import Code from 'lucide-react/icons/code'
import Heading2 from 'lucide-react/icons/heading-2'
import Italic from 'lucide-react/icons/italic'
import LinkIcon from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Quote from 'lucide-react/icons/quote'
import Table from 'lucide-react/icons/table'
import type { LucideIcon } from 'lucide-react'
import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { editMarkdown, lengthInWords, type MarkdownAct } from './markdown-edit.ts'

const tools: readonly { act: MarkdownAct; label: string; icon: LucideIcon; key?: string }[] = [
  { act: 'heading', label: 'Heading', icon: Heading2 },
  { act: 'bold', label: 'Bold', icon: Bold, key: 'b' },
  { act: 'italic', label: 'Italic', icon: Italic, key: 'i' },
  { act: 'link', label: 'Link', icon: LinkIcon, key: 'k' },
  { act: 'bullets', label: 'Bulleted list', icon: List },
  { act: 'numbers', label: 'Numbered list', icon: ListOrdered },
  { act: 'quote', label: 'Quote', icon: Quote },
  { act: 'table', label: 'Table', icon: Table },
  { act: 'code', label: 'Code', icon: Code },
]

interface MarkdownFieldProps {
  id: string
  label: string
  value: string
  maxLength: number
  onChange: (text: string) => void
  end?: ReactNode
}

export function MarkdownField({ id, label, value, maxLength, onChange, end }: MarkdownFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)

  const run = (act: MarkdownAct) => {
    const { current: area } = field
    if (!area) return
    const edit = editMarkdown(act, { text: area.value, start: area.selectionStart, end: area.selectionEnd })
    area.focus()
    area.setSelectionRange(edit.from, edit.to)
    replaceSelection(area, edit.insert)
    area.setSelectionRange(edit.start, edit.end)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    const tool = tools.find(({ key }) => key === event.key.toLowerCase())
    if (!tool) return
    event.preventDefault()
    run(tool.act)
  }

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-snug leading-dense font-semibold">
        {label}
      </label>
      <div className="flex items-start gap-3 rounded-t-control border border-b-0 border-control bg-sunken px-1.5 py-1">
        <div role="group" aria-label="Formatting" className="flex min-w-0 grow flex-wrap">
          {tools.map(({ act, label: name, icon: Icon, key }) => (
            <button
              key={act}
              type="button"
              aria-label={name}
              aria-controls={id}
              title={key ? `${name} (Ctrl+${key.toUpperCase()})` : name}
              onClick={() => run(act)}
              className="grid size-9 cursor-pointer place-items-center rounded-control hover:bg-hover disabled:cursor-not-allowed max-desk:size-10"
            >
              <Icon aria-hidden="true" className="size-4.5" />
            </button>
          ))}
        </div>
        {end && <div className="shrink-0">{end}</div>}
      </div>
      <textarea
        ref={field}
        id={id}
        aria-describedby={`${id}-below`}
        rows={18}
        maxLength={maxLength}
        spellCheck
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={onKeyDown}
        className={`${fieldBox} field-sizing-content max-h-[70dvh] min-h-90 resize-y rounded-t-none py-3 leading-body`}
      />
      <p id={`${id}-below`} className="mt-1.5 text-meta text-muted">
        {lengthInWords(value)}. Written in Markdown.
      </p>
    </div>
  )
}

/** As if it were typed: the browser's undo takes it back. */
function replaceSelection(area: HTMLTextAreaElement, insert: string) {
  // Nothing else keeps the undo history of a text field.
  // oxlint-disable-next-line typescript/no-deprecated
  if (document.execCommand('insertText', false, insert)) return
  area.setRangeText(insert)
  area.dispatchEvent(new Event('input', { bubbles: true }))
}
