import { englishHere } from '@kere/brand/language'
import { localPath } from '@kere/brand/local-path'
import { t } from '@kere/brand/messages'
import type { PostDraft } from '@kere/contracts/publishing/post-authoring'
import { postPicture } from '@kere/contracts/publishing/post-files'
import { postLimits, postMessages } from '@kere/contracts/publishing/post-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { ConflictPanel } from '@kere/screens/conflict-panel'
import { EditorGuard } from '@kere/screens/editor/editor-guard'
import { EditorNotice } from '@kere/screens/editor/editor-notice'
import { FormErrors } from '@kere/screens/editor/form-errors'
import { MarkdownField } from '@kere/screens/editor/markdown-field'
import { SaveState } from '@kere/screens/editor/save-state'
import { useDocument } from '@kere/screens/editor/use-document'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import { LineInput } from '@kere/ui/controls/line-input'
import { useQueryClient } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import { useEffect, useState } from 'react'
import { createPostEditor, valueOf, type PostDetails } from './post-editor.ts'
import { nameOfPost, postListTitleOf, postsPathOf, publicPostPath } from './post-paths.ts'
import { PostPreview } from './post-preview.tsx'
import { PublishPanel } from './publish-panel.tsx'
import { PostSettings } from './post-settings.tsx'
import { PostState } from './post-state.tsx'
import { PostVersions } from './post-versions.tsx'
import { usePublishPost } from './use-publish-post.ts'

