import { Image as Picture } from '@tiptap/extension-image'
import { sampleDescription } from './markdown-edit.ts'

/** A picture with a field for its description below, because the description is a part of the text. */
export const DescribedImage = Picture.extend({
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
