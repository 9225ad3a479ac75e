import { t } from '@kere/brand/messages'
import { draftLimits } from '@kere/contracts/courses/draft-limits'
import { courseCategories, courseLevels } from '@kere/contracts/courses/course-options'
import { isKnown } from '@kere/contracts/http/open-value'
import * as z from 'zod/mini'
import { courseMessages } from '../course-labels.ts'
import { readPrice } from '../../../../editor/read-price.ts'

const text = (required: string, maxLength: number) =>
  z.string().check(z.trim(), z.minLength(1, required), z.maxLength(maxLength))

const oneOf = <Value extends string>(values: readonly Value[], required: string) =>
  z.pipe(
    z.string().check(z.refine((chosen) => isKnown(values, chosen), required)),
    // Just checked.
    z.transform((chosen) => chosen as Value),
  )

/** S-376 to S-379, S-382: what a course begins with. Everything can be changed afterwards. */
export const newCourseForm = z.object({
  title: text(courseMessages.titleRequired, draftLimits.titleLength),
  description: text(courseMessages.descriptionRequired, draftLimits.descriptionLength),
  category: oneOf(courseCategories, courseMessages.categoryRequired),
  level: oneOf(courseLevels, courseMessages.levelRequired),
  duration: text(courseMessages.durationRequired, 40),
  price: z.pipe(
    z.string().check(
      z.refine((typed) => typed.trim() !== '', { error: courseMessages.priceRequired, abort: true }),
      z.refine((typed) => readPrice(typed) !== null, courseMessages.priceInvalid),
    ),
    z.transform((typed) => readPrice(typed) ?? 0),
  ),
  modules: z
    .array(
      z.object({
        id: z.string(),
        title: text(t('Module title is required', 'Text, educator'), draftLimits.titleLength),
        duration: text(t('Module duration is required', 'Text, educator'), 40),
      }),
    )
    .check(z.minLength(1, courseMessages.modulesRequired), z.maxLength(draftLimits.modules)),
})
