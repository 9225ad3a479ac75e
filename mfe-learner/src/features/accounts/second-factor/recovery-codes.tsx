import { t } from '@kere/brand/messages'
import { product } from '@kere/brand/brand'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import { Section } from '@kere/ui/layout/section'
import { useEffect, useRef } from 'react'

/** Shows new codes for the only time. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [codes])
  const file = `${t('{product} recovery codes', { product }, 'Begin of a file')}\n\n${codes.join('\n')}\n`
  return (
    <div ref={place} tabIndex={-1}>
      <Section
        title={t('Save your recovery codes', 'Heading, two-step verification')}
        lead={t(
          'We show them only now. Each code signs you in once if you do not have your phone.',
          'Text, two-step verification',
        )}
      >
        <ol className="grid list-none gap-x-8 gap-y-1 tabular-nums desk:grid-cols-2" translate="no">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div className="mt-4 flex flex-wrap gap-3 print:hidden max-desk:[&>*]:grow">
          <ButtonLink href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`} download="recovery-codes.txt">
            {t('Download', 'Button, two-step verification')}
          </ButtonLink>
          <Button variant="outline" onClick={() => window.print()}>
            {t('Print', 'Button, two-step verification')}
          </Button>
        </div>
      </Section>
    </div>
  )
}
