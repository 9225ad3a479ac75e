import type { SubjectLessons } from '../base/content.ts'

export const wholeCourseInClimateScience: SubjectLessons = {
  'monsoon-notebook': {
    'What a millimetre of rain is': `A millimetre of rain means this: if no drop ran off, soaked in or dried up, water would stand one millimetre deep everywhere. It is a depth, not an amount. A bucket and a lake in the same shower get the same number of millimetres.

From that follows the sum you will use most: **one millimetre on one square metre is one litre.** One square metre is 10,000 cm². One millimetre is 0.1 cm. 10,000 × 0.1 = 1,000 cm³, which is a litre.

**The words that the forecasters use.** The India Meteorological Department (IMD) sorts the rain of one day into classes.

| Rain in 24 hours | Class | On a roof of 50 m² |
| --- | --- | --- |
| 0.1 to 2.4 mm | Very light | up to 120 litres |
| 2.5 to 15.5 mm | Light | 125 to 775 litres |
| 15.6 to 64.4 mm | Moderate | 780 to 3,220 litres |
| 64.5 to 115.5 mm | Heavy | 3,225 to 5,775 litres |
| 115.6 to 204.4 mm | Very heavy | 5,780 to 10,220 litres |
| 204.5 mm and more | Extremely heavy | over 10,225 litres |

A day with 2.5 mm or more counts as a *rainy day*. Less than that wets the dust and is gone by noon.

**The day ends at 8.30 am.** Indian observers read their gauges at 8.30 am, and the 24 hours before that moment carry the date of the reading. So the rain of Tuesday evening belongs to Wednesday. This convention causes most quarrels between private notebooks and official figures.

**What a year looks like.** Add the days of a month, and then the months.

\`\`\`figure
kind: bars
title: Bengaluru has rain from April to November, with its peak in September
unit: mm
source: Typical values, rounded for practice
Month | Rain
Jan | 2
Feb | 7
Mar | 15
Apr | 45
May | 110
Jun | 90
Jul | 110
Aug | 140
Sep | 200
Oct | 165
Nov | 55
Dec | 15
\`\`\`

*Worked example.* A house in Jayanagar has a flat roof of 9 m × 11 m. It is 99 m². In September 200 mm fall on it: 99 × 200 = 19,800 litres. About a tenth is lost to splash, wetting and evaporation, so some 17,800 litres reach the downpipe. A family that uses 500 litres a day could live on that for 35 days, if it had somewhere to keep it.

**Intensity is another matter.** Twenty millimetres in a night feed a field. The same twenty in a quarter of an hour fill the street. A gauge that is read once a day cannot tell them apart. Your third line in the notebook can: “began at 4.10, over at 4.30”.

**Try it at once.** Put any vessel with straight walls in the open during the next shower: a steel tumbler, a biscuit tin. Measure the depth inside with a ruler. That is the rain, whatever the width of the vessel. A vessel whose mouth is wider than its base shows too much; a bottle with a narrow neck shows far too little.

**Check yourself**

1. How many litres are 35 mm on one acre (4,047 m²)? *35 × 4,047 = 141,645 litres, about 142 m³.*
2. It rains from 8 pm on 3 July to 2 am on 4 July. Which date gets the rain? *4 July, read at 8.30 am.*
3. Your tumbler has 12 mm and the neighbour’s bucket, with sloping walls, 15 mm. Whom do you believe? *The tumbler, because its walls are straight.*`,
    'Make a gauge from a straight bottle': {
      isPreview: true,
      body: `A bottle with straight sides makes a good gauge. The depth in it is the depth of the rain, as long as the opening is as wide as the body.

1. Choose a clear bottle of 1.5 or 2 litres with straight walls. Cut off the top where the walls become straight, and sand the edge.
2. Put gravel in the base for weight. Pour in water until the level stands in the straight part. That level is zero: mark it.
3. Turn the cut top upside down and set it in as a funnel. It keeps splash out and slows evaporation.
4. Stick a strip of white tape on the outside and mark millimetres from zero upwards.

**Check it.** With the level at zero, pour in 100 ml. For a bottle of 9 cm inner width the area is 3.14 × 4.5 × 4.5 = 63.6 cm², and 100 ÷ 63.6 = 1.57 cm. The level must rise by 15.7 mm. If it does not, measure the width again. Measure it inside, because 1 mm of error in the width changes the result by 2 percent.

| Inner width | Area | 100 ml raise it by |
| --- | --- | --- |
| 8 cm | 50.3 cm² | 19.9 mm |
| 9 cm | 63.6 cm² | 15.7 mm |
| 10 cm | 78.5 cm² | 12.7 mm |
| 11 cm | 95.0 cm² | 10.5 mm |

Gravel takes up room only below the zero mark, so it does not disturb the scale above. Each morning after reading pour out down to zero, and top up when some has dried: the zero must be right *before* the rain.

In a very heavy night the bottle may fill. From zero to the rim it should hold at least 150 mm.`,
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
    'Where to put it: walls, trees and splash': `More readings are spoilt by the place than by the gauge. A bottle in the right place is better than a bought instrument in the wrong one.

**Distance.** Keep it away from anything tall by at least twice the height of that thing; four times is better. A wall of 2 m asks for 4 m, a coconut palm of 12 m for 24 m. In a narrow yard this is impossible. Then choose the middle of a flat roof, away from parapet and tank.

**Height.** The rim should stand about 30 cm above the ground, so that drops which bounce from the floor do not get in. On a roof put it on a box of that height. Do not put it on a pole: the higher it stands, the more wind it meets.

**Wind takes the most.** Air that flows over the rim speeds up and carries drops past. The loss grows with wind and is largest for small drops.

\`\`\`figure
kind: bars
title: The windier the place, the more rain blows past the rim of the gauge
unit: % of the rain
source: Typical values, rounded for practice
Wind at rim | Lost
Calm | 2
Leaves move | 5
Twigs move | 9
Small trees | 15
\`\`\`

A place with some shelter all round and nothing above is best: a yard with low hedges, the middle of a terrace with a parapet at four times its height away.

**Level.** A gauge that leans towards the wind catches too much, away from it too little. Put a glass of water beside it and compare the two rims by eye.

*Worked example.* A terrace in Kozhikode is 8 m × 10 m. The parapet is 0.9 m high and the water tank in one corner is 2.4 m. Four times the parapet is 3.6 m; twice the tank is 4.8 m. Draw the terrace to scale and shade all places nearer than that. A patch of about 0.8 m × 2 m is left, a little off the middle and away from the tank. Put the gauge there, on a box that is weighted with two bricks.

**What spoils a reading on a roof**

| Thing | Error | Remedy |
| --- | --- | --- |
| Wire or clothes line above | Drips into the gauge | Move 1 m aside |
| Hot slab | Dries small amounts by noon | Read at 8.30, use the funnel |
| Bird that sits on the rim | Dirt, blocked funnel | A ring of three thin wires |
| Cleaning day | Hose | Tell the family |
| Exposed corner | Catches a tenth less | Come back to the middle |

**Four questions for your notebook,** with a photograph towards each side:

- What stands within four times its own height?
- Does any roof, leaf or wire drip into it?
- Can a child, a dog or a monkey knock it over?
- Will you really go there at 8.30 am when it pours?

If the last answer is no, choose a worse place that you will visit. A complete record from a fair place beats a perfect place with gaps.

**Test the place.** Put a second bottle 5 m away for two weeks. If the two differ by less than 1 mm or 5 percent, whichever is more, either place is good. If one is always lower, it stands in the wind.

**Check yourself**

1. A shed of 3 m stands 7 m away. Is that enough? *It is more than twice (6 m) but less than four times (12 m): fair.*
2. Why not 2 m up on a pole? *More wind, so more rain is lost.*
3. Two bottles read 40 and 37 mm. Is there a reason to worry? *The difference is 7.5 percent. Watch whether the same one is always lower.*`,
    'The three-line note': `A notebook survives when a day takes one minute. Three lines are enough:

> **12 July, 8.30 am** · Rain 14.5 mm
> Wind from SW, leaves moving. Cloud 7/8, low and grey.
> Began about 11 pm, heavy for half an hour; drain at the gate overflowed.

**Line one is the number.** Three signs look alike to a careless eye and mean different things.

| You write | It means |
| --- | --- |
| 0 | I looked and the gauge was dry |
| trace | It was wet, but under half a millimetre |
| a dash | I did not look |

A dash is honest. A zero on a day when you were away is a false dry day, and it will sit in your averages for ever.

**Line two is the sky at 8.30 am.** Write where the wind comes *from*, how strong it is by what moves, and how many eighths of the sky are covered. Weather people call an eighth an *okta*. To judge it, divide the sky into two halves along your outstretched arms, then each half into four parts. Count the parts that you could fill with cloud. 0/8 is clear, 8/8 has no blue at all. If you see one small gap, it is 7/8.

**Line three is what a number cannot hold:** when it rained and how hard, hail, fog, the first koel, a flooded road, a fallen branch. In thirty years this line will be read more often than the first.

**Two days at once.** If you were away, the gauge holds the sum. Write “two days: 31 mm” against the second day, never half for each. The sum is true; two halves are invented. For the month’s total it counts in full. For the number of rainy days it counts as unknown.

*Worked example.* A week in July at Hubballi:

| Day | mm |
| --- | --- |
| Mon | 6.0 |
| Tue | trace |
| Wed | 0 |
| Thu | dash |
| Fri | two days: 19.5 |
| Sat | 3.0 |
| Sun | 2.0 |

Total: 6.0 + 19.5 + 3.0 + 2.0 = 30.5 mm. A trace adds nothing. Rainy days of 2.5 mm or more: Monday and Saturday for sure, and one or two on Thursday and Friday. So you write “3 to 4 rainy days”, and the reader knows why.

\`\`\`figure
kind: bars
title: The same week drawn fairly: the double day stands as one bar, not as two halves
unit: mm
source: Worked example of this lesson
Day | Rain
Mon | 6
Tue | 0
Wed | 0
Thu and Fri | 19.5
Sat | 3
Sun | 2
\`\`\`

**Small rules that save a notebook**

- Use a pencil: ink runs.
- Write at the gauge, not at the table.
- Read with the eye level with the water. The surface curves up at the wall; read its lowest part.
- Begin each month on a new page and add up at its end.
- Correct by striking out, so that the old figure can still be read.
- Photograph each full page.

By the third month you will notice that you look at the sky before you look at the phone.

**Check yourself**

1. You forgot to look on Sunday and find 8 mm on Monday. What do you write? *A dash on Sunday, “two days: 8 mm” on Monday.*
2. The sky is grey with one blue hole. How many eighths? *7/8.*
3. Smoke drifts towards the north-east. Where does the wind come from? *From the south-west.*`,
    'Land warms faster than sea, and then what?': `In May the plains of northern India are far hotter than the sea around them. Three reasons:

1. Water needs four to five times as much heat as the same weight of dry soil to warm by one degree.
2. Waves carry the warmth of the sea down twenty metres and more. In soil it stays in the upper few centimetres by day.
3. The sea spends much of its heat on evaporation.

*Worked example.* One kilowatt-hour of sunshine (3,600 kJ) falls on one square metre. If it stays in the top 10 cm of dry soil (150 kg, 0.8 kJ for each kg and degree), it warms that soil by 3,600 ÷ 120 = **30 degrees**. If it is mixed through 20 m of sea (20,000 kg, 4.2 kJ), it warms the water by 3,600 ÷ 84,000 = **0.04 degrees**.

**Then what?** Hot air over land is light and rises, so the pressure near the ground falls. Over the ocean it stays higher. Air moves from high to low pressure, towards India, and it is moist because it comes over a warm sea.

A sea breeze does this on the coast every afternoon. Two things make a *monsoon* out of it.

**Size, and the turning earth.** Over thousands of kilometres moving air is bent. South of the equator the trade winds blow from the south-east. When they have crossed it, the turning of the earth bends them to the right, and they arrive as the **south-west monsoon**. A wind of one afternoon is too short for that.

**Rising air feeds itself.** Vapour that becomes cloud gives back the heat that evaporation took, about 2,450 kJ for each kilogram. A rain of 10 mm is 10 kg on each square metre, so it has released 24,500 kJ, nearly 7 kWh, in the air above. That is more than the sun gives to that square metre in the same day. The heat makes the air lighter still and pulls in more. So the difference in warmth starts the monsoon, and water vapour drives it long after the clouds have cooled the ground.

**The calendar.** In an average year the rain reaches Kerala on 1 June and covers the whole country by about 8 July. It begins to withdraw from western Rajasthan about 17 September.

\`\`\`figure
kind: bars
title: July and August bring more than half of the monsoon rain of the whole country
unit: mm
source: India Meteorological Department, average 1971 to 2020, rounded
Month | Rain
June | 165
July | 280
August | 255
September | 168
\`\`\`

Together they make about 870 mm. The Department calls this sum the long period average. When a forecast says “96 percent”, it means 96 percent of it.

**What you can see yourself.** In April and May keep two thermometers at 3 pm for a week: one in shade on land, one in the water of a lake at 20 cm depth. The land swings by 12 to 15 degrees a day, the lake by one or two.

**Onset is not the first shower.** Storms in May fall from clouds that the local heat has made. The monsoon is there when wind, moisture and rain are steady. In your notebook that is the first week in which the morning wind comes from the south-west on five of seven days and four days are rainy.

**Check yourself**

1. 25 mm of rain fall on a square metre. How much heat was set free above? *25 × 2,450 = 61,250 kJ, about 17 kWh.*
2. Why does the sea breeze of Chennai not turn into a monsoon by itself? *It is too small and too short to be bent and to feed itself.*
3. A season has 800 mm for all India. What percentage is that of 870? *92 percent.*`,
    'The low-level jet and the Western Ghats': `About 1.5 km above the Arabian Sea, from June to September, a strong river of air blows from Somalia towards India. It is called the **low-level jet**. It often runs at 50 to 90 km/h, and it carries most of the moisture of the monsoon.

On the west coast it meets the Western Ghats, a wall of 1,000 to 2,000 m. The air must climb. Climbing air expands and cools: by about 1 °C for each 100 m as long as no cloud has formed, and by about 0.6 °C once there is cloud, because condensing vapour gives heat back. Cooler air holds less vapour. The rest falls as rain on the slope that faces the sea.

**Where does the cloud begin?** A rule of thumb: base in metres = 125 × (temperature − dew point). The dew point is the temperature at which the air would be full of vapour.

*Worked example.* At Mangaluru the air has 30 °C and a dew point of 24 °C. The base lies at 125 × 6 = 750 m. Up to there it cools by 7.5 degrees, to 22.5 °C. On to a crest at 1,500 m it cools by 7.5 × 0.6 = 4.5 degrees more, to **18 °C**. Then it sinks to the plateau at 700 m. Its cloud soon dissolves and it warms by 1 °C for each 100 m: 18 + 8 = **26 °C**. On the way up it had 23 °C at that height. The air has lost water and gained 3 degrees.

\`\`\`figure
kind: line
title: Across the Ghats the air cools while it climbs and ends warmer and drier
unit: °C
source: Worked example of this lesson
Height | Temperature
0 m | 30
350 m | 26.5
750 m | 22.5
1,100 m | 20.4
1,500 m | 18
1,100 m | 22
700 m | 26
\`\`\`

**Two things to notice**

- The heaviest rain does not always fall on the very top. Much of it falls on the slope and just before the wall, because the whole stream begins to rise ahead of the hills.
- When the jet is strong, the coast floods. When it weakens or swings north or south, the rain moves with it, and the coast may have sun for a week.

**How much water is that?** A cubic metre of this air holds about 22 g of vapour at the coast, and about 15 g when it is full at 18 °C. So roughly a third can fall out in one crossing, not all of it. That is why moist wind still reaches Pune and Bengaluru.

**In the interior** you can feel the same jet. The steady south-westerly of July in Bengaluru or Davanagere, with low clouds racing under a pale sky and hardly a drop, is the air that the Ghats have wrung out. Through the **Palakkad Gap**, where the wall is only about 140 m high and some 30 km wide, it blows almost unhindered to Coimbatore. Further south the gap at Aralvaimozhi lets it through to Tirunelveli. Thousands of wind turbines stand behind these gaps for that reason.

**In your notebook:** on windy July mornings note how fast the low clouds move. Choose a cloud overhead and a fixed edge of a roof. A cloud 1,000 m up that takes 20 seconds to move by 18 degrees (a fist and four fingers at arm’s length) has moved about 320 m: 16 m/s, near 58 km/h. It is the jet that you are watching.

**Check yourself**

1. 28 °C and a dew point of 25 °C. Where is the base? *375 m.*
2. Air of 16 °C sinks by 600 m without cloud. How warm is it then? *22 °C.*
3. Why are there turbines at Palakkad? *The gap lets the monsoon wind through the wall, so it is strong and steady there.*`,
    'Rain shadow: Agumbe, Hassan, Chitradurga': `Three places in Karnataka, on a line that leads away from the sea.

| Place | Where | Distance from coast | Rain in a year |
| --- | --- | --- | --- |
| Agumbe | On the crest of the Ghats | 50 km | About 7,500 mm |
| Hassan | East of the Ghats | 115 km | About 1,000 mm |
| Chitradurga | On the dry plateau | 190 km | About 600 mm |

\`\`\`figure
kind: bars
title: Within 140 km beyond the crest the yearly rain falls to less than a tenth
unit: mm in a year
source: Typical values, rounded for practice
Place | Rain
Mangaluru | 3700
Agumbe | 7500
Hassan | 1000
Chitradurga | 600
\`\`\`

The air that drops its water at Agumbe comes down on the other side. Sinking air is pressed together and warms by 1 °C for each 100 m. It takes up vapour instead of losing it. Clouds dissolve. That is the **rain shadow**.

**How dry does it get?** *Worked example.* At the crest the air is full: 18 °C and 15 g of vapour in a cubic metre, relative humidity 100 percent. Down on the plateau it has 26 °C. Air of 26 °C could hold 24 g. Relative humidity is now about 15 ÷ 24 = 62 percent, although not a gram has been taken away. Below some 70 percent low clouds fall apart.

**The shadow belongs to the wind, not to the hills.** From October the wind turns to the north-east. Then the east coast catches what the west coast caught in July. Chitradurga has much of its rain in September and October, when thunderstorms build over ground that is warm again and moist.

**Other shadows in India**

- Pune lies only 60 km east of Lonavala. Lonavala has about 4,500 mm, Pune about 750 mm.
- Ladakh lies behind the whole Himalaya. Leh has about 100 mm in a year.
- The east side of the Anaimalai at Udumalaipettai has 600 mm; Valparai, 40 km away, over 3,000 mm.

**What follows for daily life**

1. *Water.* A stream that flows ten months a year at one end of the line flows for a few weeks at the other. So the shadow has tanks, thousands of them, in chains where each overflows into the next. They were built for few, heavy days.
2. *Crops.* Areca and paddy where it is wet, ragi and jowar where it is dry. The border between them often follows the line of about 1,000 mm.
3. *Roofs.* Steep tiles at Agumbe, flat mud or stone at Chitradurga.
4. *Data.* Between two gauges 30 km apart the rain can halve. A district average of 2,000 mm may be true of no village in it.

**Draw your own line.** Look up the yearly normal of five stations between your home and the nearest coast. IMD and the state disaster management centres publish them. Plot rain against distance, mark the heights, and shade the place where it falls fastest. That is your wall. If there is no wall, and the rain changes by less than a fifth, you live on a plain where storms and not hills decide.

**Check yourself**

1. Full air at 20 °C holds 17 g per m³. It sinks and warms to 29 °C, where it could hold 29 g. Relative humidity? *17 ÷ 29 = 59 percent.*
2. Why is Chitradurga wetter in September than in July? *In July it lies in the shadow of the south-west wind. Later, storms rise from warm, moist ground.*
3. Where is the shadow when the wind comes from the north-east? *On the western side of the hills. Thunderstorms may still bring rain there.*`,
    'Find the wind with a ribbon, four times a day': {
      task: { hours: 2 },
      body: `Local wind has a daily habit, and a ribbon shows it. Tie one to a stick that stands free, higher than the heads around it, away from walls. Read it at 7 am, 11 am, 3 pm and 7 pm for three days.

Write where the wind comes **from** and how strong it is, by what you see:

| Force | You see | About |
| --- | --- | --- |
| 0 | Smoke rises straight up | 0 km/h |
| 1 | Smoke drifts, ribbon hangs | 1 to 5 km/h |
| 2 | Felt on the face, leaves rustle | 6 to 11 km/h |
| 3 | Ribbon flies, twigs move | 12 to 19 km/h |
| 4 | Dust and loose paper rise | 20 to 28 km/h |
| 5 | Small trees sway | 29 to 38 km/h |

Each time watch for one full minute and write the middle, with the strongest gust beside it: “SW 3, gust 4”.

Then look for the pattern. On most days wind is weakest at dawn and strongest in mid-afternoon, because warm ground stirs the air and brings down the faster wind from above. Near the coast or a large lake it also turns: from the land in the early morning, from the water after noon. A sudden change with a fall in temperature means that a storm has broken nearby; note the minute. If lightning is near, stay inside and leave the reading out.

Compare your 3 pm direction with that of the clouds. If they differ, you have found where the street ends and the weather begins.`,
      bring: ['Light ribbon, 50 cm', 'Stick of 2 m', 'Compass or phone', 'Notebook'],
      checklist: [
        'North marked at the stick',
        'Twelve readings over three days',
        'Each with direction from, force and sky',
        'One sentence on the pattern',
      ],
    },
    'Ten clouds and how to tell them apart': `Three questions name most clouds. How high is it? Is it a heap or a sheet? Does it rain?

| Height | Sheet | Heap or wisp |
| --- | --- | --- |
| High, above 6 km: ice | Cirrostratus: thin veil, ring round the sun | Cirrus: feathers. Cirrocumulus: tiny grains |
| Middle, 2 to 6 km | Altostratus: sun as through ground glass | Altocumulus: rows of small heaps |
| Low, under 2 km | Stratus: grey, no form. Nimbostratus: thick grey and raining | Cumulus: cauliflower. Stratocumulus: rolls |
| Through all | none | Cumulonimbus: thunder, anvil on top |

The names are built from few Latin parts. *Cirrus* is a lock of hair, *stratus* a layer, *cumulus* a heap, *nimbus* rain, *alto* middle height.

\`\`\`figure
kind: bars
title: Where clouds stand: only the thundercloud runs from the low to the high sky
unit: km above ground
source: Typical values over India in the monsoon, rounded for practice
Cloud | Base | Top
Stratus | 0.3 | 0.8
Stratocumulus | 0.8 | 1.5
Cumulus | 1 | 3
Nimbostratus | 1 | 5
Altocumulus | 3.5 | 4.5
Altostratus | 3 | 6
Cirrus | 9 | 11
Cumulonimbus | 1 | 15
\`\`\`

**Judge the height with your hand.** Stretch your arm towards a heap that stands well above the horizon. If one heap is narrower than your little finger, it is cirrocumulus. From one to three fingers it is altocumulus. Wider than three fingers it is stratocumulus or cumulus. A little finger at arm’s length covers about 1 degree, three fingers about 5.

*Worked example.* A heap at 60 degrees above the horizon is two fingers wide, about 3.5 degrees. If it stands 4 km up, its distance from you is 4 ÷ sin 60° = 4.6 km, and its width is 4.6 × 0.061 = 0.28 km. That fits altocumulus. If it were cumulus at 1 km, it would be only 70 m wide, small even for a young one.

**Ice or water?** Water clouds have sharp edges, like cut paper. Ice is fuzzy and silky. When the top of a growing tower turns from sharp to fuzzy, it has reached the level of ice, and rain is near.

**What they say about the next hours**

| You see | Often follows |
| --- | --- |
| Cirrus that thickens to cirrostratus | Rain within a day, or the edge of a distant storm |
| Ring round sun or moon | The same, not sure |
| Altocumulus like small turrets in the morning | Thunder in the afternoon |
| Cumulus wider than tall at 2 pm | Fine evening |
| Cumulus taller than wide at 11 am | Shower by 4 pm |
| Low ragged shreds under grey | Rain is falling or about to |

**What the monsoon sends.** On steady rain days: low broken stratus racing from the south-west, with altostratus above. In April, May and October: cumulus that grows into cumulonimbus in the afternoon. After a long break: cirrus from storms far away over the Bay.

**Three common mistakes.** A dark base does not mean rain; it means thickness or that you stand on the shaded side. Haze over a city is not stratus: you can see its brown edge from a hill. And a trail behind an aircraft is cirrus, made by the engine’s vapour.

**Do not aim for certainty.** “Low, grey, lumpy, from the west” is a good note, and the name can come later. Photograph one cloud each day with the time on it, and sort the pictures of the month into the table above. Ask another reader to sort them too. Where you disagree is where you learn.

**Check yourself**

1. Rows of small heaps, each two fingers wide. Name? *Altocumulus.*
2. The sun shows as a pale disc without shadows. Which sheet? *Altostratus.*
3. A tower has a fuzzy top that spreads to one side. What do you do? *Go inside: it is a cumulonimbus with an anvil.*`,
    'Thunder: distance, danger, shelter': `Light reaches you at once; sound needs about three seconds for a kilometre. Count from the flash to the thunder and divide by three: nine seconds are three kilometres.

**The rule to remember is thirty and thirty.** If thunder follows within thirty seconds, the storm is within ten kilometres and can strike where you are. Go inside. Stay until thirty minutes after the last thunder.

*Worked example.* Flashes at 4.02, 4.05 and 4.08 pm. Thunder after 36, 24 and 15 seconds: 12, 8 and 5 km. The storm comes nearer by 7 km in 6 minutes, more than one kilometre a minute. It could be above you in 4 minutes. The time to leave the field was at 4.05, not when the first drop fell.

\`\`\`figure
kind: line
title: Seconds between flash and thunder give the distance; under 30 means go inside
unit: km
source: Speed of sound about 340 metres per second
Seconds | Distance
5 | 1.7
10 | 3.4
15 | 5.1
20 | 6.8
25 | 8.5
30 | 10.2
35 | 11.9
40 | 13.6
\`\`\`

**How dangerous is it?** Lightning kills more than two thousand people in India in most years, more than any other kind of weather in the national records of accidental deaths. Most die in fields, under trees and near water, in the afternoon, between April and October. Odisha, Madhya Pradesh, Bihar, Jharkhand and Uttar Pradesh have many of these deaths.

**Safe**

- A building with walls, wiring and pipes. Stay away from windows, taps and wired telephones. Unplug the mixer, not during the storm but before.
- A closed car with a metal roof, windows up, hands in the lap.

**Not safe**

- Under a tree, above all a single one. The current jumps from trunk to person, or comes up through the ground.
- A shed, bus stop or hut that is open at the sides; a tent; a tarpaulin.
- A bund, a boat, a hilltop, an open field, standing water in a paddy.
- Holding a long metal tool, an umbrella or your gauge.

**Caught in the open.** There is no safe posture, only less danger. Leave high ground and water at once. Keep ten metres from each other and from wire fences, so that one stroke does not hit all. If your hair rises or metal hums, crouch on the balls of your feet, heels together, head down, hands over the ears. Do not lie flat: current in the ground would run through the whole length of your body.

**After a strike**

1. A person who was struck carries no charge. You can touch them.
2. Call 112 or 108.
3. If they do not breathe, begin chest compressions: hard and fast in the middle of the chest, about 100 to 120 in a minute, until help comes. The heart often starts again before the breathing does, so this saves lives.
4. Treat those who seem dead first. Those who groan are breathing.

**Warnings.** The free Damini app of the Indian Institute of Tropical Meteorology shows strokes near you and warns some minutes ahead. IMD gives warnings by district for the next three hours. Agree at home or in the school who reads them aloud and where everybody goes.

**No reading is worth it. Leave the gauge.** It will hold the water until the storm has passed.

**Check yourself**

1. Twelve seconds: how far, and what do you do? *4 km. You should be inside already.*
2. The last thunder was at 5.10 pm. When may you go out? *At 5.40 pm.*
3. Six people run for one tamarind tree. What do you say? *Not there: to the car or the house, and apart from each other.*`,
    'Draw the sky every hour for one afternoon': {
      task: { hours: 6 },
      body: `Choose an afternoon between March and May, or in October, when clouds grow. Find one place in shade that shows at least half of the sky, and draw it each hour from noon to 6 pm. Between the drawings you are free; only the minute must be kept.

A box for each hour is enough. Draw the outline of the horizon once and copy it seven times. Then draw only shapes: where the clouds stand, how tall they are compared with a hand at arm’s length, which way they lean and drift.

**Beside each box write** eighths of cover, the names that you believe in, wind, and temperature if you can. For the tallest cloud write width and height in fingers: “4 wide, 3 tall”.

**Afterwards answer three questions**

1. When did the first heap become taller than wide?
2. Did its top turn fuzzy, as ice does, or stay sharp?
3. Where did it rain, and had you expected it an hour before?

Lay the seven boxes side by side and photograph them together. The row shows what no forecast says: how a quiet noon becomes a storm, or does not. Leave at the first thunder; the drawing may end there.`,
      bring: ['Paper with seven boxes', 'Pencil', 'Shade and water', 'Watch'],
      checklist: [
        'At least five drawings, an hour apart',
        'Eighths of cover for each',
        'Three questions answered',
        'Went inside at the first thunder',
      ],
    },
    'Active and break: the pulse of a season': `The monsoon does not rain for four months. It comes in **active** spells of some days and pauses in **breaks** that last from a few days to two weeks.

**Active.** A band of low pressure, the monsoon trough, lies across the plains from Rajasthan to the Bay of Bengal. Lows form over the Bay and travel along it to the west-north-west. Central India is wet, the jet is strong, and the west coast floods.

**Break.** The trough moves up to the foot of the Himalaya. It rains heavily there, in Bihar, in the north-east and in parts of Tamil Nadu, while the plains and the plateau lie under a clear sky with strong sun. Crops begin to need water, and more power is used for pumps and fans.

A break does not mean that the monsoon has failed. Most seasons have two or three. It becomes a drought when breaks are long, or fall at the wrong time.

**Why it matters.** A total can be normal and the harvest lost. *Worked example.* Two villages near Kalaburagi each get 180 mm in July.

| | Village A | Village B |
| --- | --- | --- |
| Rain in July | 180 mm | 180 mm |
| Rainy days | 14 | 4 |
| Longest dry run | 4 days | 15 days |
| Largest day | 28 mm | 85 mm |

The soil of both stores 90 mm for roots and the crop uses 5 mm a day. In A the store is refilled every few days. In B 85 mm fall at once, some run off, and after 15 days without rain the crop has used 75 mm. It wilts although the month was “normal”.

\`\`\`figure
kind: line
title: The same 180 mm in July: spread rain keeps the store up, four storms do not
unit: mm within root reach
source: Worked example, rounded
July | Village A | Village B
1 | 60 | 60
5 | 66 | 90
9 | 68 | 70
13 | 70 | 50
17 | 72 | 30
21 | 75 | 15
25 | 77 | 62
29 | 80 | 78
\`\`\`

**In your own record**

1. Colour each day with 2.5 mm or more. That is the usual mark of a rainy day.
2. Count the longest run of coloured days and the longest run of blank days.
3. Write the longest blank run beside the total of the month.
4. Divide the total by the rainy days: the mean rain of a rainy day. For A it is 180 ÷ 14 = 13 mm, for B 180 ÷ 4 = 45 mm.

**Can a break be foreseen?** Partly. Every 30 to 60 days a wave of cloud travels from the equatorial Indian Ocean northwards and brings an active spell; after it comes a break. Forecasters call this intraseasonal oscillation. IMD publishes an extended range forecast each Thursday for four weeks. The first two weeks are useful; the fourth is hardly better than the average.

**What farmers do with it.** They keep back part of the seed, sow in two rounds two weeks apart, or choose tur and castor that wait with a deep root. A farm pond of 10 × 10 m, 3 m deep with sloping sides, holds about 150 m³ and gives one watering of 50 mm to 0.3 ha. That single watering, in the week of flowering, is often worth more than the two before it.

**Check yourself**

1. July: 155 mm on 9 rainy days. Mean of a rainy day? *17 mm.*
2. The sky clears at Nagpur and the Kosi floods in Bihar. Which phase? *Break.*
3. A store of 60 mm, 5 mm a day, 10 dry days. How much is left? *10 mm.*`,
    'El Niño and the Indian Ocean Dipole, without panic': `Every few years the surface of the central and eastern Pacific is warmer than usual for some months. This is **El Niño**. Rising air moves eastwards with the warm water, and over India air sinks a little more than it should. The opposite state is **La Niña**.

**What the record says.** In El Niño years the monsoon of the whole country is more often below normal than above. Many of the worst droughts came in such years. But there were El Niños with a normal monsoon, 1997 among the strongest of them, and droughts without one.

\`\`\`figure
kind: bars
title: Seven El Niño years: most were dry, yet 1997 was not, and no two were alike
unit: % of the average
source: India Meteorological Department, rounded
Year | Percent
1997 | 102
2002 | 81
2004 | 87
2009 | 78
2014 | 88
2015 | 86
2023 | 94
\`\`\`

**How IMD names a season,** in percent of the long period average:

| Percent | Name |
| --- | --- |
| under 90 | Deficient |
| 90 to 95 | Below normal |
| 96 to 104 | Normal |
| 105 to 110 | Above normal |
| over 110 | Excess |

By this table five of the seven years in the figure were deficient, one was below normal and one was normal.

**The Indian Ocean Dipole** is a see-saw nearer home. When the western Indian Ocean is warmer than the east (positive), India tends to get more rain, and this can make up for an El Niño. 1997 had a strong positive dipole. 2019 had another, without a strong El Niño, and the season ended at 110 percent.

**What a probability says.** *Worked example.* A headline reads: “60 percent chance of below normal rain”. Imagine ten such seasons. Six are below normal and four are not. If a farmer in Beed sows only drought crops in all ten, he is right six times and loses part of a good harvest four times. If he sows as always, he loses six times. If he sows half and half, he never has the best year and never the worst. The forecast does not choose for him. It tells him how to set the odds.

**Read such a headline with three questions**

1. *Is* it here, or is it forecast? A forecast of El Niño that is made in March is weak. By June it is much better.
2. What is said of *my* region and *my* season? The south-east in October to December reacts the other way: El Niño often brings it more rain.
3. Compared with what? “Below normal” may mean 94 percent, which no field can feel, or 78.

**What it does not say.** The total of the country is not the rain on your roof. In 2023, at 94 percent for India, some districts of Karnataka were severely dry while Himachal Pradesh was flooded. Nor does it say when the breaks come.

**Why your notebook still counts.** It cannot show El Niño: one roof has too much chance in it. Twenty notebooks over twenty years can. So write the state of the Pacific at the top of each season, as you write the date: *El Niño, neutral, La Niña*. Whoever reads it later can sort the pages.

**Check yourself**

1. A season ends at 97 percent. What does IMD call it? *Normal.*
2. In March a site predicts a strong El Niño. What do you do? *Wait for June, and keep the seed of two crops.*
3. Seven years, five deficient. Does that mean 5 in 7 for the next one? *Only roughly. Seven is few, and each El Niño is different.*`,
    'The other monsoon: October to December in the south-east': `When the land cools in October, the winds turn. Air now flows from the continent out over the Bay of Bengal, picks up moisture there and reaches the coast of Tamil Nadu and southern Andhra Pradesh from the north-east. This is the **north-east monsoon**, from October to December.

| | South-west monsoon | North-east monsoon |
| --- | --- | --- |
| Months | June to September | October to December |
| Brings most to | West coast, plains, north-east India | Tamil Nadu, coastal Andhra, Rayalaseema, Kerala, south interior Karnataka |
| Typical rain | Long spells, hills first | Few heavy days, lows and cyclones |
| Temperature | Falls at onset | Nights grow cool |

\`\`\`figure
kind: bars
title: Mumbai has its rain in July and Chennai in November: two monsoons, two years
unit: mm
source: Typical values, rounded for practice
Month | Mumbai | Chennai
May | 15 | 45
Jun | 530 | 70
Jul | 850 | 100
Aug | 560 | 140
Sep | 380 | 135
Oct | 90 | 280
Nov | 10 | 370
Dec | 5 | 180
\`\`\`

Chennai gets about 830 of some 1,370 mm in these three months: 60 percent. Bengaluru is served by both. Its wettest months are September and October, when the first monsoon is leaving and the second arriving.

**Few heavy events.** These rains come with lows and cyclones over the Bay. A single low that lingers for two days can bring the rain of a month. That is when cities on the east coast flood, as Chennai did in December 2015. A cyclone that passes at sea may do the opposite: it pulls the moisture away and leaves the coast dry for a week.

*Worked example.* In a normal November 370 mm fall in Chennai on about 11 rainy days: 34 mm on each. A roof of 80 m² collects 80 × 34 = 2,700 litres on such a day, in perhaps five hours. On a day of 250 mm it is 20,000 litres. A tank of 5,000 litres overflows within the first hours of that day. So in Chennai it is not the size of the tank that decides, but whether the overflow finds a recharge well.

**How to see the change.** Three signs, usually within two weeks in October:

- the morning wind comes from the north or north-east on most days
- low clouds drift from the sea to the land on the east coast, and in Bengaluru from the east
- showers fall at night and early in the morning on the coast, not in the afternoon

**How it is announced.** IMD declares the onset over the south-east when the easterly winds are steady and rain is widespread on the coast; on average this is about 20 October. The date varies by two weeks in both directions.

**If you live in the south-east,** keep your gauge running until January, and weight it with bricks: this is the season of cyclones. Read the warnings by colour. *Yellow* means watch, *orange* be prepared, *red* act. On a red day do not go to the roof for a reading; the gauge can be read a day later as a sum.

**If you live elsewhere,** note the date on which your morning wind first comes from the north-east. That day your season has turned. After some years you will have a calendar that no newspaper prints.

**Check yourself**

1. A town gets 120 mm in June to September and 400 mm in October to December. Where is it likely to be? *On the coast of Tamil Nadu or south Andhra.*
2. El Niño is strong. What may that mean for Chennai in November? *Often more rain, not less.*
3. How much is 250 mm on 80 m²? *20,000 litres.*`,
    'Compare your month with the nearest public gauge': {
      body: `Now put your month beside somebody else’s. Find the nearest official or state gauge with daily figures. IMD, state disaster monitoring centres and many water boards publish them; in Karnataka there is a telemetric gauge in nearly every gram panchayat.

Put both in one table by date, yours and theirs, and draw both as bars. Check first that both count to 8.30 am. If theirs runs from midnight, compare sums of ten days, because single days cannot be matched.

**Then work out**

- both totals, and yours as a percentage of theirs
- the number of rainy days (2.5 mm or more) in each
- the day on which you differ most, with your third line of that day

*Worked example.* You have 142 mm, they have 165: 142 ÷ 165 = 86 percent. Rainy days 11 and 12. On 19 August you had 8 and they 31. Your third line says: “thunder in the north, nothing here”. Without that day it is 134 to 134. One storm explains all.

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
}
