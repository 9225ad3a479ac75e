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
    <Section title="Links">
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
                  {title}
                  <ExternalLink aria-hidden="true" className="ms-1.5 inline size-4" />
                  <span className="sr-only"> (new tab)</span>
                </a>
                <span className="block truncate text-meta text-muted">
                  {new URL(url).hostname}
                  {addedBy && `, from ${addedBy}`}
                </span>
              </span>
              {mayRemove && isWritable && (
                <Button
                  variant="quiet"
                  size="toolbar"
                  icon={<X aria-hidden="true" />}
                  aria-label={`Remove ${title}`}
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
        <p className="text-muted">Sheets, maps and chats of the lab appear here.</p>
      )}
      {refusal && <RefusedAct className="mt-3">{refusal}</RefusedAct>}
      {isWritable && (
        <details className="mt-3">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand">
            Add a link
          </summary>
          <form noValidate onSubmit={(event) => void add(event)} className="mt-2 grid gap-3">
            <TextInput
              label="Name"
              value={values.title}
              error={errors.title}
              autoComplete="off"
              onChange={({ currentTarget }) => setValues({ ...values, title: currentTarget.value })}
            />
            <TextInput
              label="Address"
              inputMode="url"
              placeholder="https://"
              value={values.url}
              error={errors.url}
              autoComplete="off"
              onChange={({ currentTarget }) => setValues({ ...values, url: currentTarget.value })}
            />
            <Button type="submit" variant="outline" isBusy={busyWith === 'link'} busyLabel="Adding">
              Add
            </Button>
          </form>
        </details>
      )}
    </Section>
  )
}
