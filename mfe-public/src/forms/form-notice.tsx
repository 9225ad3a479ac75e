import { t } from '@kere/brand/messages'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import type { ReactNode } from 'react'

interface FormNoticeProps {
  tone: 'refusal' | 'news'
  title: string
  children: ReactNode
  reference?: string
}

/** Shows a message that belongs to no field, and announces it once (S-309, C-44). */
export function FormNotice({ tone, title, children, reference }: FormNoticeProps) {
  const isRefusal = tone === 'refusal'
  const Icon = isRefusal ? CircleAlert : CircleCheck
  return (
    <div
      role={isRefusal ? 'alert' : 'status'}
      className={`flex gap-3 border-s-4 px-3.5 py-3 ${isRefusal ? 'border-danger bg-danger-soft' : 'border-leaf bg-leaf-soft'}`}
    >
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${isRefusal ? 'text-danger' : 'text-leaf'}`} />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="text-dense">{children}</p>
        {reference && (
          <p className="mt-1 text-meta">
            {t('Reference {reference}', { reference }, 'Number by which we find an error')}
          </p>
        )}
      </div>
    </div>
  )
}
