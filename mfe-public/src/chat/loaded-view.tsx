import { useEffect, useState, type ComponentType, type ReactNode } from 'react'

interface LoadedViewProps<Props> {
  load: () => Promise<ComponentType<Props>>
  view: Props
  children?: ReactNode
}

/** A view that only works with a script, so its code is loaded after the page. */
export function LoadedView<Props extends object>({ load, view, children }: LoadedViewProps<Props>) {
  const [View, setView] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    load().then(
      (loaded) => setView(() => loaded),
      // Rethrown during rendering, so that the page shows its own failure.
      (error: unknown) =>
        setView(() => {
          throw error
        }),
    )
  }, [load])
  return View ? <View {...view} /> : children
}
