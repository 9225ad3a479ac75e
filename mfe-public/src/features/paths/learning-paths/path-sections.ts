import { pathSources } from '@kere/contracts/paths/learning-path-options'
import type { PathSection } from './path-section.ts'
import * as registry from './path-sections.registry.ts'

/** The sections are in the order of a path. A source that only a younger API knows has none. */
export const pathSections: readonly PathSection[] = Object.values(registry)
  .map(({ section }): PathSection => section)
  .toSorted((one, other) => pathSources.indexOf(one.source) - pathSources.indexOf(other.source))
