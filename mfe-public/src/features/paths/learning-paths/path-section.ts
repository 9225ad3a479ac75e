import type { PathSourceName } from '@kere/contracts/paths/learning-path-options'
import type { PathItem } from '@kere/contracts/paths/learning-paths'
import type { ComponentType, SVGProps } from 'react'

/** Says how the page shows one source of a path: declared in a `*.path-section.tsx` beside this. */
export interface PathSection {
  source: PathSourceName
  title: string
  all: { label: string; href: string }
  action: string
  icon: ComponentType<SVGProps<SVGSVGElement>>
  /** Its items are words alone: no picture, no subject. */
  isPlain?: true
  Picture: ComponentType<{ item: PathItem }>
  /** Facts that a path adds to the item's own. */
  factsOf: (item: PathItem) => readonly string[]
}