export function PostEditorScreen({ draft }: { draft: PostDraft }) {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const { session } = context
  const [editor] = useState(() => createPostEditor({ api, cache, userId: session.user?.id ?? '', first: draft }))
  useEffect(() => editor.open(), [editor])
  useEffect(() => editor.post.refresh(valueOf(draft)), [editor, draft])
  const state = useDocument(editor.post)
  const { value: details, stored } = state
  const [isPreviewing, setPreviewing] = useState(false)
  const publishing = usePublishPost(draft, editor)
  const change = (wanted: Partial<PostDetails>) => editor.post.edit((before) => ({ ...before, ...wanted }))
  const canChange = draft.goesAt === null
  const missing = [
    ...(details.title.trim() === '' ? [{ id: 'post-title', text: postMessages.titleRequired }] : []),
    ...(details.content.trim() === '' ? [{ id: 'post-content', text: postMessages.contentRequired }] : []),
  ]

  return (
    <div className="@container/editor flex min-h-dvh flex-col bg-canvas [--editor-top:4rem]">
      <EditorGuard isDirty={state.isDirty} isKept={state.isKept} flush={editor.post.flush} noun={t('post', 'Noun')} />
      <header className="sticky top-0 z-10 flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-hairline bg-surface px-gutter py-2.5 wide:px-6">
        <a
          href={localPath(postsPathOf(session))}
          aria-label={t('Back to {page}', { page: postListTitleOf(session) }, 'For screen readers, educator')}
          className="-ms-2.5 grid size-11 shrink-0 place-items-center rounded-control text-ink hover:bg-hover"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
        </a>
        <div className="min-w-0 grow basis-24 desk:basis-40">
          <p className="truncate text-meta text-muted">
            {draft.isOwn ? postListTitleOf(session) : (draft.author?.name ?? t('Former member', 'Text, educator'))}
          </p>
          <h1 tabIndex={-1} lang={details.title.trim() ? englishHere : undefined} className="truncate text-card">
            {nameOfPost(details.title)}
          </h1>
        </div>
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 max-desk:order-last max-desk:basis-full">
          <PostState post={draft} />
          {canChange && <SaveState {...state} savedAt={state.savedAt ?? Date.parse(draft.savedAt)} />}
        </div>
        {draft.isPublished && (
          <ButtonLink href={publicPostPath(draft.slug)} variant="outline" className="max-desk:px-3">
            {t('View post', 'Button, educator')}
          </ButtonLink>
        )}
      </header>
      {draft.reviewNote && (
        <EditorNotice Icon={MessageSquareText} tone="warn">
          <p className="font-semibold">{t('An admin asks for changes', 'Text, educator')}</p>
          <p lang={englishHere} className="mt-1 whitespace-pre-wrap">
            {draft.reviewNote}
          </p>
        </EditorNotice>
      )}
      {draft.state === 'review' && draft.submissionNote && session.user?.role === 'admin' && (
        <EditorNotice Icon={MessageSquareText} tone="info">
          <p className="font-semibold">{t('Note from the author', 'Text, educator')}</p>
          <p lang={englishHere} className="mt-1 whitespace-pre-wrap">
            {draft.submissionNote}
          </p>
        </EditorNotice>
      )}
      {state.phase === 'conflict' && stored && (
        <ConflictPanel
          noun={t('post', 'Noun')}
          differences={compare(details, stored.value)}
          onChoose={editor.post.choose}
        />
      )}
      <div className="flex grow flex-col @min-[56rem]/editor:flex-row">
        {/* A deleted post can be read but not changed. */}
        <fieldset disabled={!canChange} className="min-w-0 grow">
          <legend className="sr-only">{t('Post', 'Text, educator')}</legend>
          <div className="mx-auto flex w-full max-w-195 flex-col gap-6 px-gutter pt-7 pb-section wide:px-8">
            <FormErrors found={missing} shown={publishing.refusals} />
            <LineInput
              id="post-title"
              label={t('Title', 'Label, educator')}
              isLabelHidden
              placeholder={t('Title', 'Placeholder, educator')}
              className="[&_textarea]:border-transparent [&_textarea]:bg-transparent [&_textarea]:px-0 [&_textarea]:font-heading [&_textarea]:text-title [&_textarea]:leading-snug [&_textarea]:font-heavy"
              value={details.title}
              maxLength={postLimits.titleLength}
              autoComplete="off"
              error={publishing.refusals > 0 && details.title.trim() === '' ? postMessages.titleRequired : undefined}
              onChange={({ currentTarget }) => change({ title: currentTarget.value })}
            />
            <MarkdownField
              id="post-content"
              label={t('Content', 'Label, educator')}
              value={details.content}
              maxLength={postLimits.contentLength}
              onChange={(content) => change({ content })}
              pictures={postPicture}
              end={
                <Button
                  variant="quiet"
                  size="toolbar"
                  aria-expanded={isPreviewing}
                  onClick={() => {
                    setPreviewing(!isPreviewing)
                    void editor.post.flush()
                  }}
                >
                  {isPreviewing ? t('Hide preview', 'Button, educator') : t('Preview', 'Button, educator')}
                </Button>
              }
            />
            {isPreviewing && (
              <section aria-label={t('Preview', 'For screen readers, educator')} className="border-t-2 border-ink pt-4">
                <p className="mb-4 text-meta text-muted">
                  {state.isDirty
                    ? t('As last saved. Your latest words follow in a moment.', 'Text, educator')
                    : t('As readers will see it.', 'Text, educator')}
                </p>
                <PostPreview id={draft.id} version={editor.post.version} />
              </section>
            )}
          </div>
        </fieldset>
        <aside className="border-hairline bg-surface px-gutter py-7 max-[56rem]:border-t @min-[56rem]/editor:w-84 @min-[56rem]/editor:shrink-0 @min-[56rem]/editor:border-s @min-[56rem]/editor:px-6">
          <PublishPanel draft={draft} publishing={publishing} isDirty={state.isDirty} />
          {canChange && <PostSettings draft={draft} details={details} onChange={change} />}
          {canChange && <PostVersions draft={draft} editor={editor} />}
        </aside>
      </div>
    </div>
  )
}

const compare = (mine: PostDetails, theirs: PostDetails) =>
  [
    { name: t('Title', 'Name, educator'), mine: mine.title, theirs: theirs.title },
    { name: t('Content', 'Name, educator'), mine: mine.content, theirs: theirs.content },
    { name: t('Excerpt', 'Name, educator'), mine: mine.excerpt, theirs: theirs.excerpt },
    { name: t('Cover', 'Name, educator'), mine: coverOf(mine), theirs: coverOf(theirs) },
    {
      name: t('Categories', 'Name, educator'),
      mine: `${mine.categories.length}`,
      theirs: `${theirs.categories.length}`,
    },
  ].filter((difference) => difference.mine !== difference.theirs)

const coverOf = ({ coverImage, coverDrawing }: PostDetails) =>
  coverImage ?? t('Drawing {number}', { number: coverDrawing + 1 }, 'Cover, educator')
