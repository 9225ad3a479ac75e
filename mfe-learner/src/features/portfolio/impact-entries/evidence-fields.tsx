import { countOf } from '@kere/brand/count'
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
        Evidence <span className="font-normal text-muted">(optional)</span>
      </legend>
      <p className="mt-0.5 text-meta text-muted">
        {evidence.length} of {countOf(impactLimits.evidence, 'file')}. Photos are made smaller before they are sent, and
        lose where they were taken. Who sees the entry sees its files.
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
                label={preview === null ? `Name of file ${place + 1}` : `What picture ${place + 1} shows`}
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
                aria-label={`Remove file ${place + 1}`}
                onClick={() => onChange((before) => before.filter((each) => each.id !== file))}
                className="mt-6.5 px-2.5"
              />
            </li>
          ))}
        </ol>
      )}
      {step.name === 'uploading' ? (
        <div className="mt-2.5 flex items-center gap-3 rounded-control border border-hairline px-3.5 py-2">
          <ProgressBar label={`Upload of ${step.of}`} value={step.share} max={1} className="grow" />
          <Button variant="quiet" size="toolbar" onClick={cancel}>
            Cancel
          </Button>
        </div>
      ) : (
        left > 0 && (
          <div className="relative mt-2.5 flex min-h-13 flex-wrap items-center justify-center gap-x-1.5 rounded-control border border-dashed border-control px-4 py-3 text-center text-dense text-muted hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
            <Upload aria-hidden="true" className="size-5" />
            <span>
              Drop pictures or a PDF here, or <strong className="font-semibold text-brand">choose files</strong>. A PDF
              has at most 5 MB.
            </span>
            <input
              type="file"
              multiple
              id={id}
              aria-label="Evidence files"
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
