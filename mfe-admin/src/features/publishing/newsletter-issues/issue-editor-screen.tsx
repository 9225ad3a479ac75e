import {
  issueBlockLine,
  issueLimits,
  issueMessages,
  issuePath,
} from '@kere/contracts/publishing/newsletter-issue-options'
import type { IssueDraft } from '@kere/contracts/publishing/newsletter-issues'
import { isLanguage, languages } from '@kere/brand/language'
import { contentLanguageNames } from '@kere/contracts/translations/content-languages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { ConflictPanel } from '@kere/screens/conflict-panel'
import { EditorGuard } from '@kere/screens/editor/editor-guard'
import { FormErrors } from '@kere/screens/editor/form-errors'
import { MarkdownField } from '@kere/screens/editor/markdown-field'
import { SaveState } from '@kere/screens/editor/save-state'
import { useDocument } from '@kere/screens/editor/use-document'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { Select } from '@kere/ui/controls/select'
import { LineInput } from '@kere/ui/controls/line-input'
import { useQueryClient } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect, useState } from 'react'
import { BlockPicker } from './block-picker.tsx'
import { createIssueEditor, issuesPath, nameOfIssue, valueOf, type IssueDetails } from './issue.api.ts'
import { IssuePreview } from './issue-preview.tsx'
import { IssueState } from './issue-state.tsx'
import { SendPanel } from './send-panel.tsx'
import { useSendIssue } from './use-send-issue.ts'

const contentId = 'issue-content'

export function IssueEditorScreen({ issue }: { issue: IssueDraft }) {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const { session } = context
  const [editor] = useState(() => createIssueEditor({ api, cache, userId: session.user?.id ?? '', first: issue }))
  useEffect(() => {
    const retry = () => void editor.flush()
    globalThis.addEventListener('online', retry)
    return () => {
      globalThis.removeEventListener('online', retry)
      editor.rest()
    }
  }, [editor])
  useEffect(() => editor.refresh(valueOf(issue)), [editor, issue])
  const state = useDocument(editor)
  const { value: details, stored } = state
  const isDraft = issue.state === 'draft'
  const [isPreviewing, setPreviewing] = useState(!isDraft)
  const sending = useSendIssue(issue, editor)
  const change = (wanted: Partial<IssueDetails>) => editor.edit((before) => ({ ...before, ...wanted }))
  const missing = [
    ...(details.title.trim() === '' ? [{ id: 'issue-title', text: issueMessages.titleRequired }] : []),
    ...(details.content.trim() === '' ? [{ id: contentId, text: issueMessages.contentRequired }] : []),
  ]

  return (
    <div className="@container/editor flex min-h-dvh flex-col bg-canvas [--editor-top:4rem]">
      <EditorGuard isDirty={state.isDirty} isKept={state.isKept} flush={editor.flush} noun="issue" />
      <header className="sticky top-0 z-10 flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-hairline bg-surface px-gutter py-2.5 wide:px-6">
        <a
          href={issuesPath}
          aria-label="Back to Newsletter"
          className="-ms-2.5 grid size-11 shrink-0 place-items-center rounded-control text-ink hover:bg-hover"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
        </a>
        <div className="min-w-0 grow basis-24 desk:basis-40">
          <p className="truncate text-meta text-muted">Newsletter</p>
          <h1 tabIndex={-1} className="truncate text-card">
            {nameOfIssue(details.title)}
          </h1>
        </div>
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 max-desk:order-last max-desk:basis-full">
          <IssueState status={issue.state} />
          {isDraft && <SaveState {...state} savedAt={state.savedAt ?? Date.parse(issue.savedAt)} />}
        </div>
        {issue.slug !== null && (
          <ButtonLink href={issuePath(issue.slug)} variant="outline" className="max-desk:px-3">
            View in the archive
          </ButtonLink>
        )}
      </header>
      {state.phase === 'conflict' && stored && (
        <ConflictPanel noun="issue" differences={compare(details, stored.value)} onChoose={editor.choose} />
      )}
      <div className="flex grow flex-col @min-[56rem]/editor:flex-row">
        <div className="mx-auto flex w-full max-w-195 min-w-0 grow flex-col gap-6 px-gutter pt-7 pb-section wide:px-8">
          {isDraft && (
            <>
              <FormErrors found={missing} shown={sending.refusals} />
              <LineInput
                id="issue-title"
                label="Title"
                hint="The subject of the email."
                value={details.title}
                maxLength={issueLimits.titleLength}
                autoComplete="off"
                error={sending.refusals > 0 && details.title.trim() === '' ? issueMessages.titleRequired : undefined}
                onChange={({ currentTarget }) => change({ title: currentTarget.value })}
              />
              <LineInput
                id="issue-preview"
                label="Preview text"
                note="(optional)"
                hint="Inboxes show it beside the subject."
                value={details.preview}
                maxLength={issueLimits.previewLength}
                autoComplete="off"
                onChange={({ currentTarget }) => change({ preview: currentTarget.value })}
              />
              <Select
                id="issue-language"
                label="Language"
                options={languages.map((value) => ({ value, label: contentLanguageNames[value] }))}
                value={details.language}
                onChange={({ currentTarget: { value } }) => change({ language: isLanguage(value) ? value : 'en' })}
              />
              <TextLink href={`/dashboard/translations/issue/${issue.id}/${details.language === 'kn' ? 'en' : 'kn'}`}>
                In another language
              </TextLink>
              <MarkdownField
                id={contentId}
                label="Content"
                value={details.content}
                maxLength={issueLimits.contentLength}
                onChange={(content) => change({ content })}
                end={
                  <Button
                    variant="quiet"
                    size="toolbar"
                    aria-expanded={isPreviewing}
                    onClick={() => {
                      setPreviewing(!isPreviewing)
                      void editor.flush()
                    }}
                  >
                    {isPreviewing ? 'Hide preview' : 'Preview'}
                  </Button>
                }
              />
              <BlockPicker
                onChoose={(kind, id) => change({ content: withBlock(details.content, issueBlockLine(kind, id)) })}
              />
            </>
          )}
          {isPreviewing && (
            <section aria-label="Preview" className={isDraft ? 'border-t-2 border-ink pt-4' : ''}>
              <IssuePreview issue={issue} details={details} version={editor.version} isDirty={state.isDirty} />
            </section>
          )}
        </div>
        <aside className="border-hairline bg-surface px-gutter py-7 max-[56rem]:border-t @min-[56rem]/editor:w-84 @min-[56rem]/editor:shrink-0 @min-[56rem]/editor:border-s @min-[56rem]/editor:px-6">
          <SendPanel issue={issue} details={details} sending={sending} onChange={change} />
        </aside>
      </div>
    </div>
  )
}

/** Adds the block after the line of the cursor, or at the end. */
function withBlock(content: string, line: string) {
  const field = document.getElementById(contentId)
  const at = field instanceof HTMLTextAreaElement ? field.selectionEnd : content.length
  const end = content.indexOf('\n', at)
  const before = (end === -1 ? content : content.slice(0, end)).trimEnd()
  const after = (end === -1 ? '' : content.slice(end)).trimStart()
  return `${before && `${before}\n\n`}${line}\n${after && `\n${after}`}`
}

const compare = (mine: IssueDetails, theirs: IssueDetails) =>
  [
    { name: 'Title', mine: mine.title, theirs: theirs.title },
    { name: 'Preview text', mine: mine.preview, theirs: theirs.preview },
    { name: 'Content', mine: mine.content, theirs: theirs.content },
    { name: 'Audience', mine: mine.audience, theirs: theirs.audience },
  ].filter((difference) => difference.mine !== difference.theirs)
