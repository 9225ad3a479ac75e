import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { certificateBandPath } from '@kere/brand/art-paths'
import { city, product } from '@kere/brand/brand'
import { logo } from '@kere/brand/logo'
import type { ReactNode } from 'react'
import { QrCode } from './qr-code.tsx'

interface CertificateSheetProps {
  /** The certificate's id, from which its drawing is computed. */
  id: string
  heading: string
  name: string
  /** The words between the name and the title: "completed the course". */
  lead: string
  title: string
  facts: readonly { value: string; name: string }[]
  words: string
  signature: { name: string; role: string }
  issued: string
  /** The address that the QR code contains. */
  address: string
  /** A stamp across a certificate that is not valid: "Revoked". */
  stamp?: string | undefined
  /** If true, the certificate prints on a page of its own. */
  isPage?: boolean | undefined
  className?: string
}

/** Chooses a font size, in hundredths of the width, at which the longest stored text still fits. */
const sizeFor = (
  text: string,
  [normal, small, smallest]: readonly [string, string, string],
  [few, many]: readonly [number, number],
) => (text.length <= few ? normal : text.length <= many ? small : smallest)

/**
 * A certificate, as specimen 46a shows it. It looks like paper, so it is light on a dark page too. All sizes are
 * relative to its width, from a phone to A4.
 */
export function CertificateSheet(props: CertificateSheetProps) {
  const {
    id,
    heading,
    name,
    lead,
    title,
    facts,
    words,
    signature,
    issued,
    address,
    stamp,
    isPage,
    className = '',
  } = props
  return (
    <div
      data-certificate={isPage ? 'page' : undefined}
      className={`@container relative overflow-hidden rounded-card border border-hairline bg-[#fff] text-ink [color-scheme:light] [print-color-adjust:exact] [--ds-control:#5f7177] [--ds-danger:#b3261e] [--ds-hairline:#c9d3d5] [--ds-ink:#10242b] [--ds-muted:#4f5f64] ${isPage ? 'print:h-[209.9mm] print:w-[297mm] print:rounded-none print:border-0 print:[page:certificate]' : ''} ${className}`}
    >
      <div className="grid aspect-[297/210] grid-cols-[25.8cqw_minmax(0,1fr)] text-[1.75cqw] leading-[1.4]">
        <div className="relative overflow-hidden bg-[#0b5563] text-[#fff]">
          <img src={certificateBandPath(id)} alt="" className="absolute inset-0 size-full object-cover" />
          <p className="absolute inset-x-[3.2cqw] top-[3cqw] flex items-center gap-[1.4cqw] font-heading text-[3.4cqw] font-bold">
            <svg viewBox={logo.viewBox} aria-hidden="true" className="size-[4cqw]">
              <path d={logo.shore} fill="#0b5563" stroke="#fff" strokeWidth="2" />
              <path d={logo.ring} fill="none" stroke="#ffc53d" strokeWidth="2" />
              <path d={logo.core} fill="#ffc53d" />
            </svg>
            {product}
          </p>
        </div>
        <div className="flex min-h-0 flex-col overflow-hidden px-[4.6cqw] py-[4cqw]">
          <p className="text-muted">{heading}</p>
          <p
            lang={englishHere}
            className={`mt-[1.6cqw] font-heading leading-[1.1] font-bold wrap-anywhere ${sizeFor(name, ['text-[5.6cqw]', 'text-[4.4cqw]', 'text-[3.2cqw]'], [22, 44])}`}
          >
            {name}
          </p>
          <p className="mt-[1.6cqw] text-muted">{lead}</p>
          <p
            lang={englishHere}
            className={`font-heading leading-[1.2] font-bold wrap-anywhere ${sizeFor(title, ['text-[3.2cqw]', 'text-[2.5cqw]', 'text-[1.9cqw]'], [60, 110])}`}
          >
            {title}
          </p>
          <dl className="mt-[1.8cqw] flex gap-[4cqw] border-t-[0.25cqw] border-b border-ink border-b-hairline py-[1.4cqw]">
            {facts.map((fact) => (
              <div key={fact.name} className="flex flex-col-reverse">
                <dt className="text-[1.6cqw] text-muted">{fact.name}</dt>
                <dd className="font-heading text-[2.1cqw] font-bold whitespace-nowrap">{fact.value}</dd>
              </div>
            ))}
          </dl>
          <p
            lang={englishHere}
            className={`mt-[1.6cqw] wrap-anywhere ${sizeFor(words, ['text-[1.75cqw]', 'text-[1.55cqw]', 'text-[1.35cqw]'], [220, 340])}`}
          >
            {words}
          </p>
          <div className="mt-auto flex items-end gap-[2.4cqw] pt-[1.2cqw]">
            <Signed name={signature.name} role={signature.role}>
              <span
                className={`font-heading leading-[1.1] italic ${sizeFor(signature.name, ['text-[2.3cqw]', 'text-[1.8cqw]', 'text-[1.4cqw]'], [24, 44])}`}
              >
                {signature.name}
              </span>
            </Signed>
            <Signed name={`${product}, ${city}`} role={issued} />
            <div className="ms-auto flex items-end gap-[1.4cqw]">
              <p className="text-end text-[1.6cqw] text-muted">{t('Check it', 'On a certificate, beside its code')}</p>
              <div className="w-[10.5cqw] shrink-0">
                <QrCode
                  text={address}
                  label={t('QR code of this certificate’s page', 'For screen readers, certificates')}
                />
              </div>
            </div>
          </div>
        </div>
      </div>
      {stamp && (
        <p
          aria-hidden="true"
          className="absolute end-[5cqw] top-[5cqw] rotate-12 rounded-[0.8cqw] border-[0.4cqw] border-danger bg-[#fff] px-[1.8cqw] py-[0.4cqw] font-heading text-[3.4cqw] font-bold text-danger"
        >
          {stamp}
        </p>
      )}
    </div>
  )
}

const Signed = ({ name, role, children }: { name: string; role: string; children?: ReactNode }) => (
  <div
    className={`max-w-[27cqw] min-w-[13cqw] ${sizeFor(name, ['text-[1.6cqw]', 'text-[1.5cqw]', 'text-[1.3cqw]'], [24, 44])}`}
  >
    <p className="min-h-[2.6cqw] wrap-anywhere">{children}</p>
    <p className="border-t border-control pt-[0.6cqw] font-semibold wrap-anywhere">{name}</p>
    <p className="text-muted wrap-anywhere">{role}</p>
  </div>
)
