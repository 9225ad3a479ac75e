import type { ComponentType, ReactNode } from 'react'

interface LinkProps {
  href: string
  className?: string
  children: ReactNode
  'aria-label'?: string
  'aria-current'?: 'page'
}

/** What a framework brings of its own: its link, and the form that navigates as soon as a filter changes. */
export interface Parts {
  Link: ComponentType<LinkProps>
  FiltersForm: ComponentType<{ id: string; className: string; children: ReactNode }>
}
