import { createElement, useState, type ComponentType } from 'react'

interface KeptPartProps<Props extends object> {
  of: { component(): ComponentType<Props> }
  props: Props
}

/** Keeps what was drawn first: when its code has come, React would take it for another part and forget its state. */
export function FirstDrawn<Props extends object>({ of: part, props }: KeptPartProps<Props>) {
  const [component] = useState(() => part.component())
  return createElement(component, props)
}
