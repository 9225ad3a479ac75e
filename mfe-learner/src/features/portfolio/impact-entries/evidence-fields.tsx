import { t } from '@kere/brand/messages'
import { impactLimits } from '@kere/contracts/portfolio/impact-options'
import { Button } from '@kere/ui/controls/button'
import { FieldError } from '@kere/ui/controls/field'
import { TextInput } from '@kere/ui/controls/text-input'
import { ProgressBar } from '@kere/ui/status/progress-bar'
import { RefusedAct } from '@kere/ui/status/refused-act'
import FileText from 'lucide-react/icons/file-text'
import Upload from 'lucide-react/icons/upload'
import X from 'lucide-react/icons/x'
import type { EvidenceValues } from './entry-form-values.ts'
import { useEvidenceUpload } from './use-evidence-upload.ts'

interface EvidenceFieldsProps {
  id: string
  evidence: readonly EvidenceValues[]
  errors: Readonly<Record<string, string>>
  onChange: (change: (before: readonly EvidenceValues[]) => readonly EvidenceValues[]) => void
  onBusy: (isBusy: boolean) => void
}

export function EvidenceFields({ id, evidence, errors, onChange, onBusy }: EvidenceFieldsProps) {
  const { step, add, cancel } = useEvidenceUpload((added) => onChange((before) => [...before, added]), onBusy)
  const left = impactLimits.evidence - evidence.length
  return (
    <fieldset>
      <legend className="text-snug leading-dense font-semibold">
        {t('Evidence', 'Label, portfolio')}{' '}
        <span className="font-normal text-muted">{t('(optional)', 'After a label')}</span>
      </legend>
      <p className="mt-0.5 text-meta text-muted">
        {t(
          '{count} of {most, plural, one {# file} other {# files}}. Photos are made smaller before they are sent, and lose where they were taken. Who sees the entry sees its files.',
          { count: evidence.length, most: impactLimits.evidence },
          'Hint, portfolio',
        )}
      </p>
      {evidence.length > 0 && (
        <ol className="mt-2.5 grid list-none gap-2.5">
          {evidence.map(({ id: file, text, preview, size }, place) => (
            <li key={file} className="grid grid-cols-[4.5rem_minmax(0,1fr)_2.75rem] items-start gap-2.5">
              {preview === null ? (
                <span className="grid size-18 place-items-center rounded-control border border-hairline bg-sunken text-center text-meta text-muted">
                  <span>
                    <FileText aria-hidden="true" className="mx-auto mb-0.5 size-5 text-brand" />
                    {sizeText(size)}
                  </span>
                </span>
              ) : (
                <img
                  src={preview}
                  alt=""
                  width={72}
                  height={72}
                  className="size-18 rounded-control border border-hairline bg-sunken object-cover"
                />
              )}
              <TextInput
                id={`${id}-${place}-text`}
                label={
                  preview === null
                    ? t('Name of file {number}', { number: place + 1 }, 'Label, portfolio')
                    : t('What picture {number} shows', { number: place + 1 }, 'Label, portfolio')
                }
                autoComplete="off"
                required
                value={text}
                error={errors[`evidence.${place}.text`]}
                onChange={({ currentTarget: { value } }) =>
                  onChange((before) => before.map((each) => (each.id === file ? { ...each, text: value } : each)))
                }
              />
              <Button
                variant="quiet"
                icon={<X aria-hidden="true" />}
                aria-label={t('Remove file {number}', { number: place + 1 }, 'For screen readers, portfolio')}
                onClick={() => onChange((before) => before.filter((each) => each.id !== file))}
                className="mt-6.5 px-2.5"
              />
            </li>
          ))}
        </ol>
      )}
      {step.name === 'uploading' ? (
        <div className="mt-2.5 flex items-center gap-3 rounded-control border border-hairline px-3.5 py-2">
          <ProgressBar
            label={t('Upload of {name}', { name: step.of }, 'For screen readers, portfolio')}
            value={step.share}
            max={1}
            className="grow"
          />
          <Button variant="quiet" size="toolbar" onClick={cancel}>
            {t('Cancel', 'Button, portfolio')}
          </Button>
        </div>
      ) : (
        left > 0 && (
          <div className="relative mt-2.5 flex min-h-13 flex-wrap items-center justify-center gap-x-1.5 rounded-control border border-dashed border-control px-4 py-3 text-center text-dense text-muted hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
            <Upload aria-hidden="true" className="size-5" />
            <span>
              {t('Drop pictures or a PDF here, or choose files. A PDF has at most 5 MB.', 'Field for files, portfolio')}
            </span>
            <input
              type="file"
              multiple
              id={id}
              aria-label={t('Evidence files', 'For screen readers, portfolio')}
              accept="image/jpeg,image/png,image/webp,.pdf"
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              onChange={({ currentTarget }) => {
                void add([...(currentTarget.files ?? [])].slice(0, left))
                currentTarget.value = ''
              }}
            />
          </div>
        )
      )}
      {step.name === 'failed' && <RefusedAct className="mt-1.5">{step.text}</RefusedAct>}
      {errors.evidence && <FieldError id={`${id}-error`}>{errors.evidence}</FieldError>}
    </fieldset>
  )
}

const sizeText = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
