import { Switch } from '@kere/ui/controls/switch'

interface StandingSwitchProps {
  name: string
  isPublished: boolean
  onChange: () => void
}

/** The state of a row and the switch that changes it, in one cell over the row's link. */
export const StandingSwitch = ({ name, isPublished, onChange }: StandingSwitchProps) => (
  <div className="relative z-1 inline-flex items-center gap-2 whitespace-nowrap">
    <Switch labelPlace="hidden" aria-label={`Published: ${name}`} checked={isPublished} onChange={onChange}>
      Published
    </Switch>
    <span aria-hidden="true" className="text-dense font-semibold">
      {isPublished ? 'Published' : 'Draft'}
    </span>
  </div>
)
