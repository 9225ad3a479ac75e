import { t } from '@kere/brand/messages'
import { Button } from '@kere/ui/controls/button'
import { TextInput } from '@kere/ui/controls/text-input'
import { useEffect, useRef } from 'react'

interface LinkRowProps {
  address: string
  onChange: (address: string) => void
  onSet: () => void
  onLeave: () => void
}

/** Asks for the address of a link, between the toolbar and the text. The field is focused when the row opens. */
export function LinkRow({ address, onChange, onSet, onLeave }: LinkRowProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <div
      role="group"
      aria-label={t('Link', 'For screen readers, part of a page')}
      className="flex flex-wrap items-end gap-2 border-b border-hairline bg-sunken p-2"
    >
      <TextInput
        label={t('Address of the link', 'Label, part of a page')}
        type="url"
        inputMode="url"
        ref={field}
        value={address}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return
          event.preventDefault()
          event.stopPropagation()
          if (event.key === 'Enter') onSet()
          else onLeave()
        }}
      />
      <Button size="toolbar" onClick={onSet}>
        {t('Set link', 'Button, part of a page')}
      </Button>
    </div>
  )
}
