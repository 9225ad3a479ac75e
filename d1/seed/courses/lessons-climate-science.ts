import type { SubjectLessons } from '../base/content.ts'

export const climateScienceLessons: SubjectLessons = {
  'monsoon-notebook': {
    'What a millimetre of rain is': `A millimetre of rain means this: if no drop ran off, soaked in or dried up, water would stand one millimetre deep everywhere.

From that follows the number you will use most: **one millimetre on one square metre is one litre.**

| Rain in a day | What it is called | On a roof of 50 m² |
| --- | --- | --- |
| 2.5 mm | Very light to light | 125 litres |
| 15 mm | Light | 750 litres |
| 64 mm | Moderate | 3,200 litres |
| 115 mm | Heavy | 5,750 litres |

The words follow the classes of the India Meteorological Department, which calls 15.6 to 64.4 mm in a day moderate, 64.5 to 115.5 mm heavy, 115.6 to 204.4 mm very heavy, and more than that extremely heavy.

Rain is counted for 24 hours that end at 8.30 am. So the rain of Tuesday evening belongs to Wednesday’s reading. This one convention causes most quarrels between amateur notebooks and official figures.

**Try it:** put any vessel with straight sides in the open during the next shower. Measure the depth with a ruler. That is the rain, whatever the width of the vessel.`,
    'Make a gauge from a straight bottle': {
      isPreview: true,
      body: `A bottle with straight sides makes a good gauge. The depth in it is the depth of the rain, as long as the opening is as wide as the body.

1. Choose a clear bottle of 1.5 or 2 litres with straight walls. Cut off the top where the walls become straight.
2. Put gravel in the base for weight and pour in water until the level stands in the straight part. That level is zero: mark it.
3. Turn the cut top upside down and set it in as a funnel. It keeps splash out and slows evaporation.
4. Stick a strip of white tape on the outside and mark millimetres from zero upwards.

Check it: with the zero marked, pour in 100 ml. For a bottle of 9 cm inner width the level must rise 15.7 mm, because 100 cm³ ÷ 63.6 cm² = 1.57 cm. If it does not, measure the width again.

Each morning after reading, pour out down to the zero mark.`,
      bring: [
        'Clear bottle with straight sides',
        'Knife and sandpaper',
        'Gravel',
        'White tape and a fine marker',
        'Ruler',
        'Measuring cup',
      ],
      checklist: [
        'Cut edge is level and not sharp',
        'Zero mark lies in the straight part',
        '100 ml raises the level by what you calculated',
        'It stands when you nudge it',
      ],
    },
    'Where to put it: walls, trees and splash': `More readings are spoilt by the place than by the gauge.

**Distance.** Keep it away from anything tall by at least twice the height of that thing; four times is better. A wall of 2 m asks for 4 m. In a narrow yard this is impossible: then choose the middle of a flat roof, away from the parapet and the tank.

**Height.** The rim should stand about 30 cm above the ground, so that drops that bounce do not get in. On a roof put it on a box.

**Wind.** Wind carries drops over the rim, so a gauge on an exposed corner catches too little, easily a tenth less. A place with some shelter all round, but nothing above, is best.

**Level.** A leaning gauge catches too much from one side. Check with a glass of water beside it.

Four questions to answer in your notebook, with a photograph from each side:

- What stands within four times its own height?
- Does any roof, leaf or wire drip into it?
- Can a child or a dog knock it over?
- Will you really go there at 8.30 am when it pours?

If the last answer is no, choose a worse place that you will visit. A complete record from a fair place beats a perfect place with gaps.`,
    'The three-line note': `A notebook survives when a day takes one minute. Three lines are enough:

> **12 July, 8.30 am** · Rain 14.5 mm
> Wind from SW, leaves moving. Cloud 7/8, low and grey.
> Began about 11 pm, heavy for half an hour; drain at the gate overflowed.

- **Line one** is the number. Write 0 when the gauge is dry, *trace* when it is wet but under half a millimetre, and a dash when you did not look. These are three different things.
- **Line two** is the sky at 8.30 am: where the wind comes *from*, and how many eighths of the sky are covered.
- **Line three** is what a number cannot hold: when it rained, hail, frogs, a flooded road.

If you were away for two days, the gauge holds the sum. Write “two days: 31 mm” against the second, never half each. A sum is true; two halves are invented.

Use a pencil: ink runs. Begin each month on a new page and add up at its end. By the third month you will notice that you look at the sky before you look at the phone.`,
    'Land warms faster than sea, and then what?': `In May the land of northern India is far hotter than the sea around it. Three reasons:

1. Water needs about four times as much heat as dry soil to warm by a degree.
2. Waves carry the sea’s warmth down; in soil it stays in the upper centimetres.
3. The sea spends much of its heat on evaporation.

Hot air over land is light and rises, so pressure near the ground falls. Over the ocean it stays higher. Air moves from high to low pressure: towards India, and it is moist, because it comes over a warm sea.

But a sea breeze does this every afternoon on the coast. What makes a *monsoon* of it? **Size** and the **turning earth**. Over thousands of kilometres the moving air is bent: winds that come from the south-east across the equator turn right in the northern hemisphere and arrive as the south-west monsoon.

And **rising air feeds itself**. When vapour becomes cloud it gives back the heat that evaporation took. That heat makes the air lighter still, pulls in more, and keeps the system going when clouds have long cooled the ground.

So the difference in warmth starts it; water vapour drives it.`,
    'The low-level jet and the Western Ghats': `At about 1.5 km above the Arabian Sea, from June to September, a strong river of air blows from Somalia towards India: the **low-level jet**, often of 50 to 90 km/h. It brings the moisture.

On the west coast it meets the Western Ghats, a wall of 1,000 to 2,000 m. Air that must climb expands and cools by about 1 °C for each 100 m while it is clear, and by some 0.6 °C once there is cloud. Cooler air holds less vapour, so the rest falls as rain on the slope that faces the sea.

Two things to notice:

- The heaviest rain does not fall at the top of the wall but on the way up and just before it, because the whole stream begins to rise ahead of the hills.
- When the jet is strong, the coast floods. When it weakens, or swings, rain moves elsewhere and the coast has sun for a week.

You can feel the jet in the interior, too: the steady south-westerly in Bengaluru in July, with low clouds racing under a pale sky and hardly a drop falling, is the same air, wrung out by the Ghats.

**In your notebook:** on windy July mornings note how fast the low clouds move. It is the jet that you are watching.`,
    'Rain shadow: Agumbe, Hassan, Chitradurga': `Three places in Karnataka, on a line of some 150 km away from the sea. Roughly, in a normal year:

| Place | Where | Rain in a year |
| --- | --- | --- |
| Agumbe | On the crest of the Ghats | About 7,500 mm |
| Hassan | East of the Ghats | About 1,000 mm |
| Chitradurga | On the dry plateau | About 600 mm |

The air that drops its water at Agumbe comes down on the other side. Sinking air is pressed together and warms by 1 °C for each 100 m; it takes up vapour instead of losing it. Clouds dissolve. That is the **rain shadow**.

The shadow belongs to the wind, not to the hills. From October the wind turns to the north-east, and the east coast catches what the Ghats catch in July. Chitradurga has much of its rain in September and October, when thunderstorms build over warm ground.

What follows for daily life: a channel that carries water for ten months a year at one end of the state needs a tank for storage at the other. Old tank cascades in the shadow were built for few, heavy days.

**Look up** the yearly normals of three stations between your home and the nearest coast. Draw the rain against the distance. Where is your wall?`,
    'Find the wind with a ribbon, four times a day': {
      body: `Local wind has a daily habit, and a ribbon shows it. Tie one to a stick that stands free, higher than the heads around it, and read it at 7 am, 11 am, 3 pm and 7 pm for three days.

Write where the wind comes **from** and how strong it is, by what you see:

| Force | You see |
| --- | --- |
| 0 | Smoke rises straight up |
| 1 | Smoke drifts, ribbon hangs |
| 2 | Felt on the face, leaves rustle |
| 3 | Ribbon flies, twigs move |
| 4 | Dust and loose paper rise |
| 5 | Small trees sway |

Then look for the pattern. On most days it is weakest at dawn and strongest in mid-afternoon, because warm ground stirs the air and brings down the faster wind from above. Near the coast or a large lake it also turns. A sudden change with a drop in temperature means a storm has fallen nearby: note the minute.`,
      bring: ['Light ribbon, 50 cm', 'Stick of 2 m', 'Compass or phone', 'Notebook'],
      checklist: [
        'North marked at the stick',
        'Twelve readings over three days',
        'Each with direction from, force and sky',
        'One sentence on the pattern',
      ],
    },
    'Ten clouds and how to tell them apart': `Three questions name most clouds: how high, heap or sheet, and does it rain?

| Height | Sheet | Heap or wisp |
| --- | --- | --- |
| High, above 6 km: ice | Cirrostratus: thin veil, ring round the sun | Cirrus: feathers. Cirrocumulus: tiny grains |
| Middle, 2–6 km | Altostratus: sun as through ground glass | Altocumulus: rows of small heaps |
| Low, under 2 km | Stratus: grey, no form. Nimbostratus: grey and raining | Cumulus: cauliflower. Stratocumulus: rolls |
| Through all | – | Cumulonimbus: thunder, anvil on top |

**How to judge the height without an instrument.** Stretch out your arm towards a heap well above the horizon. If it is smaller than your little fingernail it is cirrocumulus, up to three fingers wide altocumulus, larger than that stratocumulus or cumulus.

**What the monsoon sends.** Low broken stratus racing from the south-west, with altostratus above, on steady rain days. Cumulus growing into cumulonimbus in April, May and October, in the afternoon.

Do not aim for certainty. “Low, grey, lumpy, from the west” is a good note, and the name can come later. Photograph one cloud each day with the time on it, and sort the month’s pictures into the table above.`,
    'Thunder: distance, danger, shelter': `Sound needs about three seconds for a kilometre. Count from the flash to the thunder and divide by three: nine seconds are three kilometres.

**The rule to remember is thirty and thirty.** If thunder follows within thirty seconds, the storm is within ten kilometres and can strike where you are. Go inside. Stay until thirty minutes after the last thunder.

Lightning kills more people in India in most years than any other weather, most of them in fields, under trees and near water.

Safe:

- A building with walls, wiring and pipes; stay away from windows, taps and wired telephones.
- A closed car with a metal roof.

Not safe:

- Under a tree, above all a single one. The current jumps from trunk to person.
- A shed or bus stop that is open at the sides, a tent, a tarpaulin.
- A bund, a boat, a hilltop, an open field; a metal gauge in your hand.

Caught in the open: leave high ground and water, keep ten metres from others and from fences, crouch on the balls of your feet, heels together, hands over the ears. Do not lie flat.

Someone who was struck carries no charge. Call 112, and begin chest compressions if they do not breathe. **No reading is worth it: leave the gauge.**`,
    'Draw the sky every hour for one afternoon': {
      body: `Choose an afternoon between March and May, or in October, when clouds grow. Sit at one place that shows at least half the sky, and draw it each hour from noon to 6 pm.

A box for each hour is enough. Draw the outline of the horizon once and copy it, then only shapes: where the clouds stand, how tall they are compared with a hand at arm’s length, which way they lean and drift. Beside each box write eighths of cover, the names you believe in, wind, and temperature if you can.

Afterwards answer three questions:

1. When did the first heap rise above its neighbours?
2. Did the tops become fuzzy, as ice does, or stay sharp?
3. Where did it rain, and had you expected it an hour before?

Leave at the first thunder; the drawing may end there.`,
      bring: ['Paper with seven boxes', 'Pencil', 'Shade and water', 'Watch'],
      checklist: [
        'At least five drawings, an hour apart',
        'Eighths of cover for each',
        'Three questions answered',
        'Went inside at the first thunder',
      ],
    },
    'Active and break: the pulse of a season': `The monsoon does not rain for four months. It comes in **active** spells of some days and pauses in **breaks** that last a few days to two weeks.

In an active spell a band of low pressure, the monsoon trough, lies across the plains from Rajasthan to the Bay of Bengal. Lows form over the Bay and travel along it. Central India is wet.

In a break the trough moves up to the foot of the Himalaya. It rains heavily there, and in parts of Tamil Nadu, while the plains and the plateau lie under a clear sky with strong sun.

Why does it matter? A season’s total can be normal and the harvest lost, if a break of two weeks falls when ragi flowers. Farmers therefore ask for the *distribution*, not for the total.

In your own record:

1. Colour each day with 2.5 mm or more. That is the usual mark of a rainy day.
2. Count the longest run of coloured and of blank days.
3. Write the longest blank run beside the monthly total.

Two gardens may each get 180 mm in July. If one has 14 rainy days and the other four, they have had different months.`,
    'El Niño and the Indian Ocean Dipole, without panic': `Every few years the eastern Pacific is warmer than usual for some months: **El Niño**. The rising air moves eastwards with the warm water, and over India it sinks a little more than it should. The opposite is **La Niña**.

What the record of a century and a half says, carefully put: in El Niño years the monsoon of the whole country is more often below normal than above, and many of the worst droughts came in such years. But there were El Niños with a normal monsoon, 1997 among the strongest of them, and droughts without one.

The **Indian Ocean Dipole** is a see-saw nearer home. When the western Indian Ocean is warmer than the east (positive), India tends to get more rain, which can make up for an El Niño.

So read such a headline with three questions:

1. *Is* it here, or is it forecast? A forecast made in March is weak; by June it is much better.
2. What is said of *my* region and *my* season? The south-east in October–December reacts the other way: El Niño often brings it more.
3. Is it a probability? “60 % chance of below normal” means that four such seasons in ten are not.

Your notebook cannot show El Niño. Twenty notebooks over twenty years can.`,
    'The other monsoon: October to December in the south-east': `When the land cools in October, the winds turn. Air now flows from the continent out over the Bay of Bengal, picks up moisture there and reaches the coast of Tamil Nadu and southern Andhra Pradesh from the north-east. This is the **north-east monsoon**, October to December.

| | South-west monsoon | North-east monsoon |
| --- | --- | --- |
| Months | June–September | October–December |
| Brings most to | West coast, plains, north-east India | Tamil Nadu, coastal Andhra Pradesh, south interior Karnataka |
| Typical rain | Long spells, hills first | Heavy days, lows and cyclones |

Chennai gets more than half of its year’s rain in these three months. Bengaluru is served by both: its wettest months are September and October.

These rains come in few, heavy events. A single low that lingers for two days can bring a month’s rain, and that is when cities on the east coast flood. A cyclone that passes at sea may also pull the moisture away and leave the coast dry for a week.

If you live in the south-east, keep your gauge running until January. If you live elsewhere, note the date on which your morning wind first comes from the north-east: that day the season has turned.`,
    'Compare your month with the nearest public gauge': {
      body: `Now put your month beside somebody else’s. Find the nearest official or state gauge with daily figures: the Meteorological Department, a state disaster monitoring centre and many water boards publish them.

Put both in one table by date, yours and theirs, and draw both as bars. Check first that both count to 8.30 am; if theirs runs from midnight, compare sums of ten days.

Then work out:

- both monthly totals, and yours as a percentage of theirs
- the number of rainy days (2.5 mm or more) in each
- the day on which you differ most, with your third line of that day

Differences of a fifth on one stormy day are normal, because a thunderstorm is only a few kilometres wide. If you are lower on *every* day, look at your gauge: something shelters it, or the zero mark is off.

Write five lines of result, and say what you trust.`,
      bring: ['Your month, complete', 'Daily figures of the nearest public gauge', 'Graph paper or a spreadsheet'],
      checklist: [
        'Both series count to the same hour',
        'Totals and rainy days of both',
        'Largest difference explained or marked as open',
        'Gaps shown as gaps',
      ],
    },
  },
  'heat-in-the-city': {
    'Four ways a body gains and loses heat': `Heat reaches and leaves a body in four ways: by moving air, by touch, by radiation from sun and hot walls, and by sweat that evaporates. Above about 35 °C air warms instead of cooling you, and only sweat is left. When air is humid, sweat drips and does not cool. Name the strongest of the four at three places you pass today.`,
    'Dry bulb, wet bulb, globe: three thermometers': `A dry bulb in shade shows the air. A wet bulb, wrapped in wet cloth, shows how far evaporation can still cool. A thermometer in a black globe adds radiation. Outdoors they are joined as WBGT = 0.7 wet + 0.2 globe + 0.1 dry. Note how much weight the wet bulb has: humidity decides more than the number on the weather app.`,
    'Why cities stay warm at night': `By day, walls and roads store heat; at night they give it back, and narrow streets let little of it escape to the sky. Dry ground and few trees mean little cooling by evaporation, and engines and air conditioners add their own. So the difference between city and countryside is largest some hours after sunset. A ward’s night temperature matters for sleep, and thus for health.

### Read it off one day

| Hour | Open field | Narrow street |
| --- | --- | --- |
| 2 pm | 34 °C | 35 °C |
| 6 pm | 31 °C | 33 °C |
| 10 pm | 26 °C | 30 °C |
| 5 am | 22 °C | 26 °C |

The afternoon hardly differs. The street has taken in as much heat as the field, but it lets go of it slowly: at 10 pm it is four degrees warmer.

### Three things that slow it down

1. **Mass.** Concrete and stone hold heat for hours; a tin roof is cold by 8 pm.
2. **Shape.** A wall that sees another wall gets its warmth back. A wall that sees the sky loses it.
3. **Dryness.** A tree or wet soil spends heat on evaporation, and there is nothing left to give back.

**Before the next lesson:** stand in your street an hour after sunset, put your palm near three walls, and write down which of them is warmest and which way it faces.`,
    'Make a wet bulb with a sock and a thermometer': {
      body: `Pull a piece of clean cotton sock over the bulb of a thermometer, let its end hang in a small bottle of clean water, and fan it for three minutes. Read it beside a dry thermometer in shade. The lower the wet reading, the drier the air.`,
      bring: ['Two equal thermometers', 'Clean cotton sock', 'Small bottle of water', 'A fan or cardboard'],
      checklist: [
        'Both agree when dry, within 0.5 °C',
        'Fanned until the reading no longer falls',
        'Indoors and outdoors compared',
      ],
    },
    'Parts, wiring and a first reading': `A small sensor for temperature and humidity, a microcontroller with a clock and a memory card, and a power bank make a logger. Wire it on a breadboard first and print one reading a second. Breathe on the sensor: humidity must jump and come back within minutes. Only then solder. Label every wire with tape; you will open the box again.`,
    'The shield matters more than the sensor': `A sensor in the sun measures itself, not the air; errors of 5 °C are common. Shade it from above, from the side and from the hot ground below, and let wind through. A stack of seven white plastic plates on threaded rods, with their middle cut out, does this well. Compare a shielded and a bare sensor for one afternoon and you will never skip it again.`,
    'Time stamps, gaps and file names': `A reading without a time is lost. Use one format everywhere, such as 2026-04-18T15:05, in Indian time, and say so in the first line of the file. Name files by place, logger and start. A gap stays a gap: never fill it by copying the line above. Set the clock from a phone before every run and write down how far off it was.`,
    'Assemble your logger and run it overnight': {
      body: `Assemble logger and shield, hang it at head height in a shaded, airy place, and let it record every five minutes from evening to morning. Draw the curve. It should fall smoothly until dawn.`,
      bring: ['Logger parts', 'Shield', 'Power bank', 'Cord'],
      checklist: ['Clock set and noted', 'At least 120 readings without a gap', 'Curve drawn', 'Odd jumps explained'],
    },
    'Two loggers on one balcony': `Hang two loggers side by side for a day. Their difference is the least difference that you may ever report between two places. If they differ by 0.6 °C together, then 0.5 °C between a park and a street means nothing. Swap them and repeat: if the sign changes, it was the place on the balcony; if it stays, it is the sensor.`,
    'Seventy-five percent: checking humidity over salt': `Wet table salt in a closed box keeps the air above it at about 75 percent relative humidity, at any usual room temperature. So a slurry of salt and a little water, a sensor that does not touch it, and a tight lid make a reference for a few rupees. Wait at least six hours. What the sensor shows then, minus 75, is its error.`,
    'Offset, noise, lag': `Three errors look alike in a table and are not. Offset: always 0.8 too warm; subtract it. Noise: jumps about a true value; average it. Lag: slow to follow; wait longer. Draw readings of a sensor moved from indoors to outdoors and mark the minute at which it has come 90 percent of the way. Walk slower than that.`,
    'Run the salt test and write down your offset': {
      body: `Run the salt test overnight and write your offset on the logger itself, with the date. Repeat before each season, because these sensors drift.`,
      bring: ['Lidded box', 'Table salt', 'Bottle cap', 'Logger'],
      checklist: ['Salt damp, not under water', 'Six hours closed, temperature steady', 'Offset and date on the case'],
    },
    'Choosing a route with contrast': `A transect needs contrast: a lake edge or park, an old street with trees, a junction, a market, a place with tin roofs. Two kilometres are enough. Choose eight to ten stops that you can stand at safely for three minutes. Walk it once without instruments. If two stops feel alike, drop one; you want to know why places differ.`,
    'Heat safety for the person measuring': `Whoever measures heat is in it. Go in pairs, carry a litre of water for each hour, and drink before you are thirsty. Hat, light clothes, sunscreen. Stop when you have a headache, feel giddy, or no longer sweat; sit in shade, wet neck and arms, and tell your partner. Cancel on days with an official heat warning if either of you is unwell.`,
    'Walk at 6 am': {
      body: `Walk the route at 6 am, three minutes at each stop, at the same pace. Note sky, wind and what the ground is made of. At dawn the differences come from stored heat, not from sun.`,
      bring: ['Logger in its shield', 'Route sheet', 'Water', 'A partner'],
      checklist: ['Every stop at least three minutes', 'Times written down', 'First stop visited again at the end'],
    },
    'Walk at 3 pm': {
      body: `Walk the same route at 3 pm on a clear day. Stand where people stand, in shade and in sun as they do, and say which. Return to the first stop at the end: the difference shows how the day has warmed or cooled meanwhile.`,
      bring: ['Logger in its shield', 'Route sheet', 'Two litres of water', 'Hat'],
      checklist: ['Same stops and pace as at 6 am', 'Sun or shade noted at each', 'First stop visited again'],
    },
    'Correcting for the day warming as you walk': `If the first stop reads 33.0 °C at 3 pm and 33.8 °C at 4 pm, the day has warmed by 0.8 °C in an hour. Take from each reading its share: a stop at 3.30 loses 0.4. This assumes steady warming, so it fails when cloud or a sea breeze comes. In that case say so and walk again.`,
    'Drawing the map in a free mapping tool': `Put your stops into a spreadsheet with latitude, longitude, corrected temperature and time, and load it into a free tool such as QGIS. Use one colour from pale to dark, five classes at most, and print the number beside each dot. Do not let the tool paint the space between your stops; you were not there.`,
    'Counting people at a stop for fifteen minutes': {
      body: `Stand at a bus stop at 3 pm and count for fifteen minutes who waits in the sun and who in shade, and how many sit on the ground. Multiply by four for an hour, and say that you did.`,
      bring: ['Tally sheet', 'Watch'],
      checklist: ['Sun and shade counted apart', 'Day and time noted', 'Nobody photographed without asking'],
    },
    'Trees, awnings, pale roofs: which helps when': `A tree helps most at midday and all summer, and takes ten years. An awning helps from the day it hangs, but not when the sun is low. A pale roof helps those under it, day and night, and hardly the street. Wind and shade together beat either alone. Match the remedy to the hour at which people are there.`,
    'Write a one-page shade proposal': {
      body: `Choose one place where your readings and your counts agree that shade would help the most people. Write one page: where, how hot, how many people, what to put up, who owns the ground and what it costs roughly.`,
      bring: ['Map', 'Counts', 'Two prices'],
      checklist: ['One place, one remedy', 'Readings with date and hour', 'Owner of the ground named'],
    },
  },
  'climate-projections': {
    'Forecast, projection, prediction': `A forecast says what will probably happen, starting from today’s weather. A projection says what would happen *if* emissions followed a chosen path. It is no promise that they will. So nobody can ask of a projection whether 4 May 2050 will be hot. Ask instead how the number of hot days in a decade differs between two paths.`,
    'The shared socioeconomic pathways in plain words': `Five stories of how the world might develop, with a number for the warming they push towards. SSP1-2.6: cooperation and falling emissions. SSP2-4.5: much as in the past. SSP3-7.0: rivalry. SSP5-8.5: fast growth on coal, oil and gas, which many now call unlikely but useful as a test. None has a probability attached. Plan with at least two.`,
    'Inside one grid cell: what fits and what does not': `Global models cut the earth into boxes of about 100 km; regional ones reach 10 to 25 km. One box has one height, one rainfall, one temperature. A hill, a lake and a city may share it. Thunderstorms are smaller than a box and are only estimated. So use a box for change over decades, not for the value at your gate.`,
    'Visit the place your decision concerns': {
      body: `Before any data, go and see. Stand where the culvert, the field or the clinic will be, ask three people what weather has damaged there, and note which number would have helped: a depth, a temperature, a date.`,
      bring: ['Notebook', 'Local map'],
      checklist: ['Three people asked', 'Damage tied to a kind of weather', 'The number you need is named'],
    },
    'Three sources of spread and when each wins': `Results differ because weather varies by itself, because models differ, and because emissions may. For the next ten years natural variation is largest. For the middle of the century it is the models. Late in the century the choice of path rules. So for a roof that lasts fifteen years the scenario hardly matters; for a dam it does.`,
    'Why monsoon rain is harder than temperature': `Temperature follows the energy that stays in the system, and models agree on its sign everywhere. Rain depends on winds, clouds and where air rises, and these differ from model to model. For the Indian monsoon most agree on more rain and heavier days in a warmer world, but not on how much, nor on your district. Report the range and how many models agree.`,
    'One ensemble, four honest charts': `The same thirty runs can be shown as lines, a band, dots at one date, or a table of how many exceed a threshold. Lines show disorder, a band suggests certainty inside it, dots show the spread, the table answers a question. Choose by the decision, label the middle as median, and never show the mean alone.`,
    'Plot an ensemble for your district': {
      body: `Download yearly values of one variable for your district under two pathways and draw them as dots for 2030, 2050 and 2080. Put the past thirty years beside them.`,
      bring: ['Computer with a spreadsheet', 'Two data files'],
      checklist: [
        'Number of models on the chart',
        'Two pathways',
        'Past shown on the same scale',
        'Source and date of download',
      ],
    },
    'A station, a grid and a reanalysis disagree': `A station measures one point and may have been moved. A grid is stations spread out by rules. A reanalysis is a weather model corrected by observations. On one stormy day the three can differ by half. For means over years they come closer. Say which you used, and never mix them in one series without a mark at the joint.`,
    'Bias correction: what it repairs and what it hides': `Models may be two degrees too cool over your hills. Bias correction shifts them so that the past fits observations. It repairs averages and, with care, extremes. It cannot repair a monsoon that comes at the wrong time, and it assumes that the error stays the same in a warmer world. Always look at the uncorrected values once.`,
    'Find your nearest rain gauge and see how it stands': {
      body: `Find the gauge whose data you would use, and look at it. Trees grow, walls rise, stations move. Ask its keeper since when it has stood there and what happens on holidays.`,
      bring: ['Address of the station', 'Camera, with permission'],
      checklist: ['Obstacles within four times their height noted', 'Year of the last move', 'How gaps are marked'],
    },
    'What a hundred-year storm means, and does not': `It is a storm with a chance of one in a hundred *each year*. Over thirty years the chance of at least one is 1 − 0.99³⁰, about 26 percent. Two may come in a row. It is also an estimate from a short record, at one place; across a whole city with many gauges such a day is far more frequent.`,
    'Fitting a distribution to thirty values': `Take the largest day of each of thirty years, sort them, and plot them against their rank. A Gumbel or GEV curve through them gives estimates beyond the record. With thirty values the ten-year storm is fairly known; the hundred-year value is a guess with a wide margin. Leave out the largest value once and see how far the answer moves.`,
    'When the past is no longer a fair sample': `Design tables assume that yesterday’s odds hold tomorrow. Warm air can hold about 7 percent more vapour for each degree, so the heaviest days grow. Old records then understate the risk. Either use recent decades only, with fewer values, or let the curve shift with time. Say which, and show both results.`,
    'Estimate a design rainfall, with its range': {
      body: `Estimate the 25-year one-day rainfall of your station from yearly maxima, with a range from leaving out single years. Then add a stated allowance for warming and give both.`,
      bring: ['At least 25 yearly maxima', 'Spreadsheet'],
      checklist: ['Missing years marked', 'Range given', 'Allowance and its reason stated'],
    },
    'Start from the threshold, not from the model': `Ask first at which value things fail: the drain overflows at 60 mm in an hour, the vaccine fridge at 45 °C. Then ask models how often that is passed, now and later. This keeps you from drowning in maps, and often shows that the threshold is passed already and that action does not depend on a scenario.`,
    'Six sentences to avoid, and what to say instead': `Not “rainfall will increase by 12 percent”, but “most models show an increase, between 2 and 20 percent by mid-century under SSP2-4.5”. Avoid *will*, *worst case*, *proves*, *unprecedented*, single numbers and maps without a legend. Say who estimated it, for when, under which path, and how sure they are. Write your own six before you publish.`,
    'Write two pages and defend them to a peer': {
      body: `Write two pages for somebody who must decide: threshold, how often now, how often later under two paths, what is uncertain, and which options stay sensible throughout. Let a peer attack each number.`,
      bring: ['Your charts', 'A critical peer'],
      checklist: [
        'No number without source and range',
        'An option that works in every case',
        'Three objections answered in the text',
      ],
    },
  },
}
