import type { ReactNode } from 'react'
import { FormNotice } from './form-notice.tsx'
import type { FormError, FormMessage } from './refusal.ts'

interface FormRefusalProps {
  refusal: FormError | null
  describe: (refusal: FormError) => FormMessage
  children?: ReactNode
}

export function FormRefusal({ refusal, describe, children }: FormRefusalProps) {
  if (!refusal) return null
  const { title, text } = describe(refusal)
  return (
    <FormNotice tone="refusal" title={title} reference={refusal.reference}>
      {text}
      {children}
    </FormNotice>
  )
}
