import { t } from '@kere/brand/messages'
import {
  interestDetails,
  interestNames,
  interests,
  learningStyleDetails,
  learningStyleNames,
  learningStyles,
  pathConsent,
  pathFailure,
  userTypeNames,
  userTypes,
} from '@kere/contracts/paths/learning-path-options'
import type { NewLearningPath } from '@kere/contracts/paths/learning-paths'
import { useSubmission } from '@kere/platform/react/use-submission'
import { Checkbox } from '@kere/ui/controls/checkbox'
import { FieldError } from '@kere/ui/controls/field'
import { TextLink } from '@kere/ui/controls/link'
import { Radio } from '@kere/ui/controls/radio'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { NameAndEmail } from '../../../forms/name-and-email.tsx'
import { VisitorForm } from '../../../forms/visitor-form.tsx'
import { chatPath, pathHref } from './path-address.ts'
import { keepMadePath, readSessionId } from './path-session.ts'

const loadContract = () => import('@kere/contracts/paths/learning-paths')

/** A native form, which also works without a script. */
export function PathForm() {
  const navigate = useNavigate()
  const sent = useSubmission('learning-path')?.values ?? {}
  const isSent = (name: string, value: string) => [sent[name]].flat().includes(value)

  return (
    <VisitorForm
      name="learning-path"
      path={chatPath}
      label={t('Your answers', 'Name of a form, for screen readers')}
      names={['userType', 'interests', 'learningStyle', 'name', 'email']}
      loadSchema={async () => (await loadContract()).newLearningPath}
      send={async (api, body: NewLearningPath) => {
        const { createLearningPath } = await loadContract()
        const { id } = await api.call(createLearningPath, { body: { ...body, sessionId: readSessionId() } })
        return { id, name: body.name }
      }}
      onSent={(made) => {
        keepMadePath(made)
        void navigate(pathHref(made.id))
      }}
      failure={{ title: pathFailure, text: t('Your answers are still here.', 'Below an error') }}
      submit={{ label: t('Show my path', 'Button'), busy: t('Ranking', 'Button while it works') }}
    >
      {({ field, errors }) => (
        <>
          <Group title={t('What describes you best?', 'Question')} error={errors.userType}>
            {userTypes.map((value) => (
              <Radio
                key={value}
                name="userType"
                value={value}
                onChange={field('userType').onChange}
                defaultChecked={isSent('userType', value)}
                required
                className={choice}
              >
                {userTypeNames[value]}
              </Radio>
            ))}
          </Group>
          <Group
            title={t('What do you want to work on?', 'Question')}
            note={t('As many as you like', 'Below a question')}
            error={errors.interests}
          >
            {interests.map((value) => (
              <Checkbox
                key={value}
                name="interests"
                value={value}
                defaultChecked={isSent('interests', value)}
                className={choice}
              >
                <Words label={interestNames[value]} detail={interestDetails[value]} />
              </Checkbox>
            ))}
          </Group>
          <Group title={t('How do you like to learn?', 'Question')} error={errors.learningStyle}>
            {learningStyles.map((value) => (
              <Radio
                key={value}
                name="learningStyle"
                value={value}
                onChange={field('learningStyle').onChange}
                defaultChecked={isSent('learningStyle', value)}
                required
                className={choice}
              >
                <Words label={learningStyleNames[value]} detail={learningStyleDetails[value]} />
              </Radio>
            ))}
          </Group>
          <Group title={t('Who is this path for?', 'Question')}>
            <NameAndEmail field={field} errors={errors} />
            <p className="text-meta text-muted desk:col-span-2">{pathConsent}</p>
          </Group>
          <p className="text-meta text-muted [@media(scripting:none)]:hidden">
            <TextLink href={chatPath}>{t('One question at a time', 'Link')}</TextLink>
          </p>
        </>
      )}
    </VisitorForm>
  )
}

const choice =
  'min-h-14 rounded-control border border-control bg-surface px-3.5 py-2 hover:bg-hover has-checked:border-brand has-checked:bg-brand-soft'

interface GroupProps {
  title: string
  note?: string
  error?: string | undefined
  children: ReactNode
}

const Group = ({ title, note, error, children }: GroupProps) => (
  <fieldset className="border-t-2 border-ink pt-4 pb-2">
    <legend className="float-start mb-4 w-full text-panel font-semibold">
      {title}
      {note && <span className="block text-dense font-normal text-muted">{note}</span>}
    </legend>
    <div className="clear-both grid gap-3 desk:grid-cols-2">{children}</div>
    {error && <FieldError id={undefined}>{error}</FieldError>}
  </fieldset>
)

const Words = ({ label, detail }: { label: string; detail: string }) => (
  <>
    <span className="block font-semibold">{label}</span>
    <span className="block text-meta text-muted">{detail}</span>
  </>
)
