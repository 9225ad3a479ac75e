import { Button } from '@kere/ui/controls/button'
import { TextInput } from '@kere/ui/controls/text-input'
import { articleType } from '@kere/ui/layout/article'
import { Editor, Extension, type ChainedCommands } from '@tiptap/core'
import { Image as Picture } from '@tiptap/extension-image'
import { DOMParser } from '@tiptap/pm/model'
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { sampleDescription, sampleFigure, type MarkdownAct } from './markdown-edit.ts'
import { readPasted } from './pasted-html.ts'
import { createWriter, extensions, readMarkdown } from './rich-document.ts'

/** The field's toolbar asks this of a surface. */
export interface Surface {
  run(act: MarkdownAct): void
  insertPicture(path: string): void
}

interface RichTextProps {
  id: string
  labelledBy: string
  describedBy: string
  value: string
  isShort: boolean
  surface: Ref<Surface>
  onChange: (text: string) => void
  /** Returns whether it takes them. */
  onFiles: (files: readonly File[]) => boolean
}

/** A picture with its description below, which is as much a part of the text as any word. */
const DescribedImage = Picture.extend({
  addNodeView() {
    return ({ node, getPos, editor }) => {
      const dom = document.createElement('div')
      const picture = document.createElement('img')
      const description = document.createElement('input')
      description.setAttribute('aria-label', sampleDescription)
      description.className =
        'mt-1 block min-h-9 w-full rounded-control border border-control bg-surface px-3 text-dense'
      description.addEventListener('input', () => {
        const place = getPos()
        if (place === undefined) return
        editor.view.dispatch(editor.state.tr.setNodeAttribute(place, 'alt', description.value))
      })
      dom.append(picture, description)
      const show = ({ src, alt }: { src?: string | null; alt?: string | null }) => {
        picture.src = src ?? ''
        picture.alt = alt ?? ''
        if (description.value !== (alt ?? '')) description.value = alt ?? ''
      }
      show(node.attrs)
      return {
        dom,
        stopEvent: (event) => event.target === description,
        ignoreMutation: () => true,
        update(next) {
          if (next.type !== node.type) return false
          show(next.attrs)
          return true
        },
      }
    }
  },
})

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

/** The text as readers will see it, in which one writes. It reads and gives Markdown, as the field of text does. */
export function RichText({ id, labelledBy, describedBy, value, isShort, surface, onChange, onFiles }: RichTextProps) {
  const place = useRef<HTMLDivElement>(null)
  const editor = useRef<Editor>(null)
  const written = useRef(value)
  const writer = useRef(createWriter())
  const [address, setAddress] = useState<string | null>(null)
  const addressField = useRef<HTMLInputElement>(null)
  const isAsking = address !== null
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

  /** Trusted types refuse the editor's own way from HTML to text. */
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
            // The editor itself moves words within the text.
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

  useEffect(() => {
    if (isAsking) addressField.current?.focus()
  }, [isAsking])

  useImperativeHandle(surface, () => ({
    run(act) {
      if (act === 'link') askLink()
      else acts[act](editor.current!.chain().focus()).run()
    },
    insertPicture(path) {
      editor.current!.chain().focus().setImage({ src: path, alt: sampleDescription }).run()
    },
  }))

  return (
    <>
      {isAsking && (
        <div
          role="group"
          aria-label="Link"
          className="flex flex-wrap items-end gap-2 border-b border-hairline bg-sunken p-2"
        >
          <TextInput
            label="Address of the link"
            type="url"
            inputMode="url"
            ref={addressField}
            value={address}
            onChange={({ currentTarget }) => setAddress(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== 'Escape') return
              event.preventDefault()
              event.stopPropagation()
              if (event.key === 'Enter') return setLink()
              setAddress(null)
              editor.current?.commands.focus()
            }}
          />
          <Button size="toolbar" onClick={setLink}>
            Set link
          </Button>
        </div>
      )}
      <div ref={place} className={`px-3 py-3 ${isShort ? 'min-h-28' : 'min-h-90'}`} />
    </>
  )
}
