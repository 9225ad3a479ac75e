import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import Copy from 'lucide-react/icons/copy'

export function FeedAddress({ path }: { path: string }) {
  const { context } = useRemote()
  const address = new URL(path, location.origin).href

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      context.notify({ tone: 'success', text: t('Address copied', 'Message') })
    } catch {
      context.notify({
        tone: 'error',
        text: t('The address could not be copied. Select it and copy it.', 'Error'),
      })
    }
  }

  return (
    <>
      <ButtonLink href={address.replace(/^https?:/, 'webcal:')} wide>
        {t('Open in my calendar', 'Button')}
      </ButtonLink>
      <div>
        <p className="text-meta text-muted">
          {t('Or add this address to your calendar by hand:', 'Before an address')}
        </p>
        <p lang={englishHere} className="mt-1 rounded-control bg-sunken px-3 py-2 text-meta break-all select-all">
          {address}
        </p>
        <Button variant="outline" wide icon={<Copy />} className="mt-2" onClick={() => void copy()}>
          {t('Copy the address', 'Button')}
        </Button>
      </div>
    </>
  )
}
