import * as z from 'zod/mini'
import { fieldMessages } from './field-messages.ts'
import { toLine, typedLine, typedText } from './visible-text.ts'

// The border of whatever people type or paste. A test asks it of every text in every request.

/** `lineField` and `textField`, for fields with rules of their own. Saved while it is typed: spaces stay as they are. */
export const typedLineField = () => z.string().check(z.overwrite(typedLine))
export const typedTextField = () => z.string().check(z.overwrite(typedText))

export const lineField = (error?: string) => z.string(error).check(z.overwrite(toLine))
export const textField = (error?: string) => z.string(error).check(z.overwrite(typedText), z.trim())

const noLongerThan = (length: number) => z.maxLength(length, fieldMessages.tooLong(length))

export const optionalLine = (maxLength: number) => lineField().check(noLongerThan(maxLength))
export const optionalText = (maxLength: number) => textField().check(noLongerThan(maxLength))

// They abort nothing: what an object asks of several fields at once is still looked at.
export const requiredLine = (required: string, maxLength: number) =>
  lineField(required).check(z.minLength(1, required), noLongerThan(maxLength))
export const requiredText = (required: string, maxLength: number) =>
  textField(required).check(z.minLength(1, required), noLongerThan(maxLength))
