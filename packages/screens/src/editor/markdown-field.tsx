import { t } from '@kere/brand/messages'
import { Button } from '@kere/ui/controls/button'
import { fieldBox } from '@kere/ui/controls/field-box'
import Bold from 'lucide-react/icons/bold'
import ChartColumn from 'lucide-react/icons/chart-column'
import Code from 'lucide-react/icons/code'
import GalleryVerticalEnd from 'lucide-react/icons/gallery-vertical-end'
import Heading2 from 'lucide-react/icons/heading-2'
import ImagePlus from 'lucide-react/icons/image-plus'
import Italic from 'lucide-react/icons/italic'
import LinkIcon from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Quote from 'lucide-react/icons/quote'
import Table from 'lucide-react/icons/table'
import type { LucideIcon } from 'lucide-react'
import { Suspense, useRef, useState, type DragEvent, type KeyboardEvent, type ReactNode } from 'react'
import type { KnownKind } from '../file-upload.ts'
import { useFormattedChoice } from '../use-stored-choice.ts'
import { lazyPart } from './lazy-part.tsx'
import {
  editMarkdown,
  insertCard,
  insertPicture,
  lengthInWords,
  type MarkdownAct,
  type TextEdit,
} from './markdown-edit.ts'
import type { Surface } from './rich-text.tsx'

const RichText = lazyPart(async () => (await import('./rich-text.tsx')).RichText)
const CardRow = lazyPart(async () => (await import('./card-row.tsx')).CardRow)
const PictureQueue = lazyPart(async () => (await import('./picture-queue.tsx')).PictureQueue)

const tools: readonly { act: MarkdownAct; label: string; icon: LucideIcon; key?: string }[] = [
  { act: 'heading', label: t('Heading', 'Label, part of a page'), icon: Heading2 },
  { act: 'bold', label: t('Bold', 'Label, part of a page'), icon: Bold, key: 'b' },
  { act: 'italic', label: t('Italic', 'Label, part of a page'), icon: Italic, key: 'i' },
  { act: 'link', label: t('Link', 'Label, part of a page'), icon: LinkIcon, key: 'k' },
  { act: 'bullets', label: t('Bulleted list', 'Label, part of a page'), icon: List },
  { act: 'numbers', label: t('Numbered list', 'Label, part of a page'), icon: ListOrdered },
  { act: 'quote', label: t('Quote', 'Label, part of a page'), icon: Quote },
  { act: 'table', label: t('Table', 'Label, part of a page'), icon: Table },
  { act: 'figure', label: t('Figure', 'Label, part of a page'), icon: ChartColumn },
  { act: 'code', label: t('Code', 'Label, part of a page'), icon: Code },
]

interface MarkdownFieldProps {
  id: string
  label: string
  value: string
  maxLength: number
  onChange: (text: string) => void
  /** The file kind of pictures that can be dropped, pasted or chosen. Without it, the text takes none. */
  pictures?: KnownKind
  end?: ReactNode
  /** True for a text of a few lines. */
  isShort?: boolean
}

