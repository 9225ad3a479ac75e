import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import Copy from 'lucide-react/icons/copy'

export function CertificateAddress({ address }: { address: string }) {
  const { context } = useRemote()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      context.notify({ tone: 'success', text: 'Link copied' })
    } catch {
      context.notify({ tone: 'error', text: 'The link could not be copied. Select it and copy it.' })
    }
  }
  return (
    <div className="flex items-center justify-between gap-3 rounded-control border border-hairline py-1 ps-3.5 pe-1">
      <p className="text-meta wrap-anywhere select-all">{address.replace(/^https?:\/\//, '')}</p>
      <Button
        variant="quiet"
        size="toolbar"
        icon={<Copy aria-hidden="true" />}
        onClick={() => void copy()}
        className="shrink-0 [@media(scripting:none)]:hidden"
      >
        Copy<span className="sr-only"> the link</span>
      </Button>
    </div>
  )
}
