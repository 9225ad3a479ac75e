import { useRemote } from '@kere/platform/react/remote-tree'
import { useQuery } from '@tanstack/react-query'
import { isNamed, returnTitleQuery } from './return-title.ts'

export function ReturnNote({ next }: { next: string }) {
  const { api } = useRemote()
  const { data: title } = useQuery({ ...returnTitleQuery(api, next), enabled: isNamed(next) })
  return (
    <p className="mt-1 text-muted">
      After you sign in, you go back to {title ? <strong>{title}</strong> : 'the page you came from'}.
    </p>
  )
}
