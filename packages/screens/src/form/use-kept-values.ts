import { createLocalCopy } from '@kere/platform/local-copies'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useState } from 'react'
import type { TypedStore } from './form-state.ts'

const areTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string')

/** A store for the texts of a form, which the device keeps under this name until they are sent. */
export function useKeptValues<Values extends { [Name in keyof Values]: string }>(
  name: string,
  initial: Values,
): TypedStore<Values> {
  const { user } = useRemote().context.session
  const [copy] = useState(() => createLocalCopy({ userId: user?.id ?? '', name, isValue: areTexts }))
  const [values, setValues] = useState(() => {
    const kept = copy.take()?.value
    return kept && { ...initial, ...kept }
  })
  const write: TypedStore<Values>['write'] = (typed) => {
    setValues(typed?.values)
    if (typed) copy.write({ value: typed.values, version: 0 })
    else copy.clear()
  }
  return { typed: values && { version: 0, values }, write, settle: () => write(null) }
}
