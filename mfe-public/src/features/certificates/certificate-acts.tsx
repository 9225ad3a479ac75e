import { t } from '@kere/brand/messages'
import { certificatePath, certificatePicturePath, credentialPath } from '@kere/contracts/certificates/certificate-paths'
import type { Certificate } from '@kere/contracts/certificates/certificates'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import Braces from 'lucide-react/icons/braces'
import Image from 'lucide-react/icons/image'
import Printer from 'lucide-react/icons/printer'
import { LatePart } from '../../pages/late-part.tsx'
import { lazyComponent } from '../../pages/lazy-component.ts'
import { ShareButton } from '../../pages/share-button.tsx'
import { useHydrated } from '../../pages/use-hydrated.ts'

const holderActs = lazyComponent(async () => (await import('./holder-acts.tsx')).HolderActs)

/** The actions on a certificate. The page is the same for everybody, so those of the holder appear after hydration. */
export function CertificateActs({ certificate, title }: { certificate: Certificate; title: string }) {
  const { context } = useRemote()
  const isHydrated = useHydrated()
  const { id, state } = certificate
  return (
    <>
      <div className="grid grid-cols-2 gap-2.5">
        <ShareButton title={title} path={certificatePath(id)} />
        <Button
          variant="outline"
          icon={<Printer aria-hidden="true" />}
          onClick={() => window.print()}
          className="[@media(scripting:none)]:hidden"
        >
          {t('Print', 'Button, certificates')}
        </Button>
        {state === 'valid' && (
          <ButtonLink href={certificatePicturePath(id)} variant="outline" icon={<Image aria-hidden="true" />}>
            {t('Picture', 'Button, certificates')}
          </ButtonLink>
        )}
        {state !== 'signing' && (
          <ButtonLink href={credentialPath(id)} variant="outline" icon={<Braces aria-hidden="true" />}>
            {t('Signed file', 'Button, certificates')}
          </ButtonLink>
        )}
      </div>
      {isHydrated && context.session.user && state === 'valid' && <LatePart of={holderActs} props={{ certificate }} />}
    </>
  )
}
