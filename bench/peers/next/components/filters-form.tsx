'use client'

import Form from 'next/form'
import type { ComponentProps } from 'react'
import type { Parts } from '../page/parts.ts'

export function FiltersForm({ id, className, children }: ComponentProps<Parts['FiltersForm']>) {
  return (
    <Form
      id={id}
      popover="auto"
      aria-label="Filters"
      action="/courses"
      className={className}
      onChange={({ currentTarget }) => currentTarget.requestSubmit()}
    >
      {children}
    </Form>
  )
}
