import { codeLimits, discountKinds, type DiscountKind } from '@kere/contracts/orders/discount-code-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { FormDialog } from '@kere/screens/form/form-dialog'
import { useForm } from '@kere/screens/form/use-form'
import { dayOf } from '@kere/screens/time-in-india'
import { Checkbox } from '@kere/ui/controls/checkbox'
import { Select } from '@kere/ui/controls/select'
import { TextInput } from '@kere/ui/controls/text-input'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CourseChoice, type ChosenCourse } from './course-choice.tsx'
import { loadContract } from './discount-codes.acts.tsx'

interface Values {
  code: string
  note: string
  kind: DiscountKind
  value: string
  maxUses: string
  usesPerPerson: string
  firstDay: string
  lastDay: string
  isForAll: boolean
  courseIds: readonly ChosenCourse[]
}

const kinds = [
  { value: 'percent', label: 'Percent' },
  { value: 'rupees', label: 'Rupees' },
]

/** An empty field is no number, so the schema refuses it. */
const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))

const empty: Values = {
  code: '',
  note: '',
  kind: 'percent',
  value: '',
  maxUses: '100',
  usesPerPerson: '1',
  firstDay: '',
  lastDay: '',
  isForAll: true,
  courseIds: [],
}

export function CodeDialog({ onClose }: { onClose: () => void }) {
  const { api, context } = useRemote()
  const client = useQueryClient()
  const [initial] = useState(() => ({ ...empty, firstDay: dayOf(Date.now()) }))
  const form = useForm({
    initial,
    schema: async () => (await loadContract()).newDiscountCode,
    read: ({ code, value, maxUses, usesPerPerson, isForAll, courseIds, ...rest }) => ({
      ...rest,
      ...(code.trim() !== '' && { code }),
      value: numberOf(value),
      maxUses: numberOf(maxUses),
      usesPerPerson: numberOf(usesPerPerson),
      courseIds: isForAll ? null : courseIds.map(({ id }) => id),
    }),
    async send(body, { idempotencyKey }) {
      const { code } = await api.call((await loadContract()).createDiscountCode, { body }, { idempotencyKey })
      context.notify({ tone: 'success', text: `Code ${code} created` })
      void client.invalidateQueries()
      onClose()
    },
  })
  const { kind, isForAll, courseIds } = form.values
  return (
    <FormDialog
      form={form}
      title="Create a code"
      onClose={onClose}
      submit={{ label: 'Create code', busy: 'Creating' }}
      refusal={form.refusal && `The code was not created. ${form.refusal}`}
    >
      <TextInput
        {...form.field('code')}
        label="Code"
        note="(optional)"
        hint={`${codeLimits.shortest} to ${codeLimits.longest} letters and digits. Leave it empty for a random code.`}
        autoComplete="off"
      />
      <TextInput {...form.field('note')} label="Note" note="(only admins see it)" autoComplete="off" />
      <div className="grid grid-cols-2 gap-3">
        <TextInput
          {...form.field('value')}
          label={kind === 'percent' ? 'Percent off' : 'Rupees off'}
          type="number"
          min={1}
          required
        />
        <Select {...form.choice('kind', discountKinds)} label="Type" options={kinds} />
        <TextInput {...form.field('maxUses')} label="Total uses" type="number" min={1} required />
        <TextInput {...form.field('usesPerPerson')} label="Uses per person" type="number" min={1} required />
        <TextInput {...form.field('firstDay')} label="First day" note="(IST)" type="date" required />
        <TextInput {...form.field('lastDay')} label="Last day" note="(IST)" type="date" required />
      </div>
      <Checkbox {...form.toggle('isForAll')}>For all courses</Checkbox>
      {!isForAll && (
        <CourseChoice
          id={form.idOf('courseIds')}
          chosen={courseIds}
          error={form.errorOf('courseIds')}
          onChange={(next) => form.edit({ courseIds: next })}
        />
      )}
    </FormDialog>
  )
}
