import { countOf } from '@kere/brand/count'
import type { ApiClient } from '@kere/platform/api'
import type { PageModule } from '@kere/platform/page'
import { useRemote } from '@kere/platform/react/remote-tree'
import { ListPage } from '@kere/screens/list-page'
import { listScreen } from '@kere/screens/list-screen'
import { QuestionDialog } from '@kere/screens/question-dialog'
import { dateOf } from '@kere/screens/time-in-india'
import { Button } from '@kere/ui/controls/button'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import KeyRound from 'lucide-react/icons/key-round'
import { lazy, Suspense, useState } from 'react'
import { loadContract } from './issued-certificates.acts.tsx'
import { issuedCertificates } from './issued-certificates.list.tsx'

export const route = { path: '/dashboard/issued-certificates', roles: ['admin'] }

const keysQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['signing-keys'],
    queryFn: async ({ signal }) => (await api.call((await loadContract()).listSigningKeys, {}, { signal })).items,
  })

const CertificateByEmail = lazy(async () => ({
  default: (await import('./certificate-by-email.tsx')).CertificateByEmail,
}))

function IssuedCertificatesPage() {
  const [isGiving, setGiving] = useState(false)
  return (
    <ListPage list={issuedCertificates}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 pt-4 desk:px-6">
        <SigningKey />
        <Button variant="outline" size="toolbar" className="ms-auto" onClick={() => setGiving(true)}>
          Give a certificate
        </Button>
      </div>
      <Suspense>{isGiving && <CertificateByEmail onClose={() => setGiving(false)} />}</Suspense>
    </ListPage>
  )
}

/** Shows the signing key. Before the first signature there is none, so nothing is shown. */
function SigningKey() {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const { data: keys = [] } = useQuery(keysQuery(api))
  const [isAsking, setAsking] = useState(false)
  const rotation = useMutation({
    mutationFn: async () => api.call((await loadContract()).rotateSigningKey, {}),
    async onSuccess() {
      setAsking(false)
      context.notify({ tone: 'success', text: 'The key is retired. The next signature makes a new one.' })
      await cache.invalidateQueries({ queryKey: keysQuery(api).queryKey })
    },
  })
  if (keys.length === 0) return null
  const current = keys.find(({ retiredAt }) => retiredAt === null)
  const retired = keys.length - (current ? 1 : 0)
  return (
    <>
      <p className="flex items-start gap-2.5 text-dense text-muted">
        <KeyRound aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
        <span>
          {current
            ? `The signing key is from ${dateOf(current.createdAt)} and has signed ${countOf(current.certificateCount, 'certificate')}.`
            : 'The next signature makes a new key.'}
          {retired > 0 && ` What ${countOf(retired, 'older key')} signed stays valid.`}
        </span>
      </p>
      {current && (
        <Button variant="outline" size="toolbar" onClick={() => setAsking(true)}>
          Change the key
        </Button>
      )}
      <QuestionDialog
        act={{ busy: 'Changing', failed: '' }}
        question={{
          title: 'Change the signing key?',
          text: 'New certificates are signed with a new key. Those that the old key has signed stay valid. This cannot be undone.',
          submit: 'Change the key',
        }}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onAnswer={() => rotation.mutate()}
        isBusy={rotation.isPending}
        failure={rotation.error}
        isDanger={false}
      />
    </>
  )
}

const list = listScreen(issuedCertificates, IssuedCertificatesPage)

export const page: PageModule = {
  ...list,
  queries: (request, api) => [...(list.queries?.(request, api) ?? []), keysQuery(api)],
}
