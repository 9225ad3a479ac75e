import { t } from '@kere/brand/messages'
import { localPath } from '@kere/brand/local-path'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import Share2 from 'lucide-react/icons/share-2'

/** Opens the device's share sheet, or copies the link (S-107, W-08). */
export function ShareButton({ title, path, className }: { title: string; path: string; className?: string }) {
  const { context } = useRemote()

  const share = async () => {
    const url = new URL(localPath(path), location.origin).href
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      context.notify({ tone: 'success', text: t('Link copied', 'Message') })
    } catch (error) {
      const isGivenUp = error instanceof DOMException && error.name === 'AbortError'
      if (!isGivenUp)
        context.notify({
          tone: 'error',
          text: t('The link could not be shared. Copy it from the address bar.', 'Error'),
        })
    }
  }

  return (
    <Button
      variant="outline"
      icon={<Share2 />}
      onClick={() => void share()}
      wide
      className={`[@media(scripting:none)]:hidden ${className ?? ''}`}
    >
      {t('Share', 'Button')}
    </Button>
  )
}
