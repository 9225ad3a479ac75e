import { countOf } from '@kere/brand/count'
import { tokenLimits, type TokenScope, tokenScopeNames, tokenScopes } from '@kere/contracts/console/api-token-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { CheckboxGroup } from '@kere/screens/form/checkbox-group'
import { FormDialog } from '@kere/screens/form/form-dialog'
import { useForm } from '@kere/screens/form/use-form'
import { Checkbox } from '@kere/ui/controls/checkbox'
import { TextInput } from '@kere/ui/controls/text-input'
import { useQueryClient } from '@tanstack/react-query'
import { loadContract } from './api-tokens.acts.tsx'

interface Values {
  name: string
  scopes: readonly TokenScope[]
  days: string
}

const initial: Values = { name: '', scopes: [], days: String(tokenLimits.days) }

interface TokenDialogProps {
  onClose: () => void
  onMade: (token: string) => void
}

export function TokenDialog({ onClose, onMade }: TokenDialogProps) {
  const { api } = useRemote()
  const client = useQueryClient()
  const form = useForm({
    initial,
    schema: async () => (await loadContract()).newApiToken,
    read: ({ days, ...rest }) => ({ ...rest, days: days.trim() === '' ? Number.NaN : Number(days) }),
    async send(body) {
      const { token } = await api.call((await loadContract()).createApiToken, { body })
      void client.invalidateQueries()
      onMade(token)
    },
  })
  return (
    <FormDialog
      form={form}
      title="Create a token"
      onClose={onClose}
      submit={{ label: 'Create token', busy: 'Creating' }}
      refusal={form.refusal && `The token was not created. ${form.refusal}`}
    >
      <TextInput
        {...form.field('name')}
        label="Name"
        hint="What uses it, such as Accounts."
        autoComplete="off"
        required
      />
      <CheckboxGroup {...form.group('scopes')} legend="Can read">
        {tokenScopes.map((scope, place) => (
          <Checkbox key={scope} id={place === 0 ? form.idOf('scopes') : undefined} {...form.member('scopes', scope)}>
            {tokenScopeNames[scope]}
          </Checkbox>
        ))}
      </CheckboxGroup>
      <TextInput
        {...form.field('days')}
        label="Days until it expires"
        type="number"
        min={1}
        max={tokenLimits.mostDays}
        hint={`At most ${tokenLimits.mostDays}. You get an email ${countOf(tokenLimits.warnedDays, 'day')} before.`}
        required
      />
    </FormDialog>
  )
}
