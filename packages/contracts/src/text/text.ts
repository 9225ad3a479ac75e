import * as z from 'zod/mini'
import { fieldMessages } from './field-messages.ts'
import { toLine, typedLine, typedText } from './visible-text.ts'

// Every text that users type or paste passes through this file. A test checks it for every text in every request.

/**
 * `lineField` and `textField` for fields with rules of their own. The text is saved while it is typed, so its spaces
 * are kept.
 */
export const typedLineField = () => z.string().check(z.overwrite(typedLine))
export const typedTextField = () => z.string().check(z.overwrite(typedText))

export const lineField = (error?: string) => z.string(error).check(z.overwrite(toLine))
export const textField = (error?: string) => z.string(error).check(z.overwrite(typedText), z.trim())

const noLongerThan = (length: number) => z.maxLength(length, fieldMessages.tooLong(length))

export const optionalLine = (maxLength: number) => lineField().check(noLongerThan(maxLength))
export const optionalText = (maxLength: number) => textField().check(noLongerThan(maxLength))

// The checks do not abort, so that rules about several fields of the object still run.
export const requiredLine = (required: string, maxLength: number) =>
  lineField(required).check(z.minLength(1, required), noLongerThan(maxLength))
export const requiredText = (required: string, maxLength: number) =>
  textField(required).check(z.minLength(1, required), noLongerThan(maxLength))
