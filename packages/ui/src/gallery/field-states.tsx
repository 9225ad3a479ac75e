import { SearchInput } from '../controls/search-input.tsx'
import { Section } from '../layout/section.tsx'
import { Select } from '../controls/select.tsx'
import { TextInput } from '../controls/text-input.tsx'

const orders = [
  { value: 'newest', label: 'Newest first' },
  { value: 'price-low', label: 'Price, low to high' },
]

export function FieldStates({ className }: { className: string }) {
  return (
    <Section title="Inputs" className={className}>
      <div className="grid grid-cols-1 gap-x-5 gap-y-5 desk:grid-cols-2">
        <TextInput label="Institute name" hint="As it is written on your ID." placeholder="For example, your college" />
        <TextInput label="First name" defaultValue="Meera" />
        <TextInput label="Phone" defaultValue="98450" error="Please enter a valid phone number" />
        <TextInput label="Email" note="(from your profile)" hint="Read only." readOnly value="meera.n@example.in" />
        <SearchInput label="Search courses" placeholder="Search courses" />
        <Select label="Sort" labelPlace="beside" options={orders} className="self-center" />
        <Select label="Level" options={orders} />
      </div>
    </Section>
  )
}
