import { createLocalCopy } from '@kere/platform/local-copies'
import { useEffect, useState, type RefObject } from 'react'

const kept = ['name', 'email', 'link', 'note'] as const

type Draft = Partial<Record<(typeof kept)[number], string>>

const dayMs = 24 * 60 * 60 * 1000
const longestMs = 7 * dayMs

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string')

const controlsOf = (form: HTMLFormElement) =>
  kept.flatMap((name) => {
    const control = form.elements.namedItem(name)
    return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? [{ name, control }] : []
  })

/** Stores typed text on this device until it is sent, or for 7 days. It never replaces text in a field. */
export function useDraftFields(box: RefObject<HTMLElement | null>, positionId: string) {
  const [copy] = useState(() =>
    createLocalCopy<Draft>({ userId: 'visitor', name: `career.${positionId}`, isValue: isDraft }),
  )
  const [savedAt, setSavedAt] = useState<number | null>(null)

  useEffect(() => {
    const form = box.current?.querySelector('form')
    if (!form) return
    const draft = copy.read()
    const isLasting = draft !== null && Date.now() - draft.version < longestMs
    if (isLasting)
      for (const { name, control } of controlsOf(form))
        if (control.value === '') control.value = draft.value[name] ?? ''
    const keep = () => {
      const value = Object.fromEntries(controlsOf(form).map(({ name, control }) => [name, control.value]))
      setSavedAt(copy.write({ value, version: Date.now() }) ? Date.now() : null)
    }
    form.addEventListener('input', keep)
    return () => form.removeEventListener('input', keep)
  }, [copy, box])

  return { savedAt, clear: () => copy.clear() }
}
