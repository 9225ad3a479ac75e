import { t } from '@kere/brand/messages'
import { draftLimits } from '@kere/contracts/courses/draft-limits'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { Section } from '@kere/ui/layout/section'
import { TextInput } from '@kere/ui/controls/text-input'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useEffect, useState } from 'react'
import { DurationField } from '../duration-field.tsx'
import { emptyModule, type NewCourseFields } from './new-course-form.ts'
import type { NewCourseForm } from './use-new-course.ts'

type NewModule = NewCourseFields['modules'][number]

/** S-379: the first one stays. */
export function ModuleFields({ form }: { form: NewCourseForm }) {
  const { modules } = form.values
  const { errors } = form
  const { context } = useRemote()
  const [focused, setFocused] = useState<string>()

  useEffect(() => {
    if (focused !== undefined) document.getElementById(focused)?.focus()
  }, [focused])

  const change = (index: number, part: Partial<NewModule>) =>
    form.edit({ modules: modules.with(index, { ...modules[index]!, ...part }) })
  const add = () => {
    form.edit({ modules: [...modules, emptyModule()] })
    setFocused(form.idOf(`modules.${modules.length}.title`))
  }
  const remove = (index: number) => {
    const removed = modules[index]!
    form.edit({ modules: modules.toSpliced(index, 1) })
    setFocused(undefined)
    document.getElementById(form.idOf(`modules.${index - 1}.title`))?.focus()
    context.notify({
      tone: 'success',
      text: t(
        '{title} removed',
        { title: removed.title.trim() || t('Module {number}', { number: index + 1 }, 'Name, educator') },
        'Message, educator',
      ),
      action: {
        label: t('Undo', 'Label, educator'),
        run: () => form.edit((now) => ({ modules: now.modules.toSpliced(index, 0, removed) })),
      },
    })
  }

  return (
    <Section
      title={t('Modules', 'Title, educator')}
      lead={t('The parts of the course, in order. Lessons come next, in the editor.', 'Text, educator')}
    >
      <ol className="list-none">
        {modules.map(({ id, title, duration }, index) => (
          <li
            key={id}
            className="grid gap-4 border-b border-hairline py-5 first:pt-0 desk:grid-cols-[minmax(0,1fr)_auto_auto] desk:items-start"
          >
            <TextInput
              id={form.idOf(`modules.${index}.title`)}
              label={t('Module {number} title', { number: index + 1 }, 'Label, educator')}
              maxLength={draftLimits.titleLength}
              value={title}
              error={errors[`modules.${index}.title`]}
              onChange={({ currentTarget }) => change(index, { title: currentTarget.value })}
              onBlur={() => form.leaveField(`modules.${index}.title`)}
            />
            <DurationField
              id={form.idOf(`modules.${index}.duration`)}
              legend={t('Module {number} duration', { number: index + 1 }, 'Label, educator')}
              value={duration}
              error={errors[`modules.${index}.duration`]}
              onChange={(written) => change(index, { duration: written })}
              onBlur={() => form.leaveField(`modules.${index}.duration`)}
            />
            {index > 0 ? (
              <Button
                variant="quiet"
                icon={<Trash2 aria-hidden="true" />}
                aria-label={t('Remove module {number}', { number: index + 1 }, 'Button, educator')}
                onClick={() => remove(index)}
                className="desk:mt-7"
              >
                <span className="desk:hidden">{t('Remove', 'Text, educator')}</span>
              </Button>
            ) : (
              <span aria-hidden="true" className="max-desk:hidden desk:w-13.5" />
            )}
          </li>
        ))}
      </ol>
      {modules.length < draftLimits.modules && (
        <Button variant="outline" icon={<Plus aria-hidden="true" />} onClick={add} className="mt-5">
          {t('Add module', 'Button, educator')}
        </Button>
      )}
    </Section>
  )
}
