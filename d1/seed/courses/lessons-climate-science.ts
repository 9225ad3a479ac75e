import type { SubjectLessons } from '../base/content.ts'

export const climateScienceLessons: SubjectLessons = {
  'heat-in-the-city': {
    'Four ways a body gains and loses heat': `A body makes heat all the time: about 100 watts sitting, 250 walking with a load. To stay at 37 °C it has to give away as much. It has four ways.

| Way | Where to | When it fails |
| --- | --- | --- |
| Moving air (convection) | The air at your skin | Air above about 35 °C warms you instead |
| Touch (conduction) | What you sit, stand or lie on | A steel seat in the sun brings heat in |
| Radiation | Walls, ground, sky | Sun and hot walls send more than you send |
| Sweat that dries (evaporation) | Into the air, as vapour | Humid or still air; sweat drips and is lost |

Skin is at about 35 °C. Below that, the first three can carry heat off. Above it, they turn round, and only sweat is left.

\`\`\`figure
kind: bars
title: The hotter the place, the more the sweat has to carry
unit: watts
source: Worked example of this lesson, rounded for practice
Place | Heat
Shade, 25 °C | 90
Shade, 35 °C | 250
Hot street, 42 °C | 426
\`\`\`

*Worked example.* A vendor pushes a cart: 250 W. For each degree between skin and air, moving air takes about 8 W; for each degree between skin and walls, radiation takes about 8 W.

- In shade at 25 °C: 10 × 8 + 10 × 8 = 160 W go by air and radiation. Sweat carries the other 90.
- At 35 °C both are zero. Sweat carries 250.
- On a street at 42 °C between walls at 50 °C, the air *brings* 7 × 8 = 56 W and the walls 15 × 8 = 120 W. Sweat must carry 250 + 56 + 120 = 426 W.

A litre of sweat that dries takes away about 675 watt-hours. So the street asks for 426 ÷ 675 = **0.63 litres an hour**, all of it drying on the skin. At 80 percent humidity much of it drips. Then the person must slow down, go into shade, or grow hotter inside.

**Why a fan is not always enough.** It moves air over the skin. At 33 °C that cools in two ways. At 42 °C it brings in heat faster and helps only as long as there is sweat to dry.

**Two things that help more than they seem to.** Shade takes away the sun, which may be 200 watts and more on a standing body. Wet cloth on arms and neck does what sweat does, and spares the water inside.

India’s weather office, IMD, calls it a heat wave in the plains when the maximum reaches at least 40 °C and is 4.5 °C or more above normal, or reaches 45 °C. Humidity and walls are not in that number. They are in your ward.

**Try this.** Stop today at three places: a bus stop, a shop front, under a tree. At each write which of the four is strongest, and whether it brings heat or takes it. Feel the wall with the back of your hand before you decide.`,
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
    'Forecast, projection, prediction': `Three words are used as if they were one. They answer different questions, so learn them apart.

| Word | Starts from | Says | Example |
| --- | --- | --- | --- |
| Forecast | Today’s weather, measured | What will probably happen | IMD’s rain for your district, five days ahead |
| Seasonal forecast | Oceans and snow, measured | How the odds of a season shift | IMD’s outlook for June to September, issued in April |
| Projection | A path of emissions, assumed | What would happen *if* the world took that path | IPCC tables for 2081 to 2100 |

*Prediction* covers all of them in ordinary speech. In a report, avoid it or say which you mean.

**A projection always has an “if”.** The IPCC’s Sixth Assessment Report (2021) works with five paths. For each it gives the warming of the whole globe, land and sea, above 1850 to 1900:

| Path | 2021–2040 | 2041–2060 | 2081–2100, likely range |
| --- | --- | --- | --- |
| SSP1-1.9 | 1.5 | 1.6 | 1.4 (1.0 to 1.8) |
| SSP1-2.6 | 1.5 | 1.7 | 1.8 (1.3 to 2.4) |
| SSP2-4.5 | 1.5 | 2.0 | 2.7 (2.1 to 3.5) |
| SSP3-7.0 | 1.5 | 2.1 | 3.6 (2.8 to 4.6) |
| SSP5-8.5 | 1.6 | 2.4 | 4.4 (3.3 to 5.7) |

\`\`\`figure
kind: bars
title: For twenty years the paths hardly differ; late in the century they do
unit: °C above 1850–1900
source: IPCC, Sixth Assessment Report, Working Group I, 2021, table SPM.1
Path | 2021–2040 | 2041–2060 | 2081–2100
SSP1-1.9 | 1.5 | 1.6 | 1.4
SSP1-2.6 | 1.5 | 1.7 | 1.8
SSP2-4.5 | 1.5 | 2.0 | 2.7
SSP3-7.0 | 1.5 | 2.1 | 3.6
SSP5-8.5 | 1.6 | 2.4 | 4.4
\`\`\`

*Worked example.* A culvert at Hassan will last until 2045. Between the lowest and the highest path the globe differs by 0.8 °C around 2050, and by 0.1 °C in the next years. So the choice of path hardly matters for the culvert; the spread between models does. A dam that should stand in 2090 sees 3.0 °C between the paths. There the path decides.

**What you cannot ask.** Nobody can say whether 4 May 2050 will be hot in Nagpur. A model has a 4 May 2050, but it is one possible day out of many. Ask how *many* hot days a decade would have, and how that number differs between two paths. The report does this for the world: a hot extreme that came once in ten years before industry comes 2.8 times in ten years at 1 °C of warming, and 5.6 times at 2 °C.

**Three tells in a newspaper**

- “Will” without “if”: somebody dropped the path.
- One number without a range: somebody dropped the models.
- A district and a single year: somebody read a map too closely.

**Try this.** Find one news report on the climate of 2050. Underline each number and write *F*, *S* or *P* beside it. For each *P* add the path and the years. Where the report names neither, write “not said”.`,
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
