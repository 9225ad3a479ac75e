import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import { Button } from '@kere/ui/controls/button'
import { ProgressBar } from '@kere/ui/status/progress-bar'
import FileText from 'lucide-react/icons/file-text'
import FileX from 'lucide-react/icons/file-x'
import Trash2 from 'lucide-react/icons/trash-2'
import Upload from 'lucide-react/icons/upload'
import type { Statement } from './use-statement.ts'

interface StatementFieldProps {
  statement: Statement
  stored: { name: string; onRemove?: (() => void) | undefined } | null
  label: string
}

const accepted = '.pdf,.doc,.docx'

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1)

export function StatementField({ statement, stored, label }: StatementFieldProps) {
  const { step } = statement
  return (
    <div className="flex flex-col gap-2.5">
      {stored && step.name !== 'uploading' && (
        <div className="flex items-center gap-3.5 rounded-card border border-hairline bg-surface p-4">
          <FileText aria-hidden="true" className="size-5 shrink-0 text-brand" />
          <p className="min-w-0 grow text-dense">
            <span lang={englishHere} className="block font-semibold wrap-anywhere">
              {stored.name}
            </span>
            <span className="text-meta text-leaf">{t('Uploaded and checked', 'Text, fellowship')}</span>
          </p>
          {stored.onRemove && (
            <button
              type="button"
              aria-label={t('Remove {name}', { name: stored.name }, 'For screen readers, fellowship')}
              onClick={stored.onRemove}
              className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control hover:bg-hover"
            >
              <Trash2 aria-hidden="true" className="size-5" />
            </button>
          )}
        </div>
      )}
      {step.name === 'uploading' && (
        <div className="flex items-center gap-3.5 rounded-card border border-hairline bg-surface p-4">
          <FileText aria-hidden="true" className="size-5 shrink-0 text-brand" />
          <div className="min-w-0 grow text-dense">
            <p className="font-semibold wrap-anywhere">{step.fileName}</p>
            <ProgressBar
              label={t('Upload of the statement', 'Label, fellowship')}
              value={step.sent}
              max={step.size}
              className="my-2"
            />
            <p className="text-meta text-muted tabular-nums">
              {step.secondsLeft === null
                ? t(
                    '{sent} of {size} MB',
                    { sent: megabytes(step.sent), size: megabytes(step.size) },
                    'How much of a file is sent',
                  )
                : t(
                    '{sent} of {size} MB, about {seconds} s left',
                    { sent: megabytes(step.sent), size: megabytes(step.size), seconds: step.secondsLeft },
                    'How much of a file is sent',
                  )}
            </p>
          </div>
          <Button variant="quiet" onClick={statement.cancel}>
            {t('Cancel', 'Button, fellowship')}
          </Button>
        </div>
      )}
      {step.name === 'failed' && (
        <div role="alert" className="flex items-center gap-3.5 rounded-card border border-hairline bg-surface p-4">
          <FileX aria-hidden="true" className="size-5 shrink-0 text-danger" />
          <p className="min-w-0 grow text-dense">
            <span className="block font-semibold wrap-anywhere">{step.fileName}</span>
            <span className="text-meta text-danger">{step.text}</span>
          </p>
          {step.retry && (
            <Button variant="outline" size="toolbar" onClick={step.retry}>
              {t('Retry', 'Button, fellowship')}
            </Button>
          )}
          <Button variant="quiet" size="toolbar" onClick={statement.cancel}>
            {t('Dismiss', 'Button, fellowship')}
          </Button>
        </div>
      )}
      {/* The file field covers this area, so a file that is dropped here is chosen. */}
      <div className="relative flex min-h-13 flex-wrap items-center justify-center gap-x-1.5 rounded-card border border-dashed border-control px-4 py-3.5 text-center text-dense text-muted hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
        <Upload aria-hidden="true" className="size-5" />
        <span>
          {t('Drop a file here, or choose one. PDF, DOC or DOCX, at most 2 MB.', 'Field for a file, fellowship')}
        </span>
        <input
          type="file"
          aria-label={label}
          accept={accepted}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          onChange={({ currentTarget }) => {
            statement.choose(currentTarget.files?.[0])
            currentTarget.value = ''
          }}
        />
      </div>
    </div>
  )
}
