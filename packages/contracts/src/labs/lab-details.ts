import * as z from 'zod/mini'
import { courseCategories } from '../courses/course-options.ts'
import { fieldMessages } from '../text/field-messages.ts'
import { optionalLine, optionalText, requiredLine, requiredText, lineField } from '../text/text.ts'
import { labLimits as limits, labMessages as messages } from './lab-options.ts'

const entries = (required?: string) => {
  const entry = lineField().check(
    z.minLength(1, required),
    z.maxLength(limits.entryLength, fieldMessages.tooLong(limits.entryLength)),
  )
  const list = z.array(entry)
  return required === undefined
    ? list.check(z.maxLength(limits.entries, fieldMessages.tooMany(limits.entries)))
    : list.check(z.minLength(1, required), z.maxLength(limits.entries, fieldMessages.tooMany(limits.entries)))
}

/** A day in Indian time. A year outside the range of instants would break every list that contains the lab. */
const day = () =>
  z.iso.date({ error: messages.dateRequired, abort: true }).check(
    z.refine((date) => date >= limits.firstDay && date <= limits.lastDay, {
      error: messages.dateRequired,
      abort: true,
    }),
  )

const stage = z.object({
  /** The id survives a renaming or moving of the stage, because submissions refer to it. */
  id: z.string().check(z.maxLength(40), z.regex(/^[\w-]+$/)),
  name: requiredLine('Give the stage a name', limits.stageNameLength),
  text: optionalLine(limits.stageTextLength),
  /** A day in Indian time. The stage ends at 6 pm. */
  endsOn: day(),
})

export type LabStage = z.infer<typeof stage>

/** A goal of a lab. Its id survives a correction of the text, because ticks of teams refer to it. */
export interface LabGoal {
  id: string
  text: string
}

const places = (most: number) => z.int().check(z.minimum(1), z.maximum(most))

/** The complete details of a lab, as its educator saves them (S-402). */
export const labDetails = z
  .strictObject({
    title: requiredLine(messages.titleRequired, limits.titleLength),
    description: requiredText(messages.descriptionRequired, limits.descriptionLength),
    category: z.nullable(z.enum(courseCategories)),
    goals: entries(messages.goalsRequired),
    deliverables: entries(),
    stages: z.array(stage).check(z.minLength(1, messages.timelineRequired), z.maxLength(limits.stages)),
    startsOn: day(),
    /** The last day, until 6 pm, for requests to join. */
    closesOn: day(),
    maxParticipants: places(limits.participants),
    maxMentors: places(limits.mentors),
    teamSize: places(limits.teamSize),
    askedBy: optionalText(limits.lineLength),
    needs: optionalLine(limits.lineLength),
    coverImage: z.nullable(
      z.string().check(z.maxLength(300), z.regex(/^\/media\/[\w./-]+$/, 'Please upload the picture')),
    ),
    coverDrawing: z.int().check(z.minimum(0), z.maximum(limits.drawings - 1)),
    /** If true, the lab is shown while no real lab is open (U-24). Only admins can create one. */
    isSample: z.boolean(),
  })
  .check(
    z.superRefine(({ stages, startsOn, closesOn }, context) => {
      const refuse = (path: (string | number)[], message: string) =>
        context.addIssue({ code: 'custom', path, message, input: undefined })
      for (const [index, { endsOn }] of stages.entries()) {
        const before = stages[index - 1]
        if (stages.findIndex(({ id }) => id === stages[index]?.id) < index)
          refuse(['stages', index, 'id'], messages.stageTwice)
        if (before && endsOn <= before.endsOn) refuse(['stages', index, 'endsOn'], messages.stageOrder(index + 1))
      }
      if (stages[0] && stages[0].endsOn < startsOn) refuse(['startsOn'], messages.startsLate)
      const last = stages.at(-1)
      if (last && closesOn > last.endsOn) refuse(['closesOn'], messages.closesLate)
    }),
  )

export type LabDetails = z.infer<typeof labDetails>
