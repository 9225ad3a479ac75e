import { t } from '@kere/brand/messages'
import { drawFigure } from '@kere/markdown/figures/figure-tree'
import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, TextSelection } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type NodeViewConstructor } from '@tiptap/pm/view'
import { toDom } from 'hast-util-to-dom'

const isFigure = ({ attrs }: Node) => attrs['language'] === 'figure'

/** Marks the figure that has the cursor. */
const edited = { isEdited: true }

/**
 * Shows a figure as readers see it. The text from which it is drawn appears below while the cursor is in it, so that
 * one sees the drawing change while typing.
 */
const codeBlock: NodeViewConstructor = (first, view, getPos, marks) => {
  let node = first
  const dom = document.createElement('div')
  const drawing = document.createElement('div')
  const pre = document.createElement('pre')
  const contentDOM = document.createElement('code')
  const edit = document.createElement('button')
  edit.type = 'button'
  edit.textContent = t('Edit data', 'Button, editor')
  edit.className =
    'mt-2 inline-flex min-h-9 cursor-pointer items-center rounded-control border border-control bg-surface px-3 text-dense font-semibold hover:bg-hover max-desk:min-h-11'
  edit.addEventListener('click', () => {
    const at = getPos()
    if (at === undefined) return
    const { state } = view
    view.dispatch(state.tr.setSelection(TextSelection.create(state.doc, at + 1)).scrollIntoView())
    view.focus()
  })
  drawing.contentEditable = 'false'
  pre.append(contentDOM)
  dom.append(drawing, pre)
  const show = () => drawing.replaceChildren(...(isFigure(node) ? [toDom(drawFigure(node.textContent)), edit] : []))
  const fold = (decorations: readonly Decoration[]) =>
    pre.classList.toggle('sr-only', isFigure(node) && !decorations.some(({ spec }) => spec === edited))
  show()
  fold(marks)
  return {
    dom,
    contentDOM,
    stopEvent: ({ target }) => target !== null && drawing.contains(target as HTMLElement),
    ignoreMutation: ({ target, type }) => drawing.contains(target) || (type === 'attributes' && target === pre),
    update(next, decorations) {
      if (next.type !== node.type) return false
      const isSame = next.eq(node)
      node = next
      // The cursor alone draws nothing anew, because that would take the button from under the focus.
      if (!isSame) show()
      fold(decorations)
      return true
    },
  }
}

export const DrawnFigure = Extension.create({
  name: 'drawnFigure',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        nodeViews: { codeBlock },
        decorations({ doc, selection: { from, to } }) {
          const marked: Decoration[] = []
          doc.nodesBetween(from, to, (node, at) => {
            if (node.type.name === 'codeBlock' && isFigure(node))
              marked.push(Decoration.node(at, at + node.nodeSize, {}, edited))
          })
          return DecorationSet.create(doc, marked)
        },
      },
    }),
  ],
})
