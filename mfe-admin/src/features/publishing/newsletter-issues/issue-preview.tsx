import { mailColors } from '@kere/brand/mail-colors'
import { issueBlockNames } from '@kere/contracts/publishing/newsletter-issue-options'
import type { IssueSection } from '@kere/contracts/publishing/newsletter-archive'
import type { IssueDraft } from '@kere/contracts/publishing/newsletter-issues'
import { lookup } from '@kere/contracts/http/open-value'
import { useRemote } from '@kere/platform/react/remote-tree'
import { LoadFailure } from '@kere/screens/load-failure'
import { Article } from '@kere/ui/layout/article'
import { Skeleton } from '@kere/ui/status/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { previewQuery, type IssueDetails } from './issue.api.ts'

const looks = { light: 'Light', dark: 'Dark', text: 'Plain text' } as const

type Look = keyof typeof looks

/** Gmail cuts emails of 102 kB or more. The links of each reader, which differ in length, add to this size. */
const heavyBytes = 95_000

interface IssuePreviewProps {
  issue: IssueDraft
  details: IssueDetails
  version: number
  isDirty: boolean
}

/** The preview has the colors of emails, whatever the page’s theme. */
const colorsOf = (look: 'light' | 'dark') =>
  Object.fromEntries(Object.entries(mailColors[look]).map(([name, color]) => [`--ds-${name}`, color]))

export function IssuePreview({ issue, details, version, isDirty }: IssuePreviewProps) {
  const { api } = useRemote()
  const [look, setLook] = useState<Look>('light')
  const preview = useQuery(previewQuery(api, issue.id, version))
  if (preview.isError)
    return (
      <LoadFailure title="The preview did not load" headingLevel="h2" query={preview}>
        {preview.error.message.replace(/\.$/, '')}. Your text is saved.
      </LoadFailure>
    )
  if (!preview.data) return <Skeleton className="h-40" />
  const { sections, text, leftOut, emailBytes } = preview.data
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-meta text-muted">
          {isDirty ? 'As last saved. Your latest words follow in a moment.' : 'As your readers see it.'}
        </p>
        <div role="radiogroup" aria-label="Look of the preview" className="flex rounded-control border border-control">
          {(Object.keys(looks) as Look[]).map((each) => (
            <label
              key={each}
              className="flex min-h-9 cursor-pointer items-center px-3 text-dense font-semibold first:rounded-s-control last:rounded-e-control not-first:border-s not-first:border-control has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="issue-look"
                checked={look === each}
                onChange={() => setLook(each)}
                className="sr-only"
              />
              {looks[each]}
            </label>
          ))}
        </div>
      </div>
      {emailBytes >= heavyBytes && (
        <section className="mt-4 border-s-4 border-warn bg-surface px-5 py-4 text-dense">
          <h2 className="text-snug">This email is long</h2>
          <p className="mt-2">
            It has about {Math.round(emailBytes / 1000)} kB. Gmail shows the first 102 kB of an email and hides the
            rest, also the link to unsubscribe. Please shorten the text, or use fewer list items and links.
          </p>
        </section>
      )}
      {leftOut.length > 0 && (
        <section className="mt-4 border-s-4 border-warn bg-surface px-5 py-4 text-dense">
          <h2 className="text-snug">Readers do not see this</h2>
          <ul className="mt-2 flex list-none flex-col gap-1.5">
            {leftOut.map((source, place) => (
              // Two of these may be the same, so the index is the key.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={place}>
                <code className="wrap-anywhere">{source}</code>
              </li>
            ))}
          </ul>
        </section>
      )}
      {look === 'text' ? (
        <pre className="mt-4 rounded-card border border-hairline bg-surface p-5 font-mono text-dense wrap-anywhere whitespace-pre-wrap">
          {[details.title, text].filter(Boolean).join('\n\n') || 'Nothing to show yet.'}
        </pre>
      ) : (
        <div
          style={colorsOf(look)}
          className="mt-4 rounded-card border border-hairline bg-canvas p-3 text-ink desk:p-6"
        >
          <div className="mx-auto max-w-150 rounded-card border border-hairline bg-surface px-5 py-6 text-ink desk:px-10 desk:py-8">
            <p className="text-[1.75rem] leading-8 font-bold wrap-anywhere">{details.title || 'Untitled issue'}</p>
            <div className="mt-4 flex flex-col gap-4">
              {sections.length === 0 ? (
                <p className="text-muted">Nothing to show yet.</p>
              ) : (
                sections.map((section, place) => (
                  // The same text may appear twice, so the index is the key.
                  // oxlint-disable-next-line react/no-array-index-key
                  <Section key={place} section={section} />
                ))
              )}
            </div>
          </div>
        </div>
      )}
    </>
  )
}

function Section({ section: { kind, html, title, about, note, path } }: { section: IssueSection }) {
  if (kind === 'text') return <Article html={html} className="text-body wrap-anywhere" />
  return (
    <div className="rounded-card border border-hairline px-5 py-4">
      <p className="text-meta text-muted">{[lookup(issueBlockNames, kind), note].filter(Boolean).join(' · ')}</p>
      <p className="mt-0.5 text-card font-bold wrap-anywhere">
        <a href={path} className="text-brand underline underline-offset-3">
          {title}
        </a>
      </p>
      {about && <p className="mt-1 text-dense wrap-anywhere">{about}</p>}
    </div>
  )
}
