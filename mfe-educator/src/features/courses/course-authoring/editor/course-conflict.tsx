import { t } from '@kere/brand/messages'
import { courseCategoryNames } from '@kere/contracts/courses/course-category-names'
import { courseLevelNames } from '@kere/contracts/courses/course-options'
import { labelOf } from '@kere/contracts/http/open-value'
import { formatPrice } from '@kere/ui/money/price-format'
import { ConflictPanel, type Difference } from '@kere/screens/conflict-panel'
import type { CourseValue } from '../draft/course-value.ts'
import { useDocument } from '@kere/screens/editor/use-document'
import { useEditor } from '../draft/use-course-editor.ts'

export function CourseConflict() {
  const { course } = useEditor()
  const { phase, value, stored } = useDocument(course)
  if (phase !== 'conflict' || !stored) return null
  return (
    <ConflictPanel noun={t('course', 'Noun')} differences={compare(value, stored.value)} onChoose={course.choose} />
  )
}

const lines = (entries: readonly string[]) => entries.join('\n')

const texts: Readonly<Record<string, (value: CourseValue) => string>> = {
  [t('Title', 'Field, educator')]: ({ details }) => details.title,
  [t('Description', 'Field, educator')]: ({ details }) => details.description,
  [t('Category', 'Field, educator')]: ({ details }) =>
    details.category ? labelOf(courseCategoryNames, details.category) : '',
  [t('More categories', 'Field, educator')]: ({ details }) =>
    details.moreCategories.map((name) => labelOf(courseCategoryNames, name)).join(', '),
  [t('Level', 'Field, educator')]: ({ details }) => (details.level ? labelOf(courseLevelNames, details.level) : ''),
  [t('Duration', 'Field, educator')]: ({ details }) => details.duration,
  [t('Price', 'Field, educator')]: ({ details }) => (details.price === null ? '' : formatPrice(details.price)),
  [t('What you will learn', 'Field, educator')]: ({ details }) => lines(details.objectives),
  [t('Requirements', 'Field, educator')]: ({ details }) => lines(details.requirements),
  [t('Cover', 'Field, educator')]: ({ details }) => details.coverImage ?? t('The generated cover', 'Text, educator'),
  [t('External course link', 'Field, educator')]: ({ details }) => details.courseUrl ?? '',
  [t('Outline', 'Field, educator')]: ({ outline }) =>
    outline
      .map(({ title, duration, summary, lessons }, index) =>
        lines([
          `${index + 1} ${title || t('Untitled module', 'Text, educator')}, ${duration}`,
          ...(summary ? [summary] : []),
          ...lessons.map(
            (lesson) =>
              `  ${lesson.title || t('Untitled lesson', 'Text, educator')}, ${t('{count} min', { count: lesson.durationMinutes }, 'Duration of a lesson, educator')}${lesson.isPreview ? t(', preview', 'After a lesson, educator') : ''}`,
          ),
        ]),
      )
      .join('\n'),
}

const compare = (mine: CourseValue, theirs: CourseValue): Difference[] =>
  Object.entries(texts)
    .map(([name, text]) => ({ name, mine: text(mine), theirs: text(theirs) }))
    .filter((difference) => difference.mine !== difference.theirs)
