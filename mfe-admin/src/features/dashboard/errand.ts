import type { ApiClient } from '@kere/platform/api'
import type { UseQueryOptions } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'

/** Something that waits for an admin, with the page where it is done. */
export interface Errand {
  id: string
  tone: 'warn' | 'info'
  icon: LucideIcon
  title: string
  text: string
  href: string
}

// oxlint-disable-next-line typescript/no-explicit-any -- what is fetched and its key differ from source to source; only the errands made of it are seen
type ErrandQuery = UseQueryOptions<any, Error, readonly Errand[], any>

/** A feature that knows of errands: the query that finds them. */
export type ErrandSource = (api: ApiClient, now: number) => ErrandQuery
