import type { ComponentType, ReactNode } from 'react'

interface LinkProps {
  href: string
  className?: string
  children: ReactNode
  'aria-label'?: string
  'aria-current'?: 'page'
}

export interface Parts {
  Link: ComponentType<LinkProps>
  FiltersForm: ComponentType<{ id: string; className: string; children: ReactNode }>
}
