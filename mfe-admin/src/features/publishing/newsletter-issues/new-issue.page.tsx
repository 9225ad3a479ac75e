import { issueLimits, issueMessages } from '@kere/contracts/publishing/newsletter-issue-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { NewDocument } from '@kere/screens/editor/new-document'
import { issuesPath, loadContract } from './issue.api.ts'
import type { PageModule } from '@kere/platform/page'
import { describeInDashboard } from '@kere/screens/dashboard-page'

export const route = { path: '/dashboard/newsletter/new', roles: ['admin'] }

function NewIssuePage() {
  const { api } = useRemote()
  return (
    <NewDocument
      title="New issue"
      lead="nothing is sent yet."
      hint="It is the subject of the email. You can change it until you send it."
      maxLength={issueLimits.titleLength}
      required={issueMessages.titleRequired}
      failed="Failed to create the issue"
      steps={[
        ['Write', 'Add text, pictures and cards of courses, events and posts.'],
        ['Look at it', 'See it as subscribers get it, and send a test to yourself.'],
        ['Send', 'Choose the subscribers, then send it now or at a time you set.'],
      ]}
      create={async (title, idempotencyKey) => {
        const { createIssue } = await loadContract()
        const { id } = await api.call(createIssue, { body: { title } }, { idempotencyKey })
        return `${issuesPath}/${id}`
      }}
    />
  )
}

export const page: PageModule = {
  component: NewIssuePage,
  describe: () =>
    describeInDashboard({
      title: 'New issue',
      description: 'Begin an issue of the newsletter.',
      path: `${issuesPath}/new`,
      above: [{ label: 'Newsletter', path: issuesPath }],
    }),
}
