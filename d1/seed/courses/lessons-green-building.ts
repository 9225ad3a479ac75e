import type { SubjectLessons } from '../base/content.ts'

export const greenBuildingLessons: SubjectLessons = {
  'a-cool-roof': {
    'A day in the life of a slab': `A bare concrete roof in April is a stove with a delay.

From sunrise it takes up heat. At noon the sun brings up to 1,000 watts on each square metre; a grey slab keeps some 65 to 75 percent of that. Around 2 pm its upper side reaches 60 °C and more.

Then the heat travels down. Through 12 to 15 cm of concrete it needs **three to five hours**. So the ceiling below is hottest between five in the afternoon and nine in the evening, when the family comes home, and it radiates on heads and beds until after midnight.

| Time | Upper side | Ceiling | What you feel |
| --- | --- | --- | --- |
| 6 am | Cool | Lukewarm | The best hour |
| 10 am | Warming | Cool | Still fine |
| 2 pm | Hottest | Warming | Warm air |
| 7 pm | Cooling | **Hottest** | Heat from above |
| 11 pm | Cool | Warm | Cannot sleep |

Three things follow. A fan stirs air but does not stop radiation. Opening windows in the evening helps only if air can move. And the right place to act is the **upper side**: what is reflected there never starts its way down.

Put your palm near the ceiling at 2 pm and at 7 pm today. Which is hotter?`,
    'Reflectance, emittance and the index made of both': {
      isPreview: true,
      body: `Two properties decide how hot a surface gets.

**Solar reflectance**, 0 to 1: the share of sunlight that is sent back. Fresh limewash 0.7 to 0.8, grey concrete 0.25 to 0.35, dark tiles 0.1 to 0.2.

**Thermal emittance**, 0 to 1: how well a warm surface gives heat away as radiation. Paint, lime, concrete and tiles all have about 0.9. Bare metal has 0.05 to 0.3: it reflects well and yet gets hot, because it cannot give away what it took.

The **solar reflectance index**, SRI, joins both: 0 is a standard black, 100 a standard white.

| Surface | Reflectance | Emittance | SRI about |
| --- | --- | --- | --- |
| New white coating | 0.80 | 0.90 | 100 |
| The same after 3 years | 0.65 | 0.90 | 78 |
| Broken white tile mosaic | 0.70 | 0.90 | 85 |
| Grey concrete | 0.30 | 0.90 | 32 |
| Galvanized sheet, new | 0.60 | 0.25 | 45 |
| Black bitumen felt | 0.05 | 0.90 | 0 |

Read a data sheet with three questions: is the value *initial* or *aged*? Was it measured by a laboratory, to which standard? Is it for the film thickness that you will get with the quantity you are quoted?

A tin that says “cool” and gives no numbers is a tin of white paint. That may still be good enough; then pay the price of white paint.`,
    },
    'Roof, wall or window: find the real culprit': `Before you paint, make sure that it *is* the roof. In a top-floor home it usually is, but a west window can be worse.

**Evening test.** At 7 pm hold the back of your hand, or an infrared thermometer, 10 cm from ceiling, each wall, and window. The warmest surface is the first suspect.

| Finding | Culprit | First remedy |
| --- | --- | --- |
| Ceiling warmer than all walls | Roof | This course |
| West wall warmer than ceiling | Wall | Shade from outside: creeper, screen, awning |
| Hot only where sun falls in | Window | Outside blind; inside ones help half as much |
| All alike, air warm | No air movement | Openings on two sides, exhaust fan at night |
| The flat below is as hot | Not the roof | Look at walls and windows |

**Compare with a neighbour** one floor down, same side, at 7 pm. The difference between your two ceilings is about what a perfect roof could give you. If it is under 2 °C, do not spend money up there.

**Remember the other way round.** In a cold winter a white roof costs a little warmth. In most of peninsular India that does not matter; in the hills it may.

Write down: culprit, evidence, date. You will need it when somebody asks why you want to paint the roof.`,
    'Where to put the thermometer, and where not': `You want two numbers: the temperature of the slab’s upper side and that of the ceiling. Air temperature in the room is a third, useful one.

**Roof.** Tape a small probe flat onto the slab, cover it with a piece of the same colour, and press it down with a pebble beside it. A thermometer lying in the sun measures its own case. With an infrared thermometer hold it 20 cm away, straight down, at a marked spot; do not aim at shiny metal.

**Ceiling.** Tape the probe in the middle of the room, at least one metre from fan, lamp and outer walls, under a strip of white tape.

**Room air.** At head height, 1.1 to 1.5 m, in shade, away from fridge, stove, router and the wall.

**Outside air.** In open shade on the north side, with air moving.

Do not put any of them near an exhaust of an air conditioner, above a window or in a corner.

Mark each place with a pencil cross. You will come back in a year, and half a metre makes a difference.

Check your instruments: in a glass of stirred ice water they must show 0 °C, within one degree. If two differ, note it and keep each at its place.`,
    'A log sheet with weather on it': `A log without weather cannot be compared with anything. Use one line for each reading.

| Date | Time | Roof °C | Ceiling °C | Room °C | Outside °C | Sky | Wind | AC/fan, windows | Remarks |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
| 4 Apr | 2.00 pm | 61 | 36.5 | 34.0 | 37 | Clear | Light | Fan, closed | |
| 4 Apr | 7.00 pm | 41 | 38.2 | 35.5 | 33 | Clear | None | Fan, open | Cooking |

Sky: clear, half, covered, haze. Wind: none, light, strong.

Three rules:

1. **Same hours each day:** 6.30 am, 2 pm and 7 pm. A quarter of an hour more or less is fine, two hours are not.
2. **Say what was running.** An air conditioner hides everything; take the readings on days without it, or in a room without it.
3. **Leave a gap a gap.**

How many days? Five clear days before and five clear days after, within the same month if you can. Rainy days are kept in the log and left out of the comparison, both before and after.

Hang the sheet beside the switchboard with a pencil on a string. Digital loggers are fine; a sheet that the whole family can see is better at being filled in.`,
    'Take three readings a day on roof and ceiling': {
      body: `For five clear days take three readings a day: 6.30 am, 2 pm and 7 pm, on roof and ceiling. It is the baseline without which no coat of paint can prove anything.

At 2 pm the roof burns: wear shoes and a hat, stay for two minutes, drink afterwards. If the parapet is lower than your waist, do not lean over and let nobody under 18 go up alone.

After five days work out, for each hour, the average and the highest, and the delay between the hottest roof and the hottest ceiling. Add one reading at 11 pm on one day: it says what the night is like.

If one day stands out, look at its remarks before you drop it. Write down what you would expect after coating, in degrees, *now*. It keeps you honest later.`,
      bring: ['Two thermometers or an infrared one', 'Log sheet', 'Shoes, hat, water'],
      checklist: [
        'Instruments checked in ice water',
        'Fifteen readings on five clear days',
        'Average, highest and delay worked out',
        'Your expectation written down',
      ],
    },
    'Four surfaces, one roof': `Four ways to a cooler slab, compared for an ordinary terrace of 50 m². Prices change; ask for today’s.

| | Limewash | Reflective coating | Broken white tiles | Creepers on a pergola |
| --- | --- | --- | --- | --- |
| Cost, material | Lowest | 5–10 × limewash | Highest | Middle |
| Lasts | 1–2 years | 4–7 years | 15 years and more | As long as it is watered |
| Reflectance new, aged | 0.75, 0.5 | 0.8, 0.65 | 0.7, 0.6 | Shade instead |
| Ceiling in the evening | Clearly cooler | Clearly cooler | Clearly cooler | Cooler, also in winter |
| Waterproofing | No | Some do: ask | Yes, if laid well | No |
| Weight | None | None | 50–80 kg/m² | Posts and pots: ask an engineer |
| Slippery when wet | Chalky | Can be: ask for a grip | Depends | – |
| You can do it | Yes | Yes | Mason | Partly |

Published trials in hot Indian cities usually report ceilings two to five degrees cooler in the afternoon, with a white surface on a bare slab. Over a slab that is insulated already the gain is much smaller.

**Choose by your roof:** a rented flat, or a first try: limewash. A sound slab that you own: coating. A leaking one that needs a new surface anyway: tiles. A roof that you want to sit on: shade.

Whatever you choose, the word that decides is *aged*.`,
    'What dust does to white': `A white roof loses most of its shine in the first year. Dust, soot, pollen, bird droppings and algae bring a reflectance of 0.8 down to about 0.6, faster beside a road or a construction site.

The monsoon washes part of it off. A rinse in February, before the hot months, brings back perhaps half of what was lost: a broom, water, a little soap. Do not scrub a coating with wire.

**See it for yourself.** Paint two tiles, keep one indoors in the dark and leave one on the roof. Put them side by side after three months in the sun and touch them at 2 pm.

**Plan with the aged value.** If a supplier promises 5 °C with the initial one, expect three to four in the third year.

Where does water go? Roof water is often collected. Lime and chalk make it cloudy and alkaline for a few rains; divert the first flush. Ask the maker of a coating in writing whether roof water may be drunk, and divert the first three rains after coating in any case.

Algae make a roof black in humid places. Choose a coating that resists them, and mend the spot where water stands: no paint survives a puddle.`,
    'Leaks first: when to call someone': `A coat over a leak hides it for a season and makes it dearer. Look for these before you buy anything.

**Below, on the ceiling:** brown rings, bubbles in paint, white salt, rust lines along the steel, pieces of plaster that sound hollow when tapped.

**Above:** cracks, puddles that stand for two days after rain, broken corners where slab meets parapet, roots, a loose pipe collar.

| You find | Do |
| --- | --- |
| Hairline cracks, under 0.3 mm, dry | Fill and coat yourself |
| Cracks over 1 mm, or growing | Engineer: find out why |
| Rust stains, spalling concrete | Engineer, soon; keep people from below |
| Puddles | Mason: make a slope of 1 in 100 to the outlet |
| Damp at the parapet | Mason: a rounded fillet and a waterproof layer up the wall |
| Blocked outlet | Clean it today |

**Is it growing?** Draw a pencil line across the end of the crack with the date. Look again after a month.

Steel that rusts needs up to six times its room and breaks concrete from inside. No paint stops this.

Get two opinions for large repairs, and ask each to say *where the water gets in*. Who answers with the name of a product has not looked.`,
    'Price two options for your roof': {
      body: `Price two of the four surfaces for your own roof, over **ten** years, not for the first day.

Measure the area, parapet included if you coat it. Add material, primer, filler, tools, labour at a fair daily wage, lifting it up the stairs, and two days of not using the terrace. Then add each renewal within ten years and one yearly rinse.

Divide by ten and by the area: rupees per square metre and year. Limewash every year may cost as much as a coating that lasts.

Ask one supplier for the aged reflectance and for the quantity in litres per square metre. Compare it with the tin: if the quote has half as much, the film will be half as thick.

Write one sentence: which one, for whom, and why not the other.`,
      bring: ['Tape', 'Two price lists', 'Calculator'],
      checklist: [
        'Area measured',
        'Renewals within ten years included',
        'Aged reflectance asked for',
        'One sentence of decision',
      ],
    },
    'Edges, ladders and working before nine': `More people are hurt on roofs by falling than by heat. Two rules come before all others: **never work alone**, and **never walk backwards while you paint**.

**Edges.** A parapet under 90 cm is not a guard. Stretch a bright rope 1.5 m inside the edge and do not cross it; have a person with a harness on an anchored line do the strip beyond. Cover skylights and sheet roofs with boards: asbestos cement and plastic sheets break without warning.

**Ladders.** One metre away from the wall for each four metres of height, one metre above the edge, tied at the top, held below. One person at a time. Buckets go up by rope.

**Heat.** Work from six to nine, and after half past four. Coatings also like it: on a slab above 40 °C they dry before they stick.

**Skin and eyes.** Lime burns. Gloves, goggles, long sleeves; rinse eyes for fifteen minutes with clean water and see a doctor. Sunscreen and dark glasses: a white roof dazzles.

**Electricity.** Keep 3 m from overhead lines, above all with metal poles and ladders.

Say before you begin who calls whom: 112, name of the building, floor. Then go up.`,
    'Two thin coats beat one thick one': `Paint holds on what is below it, so most of the work comes first.

1. **Clean.** Sweep, scrape loose paint and moss, wash. On greasy spots use soap; on algae diluted bleach, rinsed well.
2. **Dry.** Two sunny days. Tape a piece of plastic to the slab overnight: if there is water under it in the morning, wait.
3. **Fill** hairline cracks; let the filler cure as long as its maker says.
4. **Prime** if the coating asks for it.
5. **First coat**, thinned as told, with brush at edges and roller on the field, in one direction.
6. Wait at least four hours, better overnight.
7. **Second coat**, across the first.

**How much?** Mark out 10 m² and measure the litres for it. If the maker says 0.5 l/m² in two coats, then 2.5 l must go into each coat of those 10 m².

A thick coat dries on top, stays soft below, cracks and peels. Two thin ones also cover each other’s pinholes.

**Limewash:** slaked lime, left to stand in water for days, sieved, thin as milk; a little tallow or glue binds it. Wet the slab first. Three coats, each almost transparent when wet; it turns white as it dries.

No rain for 24 hours afterwards. Keep a litre for repairs, and write date and product on the inside of the stair door.`,
    'Coat one roof or a 2 m test patch': {
      body: `Coat a whole roof, or a test patch of 2 × 2 m with its middle above the room that you measured. A patch shows surface temperature and workmanship; for the ceiling it must be larger than the room.

Take readings of the bare slab beside it at the same minute: on the same day, in the same sun, the comparison needs no statistics.

Begin at six in the morning. Have the edge roped off, one helper, water, and the bucket with measured litres ready. Photograph each step from the same corner.

The next day at 2 pm measure the coated and the bare surface three times, five minutes apart, and write both averages. Let a neighbour touch both, shoes off, for one second. That convinces more people than any chart.`,
      bring: [
        'Coating or lime, measured',
        'Brush, roller, bucket, filler',
        'Rope for the edge',
        'Gloves, goggles, hat',
        'A helper',
        'Thermometer',
      ],
      checklist: [
        'Dry by the plastic test',
        'Two coats, crosswise, quantity measured',
        'Nobody beyond the rope',
        'Coated and bare measured at the same minute',
      ],
    },
    'Reading your before and after honestly': `You have five clear days before and five after. Now do not cheat yourself.

**Compare like with like.** Outside air was perhaps 37 °C before and 39 °C after. So use *differences*: ceiling minus outside at 7 pm, before and after.

| | Before | After |
| --- | --- | --- |
| Outside, 2 pm | 37.0 | 38.5 |
| Ceiling, 7 pm | 38.2 | 36.4 |
| Ceiling minus outside at 2 pm | +1.2 | −2.1 |
| **Gain** | | **3.3 °C** |

**Say how sure you are.** If your five days before differed among themselves by 1 °C, a gain of 3 °C is real and one of 0.5 °C is not.

**Ask for other causes.** New curtains, fewer people, a fan that has been repaired, a tree in leaf? Write them down.

**Count what people notice:** hours with the air conditioner, the time at which the child falls asleep, units on the bill for the same weeks of last year.

**Publish both**, also if it was less than hoped. A sheet that says “1.4 °C, slab already had brick-bat lining” saves a neighbour money.

Measure again after one year, on the pencil crosses, in the same month. That third column is the one that nobody has, and everybody asks for.`,
  },
  'lime-mud-and-shade': {
    'Why a wall remembers its soil': `A mud wall is only as good as the ground it came from. Too much clay and it cracks as it dries; too little and it crumbles. Sand carries, silt fills, clay binds. Around 10 to 20 percent clay, with well-graded sand, suits most earth walls. Ask the oldest mason where he takes his soil: his answer is a test of two hundred years.`,
    'Topsoil, subsoil and what to leave in place': `Topsoil is alive; it belongs back on a field and never into a wall, because roots and humus rot and hold water. Strip 30 cm, heap it separately and use the subsoil beneath. Leave bunds, tree roots and wet hollows alone. One house takes some 60 to 100 cubic metres, so plan what the pit becomes: a tank, a plinth, a garden.`,
    'Jar, ribbon and drop tests, step by step': `Shake soil and water in a jar, let it settle, and read sand, silt and clay as layers. Press a moist lump into a ribbon: under 5 cm is sandy, over 15 cm is clayey. Then form a ball, as damp as you would use it, and drop it from a metre: if it breaks into a few pieces it is right; a splash is too wet, dust too dry. Do all three on the same sample.`,
    'Dig, sieve and jar three soils': {
      body: `Take subsoil from three pits, sieve each through 5 mm and test them side by side. Choose the one for a wall and say what you would mix into the others.`,
      bring: ['Spade', '5 mm sieve', 'Three jars', 'Labels'],
      checklist: ['Topsoil kept apart', 'Layers measured', 'Ribbon and drop for each', 'A choice with a reason'],
    },
    'What a stabilizer does, grain by grain': `Cement forms stiff bridges between grains of sand; it needs water, then days without drying. Lime reacts with clay itself and makes it less thirsty. So cement suits sandy soils and lime clayey ones. Both stop a block from going soft in rain. Five to eight percent is usual; more is money and carbon without much gain, and no stabilizer mends a wrong soil.`,
    'Reading IS 1725 with a pencil': `The Indian Standard for stabilized soil blocks says which soils may be used, how blocks are made and tested, and sorts them into classes by strength when wet. Read it with a pencil: mark what *shall* be, what *should* be, and each test that you could do on site. Note the limits for water absorption and weathering. Check at the Bureau’s site that yours is the current revision.`,
    'Optimum moisture and the ball test': `Every soil packs densest at one moisture. Press a handful: it should hold together, show the marks of your fingers and leave the palm only damp. Drop it from a metre; three to five pieces are right. At the machine the sign is a block that needs a firm pull and comes out with sharp edges. Cover the heap, since sun changes it within an hour.`,
    'Curing: shade, water and patience': `Blocks gain their strength in the weeks after pressing. Stack them on edge in shade, five high, with gaps, and sprinkle two or three times a day for at least fourteen days with cement, twenty-eight with lime. Wind dries as much as sun, so use sacks or straw. A block that has dried out on day two stays weak, whatever you do later. Write the date on each row.`,
    'Press, mark and cure twelve trial blocks': {
      body: `Press twelve blocks: four each with three amounts of stabilizer. Mark, weigh and cure them alike; after four weeks soak one of each overnight and stand on it.`,
      bring: ['Soil that you chose', 'Stabilizer', 'Press or mould', 'Scale', 'Sacks'],
      checklist: [
        'Recipe and date on every block',
        'Weights within 3 %',
        'Damp for the full time',
        'Wet test after four weeks',
      ],
    },
    'The lime cycle': `Limestone, burned at about 900 °C, gives off carbon dioxide and becomes quicklime. With water it turns into slaked lime, giving heat. On the wall it takes carbon dioxide back from the air and is stone again, over months. Part of the carbon from the stone returns, the fuel’s does not. This slow hardening is why lime moves with a wall where cement would crack.`,
    'Classes of building lime in IS 712': `The standard sorts building lime by how it hardens: eminently and semi-hydraulic kinds set under water too; fat lime hardens only in air and is fine for plaster and whitewash; others include dolomitic and kankar lime. Ask a seller for the class and date of burning. Old slaked lime that was kept wet gets better, powder in a torn bag gets worse.`,
    'Slaking quicklime: the safety lesson': `Quicklime and water boil, spit and can blind. Goggles, gloves, long sleeves, boots, nobody else within three metres. Always lime into water, little by little, never water onto lime. Use a steel or masonry tank, not plastic. A bucket of clean water stands ready for eyes: rinse fifteen minutes, then hospital. If you can buy slaked putty, do.`,
    'Surkhi and other pozzolanas': `Finely ground burnt brick, surkhi, makes fat lime set in damp places, as do fly ash and some volcanic ashes: they bring reactive silica. Use well-burnt, not overburnt brick, as fine as flour. A common mortar is one part lime, one surkhi and one to two sand. Test it: a ball under water after a week must not fall apart. Keep it damp for the first two weeks.`,
    'Plaster a small panel on a real wall': {
      body: `Plaster one square metre in three coats: rough, level, fine. Wet the wall before each, press rather than smear, and keep it damp for a week.`,
      bring: ['Lime putty', 'Sand, surkhi', 'Float, trowel', 'Goggles and gloves'],
      checklist: [
        'Each coat thinner than the one before',
        'Damp for seven days',
        'Cracks photographed after two weeks',
      ],
    },
    'Where the sun stands at 4 pm in May': `At 13° north the May sun at noon is almost overhead, slightly to the north. At 4 pm it stands low, about 35° high, in the west, a little north of it. So roofs and west walls take most of the heat; a south window hardly any. Stand at your west window at 4 pm with a stick and draw its shadow. That line decides how deep a shade must be.`,
    'Horizontal and vertical shadow angles': `Two angles describe a shade. The vertical shadow angle says how far an overhang reaches down, the horizontal one how far a fin reaches sideways. For a window 1.2 m high, an overhang of 0.6 m shades it whole when the vertical angle is above about 63°. West sun is lower than that, so overhangs fail there: use fins, screens, trees or smaller openings.`,
    'Thermal mass and time lag, with two thermometers': `A thick earth wall takes hours to pass heat on and makes the wave flatter. 30 cm of earth delay by roughly eight to ten hours. That is pleasant where nights are cool, since heat arrives when windows can be opened. In humid coastal towns with warm nights mass helps little; there shade and moving air matter more. Two thermometers for a day show which you have.`,
    'Log one room, inside and out, for two days': {
      body: `Log air inside and outside every hour from 6 am to 11 pm for two days, and both faces of one wall at 3 and 9 pm. Draw both curves on one sheet.`,
      bring: ['Two equal thermometers', 'Log sheet'],
      checklist: ['Thermometers compared first', 'Hottest hour inside and outside', 'Delay in hours'],
    },
    'Cradle to gate: what is counted and what is not': `Embodied carbon “cradle to gate” counts raw material, transport to the plant and making. It leaves out the way to your site, building, repairs and the end. So two figures can be compared only with the same boundary, year and source. Give kilograms for a square metre of wall, not for a kilogram of material: a light block may need more plaster.`,
    'Cement block, fired brick, earth block: a worked sheet': `Work through three walls of one square metre: list blocks, mortar and plaster in kilograms; multiply each by a factor whose source you name; add transport in tonne-kilometres. Do it with a low and a high factor. In most cases fuel for firing and cement decide. A stabilized block with eight percent cement is not automatically better than a fly-ash brick: let the sheet say.`,
    'Earthquake zones, and when earth is the wrong answer': `India is divided into seismic zones by IS 1893; look up yours. Earth walls are heavy and weak in tension. In the higher zones they need bands at plinth, lintel and roof, corner reinforcement, light roofs and few, small openings, as IS 13827 describes for earthen buildings. Above one storey, on soft ground or in the highest zone choose another structure, and use earth as infill.`,
    'Boots and hats: plinths, splash and eaves': `An earth wall wants good boots and a good hat. Boots: a plinth of stone or concrete 45 cm high, with a damp-proof course, and ground that slopes away. Hat: eaves of 60 cm or more, deeper to the rain side. Splash reaches 30 cm, so gravel below the eaves helps. Most ruined mud houses died of their roof or their feet, not of their mud.`,
    'Briefing a mason, and paying for skill': `Show a sample instead of explaining it, and build the first half metre together. Agree in writing on mix, joint width, curing days and what happens to bad work. Pay by the day until quality stands, then by the piece if both wish. Earth and lime need more skill and hours and less bought material: a larger share of the money goes into hands, and the estimate should say so.`,
    'Draw your wall, with its mix and bill of quantities': {
      body: `Draw one wall, 3 m long, from foundation to eaves, in section at 1:20. Write mix, thickness, damp-proof course, plaster and curing, and list quantities with prices.`,
      bring: ['Scale ruler', 'Price list', 'Your test results'],
      checklist: [
        'Damp-proof course and splash zone drawn',
        'Mix from your own tests',
        'Quantities with today’s prices',
        'Zone and engineer named',
      ],
    },
  },
}
