import { Button } from '@kere/ui/controls/button'
import { Section } from '@kere/ui/layout/section'

/** A form that the shell handles. It reloads the page with or without the bar. */
export const BarSwitch = ({ isOn }: { isOn: boolean }) => (
  <Section title="Release bar">
    <p className="text-dense text-muted">
      A bar at the foot of every page says which release made it, where and how fast. With it you look at another
      release, or copy a link to one. Only you see it.
    </p>
    <form method="post" action="/_bar" className="mt-4">
      <input type="hidden" name="bar" value={isOn ? 'off' : 'on'} />
      <Button type="submit" variant="outline">
        {isOn ? 'Hide the bar' : 'Show the bar'}
      </Button>
    </form>
  </Section>
)
