import { pathSources } from '@kere/contracts/paths/learning-path-options'
import type { PathSection } from './path-section.ts'
import * as registry from './path-sections.registry.ts'

/** In the order of a path. What only a younger API knows of has no section here. */
export const pathSections: readonly PathSection[] = Object.values(registry)
  .map(({ section }): PathSection => section)
  .toSorted((one, other) => pathSources.indexOf(one.source) - pathSources.indexOf(other.source))
