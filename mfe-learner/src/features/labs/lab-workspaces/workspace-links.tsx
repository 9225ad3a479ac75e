import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import type { LabWorkspace } from '@kere/contracts/labs/lab-workspaces'
import { Button } from '@kere/ui/controls/button'
import { TextInput } from '@kere/ui/controls/text-input'
import { Section } from '@kere/ui/layout/section'
import { RefusedAct } from '@kere/ui/status/refused-act'
import ExternalLink from 'lucide-react/icons/external-link'
import X from 'lucide-react/icons/x'
import { useState, type SubmitEvent } from 'react'
import { loadWorkspaces, useWorkspaceAct } from './workspace.api.ts'

export function Links({ workspace: { lab, links, isWritable } }: { workspace: LabWorkspace }) {
  const { run, busyWith, refusal } = useWorkspaceAct(lab.id)
  const [values, setValues] = useState({ title: '', url: '' })
  const [errors, setErrors] = useState<{ title?: string; url?: string }>({})
  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const result = (await loadWorkspaces()).newLabLink.safeParse(values)
    const of = (name: string) => result.error?.issues.find(({ path }) => path[0] === name)?.message
    const [title, url] = [of('title'), of('url')]
    setErrors({ ...(title && { title }), ...(url && { url }) })
    if (!result.success) return
    const isAdded = await run('link', (api, contract) =>
      api.call(contract.addLabLink, { params: { id: lab.id }, body: result.data }),
    )
    if (isAdded) setValues({ title: '', url: '' })
  }
  return (
    <Section title={t('Links', 'Heading, labs')}>
      {links.length > 0 ? (
        <ul>
          {links.map(({ id, title, url, addedBy, mayRemove }) => (
            <li key={id} className="flex items-center gap-3 border-b border-hairline py-2">
              <span className="min-w-0 grow">
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer nofollow"
                  className="font-semibold underline underline-offset-3 wrap-anywhere"
                >
                  <span lang={englishHere}>{title}</span>
                  <ExternalLink aria-hidden="true" className="ms-1.5 inline size-4" />
                  <span className="sr-only"> {t('(new tab)', 'For screen readers, labs')}</span>
                </a>
                <span className="block truncate text-meta text-muted">
                  {addedBy
                    ? t('{host}, from {name}', { host: new URL(url).hostname, name: addedBy }, 'Of a link, labs')
                    : new URL(url).hostname}
                </span>
              </span>
              {mayRemove && isWritable && (
                <Button
                  variant="quiet"
                  size="toolbar"
                  icon={<X aria-hidden="true" />}
                  aria-label={t('Remove {title}', { title }, 'Button: a link, labs')}
                  onClick={() =>
                    void run(`remove ${id}`, (api, contract) => api.call(contract.removeLabLink, { params: { id } }))
                  }
                  className="px-2.5"
                />
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">{t('Sheets, maps and chats of the lab appear here.', 'Text, labs')}</p>
      )}
      {refusal && <RefusedAct className="mt-3">{refusal}</RefusedAct>}
      {isWritable && (
        <details className="mt-3">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand">
            {t('Add a link', 'Button, labs')}
          </summary>
          <form noValidate onSubmit={(event) => void add(event)} className="mt-2 grid grid-cols-1 gap-3">
            <TextInput
              label={t('Name', 'Label: of a link, labs')}
              value={values.title}
              error={errors.title}
              autoComplete="off"
              onChange={({ currentTarget }) => setValues({ ...values, title: currentTarget.value })}
            />
            <TextInput
              label={t('Address', 'Label: of a link, labs')}
              inputMode="url"
              placeholder="https://"
              value={values.url}
              error={errors.url}
              autoComplete="off"
              onChange={({ currentTarget }) => setValues({ ...values, url: currentTarget.value })}
            />
            <Button
              type="submit"
              variant="outline"
              isBusy={busyWith === 'link'}
              busyLabel={t('Adding', 'On a button while it works, labs')}
            >
              {t('Add', 'Button, labs')}
            </Button>
          </form>
        </details>
      )}
    </Section>
  )
}