export function MarkdownField({
  id,
  label,
  value,
  maxLength,
  onChange,
  pictures,
  end,
  isShort = false,
}: MarkdownFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const [queue, setQueue] = useState<readonly { key: string; file: File }[]>([])
  const [isDropTarget, setDropTarget] = useState(false)
  const [next] = queue
  const surface = useRef<Surface>(null)
  const [isFormatted, setFormatted] = useFormattedChoice(isShort)
  const [isCardAsked, setCardAsked] = useState(false)
  /** A long text is written as it will be read, without a box around it. */
  const isPage = isFormatted && !isShort
  /** A short text is one line until somebody writes in it. */
  const [isEntered, setEntered] = useState(false)
  const isOneLine = isShort && !isEntered && value === ''

  const edit = (make: (selected: { text: string; start: number; end: number }) => TextEdit) => {
    const { current: area } = field
    if (!area) return
    const {
      from,
      to,
      insert,
      start,
      end: until,
    } = make({
      text: area.value,
      start: area.selectionStart,
      end: area.selectionEnd,
    })
    area.focus()
    area.setSelectionRange(from, to)
    replaceSelection(area, insert)
    area.setSelectionRange(start, until)
  }
  const run = (act: MarkdownAct) =>
    surface.current ? surface.current.run(act) : edit((selected) => editMarkdown(act, selected))
  const take = (files: readonly File[]) =>
    setQueue((before) => [...before, ...files.map((file) => ({ key: crypto.randomUUID(), file }))])
  const leave = () => setQueue((before) => before.slice(1))
  /** A drag that announces no files is left to the browser, which inserts the dragged text. */
  const whileDragged = (event: DragEvent) => {
    if (!pictures || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setDropTarget(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    const tool = tools.find(({ key }) => key === event.key.toLowerCase())
    if (!tool) return
    event.preventDefault()
    run(tool.act)
  }

  return (
    <div onFocus={() => setEntered(true)}>
      <label
        id={`${id}-label`}
        htmlFor={isFormatted ? undefined : id}
        className="mb-1.5 block text-snug leading-dense font-semibold"
      >
        {label}
      </label>
      <div
        hidden={isOneLine}
        className={`flex flex-wrap items-start gap-x-3 border border-control bg-sunken px-1.5 py-1 ${isPage ? 'rounded-control' : 'rounded-t-control border-b-0'} ${isShort ? '' : 'desk:sticky desk:top-(--editor-top,-100vh) desk:z-2'}`}
      >
        <div
          role="group"
          aria-label={t('Formatting', 'For screen readers, part of a page')}
          className="flex min-w-0 grow basis-80 desk:flex-wrap max-desk:overflow-x-auto max-desk:[scrollbar-width:none]"
        >
          {tools.map(({ act, label: name, icon: Icon, key }) => (
            <button
              key={act}
              type="button"
              aria-label={name}
              aria-controls={id}
              title={key ? `${name} (Ctrl+${key.toUpperCase()})` : name}
              onClick={() => run(act)}
              className="grid size-9 shrink-0 cursor-pointer place-items-center rounded-control hover:bg-hover disabled:cursor-not-allowed max-desk:h-10 max-desk:w-9.5"
            >
              <Icon aria-hidden="true" className="size-4.5" />
            </button>
          ))}
          {!isShort && (
            <button
              type="button"
              aria-label={t('Card', 'For screen readers, part of a page')}
              aria-controls={id}
              aria-expanded={isCardAsked}
              title={t('Card that leads to a page', 'Title, part of a page')}
              onClick={() => setCardAsked(!isCardAsked)}
              className="grid size-9 shrink-0 cursor-pointer place-items-center rounded-control hover:bg-hover disabled:cursor-not-allowed max-desk:h-10 max-desk:w-9.5"
            >
              <GalleryVerticalEnd aria-hidden="true" className="size-4.5" />
            </button>
          )}
          {pictures && (
            <button
              type="button"
              aria-label={t('Picture', 'For screen readers, part of a page')}
              aria-controls={id}
              title={t('Picture (or drop or paste one)', 'Title, part of a page')}
              onClick={() => chooser.current?.click()}
              className="grid size-9 shrink-0 cursor-pointer place-items-center rounded-control hover:bg-hover disabled:cursor-not-allowed max-desk:h-10 max-desk:w-9.5"
            >
              <ImagePlus aria-hidden="true" className="size-4.5" />
            </button>
          )}
        </div>
        {pictures && (
          <input
            ref={chooser}
            type="file"
            accept="image/*"
            multiple
            hidden
            aria-label={t('{label}, pictures', { label }, 'For screen readers, field')}
            onChange={({ currentTarget }) => {
              take([...(currentTarget.files ?? [])])
              currentTarget.value = ''
            }}
          />
        )}
        <div className="ms-auto flex min-w-0 flex-wrap justify-end">
          <Button
            variant={isFormatted ? 'outline' : 'quiet'}
            size="toolbar"
            aria-pressed={isFormatted}
            aria-controls={id}
            onClick={() => setFormatted(!isFormatted)}
          >
            {t('Formatted', 'Button, part of a page')}
          </Button>
          {end}
        </div>
      </div>
      {isCardAsked && (
        <Suspense fallback={null}>
          <CardRow
            onChoose={(card) => {
              setCardAsked(false)
              if (surface.current) surface.current.insertCard(card)
              else edit((selected) => insertCard(selected, card))
            }}
            onLeave={() => {
              setCardAsked(false)
              document.getElementById(id)?.focus()
            }}
          />
        </Suspense>
      )}
      {isFormatted ? (
        <div
          className={`${isDropTarget ? 'ring-2 ring-brand' : ''} text-body text-ink ${isPage ? 'border-b border-hairline' : `${isOneLine ? 'rounded-control' : 'rounded-b-control'} max-h-[70dvh] overflow-y-auto border border-control bg-surface has-[[contenteditable]:focus]:outline-(length:--ds-focus-width) has-[[contenteditable]:focus]:outline-offset-(--ds-focus-gap) has-[[contenteditable]:focus]:outline-brand has-[[contenteditable]:focus]:outline-solid`}`}
        >
          <Suspense
            fallback={
              <p id={id} className={`p-3 text-muted ${isShort ? 'min-h-28' : 'min-h-90'}`}>
                {t('Loading the editor…', 'Text, part of a page')}
              </p>
            }
          >
            <RichText
              id={id}
              labelledBy={`${id}-label`}
              describedBy={`${id}-below`}
              value={value}
              isShort={isShort}
              surface={surface}
              onChange={onChange}
              onFiles={(files) => {
                if (pictures) take(files)
                return pictures !== undefined
              }}
            />
          </Suspense>
        </div>
      ) : (
        <textarea
          ref={field}
          id={id}
          aria-describedby={`${id}-below`}
          rows={isOneLine ? 1 : isShort ? 4 : 18}
          maxLength={maxLength}
          spellCheck
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            const files = [...event.clipboardData.files]
            // Copying from a page or a table puts a picture of the selection beside its text. Only the text is wanted
            // then.
            if (!pictures || files.length === 0 || event.clipboardData.types.includes('text/plain')) return
            event.preventDefault()
            take(files)
          }}
          onDragEnter={whileDragged}
          onDragOver={whileDragged}
          onDragLeave={() => setDropTarget(false)}
          onDrop={(event) => {
            setDropTarget(false)
            const files = [...event.dataTransfer.files]
            if (!pictures || files.length === 0) return
            event.preventDefault()
            take(files)
          }}
          className={`${isDropTarget ? 'ring-2 ring-brand' : ''} ${fieldBox} field-sizing-content ${isOneLine ? 'resize-none' : isShort ? 'max-h-[70dvh] min-h-28 resize-y rounded-t-none' : 'min-h-90 resize-y rounded-t-none'} py-3 leading-body`}
        />
      )}
      <p id={`${id}-below`} className="mt-1.5 text-meta text-muted">
        {value.length > maxLength && (
          <strong className="text-danger">
            {t(
              '{count, plural, one {# character} other {# characters}} too many.',
              { count: value.length - maxLength },
              'Text, editor',
            )}{' '}
          </strong>
        )}
        {lengthInWords(value)}
        {pictures && t('Drop or paste pictures where they belong.', 'Text, part of a page')}
      </p>
      {pictures && next && (
        <div className="mt-2">
          <Suspense fallback={null}>
            <PictureQueue
              key={next.key}
              file={next.file}
              kind={pictures}
              onStored={(path) => {
                if (surface.current) surface.current.insertPicture(path)
                else edit((selected) => insertPicture(selected, path))
                leave()
              }}
              onLeave={leave}
            />
          </Suspense>
        </div>
      )}
    </div>
  )
}

/** Inserts as typing would, so that the browser's undo reverts it. */
function replaceSelection(area: HTMLTextAreaElement, insert: string) {
  // No other function keeps the undo history of a text field.
  // oxlint-disable-next-line typescript/no-deprecated
  if (document.execCommand('insertText', false, insert)) return
  area.setRangeText(insert)
  area.dispatchEvent(new Event('input', { bubbles: true }))
}
