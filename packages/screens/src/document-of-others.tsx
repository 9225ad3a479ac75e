import { t } from '@kere/brand/messages'
import { Button } from '@kere/ui/controls/button'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useMutation } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import FileText from 'lucide-react/icons/file-text'
import { useState } from 'react'
import { QuestionDialog } from './question-dialog.tsx'

interface DocumentOfOthersProps {
  name: string
  size?: number
  from: string
  /** The document's name for the button: "the resume". */
  what: string
  note?: string
  shortcut?: string
  /** Gives a link that works for a few minutes and only for this reader. */
  loadHref: () => Promise<string>
}

const kilobytes = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })

/**
 * A document that somebody else uploaded. No check can see everything inside it, so the page names its origin before
 * the reader downloads it.
 */
export function DocumentOfOthers({ name, size, from, what, note, shortcut, loadHref }: DocumentOfOthersProps) {
  const { context } = useRemote()
  const [isAsking, setAsking] = useState(false)
  const download = useMutation({
    mutationFn: loadHref,
    onSuccess(href) {
      setAsking(false)
      location.assign(href)
      context.announce(t('The download begins', 'Text, part of a page'))
    },
  })
  const label = t('Download {document}', { document: what }, 'Button; the document is such as the resume')
  return (
    <>
      <div className="mt-2 flex items-center gap-3 rounded-control border border-hairline px-3 py-2.5">
        <FileText aria-hidden="true" className="size-5 shrink-0 text-muted" />
        <p className="min-w-0 grow text-dense">
          <span className="block font-semibold wrap-anywhere">{name}</span>
          <span className="text-meta text-muted">
            {[size === undefined ? '' : `${kilobytes.format(Math.max(1, size / 1024))} kB`, note]
              .filter(Boolean)
              .join('. ')}
          </span>
        </p>
        <Button
          variant="outline"
          size="toolbar"
          icon={<Download aria-hidden="true" />}
          aria-label={label}
          {...(shortcut !== undefined && { 'aria-keyshortcuts': shortcut, 'data-shortcut': label })}
          onClick={() => setAsking(true)}
        />
      </div>
      {isAsking && (
        <QuestionDialog
          act={{
            busy: t('Preparing', 'Button, busy, part of a page'),
            failed: t('The document was not opened', 'Text, part of a page'),
          }}
          question={{
            title: `${label}?`,
            text: (
              <>
                <p className="wrap-anywhere">
                  {t('{file} was sent by {name}.', { file: name, name: from }, 'Text, document of somebody else')}
                </p>
                <p className="mt-2">
                  {t(
                    'We refuse scripts and macros, but a document can still mislead. Enter no password that it asks for, and follow no link in it that you do not know.',
                    'Text, part of a page',
                  )}
                </p>
              </>
            ),
            submit: t('Download', 'Button, part of a page'),
          }}
          isOpen
          onClose={() => {
            setAsking(false)
            download.reset()
          }}
          onAnswer={() => download.mutate()}
          isBusy={download.isPending}
          failure={download.error}
          isDanger={false}
        />
      )}
    </>
  )
}
