import { t } from '@kere/brand/messages'
import { useSubmission } from '@kere/platform/react/use-submission'
import { useSearchParams } from 'react-router-dom'
import { ChatFrame, ChatHead } from '../../../chat/chat-frame.tsx'
import { TextLink } from '@kere/ui/controls/link'
import { formPath, isAskedAsForm, chatPath } from './path-address.ts'
import { PathChat, usePathProgress } from './path-chat.tsx'
import { LatePart } from '../../../pages/late-part.tsx'
import type { PublicPage } from '../../../pages/next-step.ts'
import { codeQuery, lazyComponent } from '../../../pages/lazy-component.ts'

/** Only the address of the one-page form loads this code together with the page. */
const laterForm = lazyComponent(async () => (await import('./path-form.tsx')).PathForm)

const formQuery = codeQuery('learning-path-form', laterForm.load)

export const route = { path: '/learn-path', languages: ['kn', 'hi', 'ta'], sitemap: true }

const title = t('Find your learning path', 'Heading, title of a page')

function ChatPage() {
  const [search] = useSearchParams()
  const submission = useSubmission('learning-path')
  if (isAskedAsForm(search, submission))
    return (
      <ChatFrame title={title}>
        <p className="mb-8 text-lead text-muted">
          {t(
            'Answer four questions, and you get courses and events in the order we would do them, each with its reason.',
            'Learning path',
          )}
        </p>
        <LatePart of={laterForm} props={{}} />
      </ChatFrame>
    )
  return (
    <ChatFrame title={title} progress={<Progress />}>
      <p className="mb-6 hidden border-s-4 border-warn bg-warn-soft px-4 py-3 [@media(scripting:none)]:block">
        {t('One question at a time needs JavaScript, which is off in your browser.', 'Learning path')}{' '}
        <TextLink href={formPath}>{t('Answer as a plain form', 'Link')}</TextLink>
      </p>
      <PathChat headingLevel="h2" />
    </ChatFrame>
  )
}

const Progress = () => <ChatHead {...usePathProgress()} />

export const page: PublicPage = {
  component: ChatPage,
  queries: ({ search, submission }) => (isAskedAsForm(search, submission) ? [formQuery] : []),
  describe: ({ submission, search }) => ({
    status: 200,
    meta: {
      title: submission
        ? t('Error: Learning path', 'Title of a page')
        : t('Find your learning path', 'Heading, title of a page'),
      description: t(
        'Answer four questions and get a ranked path of real courses and events, each with its reason.',
        'What search engines show',
      ),
      canonical: chatPath,
      breadcrumbs: [{ label: t('Learning Paths', 'Menu of the site'), path: chatPath }],
      ...(search.has('view') && { noindex: true }),
    },
  }),
}
