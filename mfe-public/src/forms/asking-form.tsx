import { addressIn, language } from '@kere/brand/language'
import { Button } from '@kere/ui/controls/button'

interface AskingFormProps {
  formId?: string
  action: string
  fields?: Readonly<Record<string, string>>
  buttonId: string
  children: string
}

/** A form that is submitted after the visitor has signed in (decision 0064). */
export const AskingForm = ({ formId, action, fields = {}, buttonId, children }: AskingFormProps) => (
  <form id={formId} method="post" action={addressIn(language, action)}>
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <Button id={buttonId} type="submit" size="main" wide>
      {children}
    </Button>
  </form>
)
