import type { ReactNode } from 'react'

interface AroundProps {
  /** The whole sentence, because languages put its parts in different places. */
  text: string
  /** The part of the sentence that is drawn as an element. */
  part: string
  /** The element; without it, the part is marked as strong. */
  children?: ReactNode
}

/** A sentence with an element in it, such as a link. */
export function Around({ text, part, children }: AroundProps) {
  const at = text.indexOf(part)
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      {children ?? <strong className="font-semibold">{part}</strong>}
      {text.slice(at + part.length)}
    </>
  )
}
