import { t } from '@kere/brand/messages'
import type { CourseDraft } from '@kere/contracts/courses/course-authoring'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useRowActs } from '@kere/screens/use-row-acts'
import { Button } from '@kere/ui/controls/button'
import { Section } from '@kere/ui/layout/section'
import { TextInput } from '@kere/ui/controls/text-input'
import Archive from 'lucide-react/icons/archive'
import EyeOff from 'lucide-react/icons/eye-off'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { coursesPath } from '../../../../courses/course-paths.ts'
import { isPublished, isArchivedOrDeleted } from '@kere/screens/course-status'
import { courseActs } from '../draft/course-acts.ts'
import { useDetails } from './use-details.ts'
import { fieldId } from './use-named-field.ts'

export function SettingsTab({ draft }: { draft: CourseDraft }) {
  const { details, change } = useDetails()
  return (
    <div className="flex w-full max-w-205 flex-col gap-9 px-gutter pt-6 pb-section wide:px-8">
      <Section title={t('External course', 'Title, educator')}>
        <TextInput
          id={fieldId('courseUrl')}
          label={t('External course link', 'Label, educator')}
          note={t('(optional)', 'Text, educator')}
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={2000}
          hint={t(
            'If part of the course is on another site, learners find the link on the course page.',
            'Hint, educator',
          )}
          value={details.courseUrl ?? ''}
          onChange={({ currentTarget }) => change({ courseUrl: currentTarget.value.trim() || null })}
        />
      </Section>
      {!isArchivedOrDeleted(draft.status) && <Availability draft={draft} />}
    </div>
  )
}

function Availability({ draft }: { draft: CourseDraft }) {
  const { status, enrollmentCount, details } = draft
  const { context } = useRemote()
  const navigate = useNavigate()
  const { run, busyWith } = useRowActs(courseActs, { ...draft, title: details.title }, (name) => {
    if (name === 'delete' && context.session.user?.role === 'educator') void navigate(coursesPath)
  })
  const [isAsking, setAsking] = useState(false)
  const hasLearners = enrollmentCount > 0
  return (
    <Section title={t('Availability', 'Title, educator')}>
      {isPublished(status) && (
        <div className="border-b border-hairline pb-5">
          <h3 className="text-body font-semibold">{t('Unpublish', 'Heading, educator')}</h3>
          <p className="mt-1 max-w-measure text-dense text-muted">
            {t('Takes the course out of the catalogue.', 'Text, educator')}{' '}
            {hasLearners
              ? t(
                  'Its {count, plural, one {# learner} other {# learners}} keep access.',
                  { count: enrollmentCount },
                  'Text, educator',
                )
              : t('Nobody has enrolled yet.', 'Text, educator')}
          </p>
          <Button
            variant="outline"
            icon={<EyeOff aria-hidden="true" />}
            className="mt-3"
            isBusy={busyWith === 'unpublish'}
            onClick={() => run('unpublish')}
          >
            {t('Unpublish', 'Button, educator')}
          </Button>
        </div>
      )}
      <div className={isPublished(status) ? 'pt-5' : ''}>
        <h3 className="text-body font-semibold">
          {hasLearners ? t('Archive', 'Heading, educator') : t('Delete', 'Heading, educator')}
        </h3>
        <p className="mt-1 max-w-measure text-dense text-muted">
          {hasLearners
            ? t(
                'A course with learners is archived: its {count, plural, one {# learner} other {# learners}} keep access and are told by email, and nobody else can see it. You can restore it at any time.',
                { count: enrollmentCount },
                'Text, educator',
              )
            : t('You can restore a deleted course for 30 days.', 'Text, educator')}
        </p>
        <div className="mt-3 flex flex-wrap items-center gap-3">
          {isAsking ? (
            <>
              <Button variant="danger" isBusy={busyWith === 'delete'} onClick={() => run('delete')}>
                {t('Confirm', 'Button, educator')}
              </Button>
              <Button variant="outline" onClick={() => setAsking(false)}>
                {t('Cancel', 'Button, educator')}
              </Button>
            </>
          ) : (
            <Button
              variant="danger"
              icon={hasLearners ? <Archive aria-hidden="true" /> : <Trash2 aria-hidden="true" />}
              onClick={() => setAsking(true)}
            >
              {hasLearners ? t('Archive course', 'Button, educator') : t('Delete course', 'Button, educator')}
            </Button>
          )}
        </div>
      </div>
    </Section>
  )
}
