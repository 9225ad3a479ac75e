import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import Copy from 'lucide-react/icons/copy'

export function CertificateAddress({ address }: { address: string }) {
  const { context } = useRemote()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      context.notify({ tone: 'success', text: t('Link copied', 'Message') })
    } catch {
      context.notify({
        tone: 'error',
        text: t('The link could not be copied. Select it and copy it.', 'Error, certificates'),
      })
    }
  }
  return (
    <div className="flex items-center justify-between gap-3 rounded-control border border-hairline py-1 ps-3.5 pe-1">
      <p lang={englishHere} className="text-meta wrap-anywhere select-all">
        {address.replace(/^https?:\/\//, '')}
      </p>
      <Button
        variant="quiet"
        size="toolbar"
        icon={<Copy aria-hidden="true" />}
        onClick={() => void copy()}
        className="shrink-0 [@media(scripting:none)]:hidden"
      >
        {t('Copy', 'Button')}
        <span className="sr-only"> {t('the link', 'Text, certificates')}</span>
      </Button>
    </div>
  )
}
