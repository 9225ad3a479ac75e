import { articleType } from '@kere/ui/layout/article'
import { Editor, Extension, type ChainedCommands } from '@tiptap/core'
import { DOMParser } from '@tiptap/pm/model'
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { DescribedImage } from './described-image.ts'
import { DrawnFigure } from './drawn-figure.ts'
import { LinkRow } from './link-row.tsx'
import { sampleDescription, sampleFigure, type Card, type MarkdownAct } from './markdown-edit.ts'
import { readPasted } from './pasted-html.ts'
import { createWriter, extensions, readMarkdown } from './rich-document.ts'

/** The field's toolbar calls these functions of an editing surface. */
export interface Surface {
  run(act: MarkdownAct): void
  insertPicture(path: string): void
  insertCard(card: Card): void
}

interface RichTextProps {
  id: string
  labelledBy: string
  describedBy: string
  value: string
  isShort: boolean
  surface: Ref<Surface>
  onChange: (text: string) => void
  /** Returns whether the files are accepted. */
  onFiles: (files: readonly File[]) => boolean
}

const acts: Record<Exclude<MarkdownAct, 'link'>, (chain: ChainedCommands) => ChainedCommands> = {
  heading: (chain) => chain.toggleHeading({ level: 2 }),
  bold: (chain) => chain.toggleBold(),
  italic: (chain) => chain.toggleItalic(),
  bullets: (chain) => chain.toggleBulletList(),
  numbers: (chain) => chain.toggleOrderedList(),
  quote: (chain) => chain.toggleBlockquote(),
  code: (chain) => chain.toggleCode(),
  table: (chain) => chain.insertTable({ rows: 3, cols: 2, withHeaderRow: true }),
  figure: (chain) =>
    chain.insertContent({
      type: 'codeBlock',
      attrs: { language: 'figure' },
      content: [{ type: 'text', text: sampleFigure }],
    }),
}

/** An editor that shows the text as readers will see it. It reads and writes Markdown, as the plain text field does. */
export function RichText({ id, labelledBy, describedBy, value, isShort, surface, onChange, onFiles }: RichTextProps) {
  const place = useRef<HTMLDivElement>(null)
  const editor = useRef<Editor>(null)
  const written = useRef(value)
  const writer = useRef(createWriter())
  const [address, setAddress] = useState<string | null>(null)
  const change = useEffectEvent((text: string) => {
    written.current = text
    onChange(text)
  })
  const take = useEffectEvent(onFiles)
  const askLink = () => setAddress((editor.current?.getAttributes('link')['href'] as string | undefined) ?? 'https://')
  const setLink = () => {
    const { current } = editor
    if (!current || address === null) return
    const href = address.trim()
    const chain = current.chain().focus().extendMarkRange('link')
    if (href === '' || href === 'https://') chain.unsetLink().run()
    else if (current.state.selection.empty && !current.isActive('link'))
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    setAddress(null)
  }

  /** Inserts content that was pasted or dropped. Trusted Types would refuse the editor's own parsing of HTML. */
  const bring = useEffectEvent(
    (event: Event, { files, html }: { files: readonly File[]; html: string }, at?: number) => {
      const { current } = editor
      if (!current || (files.length > 0 && html === '' && take(files))) {
        event.preventDefault()
        return true
      }
      if (html === '') return false
      event.preventDefault()
      const slice = DOMParser.fromSchema(current.schema).parseSlice(readPasted(html), { preserveWhitespace: false })
      const { tr } = current.state
      current.view.dispatch(
        (at === undefined ? tr.replaceSelection(slice) : tr.replace(at, at, slice)).scrollIntoView(),
      )
      return true
    },
  )

  const openLink = useEffectEvent(() => {
    askLink()
    return true
  })

  useEffect(() => {
    const { json, sources } = readMarkdown(written.current)
    const own = new Editor({
      element: place.current,
      injectCSS: false,
      extensions: [
        ...extensions.filter(({ name }) => name !== 'image'),
        DescribedImage,
        DrawnFigure,
        Extension.create({ name: 'linkKey', addKeyboardShortcuts: () => ({ 'Mod-k': () => openLink() }) }),
      ],
      content: json,
      editorProps: {
        attributes: {
          id,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-labelledby': labelledBy,
          'aria-describedby': describedBy,
          class: `${articleType} min-h-[inherit] max-w-none whitespace-pre-wrap outline-none [&_.ProseMirror-selectednode]:outline-2 [&_.ProseMirror-selectednode]:outline-brand [&_pre[data-source]]:border-s-4 [&_pre[data-source]]:border-control [&_pre]:whitespace-pre-wrap`,
        },
        handleDOMEvents: {
          paste: (_, event) =>
            bring(event, {
              files: [...(event.clipboardData?.files ?? [])],
              html: event.clipboardData?.getData('text/html') ?? '',
            }),
          drop: (view, event) => {
            // The editor itself handles text that is dragged within it.
            if (view.dragging) return false
            const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
            const data = event.dataTransfer
            return bring(event, { files: [...(data?.files ?? [])], html: data?.getData('text/html') ?? '' }, at)
          },
        },
      },
      onUpdate: ({ editor: { state } }) => change(writer.current.write(state.doc)),
    })
    writer.current.remember(own.state.doc, sources)
    editor.current = own
    return () => own.destroy()
  }, [id, labelledBy, describedBy])

  useEffect(() => {
    const { current } = editor
    if (!current || value === written.current) return
    written.current = value
    const { json, sources } = readMarkdown(value)
    current.commands.setContent(json, { emitUpdate: false })
    writer.current.remember(current.state.doc, sources)
  }, [value])

  useImperativeHandle(surface, () => ({
    run(act) {
      if (act === 'link') askLink()
      else acts[act](editor.current!.chain().focus()).run()
    },
    insertPicture(path) {
      editor.current!.chain().focus().setImage({ src: path, alt: sampleDescription }).run()
    },
    insertCard({ kind, title, path: href }) {
      const marks = [{ type: 'link', attrs: { href, title: kind } }]
      const content = [{ type: 'text', text: title, marks }]
      editor
        .current!.chain()
        .focus()
        .insertContent([{ type: 'paragraph', content }, { type: 'paragraph' }])
        .run()
    },
  }))

  return (
    <>
      {address !== null && (
        <LinkRow
          address={address}
          onChange={setAddress}
          onSet={setLink}
          onLeave={() => {
            setAddress(null)
            editor.current?.commands.focus()
          }}
        />
      )}
      <div ref={place} className={isShort ? 'min-h-28 p-3' : 'min-h-90 py-5'} />
    </>
  )
}
