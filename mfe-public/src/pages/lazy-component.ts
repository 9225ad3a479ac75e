import { lazy, type ComponentType } from 'react'

/** Its code comes with the answer that it shows, on the edge too, which cannot wait. The edge's HTML stands until then. */
export function lazyComponent<Props extends object>(read: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null
  const load = async () => {
    loaded = await read()
    return { default: loaded }
  }
  const waiting = lazy(load)
  return { load, component: (): ComponentType<Props> => loaded ?? waiting }
}

/** A page asks for it with its answers. */
export const codeQuery = (name: string, load: () => Promise<unknown>) => ({
  queryKey: ['code of', name],
  queryFn: () => load().then(() => true),
  staleTime: Infinity,
})
