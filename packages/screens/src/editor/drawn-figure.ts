import { drawFigure } from '@kere/markdown/figures/figure-tree'
import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import type { NodeViewConstructor } from '@tiptap/pm/view'
import { toDom } from 'hast-util-to-dom'

const isFigure = ({ attrs }: Node) => attrs['language'] === 'figure'

/** Shows a figure above the text from which it is drawn, so that one sees it change while typing. */
const codeBlock: NodeViewConstructor = (first) => {
  let node = first
  const dom = document.createElement('div')
  const drawing = document.createElement('div')
  const pre = document.createElement('pre')
  const contentDOM = document.createElement('code')
  drawing.contentEditable = 'false'
  pre.append(contentDOM)
  dom.append(drawing, pre)
  const show = () => drawing.replaceChildren(...(isFigure(node) ? [toDom(drawFigure(node.textContent))] : []))
  show()
  return {
    dom,
    contentDOM,
    stopEvent: ({ target }) => target !== null && drawing.contains(target as HTMLElement),
    ignoreMutation: ({ target }) => drawing.contains(target),
    update(next) {
      if (next.type !== node.type) return false
      node = next
      show()
      return true
    },
  }
}

export const DrawnFigure = Extension.create({
  name: 'drawnFigure',
  addProseMirrorPlugins: () => [new Plugin({ props: { nodeViews: { codeBlock } } })],
})
