import type { ApiClient } from '@kere/platform/api'
import type { PageQuery } from '@kere/platform/page'
import type { ComponentType } from 'react'

/**
 * A part that another capability shows on the educator's home. The home finds it by the name of its file,
 * `*.home-part.tsx`.
 */
export interface HomePart {
  Part: ComponentType
  /** The home loads these before it is shown, so that the part does not push the others down. */
  queries: (api: ApiClient) => readonly PageQuery[]
}
