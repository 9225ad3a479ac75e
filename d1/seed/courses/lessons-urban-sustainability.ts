import type { SubjectLessons } from '../base/content.ts'

export const urbanSustainabilityLessons: SubjectLessons = {
  'the-bus-that-comes': {
    'What riders say they want, and what they choose': `Asked, riders name seats, cleanliness and air conditioning. Watched, they choose the bus that comes often and on time. Both are true. One is about comfort once aboard; the other decides whether they board.

| Asked: “What should be better?” | Watched: what made them take it |
| --- | --- |
| A seat | It came within ten minutes |
| Air conditioning | It went where they were going, without a change |
| Cleaner floor | They knew when it would come |
| Lower fare | The stop was near |

**Waiting is arithmetic.** If buses come evenly and you do not know the timetable, you wait half the gap on average.

\`\`\`figure
kind: bars
title: A bus every 8 minutes saves 11 minutes of waiting against one every 30
unit: minutes of waiting
source: Half the gap between buses that run evenly
Gap | Waiting
8 min | 4
10 min | 5
15 min | 7.5
20 min | 10
30 min | 15
60 min | 30
\`\`\`

**Uneven is worse than rare.** *Worked example.* Four buses an hour should mean a gap of 15 minutes and 7.5 of waiting. On this road they come in pairs: gaps of 2, 28, 2 and 28 minutes. Most people arrive in the long gaps. The average is (2² + 28² + 2² + 28²) ÷ (2 × 60) = 1,576 ÷ 120 = **13.1 minutes**. The same four buses, the same fuel, and people wait 75 percent longer. Holding the second bus for 13 minutes at the terminal costs nothing.

**So how should one ask?** Not about wishes, but about the last trip:

1. When did you leave home, and when did you reach the stop?
2. How long did you wait? Did you let one pass, and why?
3. What would you have done if it had not come in ten minutes more?
4. What did you do last time it did not come?

The fourth answer is the most useful. “I paid ₹80 for an auto” is a price. “I stayed at home” is a person whom no count at the stop will ever find.

**Why people answer the first question with seats.** They speak as passengers, because you met them on the bus. Those whom waiting drove away are not there. To hear them, ask at the auto stand, the school gate, the two-wheeler parking.

**A warning.** Do not conclude that comfort is a luxury. For somebody who is eight months pregnant or 70 years old, a seat decides. Women often name lighting at the stop and a crowd at the door. Keep these answers apart and count them apart.

**Try this.** Ask ten people the four questions, five at a stop and five somewhere else. Put the answers in two columns: *aboard* and *getting there*. Which column is longer in each group?`,
    'Access, wait, ride, transfer: the parts of a trip': `A trip has four parts, and minutes in them do not feel alike. Waiting without knowing feels about twice as long as riding, and a transfer costs as much as several minutes even if it takes none. So a route that is five minutes slower but runs every eight minutes may win. Write your own last trip as four numbers and find the longest by feeling.`,
    'Ride one full round trip with a log': {
      body: `Ride one round trip from terminal to terminal and back. Note time at each stop, minutes standing, load in quarters and why you were delayed.`,
      bring: ['Watch', 'Log sheet with all stops', 'Fare'],
      checklist: ['Every stop with arrival and departure', 'Delays with a cause', 'Layover at both ends'],
    },
    'Tally sheets that survive a crowd': `A sheet must work while people push. One line for a bus, large boxes: time, route, number, boarded, alighted, load in five steps from empty to packed. Two people: one counts doors, one writes. Prepare for rain with a plastic cover. Test it for fifteen minutes first; you will move at least one column.`,
    'From boardings to a load profile': `Begin with an empty bus. At each stop add those who boarded and subtract those who left: that is the load on the next link. Draw it as a curve along the route. Its peak decides how many buses are needed, not the total of passengers. If the sum at the end is not zero, people were missed; spread the difference, and say so.`,
    'Ticket data and what it leaves out': `Ticket machines record stage, time and fare of those who paid. They leave out pass holders in many systems, people who could not get in, and where somebody got off. Free travel for women is often recorded as a zero ticket, often late. Compare two hours of ticket data with your own count; the ratio is your correction, for that route and hour only.`,
    'Count for two hours at the busiest stop': {
      body: `Count at the busiest stop for two hours in the peak: each bus with time, boarded, alighted, load and how many stayed behind.`,
      bring: ['Tally sheets', 'Watch', 'A partner'],
      checklist: ['Every bus of the route', 'People left behind counted', 'Unusual events noted'],
    },
    'Half the headway, and the term people forget': `If buses come evenly and people arrive at random, the mean wait is half the headway. With uneven gaps it is longer: half the headway × (1 + CV²), where CV is the standard deviation divided by the mean. Gaps of 2 and 28 minutes have a mean of 15 and a wait of more than 13 minutes instead of 7.5. Evenness is worth as much as buses.`,
    'How bunching starts and how it is stopped': `A late bus finds more people, takes longer, and gets later; the one behind finds fewer and catches up. Soon they run in pairs. What helps: hold the early one for a minute at a control point, boarding by all doors, tickets bought before, a spare bus at the terminal, priority at the worst signal. Telling drivers to hurry makes it worse.`,
    'Plot your headways': {
      body: `Plot the gaps between buses of one route in order, as bars, and work out mean, standard deviation and the wait with and without unevenness.`,
      bring: ['Your times', 'Graph paper or a spreadsheet'],
      checklist: ['At least twelve gaps', 'Both waits in minutes', 'One sentence for a rider'],
    },
    'Setting running time from the data, not from hope': `Take at least twenty runs in the same hour and sort them. A schedule at the mean is late every second time. Take about the 65th percentile for running time and add layover so that 95 of 100 buses can leave on time. Different times for peak, midday and evening are worth their trouble. Too much slack makes buses crawl; look at where they wait.`,
    'Cycle time and the number of buses': `Cycle time = running time there and back + layover at both ends. Buses = cycle time ÷ headway, rounded *up*. With 54 + 56 + 10 minutes and a headway of 12, that is ten buses. Cutting four minutes of delay at one signal may save none, or a whole bus: work out where the next step lies. Then stretch the layover to use what rounding gave.`,
    'Shifts, breaks and a humane duty': `A timetable is also somebody’s day. The Motor Transport Workers Act limits work to eight hours a day and 48 a week with a rest interval after at most five; check present rules under the labour codes. Toilets and drinking water at both ends are part of the timetable. Split duties save money and cost sleep. Ask two crews what they would change first.`,
    'Draw a weekday timetable': {
      body: `Draw a weekday timetable for one route: headways by period, running times, cycle, buses and crews. Check each duty for breaks.`,
      bring: ['Running times by period', 'Headways wanted'],
      checklist: ['Buses rounded up', 'Layover at both ends', 'No duty over eight hours'],
    },
    'Six text files that make an app work': `GTFS is a set of text files with commas. You need agency, routes, trips, stop_times, stops and calendar (or calendar_dates). Stops have coordinates, trips belong to a route and a calendar, stop_times join trips and stops in order. Times may go beyond 24:00 for buses after midnight. A free validator tells what is wrong; begin with one route.`,
    'Names of stops in two scripts': `A stop needs one name, spelled alike on pole, app and ticket, in Kannada, Hindi or whatever is read there, and in Latin letters. Use the name that people say, not that of a shop which may close. Add a direction where two face each other: “towards Majestic”. GTFS holds further languages in translations. Let a conductor check the list; he calls them out each day.`,
    'Correct a small feed': {
      body: `Take a feed with ten errors and correct it with a validator: missing stops, times that run backwards, coordinates in the sea.`,
      bring: ['Computer', 'Sample feed', 'Validator'],
      checklist: ['No errors left', 'Remaining warnings explained', 'One trip checked by riding it'],
    },
    'What one km of bus costs': `Add crew, fuel or electricity, maintenance, tyres, insurance, depreciation and overhead for a year and divide by kilometres. City buses in India often come to some ₹60 to ₹90, with crew as the largest part. The *marginal* cost of one more trip at midday is far lower, since bus and crew are there. Say which one you use. Fares usually cover only a part, and that is a decision, not a failure.`,
    'Bus lanes, queue jumps and the signal': `Three ways to give a bus its minutes back: a lane of its own where queues are longest, a short lane past the queue at a junction, and a signal that stays green some seconds longer. Paint alone lasts a week; enforcement or kerbs make a lane. Count people, not vehicles: a lane with forty buses an hour moves more than two with cars.`,
    'Write a four-page proposal': {
      body: `Propose one change on one route in four pages: what riders lose today, what to do, what it costs per year and per km, what it gains in minutes, who must agree, how to see after three months whether it worked.`,
      bring: ['Counts, headways, timetable'],
      checklist: ['One change only', 'Gain in minutes × riders', 'A measure for after three months'],
    },
  },
}
