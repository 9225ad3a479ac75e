import { localPath } from '@kere/brand/local-path'
import { t } from '@kere/brand/messages'
import X from 'lucide-react/icons/x'
import type { MouseEvent } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

interface ChipProps {
  children: string
  isActive?: boolean | undefined
  href?: string | undefined
  onRemove?: ((event: MouseEvent) => void) | undefined
}

export function Chip({ children, isActive = false, href, onRemove }: ChipProps) {
  const look = isActive ? 'chip border-brand bg-brand-soft hover:border-brand' : 'chip'
  const content = (
    <>
      <span>
        <VisuallyHidden>{t('Remove filter:', 'Before the name of a filter, for screen readers')} </VisuallyHidden>
        {children}
      </span>
      <X aria-hidden="true" className="size-4" />
    </>
  )
  return href === undefined ? (
    <button type="button" onClick={onRemove} className={look}>
      {content}
    </button>
  ) : (
    <a href={localPath(href)} onClick={onRemove} className={look}>
      {content}
    </a>
  )
}
