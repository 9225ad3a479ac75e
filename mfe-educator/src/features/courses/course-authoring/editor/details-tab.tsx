import { t } from '@kere/brand/messages'
import { coverPath } from '@kere/brand/art-paths'
import type { CourseDraft } from '@kere/contracts/courses/course-authoring'
import { courseCover } from '@kere/contracts/courses/course-cover'
import { draftLimits } from '@kere/contracts/courses/draft-limits'
import { courseCategoryNames } from '@kere/contracts/courses/course-category-names'
import { courseCategories, courseLevels } from '@kere/contracts/courses/course-options'
import { choicesWith, labelOf } from '@kere/contracts/http/open-value'
import { Checkbox } from '@kere/ui/controls/checkbox'
import { Disclosure } from '@kere/ui/layout/disclosure'
import { Section } from '@kere/ui/layout/section'
import { Select } from '@kere/ui/controls/select'
import { Skeleton } from '@kere/ui/status/skeleton'
import { TextArea } from '@kere/ui/controls/text-area'
import { TextInput } from '@kere/ui/controls/text-input'
import { Suspense, useState } from 'react'
import { categoryOptions, levelOptions } from '../course-choices.ts'
import { courseMessages } from '../course-labels.ts'
import { LanguageField } from '../../../../translations/language-field.tsx'
import type { CourseDetails } from '../draft/course-value.ts'
import { DurationField } from '../duration-field.tsx'
import { lazyPart } from '@kere/screens/editor/lazy-part'
import { LinesField } from '../lines-field.tsx'
import { useDetails } from './use-details.ts'
import { fieldId } from './use-named-field.ts'

const ImageUpload = lazyPart(async () => (await import('@kere/screens/image-upload')).ImageUpload)

const required: Readonly<Partial<Record<keyof CourseDetails, string>>> = {
  title: courseMessages.titleRequired,
  description: courseMessages.descriptionRequired,
  category: courseMessages.categoryRequired,
  level: courseMessages.levelRequired,
  duration: courseMessages.durationRequired,
}

/** S-382: what is required says so once its field was left empty; the draft is saved all the same. */
export function DetailsTab({ draft }: { draft: CourseDraft }) {
  const { details, change } = useDetails()
  const [left, setLeft] = useState<ReadonlySet<keyof CourseDetails>>(new Set())
  const leave = (name: keyof CourseDetails) => () => setLeft((before) => new Set(before).add(name))
  const errorOf = (name: keyof CourseDetails) => {
    const value = details[name]
    const isEmpty = value === null || (typeof value === 'string' && value.trim() === '')
    return left.has(name) && isEmpty ? required[name] : undefined
  }
  return (
    <div className="flex w-full max-w-205 flex-col gap-9 px-gutter pt-6 pb-section wide:px-8">
      <Section title={t('About the course', 'Title, educator')}>
        <div className="flex flex-col gap-4">
          <TextInput
            id={fieldId('title')}
            label={t('Course title', 'Label, educator')}
            maxLength={draftLimits.titleLength}
            value={details.title}
            error={errorOf('title')}
            onChange={({ currentTarget }) => change({ title: currentTarget.value })}
            onBlur={leave('title')}
          />
          <TextArea
            id={fieldId('description')}
            label={t('Description', 'Label, educator')}
            rows={5}
            maxLength={draftLimits.descriptionLength}
            hint={t('The first 120 characters show on the course card.', 'Hint, educator')}
            value={details.description}
            error={errorOf('description')}
            onChange={({ currentTarget }) => change({ description: currentTarget.value })}
            onBlur={leave('description')}
          />
          <div className="grid gap-4 desk:grid-cols-2">
            <Select
              id={fieldId('category')}
              label={t('Category', 'Label, educator')}
              options={choicesWith(categoryOptions, details.category)}
              value={details.category ?? ''}
              error={errorOf('category')}
              onChange={({ currentTarget: { value } }) => {
                const category = courseCategories.find((name) => name === value) ?? null
                change({ category, moreCategories: details.moreCategories.filter((name) => name !== category) })
              }}
              onBlur={leave('category')}
            />
            <Select
              id={fieldId('level')}
              label={t('Level', 'Label, educator')}
              options={choicesWith(levelOptions, details.level)}
              value={details.level ?? ''}
              error={errorOf('level')}
              onChange={({ currentTarget: { value } }) =>
                change({ level: courseLevels.find((name) => name === value) ?? null })
              }
              onBlur={leave('level')}
            />
          </div>
          <LanguageField
            id={fieldId('language')}
            hint={t('The language in which you write. Add another once the course stands.', 'Text, educator')}
            value={details.language}
            onChange={(language) => change({ language })}
          />
          <DurationField
            id={fieldId('duration')}
            legend={t('Duration', 'Text, educator')}
            value={details.duration}
            error={errorOf('duration')}
            onChange={(duration) => change({ duration })}
            onBlur={leave('duration')}
          />
          <MoreCategories details={details} onChange={(moreCategories) => change({ moreCategories })} />
        </div>
      </Section>
      <Section title={t('For learners', 'Title, educator')}>
        <div className="flex flex-col gap-4">
          <LinesField
            id={fieldId('objectives')}
            label={t('What you will learn', 'Label, educator')}
            hint={t(
              'One per line, at most {count}. Begin with a verb: "Read a Secchi disc".',
              { count: draftLimits.lines },
              'Hint, educator',
            )}
            value={details.objectives}
            onChange={(objectives) => change({ objectives })}
          />
          <LinesField
            id={fieldId('requirements')}
            label={t('Requirements', 'Label, educator')}
            hint={t('One per line: what learners need before they start.', 'Hint, educator')}
            value={details.requirements}
            onChange={(requirements) => change({ requirements })}
          />
        </div>
      </Section>
      <Section title={t('Cover', 'Title, educator')}>
        <Suspense fallback={<Skeleton className="aspect-12/5 max-w-120 rounded-card" />}>
          <ImageUpload
            label={t('Cover', 'Label, educator')}
            isLabelHidden
            kind={courseCover}
            value={details.coverImage}
            fallback={{
              src: coverPath({ id: draft.id, category: details.category ?? '' }),
              text: t('Drawn for this course, in the colours of its category.', 'Text, educator'),
            }}
            onChange={(coverImage) => change({ coverImage })}
          />
        </Suspense>
      </Section>
    </div>
  )
}

interface MoreCategoriesProps {
  details: CourseDetails
  onChange: (categories: CourseDetails['moreCategories']) => void
}

function MoreCategories({ details: { category, moreCategories }, onChange }: MoreCategoriesProps) {
  return (
    <Disclosure
      summary={
        <span className="text-snug font-semibold">
          {t('More categories', 'Label, educator')}{' '}
          <span className="font-normal text-muted">
            {moreCategories.length > 0
              ? moreCategories.map((name) => labelOf(courseCategoryNames, name)).join(', ')
              : t('(optional)', 'Text, educator')}
          </span>
        </span>
      }
      className="border-t border-hairline"
    >
      <fieldset>
        <legend className="sr-only">{t('More categories', 'Text, educator')}</legend>
        <div className="grid gap-x-6 desk:grid-cols-2">
          {courseCategories
            .filter((name) => name !== category)
            .map((name) => (
              <Checkbox
                key={name}
                checked={moreCategories.includes(name)}
                onChange={({ currentTarget: { checked } }) =>
                  onChange(checked ? [...moreCategories, name] : moreCategories.filter((other) => other !== name))
                }
              >
                {courseCategoryNames[name]}
              </Checkbox>
            ))}
        </div>
      </fieldset>
    </Disclosure>
  )
}
