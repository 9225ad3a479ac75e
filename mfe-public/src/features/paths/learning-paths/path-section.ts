import type { PathSourceName } from '@kere/contracts/paths/learning-path-options'
import type { PathItem } from '@kere/contracts/paths/learning-paths'
import type { ComponentType, SVGProps } from 'react'

/** Describes how the page shows one source of a path. Each source has a `*.path-section.tsx` file beside this one. */
export interface PathSection {
  source: PathSourceName
  title: string
  all: { label: string; href: string }
  action: string
  icon: ComponentType<SVGProps<SVGSVGElement>>
  /** True if the items have neither a picture nor a category. */
  isPlain?: true
  Picture: ComponentType<{ item: PathItem }>
  /** Facts that a path adds to the item's own. */
  factsOf: (item: PathItem) => readonly string[]
}
