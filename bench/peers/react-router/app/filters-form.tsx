import type { ComponentProps } from 'react'
import { Form, useSubmit } from 'react-router'
import type { Parts } from './page/parts.ts'

export function FiltersForm({ id, className, children }: ComponentProps<Parts['FiltersForm']>) {
  const submit = useSubmit()
  return (
    <Form
      id={id}
      popover="auto"
      aria-label="Filters"
      action="/courses"
      className={className}
      onChange={({ currentTarget }) => void submit(currentTarget)}
    >
      {children}
    </Form>
  )
}
