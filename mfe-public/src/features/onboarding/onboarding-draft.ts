import { useEffect, useRef, useState, type RefObject } from 'react'
import { emptyFields, fieldNames, type OnboardingFields } from './onboarding-fields.ts'

const keyOf = (userId: string) => `kere:onboarding:${userId}`

function readDraft(userId: string): Partial<Record<string, unknown>> {
  try {
    // Written by this file alone; what is no text is passed over.
    return (JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null') ?? {}) as Partial<Record<string, unknown>>
  } catch {
    return {}
  }
}

/** While the tab is open, into empty fields. @returns what stands in the fields, and what stood in those that are gone for now */
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
    const keep = () => {
      look()
      sessionStorage.setItem(keyOf(userId), JSON.stringify(latest.current))
    }
    restore(element, readDraft(userId))
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

export const forgetDraft = (userId: string) => sessionStorage.removeItem(keyOf(userId))
