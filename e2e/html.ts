import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

/** What the HTML standard does not allow: the rules that the Nu checker applies too. */
export async function findInvalid(html: string) {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => ({ ruleId, message, selector })),
  )
}
