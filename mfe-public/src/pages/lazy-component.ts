import { lazy, type ComponentType } from 'react'

export interface LateComponent<Props extends object> {
  load(): Promise<unknown>
  isLoaded(): boolean
  component(): ComponentType<Props>
}

/** A component whose code is loaded together with the answer that it shows. `LatePart` renders it. */
export function lazyComponent<Props extends object>(read: () => Promise<ComponentType<Props>>): LateComponent<Props> {
  let loaded: ComponentType<Props> | null = null
  const load = async () => {
    loaded = await read()
    return { default: loaded }
  }
  const waiting = lazy(load)
  return { load, isLoaded: () => loaded !== null, component: () => loaded ?? waiting }
}

/** The query by which a page loads the code together with its answers. */
export const codeQuery = (name: string, load: () => Promise<unknown>) => ({
  queryKey: ['code of', name],
  queryFn: () => load().then(() => true),
  staleTime: Infinity,
})
