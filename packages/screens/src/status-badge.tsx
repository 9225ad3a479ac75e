import { labelOf, lookup } from '@kere/contracts/http/open-value'
import { Badge } from '@kere/ui/status/badge'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'

type Look = readonly [tone: ComponentProps<typeof Badge>['tone'], icon?: LucideIcon]

/** Makes the badge of a status: name, colour and icon. A status that only a newer API knows looks neutral. */
export const statusBadge = <Status extends string>(
  names: Readonly<Record<Status, string>>,
  looks: Readonly<Record<Status, Look>>,
) =>
  function StatusBadge({ status }: { status: string }) {
    const [tone, Icon] = lookup<Look>(looks, status) ?? ['neutral']
    return (
      <Badge tone={tone} icon={Icon && <Icon aria-hidden="true" />}>
        {labelOf(names, status)}
      </Badge>
    )
  }
