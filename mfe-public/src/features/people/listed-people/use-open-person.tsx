import type { PeopleKind } from '@kere/contracts/people/listed-people-options'
import { type ComponentProps, type ComponentType, type MouseEvent, useCallback, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { personHref, peoplePath } from './people-address.ts'
import type { ListedPerson } from './people.api.ts'
import type { PersonDialog } from './person-dialog.tsx'

type Loaded = ComponentType<ComponentProps<typeof PersonDialog>>

/**
 * Opens the person named in the address over the list. Without a script, or if the dialog cannot be loaded, the link
 * leads to their page.
 */
export function useOpenPerson(kind: PeopleKind, people: readonly ListedPerson[]) {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const id = params.get('person')
  const [Dialog, setDialog] = useState<Loaded | null>(null)

  const show = useCallback(
    (person: string | null, replace: boolean) => {
      const next = new URLSearchParams(params)
      if (person === null) next.delete('person')
      else next.set('person', person)
      const search = next.toString()
      void navigate(`${peoplePath(kind)}${search && `?${search}`}`, { replace, preventScrollReset: true })
    },
    [kind, navigate, params],
  )
  const go = useCallback((person: string) => show(person, true), [show])

  const isWanted = id !== null
  useEffect(() => {
    if (!isWanted || Dialog) return
    import('./person-dialog.tsx').then(
      ({ PersonDialog: loaded }) => setDialog(() => loaded),
      () => location.assign(personHref(kind, id ?? '')),
    )
  }, [isWanted, Dialog, kind, id])

  const open = (event: MouseEvent, person: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    show(person, false)
  }
  return {
    open,
    dialog: id !== null && Dialog && (
      <Dialog kind={kind} id={id} people={people} onGo={go} onClose={() => show(null, true)} />
    ),
  }
}
