import { t } from '@kere/brand/messages'
import { labMessages } from '@kere/contracts/labs/lab-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { participationsQuery } from '@kere/screens/labs/lab-queries'
import { LabAction } from '@kere/screens/labs/lab-action'
import { ownLabsPath, workspaceHref } from '@kere/screens/labs/lab-text'
import { LabLine, OpenLabs } from '@kere/screens/labs/open-labs'
import { ListPage } from '@kere/screens/list-page'
import { notApprovedYet } from '@kere/screens/row-acts'
import { ButtonLink } from '@kere/ui/controls/button'
import { Section } from '@kere/ui/layout/section'
import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { managedLabs } from './managed-labs.list.tsx'
import { listScreen } from '@kere/screens/list-screen'

export function ManagedLabsPage() {
  const { user } = useRemote().context.session
  const barrier = notApprovedYet(user)
  return (
    <div className={user?.role === 'educator' ? 'min-h-[calc(100dvh-4rem)] bg-surface [&>:first-child]:min-h-0!' : ''}>
      <ListPage list={managedLabs}>
        <div className="flex flex-wrap items-center justify-between gap-3 px-4 pt-4 desk:px-6">
          <p className="text-dense text-muted">
            {barrier
              ? t('You can create labs once your application to teach is approved.', 'Text, educator')
              : t(
                  'Learners ask to join an open lab. You answer them, and work starts in its workspace.',
                  'Text, educator',
                )}
          </p>
          {!barrier && (
            <ButtonLink href={`${ownLabsPath}/new`} icon={<Plus aria-hidden="true" />} className="max-desk:w-full">
              {t('Create lab', 'Button, educator')}
            </ButtonLink>
          )}
        </div>
      </ListPage>
      {user?.role === 'educator' && <ToMentor userId={user.id} />}
    </div>
  )
}

function ToMentor({ userId }: { userId: string }) {
  const { api } = useRemote()
  const [now] = useState(() => Date.now())
  const own = useQuery(participationsQuery(api))
  const mine = own.data ?? {}
  return (
    <div className="bg-surface px-4 pb-section desk:px-6">
      {Object.keys(mine).length > 0 && (
        <Section title={t('Labs you mentor', 'Title, educator')} className="pt-8">
          <ul className="border-t border-hairline">
            {Object.values(mine).map(({ lab, ...participation }) => (
              <LabLine
                key={lab.id}
                lab={lab}
                now={now}
                second={t('Run by {name}', { name: lab.educator.name }, 'Text, educator')}
                {...(participation.status === 'approved' && { href: workspaceHref(lab.id) })}
              >
                <LabAction lab={lab} now={now} participation={participation} />
              </LabLine>
            ))}
          </ul>
        </Section>
      )}
      <Section
        title={t('Open labs that need a mentor', 'Title, educator')}
        link={{ href: '/challenge-labs', label: t('All open labs', 'Label, educator') }}
        className="pt-8"
      >
        <OpenLabs
          isShown={({ id, educator, mentors, maxMentors }) =>
            educator.id !== userId && mentors < maxMentors && mine[id] === undefined
          }
          none={
            <p className="text-muted">
              {labMessages.noneOpen}. {t('Labs that look for a mentor appear here.', 'Text, educator')}
            </p>
          }
        />
      </Section>
    </div>
  )
}

export const route = { path: '/dashboard/challenge-labs', languages: ['kn', 'hi', 'ta'], roles: ['educator', 'admin'] }

export const page = listScreen(managedLabs, ManagedLabsPage)
