import { t } from '@kere/brand/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { ListPage } from '@kere/screens/list-page'
import { ButtonLink } from '@kere/ui/controls/button'
import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { ImpactEntryDialog } from './impact-entry-dialog.tsx'
import { ImpactPageCard } from './impact-page-card.tsx'
import { impactEntryQuery } from './impact-entries.api.ts'
import { impactEntryList, impactPath } from './impact-entries.list.tsx'
import type { PageModule } from '@kere/platform/page'
import { listScreen } from '@kere/screens/list-screen'
import { ownPageQuery } from './impact-page.api.ts'

export const route = [
  { path: '/dashboard/impact-portfolio', languages: ['kn', 'hi', 'ta'], roles: ['student', 'educator', 'admin'] },
  { path: '/dashboard/impact-portfolio/add', languages: ['kn', 'hi', 'ta'], roles: ['student', 'educator', 'admin'] },
  { path: '/dashboard/impact-portfolio/:id', languages: ['kn', 'hi', 'ta'], roles: ['student', 'educator', 'admin'] },
]

function ImpactEntriesPage() {
  const { pathname, search } = useLocation()
  const { id } = useParams()
  const close = useClosing()
  const isAdding = pathname === `${impactPath}/add`
  return (
    <>
      <ListPage list={impactEntryList}>
        <div className="flex flex-wrap items-center justify-between gap-3 px-4 pt-5 desk:px-6">
          <p className="text-muted">{t('Document and showcase your sustainability achievements', 'Text, portfolio')}</p>
          <ButtonLink
            href={`${impactPath}/add${search}`}
            icon={<Plus aria-hidden="true" />}
            aria-keyshortcuts="n"
            className="max-desk:w-full"
          >
            {t('Add New Entry', 'Button, portfolio')}
          </ButtonLink>
        </div>
        <ImpactPageCard />
      </ListPage>
      {isAdding && <ImpactEntryDialog key="add" entry={null} onClose={close} />}
      {id && !isAdding && <EditedEntry key={id} id={id} />}
    </>
  )
}

/** Closing the dialog clears the selection (S-429). */
function useClosing() {
  const navigate = useNavigate()
  const { search } = useLocation()
  return () => void navigate(impactPath + search)
}

function EditedEntry({ id }: { id: string }) {
  const { api } = useRemote()
  const close = useClosing()
  const entry = useQuery(impactEntryQuery(api, id))
  if (entry.isPending) return null
  return <ImpactEntryDialog entry={entry.data ?? undefined} failure={entry.error} onClose={close} />
}

const list = listScreen(impactEntryList, ImpactEntriesPage)

export const page: PageModule = {
  ...list,
  queries: (request, api) => [
    ...(list.queries?.(request, api) ?? []),
    ownPageQuery(api),
    ...(request.params.id ? [impactEntryQuery(api, request.params.id)] : []),
  ],
}
