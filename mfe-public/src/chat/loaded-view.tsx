import { useEffect, useState, type ComponentType, type ReactNode } from 'react'

interface LoadedViewProps<Props> {
  load: () => Promise<ComponentType<Props>>
  view: Props
  children?: ReactNode
}

/** Needs a script, so the page does not bring it. */
export function LoadedView<Props extends object>({ load, view, children }: LoadedViewProps<Props>) {
  const [View, setView] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    load().then(
      (loaded) => setView(() => loaded),
      // Thrown while drawing, where the page's own failure is shown.
      (error: unknown) =>
        setView(() => {
          throw error
        }),
    )
  }, [load])
  return View ? <View {...view} /> : children
}
