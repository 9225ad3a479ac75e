import { t } from '@kere/brand/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { TextLink } from '@kere/ui/controls/link'
import { useSearchParams } from 'react-router-dom'
import { ChatFrame, ChatHead } from '../../../chat/chat-frame.tsx'
import { useChatProgress, chatPath } from './finish-chat.ts'
import { EducatorChat } from './educator-chat.tsx'
import { LoadedView } from '../../../chat/loaded-view.tsx'
import { SettledPanel } from './settled-panel.tsx'
import { canAnswer, standingOf } from './standing.ts'
import type { PublicPage } from '../../../pages/next-step.ts'

export const joinRoute = { path: '/join-as-educator', languages: ['kn', 'hi', 'ta'], sitemap: true }

export const chatbotRoute = { path: '/educator-chatbot', languages: ['kn', 'hi', 'ta'] }

const title = t('Join as an Educator', 'Button on the home page')

const loadResult = async () => (await import('./chat-result.tsx')).ChatResult
const loadForm = async () => (await import('./plain-form.tsx')).PlainForm

function EducatorChatPage() {
  const { context } = useRemote()
  const [search] = useSearchParams()
  const standing = standingOf(context.session.user)
  const view = search.get('view')

  if (!canAnswer(standing))
    return (
      <ChatFrame title={title}>
        <SettledPanel standing={standing} headingLevel="h2" />
      </ChatFrame>
    )
  if (view === 'done')
    return (
      <ChatFrame>
        <LoadedView load={loadResult} view={{ standing }}>
          <h1 className="sr-only">{title}</h1>
        </LoadedView>
      </ChatFrame>
    )
  if (view === 'form')
    return (
      <ChatFrame title={title}>
        <p className="text-lead text-muted [@media(scripting:none)]:hidden">
          {t('All 12 questions on one page. Your answers are saved as you go.', 'Above a form')}
        </p>
        <ScriptNotice />
        <LoadedView load={loadForm} view={{}} />
      </ChatFrame>
    )
  return (
    <ChatFrame title={title} progress={<Progress />}>
      <ScriptNotice />
      <EducatorChat headingLevel="h2" />
    </ChatFrame>
  )
}

const Progress = () => <ChatHead {...useChatProgress()} />

function ScriptNotice() {
  return (
    <p className="my-6 hidden border-s-4 border-warn bg-warn-soft px-4 py-3 [@media(scripting:none)]:block">
      {t(
        'These questions need JavaScript, which is off in your browser. Without it, you can create an account and answer the questions later.',
        'Above questions',
      )}{' '}
      <TextLink href="/auth/register?role=educator">{t('Create your educator account', 'Link')}</TextLink>
    </p>
  )
}

/** Makes the page at one of its two addresses. Search engines keep the first (S-303). */
const pageAt = (label: string, path: string): PublicPage => ({
  component: EducatorChatPage,
  describe: ({ search }) => ({
    status: 200,
    meta: {
      title: t('Join as an Educator', 'Button on the home page'),
      description: t(
        'Apply to teach: 12 short questions about you and what you teach, in about 6 minutes.',
        'What search engines show',
      ),
      canonical: chatPath,
      breadcrumbs: [{ label, path }],
      ...(search.has('view') && { noindex: true }),
    },
  }),
})

export const joinPage = pageAt(t('Join as an Educator', 'Button on the home page'), chatPath)

export const chatbotPage = pageAt(t('Educator chat', 'Breadcrumb'), '/educator-chatbot')
