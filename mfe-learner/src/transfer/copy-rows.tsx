import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useState, type ReactNode } from 'react'

export function CopyRows({ children }: { children: ReactNode }) {
  return <dl className="text-dense">{children}</dl>
}

interface CopyRowProps {
  name: string
  value: string
  copied?: string
  isLong?: boolean
}

export function CopyRow({ name, value, copied = value, isLong = false }: CopyRowProps) {
  const { announce, notify } = useRemote().context
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copied)
      setCopied(true)
      announce(t('{name} copied', { name }, 'Message: what was copied'))
    } catch {
      notify({
        tone: 'error',
        text: t('{name} was not copied. Select it and copy it by hand.', { name }, 'Error: copying'),
      })
    }
  }
  return (
    <div
      className={`grid items-center gap-x-2 border-b border-hairline ${isLong ? 'grid-cols-[minmax(0,1fr)_auto] py-1.5' : 'min-h-12 grid-cols-[minmax(0,1fr)_auto] max-desk:py-1.5 desk:grid-cols-[6.5rem_minmax(0,1fr)_auto]'}`}
    >
      <dt className={isLong ? 'col-span-2 text-muted' : 'text-muted max-desk:col-span-2'}>{name}</dt>
      <dd lang={englishHere} className="font-semibold wrap-anywhere tabular-nums">
        {value}
      </dd>
      <dd>
        <button
          type="button"
          aria-label={t('Copy {name}', { name }, 'For screen readers')}
          onClick={() => void copy()}
          onBlur={() => setCopied(false)}
          className="grid size-11 cursor-pointer place-items-center rounded-control text-brand hover:bg-hover"
        >
          {isCopied ? (
            <Check aria-hidden="true" className="size-5 text-leaf" />
          ) : (
            <Copy aria-hidden="true" className="size-5" />
          )}
        </button>
      </dd>
    </div>
  )
}
