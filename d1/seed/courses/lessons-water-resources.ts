import type { SubjectLessons } from '../base/content.ts'

export const waterResourcesLessons: SubjectLessons = {
  'reading-a-lake': {
    'Why this lake?': `Choose a lake you can reach in half an hour, because you will go four times. It should have at least one inlet you can stand beside and a bund you may walk on. Write down in three lines why this one: who uses it, what you have heard about it, and what you would like to know. Read those lines again at the end.

### What makes a good first lake

| Look for | Why |
| --- | --- |
| A bund with a path | You need to see all of the water, and to stand dry |
| One inlet you can reach | What comes in explains most of what you will measure |
| People who use it | They know what the water was like before you came |
| Less than 30 minutes away | You will go in the morning, and after rain |

A small lake beside your road teaches more than a famous one across the city. You can see it on an ordinary day, and again the day after a storm.

### Where to look for one

Open a satellite map and look for a straight edge on a curved patch of blue or green: that edge is the bund. Then look for the next one downhill. Tanks were built in chains, and the overflow of yours feeds another.

If it is dry, keep it on your list. A dry bed shows inlets, silt and encroachment better than any sample does.

> Ask before you go in. Some lakes have a gate and a guard, and a letter from your college or residents' association opens it faster than an argument.

**Before the next lesson:** choose one lake and one spare, and write your three lines.`,
    'Who owns the water, who owns the bund': `A tank has several keepers. The land usually belongs to the state and stands in the revenue record; a city corporation or a lake authority maintains it; the fisheries department leases the fishing; a drain that enters it may belong to yet another office. Find the survey number of your lake and the name of each keeper before you ask anybody for anything.`,
    'Safety on a bund, and what to carry': `Go in pairs and in daylight, and tell somebody when you will be back. Stay off wet stone steps and soft edges; silt that looks firm can swallow a leg. Do not enter the water. Wear closed shoes, wash your hands before eating, and cover any cut. Carry water, a hat, a phone, soap and a small first-aid kit.`,
    'Field task: your first sketch map': {
      body: `Walk as much of the shore as is safe and draw it on one page. Begin with the bund, then the inlets, the waste weir, the steps and the paths. Put north at the top. Do not measure yet: a sketch is for deciding where to measure later.`,
      bring: ['Paper on a board', 'Pencil', 'Compass or phone'],
      checklist: [
        'Bund, weir and every inlet you saw are on it',
        'North arrow, date and time',
        'Three places marked for sampling',
      ],
    },
    'Five indicators, and what each one answers': `Each reading answers one question. Clarity: how far does light reach? Dissolved oxygen: can fish breathe? pH: what are algae doing? Nitrate and phosphate: is sewage or fertilizer coming in? Temperature belongs to all of them, because warm water holds less oxygen. Take all five at one place within fifteen minutes, or they do not belong together.`,
    'Dissolved oxygen at dawn and in the afternoon': `Algae make oxygen in sunlight and everything breathes it at night. So a green lake may show 12 mg/l at 3 pm and 2 mg/l at dawn. Fish die of the dawn value. Most fish are stressed below about 4 mg/l. One reading in the afternoon therefore says very little: take one before sunrise as well and report both with their time.`,
    'pH, algae and the time of day': `When algae take carbon dioxide out of the water, pH rises. A green lake that shows 7.6 in the morning may show 9.5 in the afternoon, without anything having been poured in. Compare pH only at the same hour. A value above 9 is worth noting, because ammonia from sewage turns more poisonous to fish as pH rises.`,
    'Nitrate, phosphate and the colour chart': `Dip the strip for as long as the packet says, shake once, hold it level and wait the full time. Read in shade with the sun behind you, never through sunglasses. If it lies between two colours, write both. Two people read without talking, then compare. Strips tell low from high, not 3 from 4; say “between 10 and 25 mg/l” and leave it there.`,
    'One inlet, one outlet, two bottles': {
      body: `Take water where it enters and where it leaves, within the same hour, and test both. The difference is what the lake does to the water. Rinse each bottle three times with the water it will hold, and fill it against the current.`,
      bring: ['Two clean one-litre bottles', 'Strips and chart', 'Marker', 'Gloves'],
      checklist: ['Both samples within one hour', 'Bottles labelled before filling', 'Two people read each strip'],
    },
    'What clarity tells you': `Clarity is the cheapest measurement of a lake and one of the oldest. Soil after rain, algae and waste all shorten it. Under half a metre means that plants on the bottom get no light. It changes with season, so a single low value after a storm is no news, and a year of low values is.`,
    'How a Secchi disc works': `A disc of 20 cm, in black and white quarters, is lowered until it disappears, then raised until it shows again. The middle of the two depths is the Secchi depth. It works because the eye compares white with black at the same depth, so the light of the day matters little. Read it between 10 am and 2 pm.`,
    'Build a Secchi disc from a steel plate': {
      body: `A steel dinner plate, two colours of enamel paint, an eye bolt and a rope that does not stretch are enough. Mark the rope every 10 cm with thread and every metre with tape, and check the marks against a tape while the rope is wet.`,
      bring: ['Plate of 20 cm', 'Black and white enamel', 'Eye bolt and weight', 'Nylon rope, 5 m'],
      checklist: ['Quarters painted and dry', 'Disc hangs level', 'Marks checked with the rope wet'],
    },
    'Lowering it: shade side, slow rope': `Work on the shaded side of the bund or boat, so that glare does not hide the disc. Let it down slowly; a fast disc swings and vanishes too early. Note the mark at the surface when it goes, and again when it returns. If it lies on the bottom and you still see it, write “more than” and the depth.`,
    'Check: six readings': {
      body: `Take six readings at one place within ten minutes, three by each of two people. The spread is the honest error of your method. If one person always reads deeper, agree on what “gone” means and repeat.`,
      bring: ['Secchi disc', 'Notebook', 'A partner'],
      checklist: ['Six readings, three each', 'Highest and lowest written down', 'Weather and time noted'],
    },
    'Inlets, outfalls and the waste weir': `An inlet brings water from the catchment, an outfall brings it from a pipe, and the waste weir lets the surplus go. Look at each in dry weather: what runs when it has not rained is sewage or industry, not rain. Note colour, smell, foam and a rough width and depth. A weir that is walled up floods houses upstream.`,
    'Finding a rajakaluve on an old survey map': `Rajakaluves, the old channels that link one tank with the next, are drawn on village maps with a double line. Ask the survey department or the revenue office for the village map, find your tank’s survey number, and follow the lines uphill. Lay it over a present map by two points that have not moved, such as a temple and a bund corner.`,
    'Photographs that count as evidence': `A useful photograph has a date, a place and something for scale. Take one wide view with a landmark that anybody recognizes, then one close. Keep the original file untouched; it carries the time. Do not photograph faces or number plates without need. Write one sentence for each picture saying what it shows, and nothing that it does not.`,
    'Walk one inlet upstream': {
      body: `Follow one inlet for as far as you safely can. At every pipe, bridge and bend, stop, photograph and write one line. Turn back where the path ends; never walk inside a drain.`,
      bring: ['Copy of the old map', 'Phone', 'Closed shoes', 'A partner'],
      checklist: [
        'Each outfall numbered on the map',
        'One photograph for each',
        'The place where you turned back is marked',
      ],
    },
    'Four numbers, one map, one request': `A ward engineer has two minutes. Give them four numbers with their dates, one map with numbered points, and one request that their office can grant. “Close the outfall at point 3” is a request; “save our lake” is not. Put your name and phone number on it.`,
    'Fill in your health card': {
      body: `Put your readings on one page: clarity, oxygen at dawn and afternoon, nitrate, phosphate, each with date and place. Write beside each how you measured it. Leave a cell empty where you have no reading.`,
      bring: ['All field notes', 'The card'],
      checklist: ['Every number has a date', 'Methods named', 'Somebody who was not there has understood it'],
    },
    'Whom to hand it to, and when to go back': `Hand the card to the ward office and to whoever maintains the lake, and ask for a stamp on your copy. Write down the name of the person who took it. Go back after three weeks, then before the monsoon. Repeat the measurements in the same month next year: a second card turns a complaint into a trend.`,
  },
  'recharge-wells': {
    'One millimetre on one square metre is a litre': `Rain is measured in millimetres and stored in litres. One sum joins them, and it is exact: a layer of 1 mm on 1 m² is 1,000 × 1,000 × 1 cubic millimetres, which is **one litre**.

So litres = area in m² × rain in mm. A roof of 100 m² in a shower of 20 mm gets 2,000 litres, two large tanks.

| Rain | What it looks like | On 100 m² |
| --- | --- | --- |
| 2 mm | Street is wet, gutters drip | 200 litres |
| 20 mm | A good shower | 2,000 litres |
| 65 mm in a day | IMD’s “heavy” begins at 64.5 mm | 6,500 litres |
| 120 mm in a day | IMD’s “very heavy” begins at 115.6 mm | 12,000 litres |

\`\`\`figure
kind: bars
title: A year brings 100 m² of roof 20,000 litres in Jaisalmer, 2,40,000 in Mumbai
unit: thousand litres
source: Rounded yearly rainfall of India Meteorological Department stations
City | Rain
Jaisalmer | 20
Delhi | 80
Bengaluru | 97
Chennai | 140
Mumbai | 240
\`\`\`

**Area means plan.** Take the roof as a bird sees it. A sloping roof of 6 m × 10 m in plan may have 70 m² of tiles, but rain falls from above and finds 60. The slope makes more tiles, not more rain.

*Worked example.* A house in Bengaluru has a roof of 12 m × 9 m = 108 m². The heaviest day its owner remembers is 90 mm. That day brought 108 × 90 = 9,720 litres. Of this a concrete roof lets about 0.8 run off: 7,800 litres. In an hour of the worst, 40 mm, it is 108 × 40 × 0.8 = 3,460 litres, or about one litre each second. A recharge well has to take that, or hold it until it can.

The year brings 108 × 970 × 0.8 = 83,800 litres. A family of four that uses 500 litres a day could live on it for 168 days, if it could be kept. The ground can keep it.

**Three slips**

- *Mixing up the year and the day.* The year tells whether it is worth it. The heaviest day tells how large to build.
- *Counting the balcony twice.* If an upper roof drains onto a lower one, take both in plan, once each.
- *Writing cubic metres for litres.* 1 m³ is 1,000 litres. A result of 9.7 is suspicious; 9,720 is a roof.

**Where to find rain.** IMD publishes daily rain by district, and many states run gauges in each hobli or block. A neighbour with a bottle on the terrace is as good, if the notebook has dates.

**Try this.** Pace your own roof, multiply, and write on the first page of your notebook: area in plan, heaviest day, litres on that day. That last number decides the size of everything that follows.`,
    'Runoff coefficients for tile, concrete and paving': `Not all rain runs off. As a first estimate take 0.9 for sloping tile or sheet, 0.8 for a concrete roof, 0.6 for paving blocks and 0.2 for a lawn. Multiply: area × rain × coefficient. The first millimetre or two only wets the surface. If your estimate and your full drum disagree, trust the drum.`,
    'Measure your roof and find its downpipes': {
      body: `Draw the roof from above, with its slopes and every downpipe. Pour a bucket at three places and see which pipe it comes out of. Roofs with two pipes may need two inlets or one joining channel.`,
      bring: ['Tape of 15 m or more', 'Bucket', 'Paper'],
      checklist: ['Area in square metres', 'Each downpipe numbered', 'Which part drains where'],
    },
    'What a road cutting and a neighbour’s well can tell you': `You need to know what lies in the first six metres. A road cutting or a building pit shows it for nothing: fill with bricks and plastic, red soil, clay, then crumbling rock. Ask neighbours how deep their well diggers met hard rock, and whether water stood in the pit after rain. Sand and crumbling rock drink; clay does not.`,
    'Where never to recharge: soak pits, sewers, spills': `Whatever you put into the ground, somebody drinks. Keep a recharge well at least 15 m from soak pits, septic tanks and sewers. Never lead in water from a driveway where vehicles are washed, a generator room, a workshop or a garden that is sprayed. Roof water only, after the first flush. If in doubt, store and use the water instead.`,
    'The percolation test, step by step': `Dig a hole 30 cm wide to the depth of interest, roughen its walls and soak it for an hour. Fill it to 30 cm and time the fall every ten minutes until three readings agree. Faster than 5 cm in ten minutes is good ground, slower than 1 cm is poor. Do it twice, because one root channel can fool you.

### The steps

1. Dig to the depth at which the water will leave your pit.
2. Roughen the walls with a fork: a spade polishes clay and seals it.
3. Fill the hole and let it soak for one hour.
4. Fill it to 30 cm and read the level every 10 minutes.
5. Stop when three readings agree.

| Fall in 10 minutes | What it means |
| --- | --- |
| More than 5 cm | Good ground |
| 1 to 5 cm | Works with a larger pit |
| Less than 1 cm | Look for another place |

> Test in the dry months too. Ground that is full of rain shows its worst.`,
    'Dig a test pit and time the drop': {
      body: `Dig where the well could stand, at least 15 m from any soak pit. Describe each layer as you go: colour, feel, stones. Then run the percolation test at the bottom. Fence the pit at night and fill it afterwards.`,
      bring: ['Spade and crowbar', 'Measuring stick', 'Watch', 'Two buckets', 'Rope and boards for a fence'],
      checklist: ['Layers described with depths', 'Three readings that agree', 'Pit closed or fenced'],
    },
    'A day with a well-digging crew': `Well diggers read ground faster than any instrument. Watch how they test each spoil bucket between the fingers, when they stop to shore a wall, and how two signals on the rope mean up and stop. Ask what they have met nearby. Pay the agreed rate, provide water and shade, and never ask anybody to go down without a second person at the top.`,
    'Rings, weep holes and the gravel around them': `Precast concrete rings hold the wall. The lower ones have weep holes, or are set without mortar, so that water passes out. Fill the gap around them with 20–40 mm gravel, never with the dug clay. Leave the bottom open on a bed of gravel. A ring of 90 cm is about the smallest that somebody can later enter to clean.`,
    'First flush and silt trap, drawn to scale': `The first rain carries dust, droppings and leaves. Let about two millimetres of it run away: on 100 square metres that is 200 litres. After that a silt trap of two chambers, each large enough to stand in with both feet, slows the water so that sand settles. A trap you cannot open and reach into will not be cleaned.`,
    'Air, edges and ropes: safety in a well': `Old wells can hold air without oxygen. Before anybody goes down, lower a burning candle and bring it up: if it goes out, nobody enters. Ventilate for an hour with a blower, and test again. Harness and rope on the person, two people at the top, helmet, no mobile phone in the hand. When somebody faints below, never jump after them; call for help and blow air in.`,
    'Write a one-page specification for two quotes': {
      body: `Quotes can be compared only when both price the same thing. Write one page: diameter, depth, number of rings, gravel, silt trap, cover, cleaning up. Say who removes the soil and what happens if rock is met early.`,
      bring: ['Your roof area and percolation result'],
      checklist: ['Each item has a size or a number', 'Rock clause included', 'Sent to two contractors'],
    },
    'Filling and draining curves after one storm': `Read the level before the storm, then every half hour until it is empty again. Filling shows what the roof brings, draining what the ground takes. Keep the curve: next year’s should look the same. If it drains in twice the time, the bottom is silting up.`,
    'Silt: when to clean, and where to put it': `Clean the silt trap before the monsoon and after the first three storms. Clean the well itself when draining takes twice as long as in its first year, usually after three or four seasons. Dry the silt in a heap; roof silt may go under ornamental plants, but not on vegetables, since it can hold metals from the roof and the air.`,
    'Inspect a working recharge well near you': {
      body: `Visit one that has seen at least two monsoons, with its owner. Open the trap, look at the cover, ask when it was last cleaned and what they would do differently.`,
      bring: ['Torch', 'Notebook', 'Camera, if the owner agrees'],
      checklist: [
        'Cover closes and carries a person',
        'Silt trap depth measured',
        'One lesson written down for your own',
      ],
    },
  },
  'flood-marks': {
    'Asking about a flood without leading the answer': `People remember floods well and numbers badly. They know which stair stayed dry. They do not know centimetres. So ask for the stair, and bring the tape.

| Not | But |
| --- | --- |
| “How high was it, about a metre?” | “What did you see?” |
| “Your neighbour says it reached the window.” | “Please show me on the wall.” |
| “Was it the flood of 2022?” | “What else happened on that day?” |
| “Did the drain block?” | “Where did the water come from first?” |
| “It was worse than ever, wasn’t it?” | “Which was higher, this one or an earlier one?” |

A number in your question comes back in the answer. It is called anchoring: after “about a metre?” people say 90 cm or 110, and would have said 60.

**Show, then measure.** Let people put a hand flat on the wall. Mark the lower edge with chalk, measure from a point that stays: a doorstep, a manhole lid, a painted cross. Write “62 cm above the doorstep of house 14”, never “62 cm of water”.

**Fix the day.** Nobody knows dates, everybody knows a wedding, an exam, a power cut, a match. Ask for two such things, and check the day in IMD’s daily rain for the district. If it had 4 mm, either the day is wrong or the water came from elsewhere. Both are findings.

*Worked example.* Five people on one street in Howrah showed these heights, each apart, all levelled to one doorstep:

\`\`\`figure
kind: bars
title: Four of five agree within 9 cm; the fifth had heard it from others
unit: cm above one step
source: Practice data of this course
Witness | Height
Shop | 62
House 14 | 65
House 15 | 66
Tailor | 71
House 22 | 110
\`\`\`

The average is (62 + 65 + 66 + 71 + 110) ÷ 5 = 74.8. The middle one is **66**. Take the middle: one wrong memory hardly moves it. Then ask what is different about the fifth. Here the person had been in Kolkata on that day and repeated what she was told. Write *seen* or *heard* beside every mark, and use only the first for the map. If she had seen it, check your levelling first. Standing water is level, so 40 cm more on the same street means another day, another stream of water or a slip of the tape.

**Order of questions**

1. Where were you? *(seen or heard)*
2. What did you see, from the first sign on?
3. Show me the highest.
4. How long did it stay: until you slept, until morning, until when?
5. What did the water carry? *Sewage, oil and silt tell where it came from.*
6. Who else saw it, and may I ask them?

Two people who agree without having talked are worth more than ten who stood together. So do not ask in a crowd. When a crowd forms, thank all, take one person along the wall, and come back in the evening.

**Care.** A flood may have taken a parent or a shop. Ask whether the person wants to speak, stop when they stop, and do not photograph faces. Promise nothing, least of all a drain.

**Try this.** Ask two people, apart, about the same rain. Ask the first with a leading question about something harmless (“It rained for two hours, didn’t it?”), and the second openly. Compare the answers, and tell the first person what you did.`,
    'Silt lines, stains and other marks to trust': `The best mark is a fine line of silt inside a cupboard or behind a switchboard, where nobody cleans. Next come stains on unpainted plaster and debris caught in a fence. Splash marks and damp rising from below are not flood marks: they are uneven and fade upwards. Photograph each with a tape beside it.`,
    'Collect six marks on one street': {
      body: `Find six marks on one street, on at least two dates of flood. For each write height above the ground, what kind of mark it is, who showed it, and how sure you both are.`,
      bring: ['Tape', 'Chalk', 'Camera', 'Notebook'],
      checklist: ['Six marks with heights', 'A witness for each', 'Kind of mark and how sure'],
    },
    'Two ends of a hose are one level': `Water in a clear hose stands at the same height at both ends, whatever lies between. Fill it slowly so that no bubble stays in. Hold one end at a mark of known height, and the other end shows that height twenty metres away. Check by bringing both ends together: if the levels differ, there is air in the hose.`,
    'Booking heights and closing the loop': `Start at a point that will not move, such as a culvert top, and call it 10.00 m. Write back sight, fore sight and the new height for each step. Walk round the block and return to the start. The difference to 10.00 is your closing error; under two centimetres on a block is good work. Share it out among the steps, or repeat.`,
    'Level one junction and close within two centimetres': {
      body: `Carry a level round one junction with hose and staff, booking every step, and come back to where you began. Early morning is best, with little traffic. Somebody watches the road while the other two read.`,
      bring: ['Clear hose of 20 m', 'Two staffs', 'Booking sheet', 'Reflective vests'],
      checklist: [
        'At least eight points',
        'Loop closed within 2 cm',
        'Starting point described so that others find it',
      ],
    },
    'Drawing a catchment on a street map': `Water leaves a point by the steepest way down. Mark arrows on the map at every corner, from your heights or from where puddles run. The line that separates arrows leading to your junction from those leading away is its catchment. Roads, walls and drains move it, so walk it in the rain once if you can.`,
    'The rational method and its limits': `Peak flow Q = C × i × A ÷ 360, with Q in cubic metres a second, i in millimetres an hour and A in hectares. C is about 0.9 for paved ground and 0.3 for gardens. It suits small areas of up to some 80 hectares. It assumes that rain falls evenly for as long as water takes to arrive from the far end. Give the result as a range.`,
    'Walk your catchment boundary': {
      body: `Walk the line you drew and correct it. Stop at each kerb, speed breaker and blocked grating, since any of them may turn the water.`,
      bring: ['Your map', 'Pencil in a second colour'],
      checklist: ['Whole boundary walked', 'Corrections in the second colour', 'Three places where water is turned'],
    },
    'Plan, section and a photograph that matches': `A plan shows where, a section shows how high, and one photograph makes both believable. Draw the section along the path of the water, heights exaggerated five times, and say so on the sheet. Put the flood line on it in blue. Take the photograph from a point that is marked on the plan, with an arrow for its direction.`,
    'What a drain engineer asks first': `Where does it go from here? How high is the outlet? When was the drain last cleaned? Whose pipe crosses it? Have answers to these four, or say that you do not know. Bring heights that refer to a point they can find. Ask what they already plan; your sheet may be the missing reason to do it first.`,
    'Draw your sheet': {
      body: `Put plan, section, six marks and one question on a single A3 sheet. Give it to somebody who does not know the street and ask what it says.`,
      bring: ['A3 paper', 'All your notes'],
      checklist: ['North, scale, date, names', 'Flood line on the section', 'One question for the engineer'],
    },
  },
}
