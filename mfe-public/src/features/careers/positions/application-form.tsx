import { t } from '@kere/brand/messages'
import { englishHere, locale } from '@kere/brand/language'
import { applicationMessages, careerLimits, resumeTypes } from '@kere/contracts/careers/career-options'
import type { CareerPosition } from '@kere/contracts/careers/positions'
import type { ApiClient } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { ButtonLink } from '@kere/ui/controls/button'
import { Field } from '@kere/ui/controls/field'
import { TextLink } from '@kere/ui/controls/link'
import { TextArea } from '@kere/ui/controls/text-area'
import { TextInput } from '@kere/ui/controls/text-input'
import Check from 'lucide-react/icons/check'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { NameAndEmail } from '../../../forms/name-and-email.tsx'
import type { FormError } from '../../../forms/refusal.ts'
import { VisitorForm } from '../../../forms/visitor-form.tsx'
import { loadSchema, type CheckedApplication } from './application-schema.ts'
import { careersPath, loadContract, positionHref } from './careers.api.ts'
import { Steps } from './steps.tsx'
import { useDraftFields } from './use-draft-fields.ts'

interface ApplicationFormProps {
  position: CareerPosition
  onClose: () => void
}

const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', hour12: true })

const kept = t('What you typed is still here.', 'Below an error')

function failureOf({ code }: FormError) {
  if (code === 'position_closed')
    return {
      title: t('This position has just been closed', 'Error'),
      text: t('Nothing was sent. What you typed stays on this device.', 'Below an error'),
    }
  const isUpload = code === 'upload_failed' || code === 'no_connection' || code === 'timed_out'
  return { title: isUpload ? applicationMessages.resumeFailed : applicationMessages.failed, text: kept }
}

export function ApplicationForm({ position: { id, title }, onClose }: ApplicationFormProps) {
  const { context } = useRemote()
  const navigate = useNavigate()
  const box = useRef<HTMLDivElement>(null)
  const [share, setShare] = useState(0)
  const draft = useDraftFields(box, id)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (context.navigation.location.hash !== '#apply') return
    // The page first focuses its own heading, so this waits for the next frame.
    const frame = requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }))
    return () => cancelAnimationFrame(frame)
  }, [context])
  useEffect(() => {
    const element = box.current
    const pressed = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose()
    }
    element?.addEventListener('keydown', pressed)
    return () => element?.removeEventListener('keydown', pressed)
  }, [onClose])

  const send = async (api: ApiClient, { body, resume }: CheckedApplication) => {
    setShare(0)
    const { applyForPosition } = await loadContract()
    return api.call(applyForPosition, { body, files: { resume } }, { upload: { onProgress: setShare } })
  }
  const finish = () => {
    draft.clear()
    void navigate(`${positionHref(id)}?sent=1`, { replace: true, preventScrollReset: true })
  }

  return (
    <div ref={box} className="grid gap-x-12 gap-y-8 pt-6 pb-8 desk:grid-cols-[minmax(0,1fr)_19rem]">
      <div>
        <h4 id="apply" ref={heading} tabIndex={-1} className="mb-5 text-panel outline-none">
          {t('Apply for', 'Before the title of a position')} <span lang={englishHere}>{title}</span>
        </h4>
        <VisitorForm
          name="career-application"
          path={positionHref(id)}
          label={t('Apply for {title}', { title }, 'Name of a form; button')}
          encType="multipart/form-data"
          names={['position', 'name', 'email', 'link', 'note', 'resume']}
          loadSchema={loadSchema}
          send={send}
          onSent={finish}
          failure={failureOf}
          isFailureNotified
          submit={{
            label: t('Send application', 'Button'),
            busy: t('Sending, {percent}%', { percent: Math.round(share * 100) }, 'Button while it works'),
          }}
          actions={
            <>
              <ButtonLink
                href={careersPath}
                variant="outline"
                className="min-h-13 max-[37.5rem]:w-full"
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return
                  event.preventDefault()
                  onClose()
                }}
              >
                {t('Cancel', 'Button')}
              </ButtonLink>
              {draft.savedAt !== null && (
                <p className="flex items-center gap-1.5 text-meta text-muted">
                  <Check aria-hidden="true" className="size-4" />
                  {t('Draft saved on this device, {time}', { time: clock.format(draft.savedAt) }, 'Below a form')}
                </p>
              )}
            </>
          }
        >
          {({ field, errors }) => (
            <>
              <input type="hidden" name="position" value={id} />
              <div className="grid gap-5 wide:grid-cols-2">
                <NameAndEmail field={field} errors={errors} />
              </div>
              <TextInput
                {...field('link')}
                label={t('LinkedIn/Portfolio URL', 'Label of a field')}
                type="url"
                inputMode="url"
                autoCapitalize="none"
                spellCheck={false}
                autoComplete="url"
                required
                error={errors.link}
              />
              <TextArea
                {...field('note')}
                label={t('Why do you want to work with us?', 'Label of a field')}
                rows={6}
                required
                error={errors.note}
              />
              <ResumeField field={field('resume')} error={errors.resume} />
            </>
          )}
        </VisitorForm>
      </div>
      <aside aria-label={t('What happens next', 'Heading')}>
        <h4 className="mb-4 text-body font-semibold">{t('What happens next', 'Heading')}</h4>
        <Steps done={0} first={t('About 3 minutes', 'How long a form takes')} />
        <p className="mt-5 border-t border-hairline pt-4 text-meta text-muted">
          {t(
            'Only our team sees your resume. We delete it after {count, plural, one {# month} other {# months}}, or at once when you withdraw. One application per position.',
            { count: careerLimits.keptMonths },
            'Below a form',
          )}{' '}
          <TextLink href="/privacy">{t('Privacy', 'Link')}</TextLink>
        </p>
      </aside>
    </div>
  )
}

interface ResumeFieldProps {
  field: { name: string; onBlur: () => void; onChange: () => void }
  error: string | undefined
}

/** The browser's own file field, enlarged. A file can be dropped on it, and it works without a script. */
function ResumeField({ field: { name, onBlur, onChange }, error }: ResumeFieldProps) {
  return (
    <Field
      label={t('Resume', 'Label of a field')}
      hint={t('PDF, DOC or DOCX, up to 5 MB. Choose a file, or drop it here.', 'Below a field')}
      error={error}
    >
      {(control) => (
        <input
          {...control}
          type="file"
          name={name}
          accept={resumeTypes}
          required
          onBlur={onBlur}
          onChange={onChange}
          className="block min-h-22 w-full cursor-pointer rounded-control border-2 border-dashed border-control bg-canvas px-4 py-6 text-dense text-ink file:me-4 file:min-h-9 file:cursor-pointer file:rounded-control file:border file:border-solid file:border-control file:bg-surface file:px-3.5 file:font-semibold file:text-ink aria-invalid:border-danger"
        />
      )}
    </Field>
  )
}
