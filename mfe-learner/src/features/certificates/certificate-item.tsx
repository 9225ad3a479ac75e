import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { kindTextsOf } from '@kere/contracts/certificates/certificate-options'
import { certificatePath, certificatePicturePath, credentialPath } from '@kere/contracts/certificates/certificate-paths'
import type { MyCertificate } from '@kere/contracts/certificates/certificates'
import { CertificateDrawing } from '@kere/screens/certificate-drawing'
import { linkedInHref } from '@kere/screens/certificate-links'
import { CertificateState } from '@kere/screens/certificate-state'
import { dateOf } from '@kere/screens/time-in-india'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import { Switch } from '@kere/ui/controls/switch'
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import Download from 'lucide-react/icons/download'
import Image from 'lucide-react/icons/image'
import { useCertificateChange, useCorrection, type Shown } from './certificates.api.ts'

export function CertificateItem({ certificate, cursor }: { certificate: MyCertificate; cursor: string | null }) {
  const { id, kind, course, state, issuedAt, revokeReason, isPublic, isIndexed, isUnderAge, correctedName } =
    certificate
  const correction = useCorrection()
  const change = useCertificateChange(cursor)
  const toggle = (wanted: Shown) => change.mutate({ id, change: wanted })
  return (
    <li className="grid items-start gap-x-8 gap-y-4 border-t-2 border-ink pt-5 desk:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <CertificateDrawing certificate={certificate} />
      <div className="min-w-0">
        <CertificateState status={state} />
        <h2 lang={englishHere} className="mt-2 wrap-anywhere">
          {course.title}
        </h2>
        <p className="mt-1 text-dense text-muted">
          {t('{name}, issued {when}', { name: kindTextsOf(kind).name, when: dateOf(issuedAt) }, 'Text, certificates')}
        </p>
        {state === 'revoked' ? (
          <p className="mt-3 max-w-measure border-s-4 border-danger bg-danger-soft px-4 py-3 wrap-anywhere">
            {revokeReason
              ? t('Revoked: {reason}', { reason: revokeReason }, 'A certificate')
              : t('Revoked.', 'A certificate')}{' '}
            {t('Anybody who verifies it is told that it is no longer valid.', 'A certificate')}
          </p>
        ) : (
          <div className="mt-3 max-w-96 border-t border-hairline">
            <Switch
              checked={isPublic}
              disabled={isUnderAge && !isPublic}
              onChange={({ currentTarget: { checked } }) => toggle({ isPublic: checked })}
              className="border-b border-hairline"
            >
              {t('Show in my portfolio', 'Text, certificates')}
            </Switch>
            <Switch
              checked={isIndexed}
              disabled={isUnderAge && !isIndexed}
              onChange={({ currentTarget: { checked } }) => toggle({ isIndexed: checked })}
              className="border-b border-hairline"
            >
              {t('Let search engines find it', 'Text, certificates')}
            </Switch>
            {isUnderAge && (
              <p className="mt-2 text-meta text-muted">
                {t('Both can be switched on from 18 years of age.', 'Text, certificates')}
              </p>
            )}
          </div>
        )}
        {correctedName && (
          <div className="mt-4 max-w-measure border-s-4 border-hairline ps-4">
            <p className="wrap-anywhere">
              {t(
                'Your name is now {correctedName}. A new certificate takes this one’s place, and its link leads to the new one.',
                { correctedName },
                'A certificate',
              )}
            </p>
            <Button
              variant="outline"
              size="toolbar"
              isBusy={correction.isPending}
              busyLabel={t('Correcting', 'On a button while it works')}
              onClick={() => correction.mutate(id)}
              className="mt-2"
            >
              {t('Correct the name', 'Button, certificates')}
            </Button>
          </div>
        )}
        <div className="mt-4 flex flex-wrap gap-2.5">
          <ButtonLink
            href={certificatePath(id)}
            aria-label={t('Open: certificate of {title}', { title: course.title }, 'For screen readers, certificates')}
          >
            {t('Open', 'Button, certificates')}
          </ButtonLink>
          {state === 'valid' && (
            <>
              <ButtonLink
                href={linkedInHref(certificate)}
                target="_blank"
                rel="noopener"
                variant="outline"
                icon={<BriefcaseBusiness aria-hidden="true" />}
                aria-label={t('LinkedIn: add {title} to your profile (new tab)', { title: course.title }, 'Button')}
              >
                LinkedIn
              </ButtonLink>
              <ButtonLink
                href={certificatePicturePath(id)}
                download={`${id}.png`}
                variant="outline"
                icon={<Image aria-hidden="true" />}
                aria-label={t('Picture: {title}', { title: course.title }, 'For screen readers, certificates')}
              >
                {t('Picture', 'Button, certificates')}
              </ButtonLink>
              <ButtonLink
                href={credentialPath(id)}
                download
                variant="outline"
                icon={<Download aria-hidden="true" />}
                aria-label={t('Signed file: {title}', { title: course.title }, 'For screen readers, certificates')}
              >
                {t('Signed file', 'Button, certificates')}
              </ButtonLink>
            </>
          )}
        </div>
      </div>
    </li>
  )
}
