import { lazy, type ComponentType } from 'react'

/**
 * A part of a page that few readers need, apart from its code. Whoever asks for what it shows loads it with that, the edge too,
 * which cannot wait while it draws; a page from the edge is left standing until the browser has it.
 */
export function laterPart<Props extends object>(read: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null
  const load = async () => {
    loaded = await read()
    return { default: loaded }
  }
  const waiting = lazy(load)
  return { load, component: (): ComponentType<Props> => loaded ?? waiting }
}
