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
        <h2 className="mt-2 wrap-anywhere">{course.title}</h2>
        <p className="mt-1 text-dense text-muted">
          {kindTextsOf(kind).name}, issued {dateOf(issuedAt)}
        </p>
        {state === 'revoked' ? (
          <p className="mt-3 max-w-measure border-s-4 border-danger bg-danger-soft px-4 py-3 wrap-anywhere">
            Revoked{revokeReason ? `: ${revokeReason}` : '.'} Anybody who verifies it is told that it is no longer
            valid.
          </p>
        ) : (
          <div className="mt-3 max-w-96 border-t border-hairline">
            <Switch
              checked={isPublic}
              disabled={isUnderAge && !isPublic}
              onChange={({ currentTarget: { checked } }) => toggle({ isPublic: checked })}
              className="border-b border-hairline"
            >
              Show in my portfolio
            </Switch>
            <Switch
              checked={isIndexed}
              disabled={isUnderAge && !isIndexed}
              onChange={({ currentTarget: { checked } }) => toggle({ isIndexed: checked })}
              className="border-b border-hairline"
            >
              Let search engines find it
            </Switch>
            {isUnderAge && <p className="mt-2 text-meta text-muted">Both can be switched on from 18 years of age.</p>}
          </div>
        )}
        {correctedName && (
          <div className="mt-4 max-w-measure border-s-4 border-hairline ps-4">
            <p className="wrap-anywhere">
              Your name is now {correctedName}. A new certificate takes this one’s place, and its link leads to the new
              one.
            </p>
            <Button
              variant="outline"
              size="toolbar"
              isBusy={correction.isPending}
              busyLabel="Correcting"
              onClick={() => correction.mutate(id)}
              className="mt-2"
            >
              Correct the name
            </Button>
          </div>
        )}
        <div className="mt-4 flex flex-wrap gap-2.5">
          <ButtonLink href={certificatePath(id)} aria-label={`Open: certificate of ${course.title}`}>
            Open
          </ButtonLink>
          {state === 'valid' && (
            <>
              <ButtonLink
                href={linkedInHref(certificate)}
                target="_blank"
                rel="noopener"
                variant="outline"
                icon={<BriefcaseBusiness aria-hidden="true" />}
              >
                LinkedIn<span className="sr-only">: add {course.title} to your profile (new tab)</span>
              </ButtonLink>
              <ButtonLink
                href={certificatePicturePath(id)}
                download={`${id}.png`}
                variant="outline"
                icon={<Image aria-hidden="true" />}
                aria-label={`Picture: ${course.title}`}
              >
                Picture
              </ButtonLink>
              <ButtonLink
                href={credentialPath(id)}
                download
                variant="outline"
                icon={<Download aria-hidden="true" />}
                aria-label={`Signed file: ${course.title}`}
              >
                Signed file
              </ButtonLink>
            </>
          )}
        </div>
      </div>
    </li>
  )
}
