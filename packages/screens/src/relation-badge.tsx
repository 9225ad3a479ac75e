import type { RelationLook } from '@kere/contracts/http/relation'
import { Badge } from '@kere/ui/status/badge'
import type { LucideIcon } from 'lucide-react'

interface RelationBadgeProps<Icon extends string> {
  look: RelationLook<Icon>
  icons: Readonly<Record<Icon, LucideIcon>>
  children?: string | undefined
}

/** Shows a state from one of the relation tables, in the same way wherever its thing is shown. */
export function RelationBadge<Icon extends string>({ look, icons, children }: RelationBadgeProps<Icon>) {
  const Drawing: LucideIcon = icons[look.icon]
  return (
    <Badge tone={look.tone} icon={<Drawing aria-hidden="true" />}>
      {children ?? look.label}
    </Badge>
  )
}
