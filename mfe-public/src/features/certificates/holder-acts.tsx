import { Around } from '@kere/ui/layout/around'
import { t } from '@kere/brand/messages'
import type { Certificate } from '@kere/contracts/certificates/certificates'
import { credentialPath } from '@kere/contracts/certificates/certificate-paths'
import { useRemote } from '@kere/platform/react/remote-tree'
import { linkedInHref } from '@kere/screens/certificate-links'
import { ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { useQuery } from '@tanstack/react-query'
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import { standingQuery } from './certificates.api.ts'

/** Shows nothing to others, nor while the relation is unknown, because the page is complete without it. */
export function HolderActs({ certificate }: { certificate: Certificate }) {
  const { api } = useRemote()
  const { data } = useQuery(standingQuery(api, certificate.id))
  if (!data?.isOwn) return null
  const file = t('signed file', 'Link in a sentence, certificates')
  return (
    <section
      aria-label={t('Your certificate', 'For screen readers, certificates')}
      className="grid gap-3 rounded-card border border-hairline bg-surface p-4"
    >
      <p className="text-dense text-muted">
        <Around
          text={t(
            'This is yours. To keep it in a wallet, choose “Import” there and give it the {file} or its link.',
            { file },
            'On certificates; the file is the link “signed file”',
          )}
          part={file}
        >
          <TextLink href={credentialPath(certificate.id)} download>
            {file}
          </TextLink>
        </Around>
      </p>
      <ButtonLink
        href={linkedInHref(certificate)}
        target="_blank"
        rel="noopener"
        variant="outline"
        icon={<BriefcaseBusiness aria-hidden="true" />}
      >
        {t('Add to LinkedIn', 'Button')}
        <span className="sr-only"> {t('(new tab)', 'Text, certificates')}</span>
      </ButtonLink>
    </section>
  )
}
