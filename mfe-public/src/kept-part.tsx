import { createElement, useState, type ComponentType } from 'react'

interface KeptPartProps<Props extends object> {
  of: { component(): ComponentType<Props> }
  props: Props
}

/**
 * A later part that has a state of its own: as it was drawn first for as long as it stands. When its code has come, React would
 * take it for another part, and forget that state.
 */
export function KeptPart<Props extends object>({ of: part, props }: KeptPartProps<Props>) {
  const [component] = useState(() => part.component())
  return createElement(component, props)
}
