import Plus from 'lucide-react/icons/plus'
import { Button } from '../controls/button.tsx'
import { EmptyState } from '../layout/empty-state.tsx'
import { ErrorPanel } from '../status/error-panel.tsx'
import { TextLink } from '../controls/link.tsx'
import { Section } from '../layout/section.tsx'
import { Toast } from '../status/toast.tsx'

const nothing = () => undefined

const disc =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 12'%3E%3Crect width='12' height='12' fill='%23dceef1'/%3E%3Ccircle cx='8' cy='5' r='4' fill='%2362bfcf' stroke='%230b5563' stroke-width='.1'/%3E%3C/svg%3E"

export function MessageStates({ className }: { className: string }) {
  return (
    <div className={`grid grid-cols-1 gap-x-8 gap-y-10 desk:grid-cols-2 ${className}`}>
      <Section title="Toasts">
        <div className="flex flex-col gap-3.5">
          <Toast tone="success" action={{ label: 'Start now', onRun: nothing }} onClose={nothing}>
            You are enrolled in <strong>Reading a lake</strong>.
          </Toast>
          <Toast tone="info" action={{ label: 'Undo', onRun: nothing }}>
            Event deleted.
          </Toast>
          <Toast tone="error" action={{ label: 'Retry', onRun: nothing }} onClose={nothing}>
            Not saved. We will try again in 10 s.
          </Toast>
        </div>
      </Section>
      <Section title="Failure">
        <ErrorPanel
          title="This part is unavailable"
          text="Events did not load. The rest of the page works. Nothing you entered is lost."
          headingLevel="h3"
          onRetry={nothing}
          action={<Button variant="quiet">Report</Button>}
          reference="7F3K-20Q1"
          at={new Date('2026-11-20T06:34:00Z')}
        />
        <ErrorPanel
          className="mt-4"
          title="Error loading courses. Please try again."
          text="The rest of the site works."
          headingLevel="h3"
          retryHref="#tags"
        />
      </Section>
      <Section title="Nothing yet">
        <EmptyState
          title="No courses yet"
          headingLevel="h3"
          picture={disc}
          action={<Button icon={<Plus />}>Create a course</Button>}
        >
          Courses you write appear here. Start with a title; we save as you type.
        </EmptyState>
      </Section>
      <Section title="No results">
        <EmptyState
          title="No courses found"
          headingLevel="h3"
          action={<Button variant="outline">Clear filters</Button>}
        >
          Nothing matches “mangrove” with these 3 filters. Nearby: <TextLink href="#tags">Conservation</TextLink>
        </EmptyState>
      </Section>
    </div>
  )
}
