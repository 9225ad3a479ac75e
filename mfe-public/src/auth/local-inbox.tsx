import { useRemote } from '@kere/platform/react/remote-tree'
import { TextLink } from '@kere/ui/controls/link'

export function LocalInbox() {
  const { inbox } = useRemote().context
  if (!inbox) return null
  return (
    <p className="mt-4.5 text-meta text-muted">
      This platform runs locally and sends no email. <TextLink href={inbox}>Open its inbox</TextLink>
    </p>
  )
}
