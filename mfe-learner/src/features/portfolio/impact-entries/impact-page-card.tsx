import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { consentNotices } from '@kere/contracts/accounts/consents-options'
import type { OwnImpactPage } from '@kere/contracts/portfolio/impact-pages'
import { impactLimits, impactMessages } from '@kere/contracts/portfolio/impact-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { FormDialog } from '@kere/screens/form/form-dialog'
import { useForm } from '@kere/screens/form/use-form'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import { Switch } from '@kere/ui/controls/switch'
import { TextInput } from '@kere/ui/controls/text-input'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import Eye from 'lucide-react/icons/eye'
import Globe from 'lucide-react/icons/globe'
import Lock from 'lucide-react/icons/lock'
import { useEffect, useState } from 'react'
import { impactEntriesName } from './impact-entries.api.ts'
import { loadPageContract, ownPageQuery, useOwnPageChange } from './impact-page.api.ts'
import { OwnYear } from './own-year.tsx'
import { PinnedOrder } from './pinned-order.tsx'

const pagePath = (handle: string) => `/impact-portfolio/${handle}`

/** Shows whether the public page is on, its address, and its pinned entries (specimen 15b). */
export function ImpactPageCard() {
  const { api } = useRemote()
  const page = useQuery(ownPageQuery(api))
  const [isChoosing, setChoosing] = useState(false)
  useCountsOfList()
  if (!page.data) return null
  const { handle } = page.data
  return (
    <div className="px-4 pt-4 desk:px-6">
      <section
        aria-label={t('Your page', 'For screen readers, portfolio')}
        className="rounded-card border border-hairline bg-surface p-4"
      >
        {handle === null ? (
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <div>
              <h2 className="text-panel">{t('Your own page', 'Heading, portfolio')}</h2>
              <p className="mt-0.5 text-dense text-muted">
                {t(
                  'One link for a university or an employer: your public entries, with your name, picture, bio and place.',
                  'Text, portfolio',
                )}
              </p>
            </div>
            <Button variant="outline" onClick={() => setChoosing(true)} className="max-desk:w-full">
              {t('Choose an address', 'Button, portfolio')}
            </Button>
          </div>
        ) : (
          <PageState page={page.data} handle={handle} onChange={() => setChoosing(true)} />
        )}
      </section>
      {isChoosing && <AddressDialog page={page.data} onClose={() => setChoosing(false)} />}
      {handle !== null && page.data.isPublic && <OwnYear handle={handle} />}
      <PinnedOrder page={page.data} />
    </div>
  )
}

/** Computes the numbers of public and pinned entries from the list below. */
function useCountsOfList() {
  const cache = useQueryClient()
  useEffect(
    () =>
      cache.getQueryCache().subscribe((event) => {
        const [kind, name] = event.query.queryKey as readonly unknown[]
        if (
          event.type === 'updated' &&
          event.action.type === 'success' &&
          kind === 'list' &&
          name === impactEntriesName
        )
          void cache.invalidateQueries({ queryKey: ['own-impact-page'] })
      }),
    [cache],
  )
}

interface PageStateProps {
  page: OwnImpactPage
  handle: string
  onChange: () => void
}

function PageState({ page, handle, onChange }: PageStateProps) {
  const { context } = useRemote()
  const { isPublic, isAdult, publicEntries, entries, handlesLeft } = page
  const change = useOwnPageChange(
    async (api, to: boolean) =>
      api.call((await loadPageContract()).setMyImpactPage, { body: { handle, isPublic: to } }),
    (before, to) => ({ ...before, isPublic: to }),
  )
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(pagePath(handle), location.origin).href)
      context.notify({ tone: 'success', text: t('Link copied', 'Text, portfolio') })
    } catch {
      context.notify({
        tone: 'error',
        text: t('The link could not be copied. Open the page and copy its address.', 'Text, portfolio'),
      })
    }
  }
  const Icon = isPublic ? Globe : Lock
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex min-w-0 items-start gap-3">
        <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
        <div className="min-w-0">
          <h2 className="text-dense font-semibold">
            {isPublic
              ? t('Your page is public', 'Heading, portfolio')
              : t('Your page is not public', 'Heading, portfolio')}
          </h2>
          <p lang={englishHere} className="text-meta wrap-anywhere text-muted">
            {location.host}
            {pagePath(handle)}
          </p>
          <p className="text-meta text-muted">
            {t(
              '{count} of {total, plural, one {# entry} other {# entries}} shown',
              { count: publicEntries, total: entries },
              'How many entries are public',
            )}
          </p>
          <Switch
            checked={isPublic}
            disabled={!isAdult && !isPublic}
            onChange={({ currentTarget: { checked } }) => change.mutate(checked)}
          >
            {t('Public page', 'Text, portfolio')}
          </Switch>
          <p className="text-meta text-muted">
            {isAdult ? consentNotices.impact_page.words : impactMessages.pageUnderAge}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {isPublic && (
          <Button
            variant="quiet"
            size="toolbar"
            icon={<Copy aria-hidden="true" />}
            aria-label={t('Copy the link of your page', 'For screen readers, portfolio')}
            onClick={() => void copy()}
            className="px-2.5"
          />
        )}
        <ButtonLink href={pagePath(handle)} variant="outline" size="toolbar" icon={<Eye aria-hidden="true" />}>
          {isPublic ? t('View as public', 'Button, portfolio') : t('Preview', 'Button, portfolio')}
        </ButtonLink>
        <ButtonLink
          href={`/api/impact-pages/${handle}/export`}
          download
          variant="outline"
          size="toolbar"
          icon={<Download aria-hidden="true" />}
        >
          {t('Export', 'Button, portfolio')}
        </ButtonLink>
        {handlesLeft > 0 && (
          <Button variant="quiet" size="toolbar" onClick={onChange}>
            {t('Change address', 'Button, portfolio')}
          </Button>
        )}
      </div>
    </div>
  )
}

function AddressDialog({ page, onClose }: { page: OwnImpactPage; onClose: () => void }) {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const isNew = page.handle === null
  const form = useForm({
    initial: { handle: page.handle ?? page.suggestion },
    schema: async () => (await loadPageContract()).impactPageChoice,
    read: (values) => ({ ...values, isPublic: page.isPublic }),
    async send(body) {
      const { setMyImpactPage } = await loadPageContract()
      cache.setQueryData(ownPageQuery(api).queryKey, await api.call(setMyImpactPage, { body }))
      context.notify({
        tone: 'success',
        text: isNew ? t('Address chosen', 'Text, portfolio') : t('Address changed', 'Text, portfolio'),
      })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={isNew ? t('Choose an address', 'Heading, portfolio') : t('Change the address', 'Heading, portfolio')}
      onClose={onClose}
      submit={{
        label: isNew ? t('Choose address', 'Label, portfolio') : t('Change address', 'Label, portfolio'),
        busy: t('Saving...', 'On a button while it works, portfolio'),
      }}
    >
      <TextInput
        {...form.field('handle')}
        label={t('Address', 'Label, portfolio')}
        hint={t(
          '{address} and then letters a to z, digits and hyphens',
          { address: location.host + pagePath('') },
          'Hint, portfolio',
        )}
        error={form.errorOf('handle') ?? form.refusal ?? undefined}
        maxLength={impactLimits.handleLength}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <p className="text-meta text-muted">
        {isNew
          ? t('Nobody sees the page until you make it public.', 'Text, portfolio')
          : t(
              'Links to the old address lead to the new one. You can change it {left, plural, one {# more time} other {# more times}}.',
              { left: page.handlesLeft },
              'Text, portfolio',
            )}
      </p>
    </FormDialog>
  )
}
