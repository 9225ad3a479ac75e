import type { SubjectLessons } from '../base/content.ts'

export const greenBuildingLessons: SubjectLessons = {
  'lime-mud-and-shade': {
    'Why a wall remembers its soil': `A mud wall is only as good as the ground it came from. Too much clay, and it cracks as it dries. Too little, and it crumbles. What was wrong in the pit is still wrong after forty years.

**Four sizes do four jobs.** Indian Standard IS 1498 of 1970 draws the borders:

| Part | Grain | Its job in a wall |
| --- | --- | --- |
| Gravel | Over 4.75 mm | Skeleton; sieve out what is over 5 to 10 mm |
| Sand | 0.075 to 4.75 mm | Carries the load, does not shrink |
| Silt | 0.002 to 0.075 mm | Fills gaps; weak when wet |
| Clay | Under 0.002 mm | Binds; swells and shrinks |

\`\`\`figure
kind: shares
title: Sand makes up most of a good wall; 15 percent of clay holds it together
unit: %
source: A mixture that suits most earth walls, rounded for practice
Part | Share
Sand | 60
Silt | 20
Clay | 15
Fine gravel | 5
\`\`\`

Around 10 to 20 percent clay, with sand of all sizes, suits most earth walls.

**Not all clay is alike.** Red soils of the Deccan hold mainly kaolinite, which moves little. Black cotton soil holds smectite: it swells in July and opens cracks in April that swallow a pencil. The same 20 percent is fine in one and ruins a wall in the other.

| Ground | Where | For walls |
| --- | --- | --- |
| Red loam | Karnataka, Telangana, Tamil Nadu | Often right as dug |
| Laterite | West coast, Goa, Kerala | Cut as blocks, hardens in air |
| Black cotton soil | Vidarbha, Malwa, north Karnataka | Not without much sand and lime |
| River alluvium | Gangetic plain | Silty; needs sand and some clay |

*Worked example: a bar that tells.* Fill a wooden mould of 60 × 4 × 4 cm with wet soil, as you would use it. Keep it in shade for a week and push the dry bar to one end. The gap is 24 mm. That is 24 ÷ 600 = **4 percent** shrinkage. For a plain mud wall aim at under 2. You mix one part of river sand into three of soil and make a second bar: the gap is 11 mm, 1.8 percent. Now you know the mix, for the price of two planks.

**What the wall remembers**

- *Cracks in a net:* too much clay, or dried in the sun.
- *Powder on your hand:* too little clay, or too much silt.
- *A wet band at the foot:* no fault of the soil. The plinth is too low; 45 cm above ground is a usual choice.
- *Holes with a dark rim:* topsoil with roots in it.

**Ask the oldest mason** where he takes his soil, and where he would never take it. His answer is a test of many monsoons. Ask to see a wall that was made from each.

**Try this.** Find an old mud wall and look at it from an arm’s length. Name one of the four signs above, photograph it with a coin beside it, and rub the wall with your palm. Then say what you would add to that soil, and in which part: one in three, or one in ten?`,
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
