import type { SubjectLessons } from '../base/content.ts'

export const urbanSustainabilityLessons: SubjectLessons = {
  'walk-your-ward': {
    'One street, forty obstacles': `Walk 200 metres of any footpath and count every time you have to step down, squeeze, climb or leave it. Most people count five. Walk again slowly with a list, and it is forty.

We do not see them because our bodies solve them. Somebody with a stick, a suitcase, a pram or a heavy bag cannot, and leaves the footpath at the first. From there on they walk in traffic.

What to look for, in six groups:

1. **Gaps:** missing slabs, open drains, driveways that cut the path
2. **Steps:** kerbs above 15 cm, ramps as steep as a slide
3. **Objects:** poles, transformers, boxes, trees without a gap, signs at head height
4. **Uses:** parked vehicles, goods, waste, building material
5. **Surface:** loose, polished, broken, flooded
6. **Ends:** where it simply stops

A vendor is not an obstacle in the same sense: people come for them, they make a street safe in the evening, and the Street Vendors Act, 2014 protects them. Note how much width is left, not who stands there.

Do it today on the way to something: one street, tally marks in six columns. Which group wins? That is usually not the one that people complain about.`,
    'Clear width and who needs it': {
      isPreview: true,
      body: `Clear width is what is left between the nearest things on both sides, from the ground up to 2.2 m. Nothing else counts: a path of 3 m with a transformer in its middle may have a clear width of 60 cm.

| Who | Needs at least |
| --- | --- |
| One person | 0.75 m |
| With a bag, an umbrella, a child by the hand | 1.0 m |
| Wheelchair, straight on | 0.9 m |
| Wheelchair, turning round | 1.5 m × 1.5 m |
| Two people passing | 1.5 m |
| Wheelchair and walker passing | 1.8 m |

Indian guidelines (IRC:103) ask for at least **1.8 m** of clear walking zone in residential streets and 2.5 m or more near shops, and kerbs not higher than 15 cm.

How to measure: hold the tape level between the two nearest obstacles at a right angle to the way you walk. Measure at the *narrowest* place of each stretch, since a path is as wide as its narrowest point. Doors that open, cables that hang and branches below 2.2 m count.

Write width in centimetres and what makes it narrow: “74 cm, between wall and lamp pole 12”.

Measure three places today. How many of the table’s rows can pass the narrowest?`,
    },
    'Three zones of a street edge': `Between building and carriageway there should be three strips. When they are mixed, people lose.

| Zone | Width | Holds |
| --- | --- | --- |
| Frontage | 0.5–1 m | Steps, doors, displays, people who look |
| **Walking** | 1.8 m or more | Nothing. Ever |
| Furniture | 0.75–1.5 m | Poles, trees, benches, bins, boxes, vendors, parked cycles |

Beside the carriageway stands the kerb, then parking or traffic.

Most Indian footpaths have enough room and no order: poles stand in the walking zone because the trench was there. Moving twelve poles by 60 cm helps more than new tiles.

**Driveways** should cross the footpath, not the other way round: the path stays level, and cars climb. Where it dips at every gate, a walker goes up and down forty times in a street.

**Trees** are part of the furniture zone and the reason why anybody walks in May. If a trunk stands in the middle, widen the path around it; never cut it for a width.

**Try this:** on a photograph of your street draw the three strips in three colours. Then mark each thing that stands in the wrong one, and who owns it. You have just drawn the plan that the engineer never had.`,
    'Strip maps on folded paper': `An audit needs a map that you can write on while you walk. A strip map is a street drawn as a straight ribbon.

1. Fold A4 paper lengthwise in three. The middle strip is the footpath, the left one buildings, the right one carriageway.
2. One centimetre is two metres, so one sheet is about 50 metres. Number the sheets.
3. Fix points that anybody will find again: corner, gate with a number, lamp pole with a number. Each gets a distance from the start.
4. Every obstacle gets a running number at its place, and a line in the list: *no., distance, what, width left or height, owner if known, photo no.*

| No. | m | What | Measure | Owner? | Photo |
| --- | --- | --- | --- | --- | --- |
| 7 | 31 | Transformer | 65 cm left | BESCOM | 112 |
| 8 | 36 | Slab missing | 40 × 60 cm, 1.2 m deep | City | 113 |

Two people share it like this: one walks ahead, measures and calls; the other writes and repeats aloud. After each sheet you change.

Count distance by paces that you have checked over 50 m, or with a wheel. One percent is good enough; what matters is that number 8 can be found by somebody else next year.

Write side of the street, direction, date and weather on every sheet. They *will* get mixed up.`,
    'Measuring slope with a bottle and a ruler': `A ramp that looks gentle can be unusable. Two numbers matter: slope along the way, and slope across it.

**Tool:** a board of exactly one metre, a clear bottle half full of water taped on it, a ruler.

1. Lay the board on the ramp. Lift its lower end until the water in the bottle lies parallel to the board, as it does on a level table.
2. Measure the gap below the lifted end in centimetres. That is the slope in percent: 8 cm on 1 m is 8 %.

A phone with a level works as well; check it on a table, then turn it by 180° and check again.

| | Good | Limit | Says |
| --- | --- | --- | --- |
| Ramp at a kerb | 5–8 % (1 in 20 to 1 in 12) | 8 % | Above 10 % a wheelchair tips |
| Along the footpath | up to 5 % | – | As the street |
| Across | 2 % | 2.5 % | More pulls the chair to the road |
| Step at the foot of a ramp | 0 | 1 cm | More stops small wheels |

Measure at the steepest place, and the width of the ramp (1.2 m at least).

A ramp of 15 cm height at 8 % is nearly 1.9 m long. Where you see one of 50 cm, it was built to please a photograph. Note it: “height 14, length 50, slope 28 %”. No adjective is needed.`,
    'Staying safe near traffic': `An audit is done beside moving vehicles, by people who look at the ground. Plan for it.

**Before**

- Never alone. Three is best: one measures, one writes, one only watches the traffic and may say *back* at any time.
- Bright clothes or vests; closed shoes; hat, water.
- Sunday from seven to nine in the morning for measuring; rush hour only for counting, from a safe place.
- Tell somebody where you are.

**On the street**

- Face the traffic. Step onto the carriageway only when the watcher has said *clear*, never to take a photograph.
- Nobody puts a hand or foot into an open drain or box. Measure depth with a stick.
- Do not touch cables, boxes or poles: some are live, above all after rain.
- Phones and earphones stay in the bag while you walk.

**With people.** Say who you are and why, before you measure in front of a shop: “We look at where it is hard to walk.” Do not photograph faces; leave when you are asked to. Do not promise that anything will change, and do not say that anybody will be evicted, because it is not your aim.

**If something happens:** 112 for accident, police, fire. The ward office for an open manhole: put a branch in it, so that it can be seen, and report it at once. That one cannot wait for your list.`,
    'Audit 500 m on each side': {
      body: `Now the audit itself: 500 metres, on both sides, as strip maps. It takes two hours for each side with a team of three.

Begin at a fixed corner. Walk each side once without writing, to get the whole into your head. Then work sheet by sheet: obstacles with number, distance, measure, photograph; clear width at the narrowest place of each 10 m; every ramp with slope; every crossing with its waiting time at the traffic light or the number of gaps in five minutes.

Add shade at noon in tenths for every 50 m, light in the evening later, and each place to sit.

At the end of each side compare the number of photographs with the list, before you go home. Write three sentences while it is fresh: the worst ten metres, the best ten, the biggest surprise.`,
      bring: [
        'Twenty folded sheets',
        'Tape, one-metre board, ruler',
        'Stick',
        'Phone with a full battery',
        'Vests',
        'Team of three',
      ],
      checklist: [
        'Both sides, every sheet numbered',
        'Narrowest width for each 10 m',
        'Every ramp with height, length, slope',
        'Photographs match the list',
      ],
    },
    'What a ramp looks like from a wheelchair': `Sit in a wheelchair for ten minutes and the street is another one. Better still: walk with somebody who uses one every day, listen, and pay them for their time. Sitting in it for once teaches what is heavy; it does not teach what a life is like.

What wheelchair users tell us again and again:

- **One step of three centimetres** stops the front wheels, and the body goes on.
- **Cross slope** is the silent enemy: one arm works, the other brakes.
- **Gratings** with slots along the way swallow a wheel. Slots should lie across it, under 1.3 cm wide.
- **Bollards** closer than 90 cm keep out motorcycles and chairs alike. One gap of 1.0 to 1.2 m, please.
- **A ramp without a landing:** you arrive at the top and stand in the traffic.
- **Drivers do not see you.** Eyes are at 1.15 m, below the bonnet of an SUV.
- Detours. “There is a ramp at the other end” means 400 metres.

Note for each obstacle: *can pass – with help – cannot – dangerous.* This scale is theirs, and it sorts your list better than centimetres.

And ask one question at the end that has nothing to do with ramps: where would you go if you could? The answer is your route.`,
    'Tactile paving, and how it goes wrong': `Tactile tiles speak to feet and sticks, in two words. **Lines** in the direction of walking say: go on. **Dots** say: careful, something changes here.

Right: lines in the middle of the walking zone, 30 cm wide, at least 60 cm from any object; dots across the whole width before a crossing, steps, a platform edge; yellow or otherwise in clear contrast; a ramp without a step where the dots are.

What goes wrong, nearly everywhere:

| Fault | What it does |
| --- | --- |
| Lines lead into a pole or a parked car | Injury |
| Dots used as decoration everywhere | The word has lost its meaning |
| Line interrupted at each driveway | One stands in the middle of nothing |
| Polished steel studs | Slippery in rain, hot in May |
| Turned by 90 degrees without dots | One walks straight into the wall |
| Covered by goods and scooters | As if it was not there |
| Grey on grey | Useless for those who see a little, who are the most |

Test it: close your eyes, put one foot before the other along the line, with a companion who says *stop*. How many metres do you get?

Write for each break: distance, fault, what is needed. Mostly it is ten tiles or one pole. And do not ask for tactile paving where the path itself is missing: first width, then tiles.`,
    'Repeat the walk on wheels or after sunset': {
      body: `Walk the same 500 metres again as somebody else. Choose one: on wheels, with somebody who uses a wheelchair, or with a loaded pram or suitcase; or after sunset, between seven and nine.

**On wheels:** mark at each number of your list *can pass, with help, cannot, dangerous*, and add what you had not noticed on foot. Say how often you were on the carriageway and for how many metres.

**After sunset:** in groups of three. For every 25 m: can you recognize a face at 10 m? Is there anybody who could help? Is the walking zone lit, or only the road? Note lamps by number that do not burn. Ask two women what they do here at this hour; the answer is often: walk elsewhere.

Compare both maps. Obstacles that appear on both go to the top.`,
      bring: [
        'Copies of your strip maps',
        'Second colour',
        'Torch',
        'Team of three',
        'Pram, suitcase or a companion who uses a wheelchair',
      ],
      checklist: [
        'Every number has a second judgement',
        'Metres on the carriageway counted',
        'Lamps with their numbers',
        'Two people asked',
      ],
    },
    'City, power utility, telecom, shop: who owns the pole?': `A list goes nowhere if it is sent to the wrong office. So find out who owns what stands in the way.

| Thing | Usually owned by | How to tell |
| --- | --- | --- |
| Slabs, kerbs, drains, manholes for rain | City corporation | – |
| Round manholes, “sewer”, “water” | Water board | Letters on the lid |
| Lamp posts | City, often run by a contractor | Number plate |
| Power poles, transformers, feeder pillars | Electricity company | Number, colour, danger sign |
| Cabinets, cables at head height | Telecom and cable firms | Stickers, or nobody |
| Signals, signs | Traffic police or city | – |
| Bus stops | City or bus corporation, advertiser | Panel |
| Trees | City’s tree officer | – |
| Ramps and steps of shops | The owner; the ground is the city’s | Ask kindly |
| Building material | Who builds | Board at the site |
| Main roads | Sometimes the state’s public works | Ask for the list of roads |

Write the number of the pole or lid on your list: it turns “a pole” into an asset with a keeper.

For cables that nobody owns, ask the city to set a date for removal; many have a rule for it.

Where two are involved, such as a transformer over a drain, send the same letter to both with both names in it. Each will say that it is the other, and then you have that in writing.`,
    'Ten photographs that need no caption': `Nobody reads forty pages. Ten good photographs carry an audit through any meeting.

**Take them like this**

1. From the height of eyes, standing where a walker stands, not from a car or a roof.
2. Something for scale: tape at the gap, a shoe, a 1 m board. Not a face.
3. Two of each: wide, with a landmark that everybody knows; close, with the measure.
4. In even light: morning or cloud. Harsh shadow hides steps.
5. A person from behind who has to leave the path tells it all. Ask them.
6. Same place dry and after rain: a pair.

**Choose** ten of a hundred: each shows *one* problem; together they show all owners; one shows a place where it works. That one matters most: it proves that the city can.

**Name files** by number on the map: *08_missing-slab_36m_2026-11-14.jpg*. Keep the originals; they carry date and time.

**Do not** brighten, crop out the vendor, or take the worst angle. An engineer who goes there and finds it harmless will believe nothing more.

Cover them with your hand: what does each say without words? Throw out those that say nothing. Then put them in the order in which one would walk.`,
    'Write the two-page audit': {
      body: `Write two pages. Page one is for the engineer, page two is the list.

**Page one:** street, from where to where, date, who; one map; three numbers (for example: 62 obstacles on 1,000 m; narrowest place 48 cm; 340 m walked on the carriageway by wheelchair); five photographs; and **what we ask for**, sorted by danger:

1. *This week:* open manholes, live cables
2. *This quarter:* twelve slabs, three ramps
3. *With the next budget:* six poles, one crossing

**Page two:** the table by owner, with number, distance, what, measure, request.

No history of neglect, no blame, no exclamation marks. End with a date on which you will walk there again and would like to meet.

Have it read by a wheelchair user, a shopkeeper of the street and somebody of fourteen. Change what they do not understand or find unfair.`,
      bring: ['Strip maps', 'Ten photographs', 'List of owners'],
      checklist: [
        'Two pages, not three',
        'Three numbers, each with how it was measured',
        'Sorted by danger and owner',
        'Read by three people',
      ],
    },
    'The second letter, and the third': `The first letter is seldom answered. That is no refusal; it is Tuesday. What works is to return, friendly and on time.

**Hand over in person** and ask for a stamp, name and a date for a joint walk. One hour on the street with the engineer is worth ten letters.

**After 21 days – the second letter,** one page:

- what has been done since; thank for it with a photograph
- what has not, by number
- one question: *which of these can be done before 31 March?*
- copies to the owners of poles and to the ward committee

**After 60 days – the third:** the same list with three columns: done, promised (by whom, until when), no answer. Send it to the next higher office and to the ward councillor, and ask under the Right to Information Act for the work orders and the maintenance budget of this street.

**Meanwhile** make it visible: a walk each month with five neighbours and a pram, chalk circles with numbers around obstacles, a map in the window of a shop.

**Count.** “Of 62, 19 were mended in a year, among them all open manholes.” Such a sentence keeps a group together, and it makes the next engineer pick up the phone.

Then measure the street again. And lend your tape to the next one.`,
  },
  'the-bus-that-comes': {
    'What riders say they want, and what they choose': `Asked, riders name seats, cleanliness and air conditioning. Watched, they choose the bus that comes often and on time. Both are true: one is comfort once aboard, the other decides whether they board. Ask therefore about the last trip: when did you leave, how long did you wait, what would you have done if it had not come? Ten such answers beat a hundred wishes.`,
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
