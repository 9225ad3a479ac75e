import { createLocalCopy } from '@kere/platform/local-copies'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { emptyFields, fieldNames, type OnboardingFields } from './onboarding-fields.ts'

const copyOf = (userId: string) => createLocalCopy({ userId, name: 'onboarding', isValue: isDraft })

const isDraft = (value: unknown): value is Partial<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/**
 * Stores the fields until they are saved, and restores them into empty fields.
 * @returns the values of the fields, including those that are not shown now
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, userId: string): OnboardingFields {
  const latest = useRef(emptyFields)
  const [typed, setTyped] = useState(emptyFields)

  useEffect(() => {
    const element = form.current
    if (!element) return
    const look = () => {
      latest.current = { ...latest.current, ...readFields(element) }
      setTyped(latest.current)
    }
    const copy = copyOf(userId)
    const keep = () => {
      look()
      copy.write({ value: { ...latest.current }, version: 0 })
    }
    restore(element, copy.take()?.value ?? {})
    look()
    element.addEventListener('input', keep)
    return () => element.removeEventListener('input', keep)
  }, [form, userId])

  return typed
}

function restore(form: HTMLFormElement, draft: Partial<Record<string, unknown>>) {
  for (const name of fieldNames) {
    const control = form.elements.namedItem(name)
    const kept = draft[name]
    const isField = control instanceof HTMLInputElement || control instanceof HTMLSelectElement
    if (isField && control.value === '' && typeof kept === 'string') control.value = kept
  }
}

function readFields(form: HTMLFormElement): Partial<OnboardingFields> {
  const values = new FormData(form)
  return Object.fromEntries(
    fieldNames.flatMap((name) => {
      const value = values.get(name)
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}

export function forgetDraft(userId: string) {
  const copy = copyOf(userId)
  copy.take()
  copy.clear()
}
