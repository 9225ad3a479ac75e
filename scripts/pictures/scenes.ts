import {
  block,
  circle,
  draw,
  egret,
  ellipse,
  flock,
  g,
  house,
  line,
  palm,
  panels,
  path,
  person,
  randomOf,
  rect,
  reeds,
  ridge,
  scene,
  sky,
  stroke,
  sun,
  tree,
  water,
} from './shapes.ts'

const teal = '#0b5361'
const shallow = '#5db8c7'
const mist = '#cfe3e4'
const marigold = '#fdc43f'
const leaf = '#2f6b2b'
const fresh = '#6fb05f'
const brick = '#c0562f'
const plum = '#8f2a62'
const slate = '#44576b'
const linen = '#f3eee2'
const earth = '#8a5a36'

/** Foam on a lake whose inlet brings sewage, with somebody who takes a sample from the bank. */
const lakeFoam = () => {
  const random = randomOf(11)
  const foam = Array.from({ length: 130 }, () => {
    const along = random()
    const x = 560 + along * 640 + random() * 60
    const y = 372 + along * 120 + (random() - 0.5) * (50 + along * 90)
    return circle(x, y, 8 + random() * (16 + along * 22), random() < 0.3 ? '#dbe9ea' : '#ffffff', 'opacity=".92"')
  })
  return draw(
    sky('lf', '#f7d9a6', '#fbeccb', '#e9f1ee'),
    sun(860, 150, 54, '#f2b13c'),
    block(60, 330, 3, 5, '#c9b79c', 1),
    block(190, 330, 4, 7, '#b7a68c', 2),
    block(350, 330, 3, 4, '#d2c2a8', 3),
    block(980, 330, 4, 6, '#bfae94', 4),
    block(1120, 330, 3, 8, '#cdbda3', 5),
    ridge({ y: 318, height: 18, fill: '#6d8f5a', seed: 4, waves: 4 }),
    water(335, scene.height, '#2a7f8c', mist, 3),
    ...foam,
    ridge({ y: 590, height: 22, fill: leaf, seed: 9, waves: 1.4, contour: fresh, contours: 3 }),
    reeds(0, 250, 610, 120, '#1f4d1e', 5),
    reeds(900, 1200, 640, 100, '#1f4d1e', 6),
    person({
      x: 420,
      y: 598,
      size: 1.35,
      cloth: marigold,
      skin: 1,
      hair: 'plait',
      dress: 'shirt',
      pose: 'kneel',
      hands: [
        [-10, 60],
        [62, 62],
      ],
      holds:
        rect(72, -98, 22, 40, '#dff3f6', 'rx="5" opacity=".95"') +
        rect(74, -80, 18, 21, shallow, 'rx="3"') +
        rect(75, -104, 16, 8, plum, 'rx="2"'),
    }),
    rect(500, 574, 66, 30, brick, 'rx="5"'),
    rect(508, 562, 50, 14, '#8f3c1e', 'rx="4"'),
  )
}

/** Modules on the roof of a housing society, and two people who read the bill first. */
const rooftopSolar = () =>
  draw(
    sky('rs', '#7cc4d1', '#cfe9ea', '#fdf1d2'),
    sun(1010, 120, 58, marigold),
    block(20, 470, 4, 6, '#9fb4b8', 21),
    block(170, 470, 3, 8, '#8ea6ab', 22),
    block(290, 470, 5, 5, '#b3c4c6', 23),
    block(820, 470, 4, 7, '#94abb0', 24),
    block(980, 470, 3, 5, '#a9bcbf', 25),
    block(1090, 470, 4, 9, '#88a0a6', 26),
    tree(520, 470, 90, leaf, fresh, 3),
    tree(760, 470, 76, '#265a24', fresh, 4),
    rect(0, 455, scene.width, 220, '#d7c7ad'),
    rect(0, 440, scene.width, 26, '#c2b091'),
    ...[0, 1, 2, 3, 4, 5].map((index) => line(index * 240 - 60, 675, index * 220 + 40, 466, '#c7b596', 3)),
    panels(90, 560, 5, 104, 112),
    panels(40, 660, 5, 120, 104),
    rect(1040, 360, 130, 120, '#20343c', 'rx="8"'),
    rect(1052, 372, 106, 96, '#2d4953', 'rx="6"'),
    ellipse(1105, 360, 65, 16, '#17272d'),
    person({
      x: 800,
      y: 640,
      size: 1.45,
      cloth: brick,
      skin: 0,
      hair: 'bun',
      dress: 'sari',
      hands: [
        [-20, 58],
        [46, 30],
      ],
      holds: g(
        'translate(66 -128) rotate(-10)',
        rect(-4, -10, 46, 58, linen, 'rx="3"'),
        ...[0, 1, 2, 3].map((row) => line(3, row * 11, 34 - (row % 2) * 9, row * 11, '#7d8f95', 3)),
      ),
    }),
    person({
      x: 1010,
      y: 645,
      size: 1.5,
      cloth: slate,
      skin: 2,
      hair: 'cap',
      dress: 'shirt',
      turned: true,
      hands: [
        [-30, 62],
        [40, 48],
      ],
    }),
  )

/** A field of millets before the harvest. */
const millets = () => {
  const random = randomOf(31)
  const heads = (y: number, size: number, color: string, stalk: string, step: number) =>
    Array.from({ length: Math.ceil(1240 / step) }, (_, index) => {
      const x = index * step + random() * step * 0.7 - 20
      const tall = size * (0.85 + random() * 0.3)
      const lean = (random() - 0.5) * size * 0.3
      return (
        stroke(`M${x} ${y + 40}Q${x} ${y - tall * 0.5} ${x + lean} ${y - tall}`, stalk, size * 0.045) +
        stroke(
          `M${x} ${y - tall * 0.35}q${size * 0.28} ${-size * 0.25} ${size * 0.42} ${size * 0.06}`,
          stalk,
          size * 0.05,
        ) +
        g(
          `translate(${x + lean} ${y - tall}) rotate(${(lean / size) * 60})`,
          ellipse(0, -size * 0.14, size * 0.075, size * 0.22, color),
          ...[-2, -1, 0, 1].map((each) =>
            circle((each % 2) * size * 0.05, -size * 0.12 + each * size * 0.09, size * 0.05, color, 'opacity=".8"'),
          ),
        )
      )
    }).join('')
  return draw(
    sky('mi', '#f6a85f', '#fbd08a', '#fdebc2'),
    sun(300, 220, 78, '#f7e3a3'),
    ridge({ y: 300, height: 60, fill: '#b8795a', seed: 41, waves: 1.2, contour: '#e9b184' }),
    ridge({ y: 350, height: 40, fill: '#8f6a3f', seed: 42, waves: 1.8, contour: '#c99c62' }),
    tree(930, 392, 130, '#3d5a26', '#7d9a48', 7),
    palm(1080, 396, 190, '#4a6b2c', -0.12),
    palm(1010, 396, 150, '#55782f', 0.1),
    house(720, 396, 120, 70, '#e8d3ae', brick),
    rect(0, 392, scene.width, 300, '#a8842f'),
    heads(430, 56, '#a5622a', '#7d7a2c', 13),
    person({
      x: 560,
      y: 560,
      size: 1.4,
      cloth: plum,
      skin: 2,
      hair: 'scarf',
      trim: marigold,
      dress: 'sari',
      hands: [
        [-48, 8],
        [40, 22],
      ],
      holds: g(
        'translate(60 -132) rotate(18)',
        stroke('M0 20Q10 -10 6 -46', '#7d7a2c', 4),
        ellipse(6, -62, 8, 24, '#8a4a1c'),
      ),
    }),
    heads(560, 110, '#8f4d1f', '#5f6b25', 30),
    heads(690, 170, '#7a3f19', '#48561d', 52),
  )
}

/** A count of birds from a tank's bund at dawn. */
const birdCount = () =>
  draw(
    sky('bc', '#b9d7e6', '#f6d5c3', '#fbe6c8'),
    sun(640, 250, 66, '#f58e4e'),
    ridge({ y: 270, height: 50, fill: '#8fa7b8', seed: 51, waves: 1.3, contour: '#b8cad6', contours: 4 }),
    ridge({ y: 312, height: 22, fill: '#5d7d75', seed: 52, waves: 3 }),
    palm(120, 330, 150, '#365a4d', 0.1),
    palm(190, 332, 120, '#406a58', -0.1),
    palm(1060, 332, 140, '#365a4d', -0.14),
    water(328, scene.height, '#7fb3bd', '#f9d8bd', 53),
    g(
      'translate(640 330) scale(1 .5)',
      ...[0, 1, 2, 3, 4].map((index) =>
        rect(-60 + index * 9, index * 46 + 10, 120 - index * 18, 20, '#f7a66c', 'opacity=".6" rx="10"'),
      ),
    ),
    flock(
      [
        [300, 130],
        [340, 150],
        [384, 138],
        [430, 166],
        [470, 150],
        [250, 160],
        [210, 142],
      ],
      22,
      '#3d4f5c',
    ),
    egret(760, 470, 0.9, '#ffffff'),
    egret(840, 448, 0.7, '#fdf6ec'),
    egret(910, 500, -1.1, '#ffffff'),
    egret(1010, 460, 0.72, '#f6efe4'),
    ...[
      [600, 430],
      [650, 446],
      [560, 452],
      [700, 416],
    ].map(
      ([x = 0, y = 0]) =>
        ellipse(x, y, 17, 8, '#3d2f2a') +
        circle(x + 15, y - 9, 6, '#2c211d') +
        path(`M${x + 20} ${y - 10}l10 2l-10 3Z`, marigold),
    ),
    ridge({ y: 575, height: 26, fill: '#3f5a2c', seed: 55, waves: 1.1, contour: '#7d9a58', contours: 4 }),
    reeds(560, 1200, 640, 130, '#2c421f', 56),
    line(372, 420, 340, 600, '#2b2b2b', 6),
    line(372, 420, 404, 600, '#2b2b2b', 6),
    line(372, 420, 374, 604, '#2b2b2b', 6),
    g(
      'translate(372 404) rotate(-6)',
      rect(-34, -14, 92, 26, '#1f3b44', 'rx="6"'),
      rect(52, -18, 16, 34, '#16292f', 'rx="4"'),
      rect(-48, -8, 18, 14, '#16292f', 'rx="4"'),
    ),
    person({
      x: 268,
      y: 606,
      size: 1.4,
      cloth: leaf,
      skin: 1,
      hair: 'cap',
      trim: '#b98a3a',
      dress: 'shirt',
      hands: [
        [-28, 50],
        [58, 14],
      ],
    }),
    person({
      x: 130,
      y: 618,
      size: 1.45,
      cloth: teal,
      skin: 3,
      hair: 'plait',
      dress: 'kurta',
      hands: [
        [-8, 46],
        [34, 40],
      ],
      holds: g(
        'translate(14 -104)',
        rect(0, 0, 44, 54, linen, 'rx="3"'),
        ...[12, 22, 32, 42].map((y) => line(7, y, 36, y, '#7d8f95', 3)),
      ),
    }),
  )

/** A street at noon: half of it in the shade of trees, half of it bare. */
const shadeAudit = () =>
  draw(
    sky('sa', '#9bd3de', '#e3f3f0'),
    sun(1040, 96, 60, marigold),
    block(0, 430, 5, 8, '#d8b79a', 61),
    block(180, 430, 4, 6, '#c99f80', 62),
    block(330, 430, 6, 9, '#e0c5a8', 63),
    block(660, 430, 4, 6, '#d0a888', 64),
    block(800, 430, 5, 8, '#dcbf9f', 65),
    block(980, 430, 4, 5, '#c99f80', 66),
    block(1110, 430, 4, 9, '#e0c5a8', 67),
    rect(0, 430, scene.width, 60, '#e9dfc9'),
    rect(0, 490, scene.width, 185, '#6f7d84'),
    rect(0, 484, scene.width, 10, '#c9bfa8'),
    ...[0, 1, 2, 3, 4, 5, 6].map((index) => rect(index * 190 - 40, 582, 96, 10, '#e8e5da')),
    path('M-20 470C120 440 520 440 660 476C700 520 640 560 520 566L-20 566Z', '#2f4250', 'opacity=".55"'),
    tree(120, 470, 190, leaf, fresh, 68),
    tree(350, 466, 210, '#27602a', '#7dbb68', 69),
    tree(560, 470, 180, leaf, fresh, 70),
    g(
      'translate(455 600)',
      circle(0, 0, 26, 'none', `stroke="${teal}" stroke-width="7"`),
      circle(96, 0, 26, 'none', `stroke="${teal}" stroke-width="7"`),
      stroke('M0 0L30 -42H78L96 0M30 -42L52 0H0M78 -42L72 -60h16', brick, 7),
    ),
    person({
      x: 300,
      y: 560,
      size: 1.15,
      cloth: brick,
      skin: 0,
      hair: 'bun',
      dress: 'sari',
      trim: linen,
      hands: [
        [-30, 62],
        [26, 60],
      ],
      holds: path('M38 -82h44l-6 46h-34Z', '#d9a26a'),
    }),
    person({
      x: 790,
      y: 600,
      size: 1.45,
      cloth: plum,
      skin: 1,
      hair: 'short',
      dress: 'shirt',
      hands: [
        [-26, 60],
        [60, 6],
      ],
      holds: g(
        'translate(72 -140)',
        rect(0, -22, 26, 44, '#1d2b31', 'rx="5"'),
        rect(4, -17, 18, 16, '#ffd36b', 'rx="2"'),
        line(26, 0, 60, 6, '#e3494a', 2, 'stroke-dasharray="4 6"'),
      ),
    }),
    ...[
      [900, 560],
      [960, 600],
      [1040, 560],
      [1110, 610],
    ].map(([x = 0, y = 0]) => stroke(`M${x} ${y}q10 -14 0 -28t0 -28`, '#f6b48a', 4, 'opacity=".8"')),
  )

/** Sorted waste in bales and bins, weighed before the return is filed. */
const sortedWaste = () =>
  draw(
    sky('sw', '#d9e2dd', '#eef1e6'),
    rect(0, 120, scene.width, 400, '#b9c7bd'),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((index) =>
      line(index * 108 + 20, 120, index * 108 + 20, 520, '#a9b9ae', 6),
    ),
    path('M-20 130L600 20L1220 130Z', '#8f3c2c'),
    path('M-20 130L600 20L1220 130L1220 146L600 38L-20 146Z', '#6f2c20'),
    rect(420, 200, 360, 170, '#dff0ef', 'rx="4"'),
    tree(500, 370, 80, leaf, fresh, 71),
    tree(690, 372, 96, '#27602a', fresh, 72),
    stroke('M420 200h360v170h-360ZM600 200v170M420 285h360', '#8fa295', 8),
    rect(0, 520, scene.width, 160, '#cbbd9f'),
    rect(0, 520, scene.width, 10, '#b3a484'),
    ...[
      [80, 520, shallow],
      [230, 520, '#7fb9d6'],
      [155, 410, '#5f9fc4'],
      [920, 520, '#d8a45a'],
      [1070, 520, '#c48d45'],
      [990, 410, '#e0b26c'],
    ].map(
      ([x, y, fill]) =>
        rect(Number(x), Number(y) - 100, 138, 100, String(fill), 'rx="10"') +
        [30, 70, 108]
          .map((at) => line(Number(x) + at, Number(y) - 100, Number(x) + at, Number(y), '#ffffff', 4, 'opacity=".6"'))
          .join('') +
        stroke(
          `M${Number(x) + 10} ${Number(y) - 70}q30 20 60 0t58 10M${Number(x) + 12} ${Number(y) - 34}q30 -18 60 4t54 -6`,
          '#20404a',
          3,
          'opacity=".35"',
        ),
    ),
    rect(520, 548, 160, 18, '#3f4f55', 'rx="4"'),
    rect(530, 566, 140, 12, '#2b373c'),
    rect(690, 400, 12, 160, '#3f4f55'),
    circle(696, 392, 44, linen, 'stroke="#3f4f55" stroke-width="8"'),
    line(696, 392, 716, 366, brick, 5),
    path('M548 548C540 500 548 470 570 462C600 448 632 456 646 474C660 500 656 530 652 548Z', '#f3eee2'),
    stroke('M572 464q28 14 62 2', '#b8ae97', 5),
    stroke('M570 500q30 16 66 2', '#cfc6b0', 4),
    person({
      x: 430,
      y: 610,
      size: 1.5,
      cloth: leaf,
      skin: 2,
      hair: 'scarf',
      trim: marigold,
      dress: 'sari',
      hands: [
        [-30, 62],
        [62, 34],
      ],
    }),
    person({
      x: 830,
      y: 616,
      size: 1.5,
      cloth: slate,
      skin: 0,
      hair: 'short',
      dress: 'shirt',
      turned: true,
      hands: [
        [-8, 44],
        [34, 40],
      ],
      holds: g(
        'translate(14 -108)',
        rect(0, 0, 46, 56, linen, 'rx="3"'),
        ...[12, 23, 34, 45].map((y) => line(7, y, 37, y, '#7d8f95', 3)),
      ),
    }),
  )

/** Compost on a roof, turned with a fork, with the plants it feeds. */
const compost = () => {
  const random = randomOf(81)
  return draw(
    sky('co', '#fbd9b5', '#fdeed6', '#f3f3e2'),
    sun(180, 130, 56, '#f58e4e'),
    block(30, 420, 4, 5, '#dcb89a', 82),
    block(180, 420, 5, 8, '#cfa687', 83),
    block(880, 420, 4, 7, '#d7b294', 84),
    block(1030, 420, 5, 5, '#e2c4a6', 85),
    rect(0, 404, scene.width, 290, '#c98f66'),
    rect(0, 396, scene.width, 22, '#a86f4b'),
    ...[0, 1, 2].flatMap((row) =>
      [0, 1, 2, 3, 4, 5, 6].map((column) =>
        rect(column * 190 - (row % 2) * 90, 430 + row * 84, 182, 78, row % 2 ? '#c48860' : '#cf976e', 'opacity=".55"'),
      ),
    ),
    g(
      'translate(420 600)',
      path('M-150 0L-132 -210L132 -210L150 0Z', '#3e6a58'),
      ...[-150, -110, -70, -30].map((y) =>
        [-100, -60, -20, 20, 60, 100].map((x) => circle(x, y, 6, '#1f4034')).join(''),
      ),
      path('M-136 -206C-110 -270 -40 -286 10 -262C60 -280 116 -250 134 -206Z', '#4a2f1f'),
      ...Array.from({ length: 46 }, () => {
        const x = (random() - 0.5) * 220
        const y = -214 - random() * 46 * (1 - Math.abs(x) / 170)
        return ellipse(
          x,
          y,
          9,
          4,
          [fresh, marigold, brick, '#7d5636'][Math.floor(random() * 4)] ?? fresh,
          `transform="rotate(${Math.round(random() * 180)} ${Math.round(x)} ${Math.round(y)})"`,
        )
      }),
      stroke('M-60 -282q12 -22 0 -44t4 -40M20 -286q12 -22 0 -44t4 -36', '#ffffff', 6, 'opacity=".6"'),
    ),
    person({
      x: 690,
      y: 620,
      size: 1.6,
      cloth: teal,
      skin: 1,
      hair: 'bun',
      dress: 'kurta',
      turned: true,
      hands: [
        [-2, 40],
        [64, 10],
      ],
      holds: g(
        'translate(40 -120) rotate(38)',
        line(0, 60, 0, -110, '#7a5230', 8),
        stroke('M-18 -110V-150M0 -110V-154M18 -110V-150M-18 -110H18', '#5b6a70', 6),
      ),
    }),
    ...[
      [900, 610, 1],
      [1020, 630, 1.2],
      [1130, 600, 0.95],
    ].map(([x = 0, y = 0, s = 1]) =>
      g(
        `translate(${x} ${y}) scale(${s})`,
        path('M-42 0L-50 -72L50 -72L42 0Z', brick),
        rect(-56, -84, 112, 16, '#a1431f', 'rx="4"'),
        ...[-50, -20, 15, 45].map((a) =>
          g(
            `rotate(${a} 0 -84)`,
            path('M0 -84C-22 -120 -18 -170 0 -198C18 -170 22 -120 0 -84Z', a % 2 ? leaf : '#3f8a3a'),
            line(0, -90, 0, -180, '#8fca7c', 2.5),
          ),
        ),
        circle(-24, -150, 13, '#e3494a'),
        circle(26, -132, 13, '#e3494a'),
      ),
    ),
  )
}

/** A tanker in May, with the pots that wait for it. */
const tanker = () =>
  draw(
    sky('ta', '#f9c98c', '#fde3b8', '#fdf0d8'),
    sun(930, 140, 76, '#f2853c'),
    block(0, 400, 4, 4, '#d9b48c', 91),
    block(150, 400, 5, 6, '#cda478', 92),
    block(860, 400, 5, 5, '#d3ac82', 93),
    block(1030, 400, 6, 7, '#dfbd94', 94),
    palm(340, 404, 180, '#7d8a3c', 0.12),
    rect(0, 396, scene.width, 290, '#d8ab74'),
    ridge({ y: 560, height: 12, fill: '#c4925c', seed: 95, waves: 2, contour: '#a97743', contours: 4 }),
    ...[120, 300, 520, 760, 1000].map((x, index) =>
      stroke(`M${x} ${600 + (index % 2) * 30}l30 14l-8 22l34 10`, '#9a6838', 3),
    ),
    g(
      'translate(500 520)',
      rect(-30, -190, 420, 136, '#2a7f8c', 'rx="66"'),
      rect(-30, -152, 420, 34, '#ffffff', 'opacity=".22"'),
      rect(30, -206, 60, 22, '#1f5f69', 'rx="6"'),
      rect(250, -206, 60, 22, '#1f5f69', 'rx="6"'),
      rect(-40, -58, 560, 22, '#33424a'),
      path('M400 -58V-196C400 -206 408 -212 418 -212H470C486 -212 494 -202 500 -186L524 -116V-58Z', marigold),
      path('M424 -190H466C474 -190 478 -186 482 -176L500 -122H424Z', '#24424a'),
      ...[40, 130, 450].map((x) => circle(x, -26, 40, '#22292d') + circle(x, -26, 16, '#b9c3c7')),
      stroke('M-30 -96C-70 -96 -84 -70 -84 -6', '#22292d', 14),
      stroke('M-84 0v62', shallow, 12),
    ),
    ...[
      [330, 590, '#c0562f'],
      [392, 596, '#d8893c'],
      [268, 604, shallow],
      [206, 598, '#c0562f'],
      [142, 606, '#8f2a62'],
    ].map(
      ([x, y, fill]) =>
        path(
          `M${Number(x) - 22} ${y}C${Number(x) - 40} ${Number(y) - 34} ${Number(x) - 20} ${Number(y) - 52} ${Number(x) - 11} ${Number(y) - 56}V${Number(y) - 68}H${Number(x) + 11}V${Number(y) - 56}C${Number(x) + 20} ${Number(y) - 52} ${Number(x) + 40} ${Number(y) - 34} ${Number(x) + 22} ${y}Z`,
          String(fill),
        ) + ellipse(Number(x), Number(y) - 68, 15, 5, '#3b2a22'),
    ),
    person({
      x: 90,
      y: 640,
      size: 1.45,
      cloth: plum,
      skin: 2,
      hair: 'bun',
      dress: 'sari',
      hands: [
        [-30, 62],
        [30, 62],
      ],
    }),
    person({
      x: 232,
      y: 646,
      size: 1.4,
      cloth: leaf,
      skin: 1,
      hair: 'plait',
      dress: 'sari',
      trim: '#e3d06a',
      hands: [
        [-26, 58],
        [40, 44],
      ],
    }),
    person({
      x: 1110,
      y: 636,
      size: 1.4,
      cloth: slate,
      skin: 0,
      hair: 'short',
      dress: 'kurta',
      turned: true,
      hands: [
        [-30, 62],
        [20, 50],
      ],
    }),
  )

/** A stormwater channel that is walked and drawn on a map, ward by ward. */
const channel = () =>
  draw(
    sky('ch', '#a9d6df', '#eaf4ef'),
    block(0, 330, 5, 6, '#c8b9a2', 101),
    block(180, 330, 4, 8, '#b9a98f', 102),
    block(330, 330, 5, 4, '#d2c5af', 103),
    block(780, 330, 4, 5, '#c2b297', 104),
    block(930, 330, 5, 8, '#cdbda3', 105),
    block(1100, 330, 4, 6, '#b9a98f', 106),
    tree(560, 340, 100, leaf, fresh, 107),
    tree(690, 336, 84, '#27602a', fresh, 108),
    rect(0, 324, scene.width, 360, '#8fae78'),
    path('M540 324H660L900 690H220Z', '#a79a86'),
    path('M560 324H640L800 690H330Z', '#2f7f8a'),
    path('M590 324H612L640 690H520Z', shallow, 'opacity=".55"'),
    ...[0.2, 0.4, 0.62, 0.86].map(
      (at) =>
        line(540 - at * 320, 324 + at * 366, 560 - at * 230, 324 + at * 366, '#8b7e6b', 3) +
        line(660 + at * 240, 324 + at * 366, 640 + at * 160, 324 + at * 366, '#8b7e6b', 3),
    ),
    g('translate(846 520) rotate(58)', rect(-40, -16, 60, 32, '#6f655a', 'rx="6"')),
    stroke('M806 548q-30 20 -44 60', '#6f9aa0', 12),
    person({
      x: 250,
      y: 590,
      size: 1.45,
      cloth: marigold,
      trim: teal,
      skin: 1,
      hair: 'cap',
      dress: 'shirt',
      hands: [
        [-34, 40],
        [70, -22],
      ],
      holds:
        line(86, -160, 86, 40, brick, 7) +
        [0, 1, 2, 3, 4].map((each) => rect(82, -150 + each * 36, 8, 18, '#ffffff')).join(''),
    }),
    person({
      x: 1000,
      y: 600,
      size: 1.5,
      cloth: teal,
      skin: 0,
      hair: 'plait',
      dress: 'kurta',
      turned: true,
      hands: [
        [-6, 44],
        [54, 30],
      ],
      holds: g(
        'translate(2 -130) rotate(4)',
        path('M-4 0L36 -8L76 0L76 58L36 50L-4 58Z', linen),
        stroke('M4 40q18 -24 34 -12t34 -16', teal, 4),
        stroke('M36 -8V50', '#cfc6b0', 3),
        circle(58, 18, 5, brick),
      ),
    }),
    person({
      x: 1110,
      y: 606,
      size: 1.4,
      cloth: brick,
      skin: 2,
      hair: 'short',
      dress: 'shirt',
      turned: true,
      hands: [
        [-30, 60],
        [58, 6],
      ],
    }),

    reeds(0, 200, 675, 90, '#4f7a3f', 109),
    reeds(1000, 1200, 675, 80, '#4f7a3f', 110),
  )

/** A canteen that weighs what comes back on its plates. */
const canteen = () =>
  draw(
    rect(0, 0, scene.width, scene.height, '#f0dfc0'),
    rect(0, 0, scene.width, 410, '#e7c88f'),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((column) =>
      [0, 1].map((row) => rect(column * 130 + (row % 2) * 65 - 65, 300 + row * 56, 122, 48, '#f3dcae', 'rx="4"')),
    ),
    rect(80, 70, 300, 180, '#bfe0e2', 'rx="8"'),
    tree(180, 250, 84, leaf, fresh, 111),
    tree(300, 252, 70, '#27602a', fresh, 112),
    stroke('M80 70h300v180h-300ZM230 70v180', '#8a5a36', 10),
    rect(760, 60, 330, 150, '#24424a', 'rx="8"'),
    ...[0, 1, 2, 3, 4, 5].map((index) =>
      rect(800 + index * 44, 180 - (6 - index) * 16, 26, (6 - index) * 16, index === 5 ? marigold : shallow, 'rx="2"'),
    ),
    line(790, 182, 1060, 182, '#cfe3e4', 4),
    rect(0, 410, scene.width, 270, '#b5713f'),
    rect(0, 404, scene.width, 20, '#8f5429'),
    ...[0, 1, 2, 3].map((index) =>
      g(
        `translate(${150 + index * 150} 404)`,
        path('M-54 0C-54 -46 54 -46 54 0Z', '#c9d3d6'),
        rect(-60, -6, 120, 10, '#9aa8ad', 'rx="4"'),
        circle(0, -38, 7, '#7b898e'),
        stroke('M-12 -56q8 -14 0 -28', '#ffffff', 5, 'opacity=".7"'),
      ),
    ),
    person({
      x: 300,
      y: 520,
      size: 1.35,
      cloth: '#ffffff',
      skin: 0,
      hair: 'cap',
      trim: '#ffffff',
      dress: 'shirt',
      hands: [
        [-40, 30],
        [44, 34],
      ],
    }),
    rect(0, 424, scene.width, 90, '#a3632f'),
    ...[0, 1, 2, 3, 4, 5, 6].map((index) => line(index * 200, 430, index * 200, 514, '#8f5429', 4)),
    rect(0, 512, scene.width, 170, '#d9b98a'),
    rect(640, 470, 150, 18, '#3f4f55', 'rx="4"'),
    rect(700, 410, 30, 62, '#3f4f55'),
    rect(668, 380, 94, 46, '#1d2b31', 'rx="6"'),
    rect(678, 390, 74, 26, '#bfe58a', 'rx="3"'),
    g(
      'translate(715 640)',
      path('M-62 0L-74 -130L74 -130L62 0Z', leaf),
      rect(-82, -144, 164, 20, '#1f4d1e', 'rx="6"'),
      stroke('M-20 -60c0 -22 40 -22 40 0m-40 12c0 22 40 22 40 0', fresh, 6),
    ),
    person({
      x: 560,
      y: 650,
      size: 1.55,
      cloth: teal,
      skin: 1,
      hair: 'plait',
      dress: 'kurta',
      hands: [
        [-20, 54],
        [66, 40],
      ],
      holds: ellipse(82, -96, 40, 10, '#c9d3d6') + ellipse(82, -99, 30, 6, '#e0b26c'),
    }),
    person({
      x: 900,
      y: 656,
      size: 1.55,
      cloth: brick,
      skin: 2,
      hair: 'short',
      dress: 'shirt',
      turned: true,
      hands: [
        [-30, 58],
        [60, 36],
      ],
      holds: ellipse(76, -100, 40, 10, '#c9d3d6') + ellipse(76, -103, 26, 5, fresh),
    }),
    person({
      x: 1050,
      y: 660,
      size: 1.5,
      cloth: plum,
      skin: 0,
      hair: 'bun',
      dress: 'sari',
      turned: true,
      hands: [
        [-20, 54],
        [50, 40],
      ],
      holds: ellipse(62, -96, 38, 9, '#c9d3d6'),
    }),
  )

/** Young trees along a road, with the guards around them and water from a can. */
const saplings = () =>
  draw(
    sky('sp', '#bfe3ea', '#eef6ea'),
    ridge({ y: 260, height: 50, fill: '#9cc3a0', seed: 121, waves: 1.4, contour: '#c4dfc4' }),
    block(60, 350, 4, 5, '#d3bfa3', 122),
    block(820, 350, 5, 6, '#c7b193', 123),
    block(1010, 350, 4, 4, '#dcc9ae', 124),
    rect(0, 344, scene.width, 60, '#a9c98a'),
    path('M420 344H560L1260 690H-40L-40 620Z', '#6f7d84'),
    path('M486 344h10L640 690H560Z', '#e8e5da', 'stroke-dasharray="30 20"'),
    path('M560 344H1260V690Z', '#8db56e'),
    ...[
      [640, 384, 0.5],
      [730, 430, 0.75],
      [860, 500, 1.1],
      [1050, 610, 1.6],
    ].map(([x = 0, y = 0, s = 1]) =>
      g(
        `translate(${x} ${y}) scale(${s})`,
        ellipse(0, 0, 46, 9, '#5a3d2b'),
        stroke('M0 0V-110', '#6b4a33', 6),
        ...[-58, -20, 18, 54].map((a) =>
          g(`rotate(${a} 0 -84)`, path('M0 -84C-15 -104 -12 -136 0 -152C12 -136 15 -104 0 -84Z', a > 0 ? fresh : leaf)),
        ),
        stroke('M-26 0L-20 -92M26 0L20 -92M-25 -24H25M-23 -56H23M-20 -90H20', brick, 4),
      ),
    ),
    person({
      x: 930,
      y: 626,
      size: 1.55,
      cloth: marigold,
      trim: plum,
      skin: 0,
      hair: 'scarf',
      dress: 'sari',
      hands: [
        [-26, 58],
        [58, 46],
      ],
      holds: g(
        'translate(70 -96)',
        path('M-16 0h40l-4 46h-32Z', teal),
        stroke('M22 12L58 -8M-14 4q22 -34 34 0', teal, 6),
        ...[0, 1, 2].map((each) => stroke(`M${60 + each * 7} ${-4 + each * 5}q16 30 12 66`, shallow, 3)),
      ),
    }),
    person({
      x: 752,
      y: 560,
      size: 1.3,
      cloth: slate,
      skin: 2,
      hair: 'short',
      dress: 'shirt',
      pose: 'kneel',
      hands: [
        [-10, 58],
        [58, 66],
      ],
    }),
    tree(170, 400, 200, leaf, fresh, 125),
    tree(330, 372, 130, '#27602a', fresh, 126),
  )

/** The clinic under a tree where a rain gauge is read and rain is looked for in a notebook. */
const rainGauge = () => {
  const random = randomOf(131)
  return draw(
    sky('rg', '#4f6b80', '#8aa5b3', '#c9d6d4'),
    ...[
      [180, 90, 1.2],
      [520, 60, 1.6],
      [900, 100, 1.3],
    ].map(([x = 0, y = 0, s = 1]) =>
      g(
        `translate(${x} ${y}) scale(${s})`,
        circle(0, 0, 46, '#5f7788'),
        circle(52, -14, 58, '#6d8596'),
        circle(112, 4, 44, '#5f7788'),
        rect(-4, 4, 120, 42, '#5f7788', 'rx="20"'),
      ),
    ),
    ...Array.from({ length: 90 }, () => {
      const [x, y] = [random() * 1240, 120 + random() * 380]
      return line(x, y, x - 9, y + 30, '#dfeaf0', 2.2, 'opacity=".5"')
    }),
    ridge({ y: 330, height: 60, fill: '#5d7d75', seed: 132, waves: 1.3, contour: '#8fae9f' }),
    ridge({ y: 420, height: 30, fill: '#4a7a45', seed: 133, waves: 1.7, contour: '#7dae6c' }),
    house(880, 440, 170, 90, '#e8d3ae', brick),
    palm(1090, 446, 200, '#2f5a34', -0.1),
    rect(0, 470, scene.width, 220, '#4f8a3f'),
    ridge({ y: 520, height: 10, fill: '#5b9648', seed: 134, waves: 2.4, contour: '#8cc070', contours: 4 }),
    g(
      'translate(560 610)',
      rect(-6, -150, 12, 150, '#5b4a3a'),
      rect(-34, -300, 68, 160, '#e9f4f5', 'rx="8" opacity=".9"'),
      path('M-46 -316H46L30 -292H-30Z', '#d8e6e8'),
      rect(-30, -214, 60, 70, shallow, 'rx="5"'),
      ...[0, 1, 2, 3, 4, 5].map((each) =>
        line(-34, -160 - each * 22, each % 2 ? -22 : -14, -160 - each * 22, '#20404a', 3),
      ),
    ),
    person({
      x: 440,
      y: 630,
      size: 1.5,
      cloth: marigold,
      trim: brick,
      skin: 1,
      hair: 'plait',
      dress: 'kurta',
      hands: [
        [-30, 58],
        [58, -6],
      ],
    }),
    person({
      x: 700,
      y: 636,
      size: 1.5,
      cloth: teal,
      skin: 2,
      hair: 'short',
      dress: 'shirt',
      turned: true,
      hands: [
        [-22, 16],
        [34, 40],
      ],
      holds:
        g(
          'translate(14 -106)',
          rect(0, 0, 48, 56, linen, 'rx="3"'),
          ...[12, 23, 34, 45].map((y) => line(7, y, 39, y, '#7d8f95', 3)),
        ) +
        line(-34, -60, -34, -216, '#2b2b2b', 5) +
        path(
          'M-120 -212C-110 -270 42 -270 52 -212C30 -224 14 -222 -4 -212C-18 -224 -50 -224 -64 -212C-82 -224 -102 -222 -120 -212Z',
          plum,
        ),
    }),
    reeds(0, 260, 670, 70, '#2f5a2c', 135),
  )
}

/** A boat on a lake with a disc on a rope that shows how far light reaches. */
const lakeSampling = () =>
  draw(
    sky('ls', '#86c7d4', '#d9eeee', '#fbf1d9'),
    sun(240, 150, 52, marigold),
    ridge({ y: 250, height: 46, fill: '#7fa58a', seed: 141, waves: 1.5, contour: '#b2cfb4' }),
    palm(930, 284, 130, '#3d6a45', 0.12),
    palm(990, 286, 160, '#356040', -0.1),
    palm(1090, 288, 120, '#3d6a45', 0.1),
    tree(820, 286, 66, leaf, fresh, 142),
    rect(0, 282, scene.width, 140, '#3a93a0'),
    water(282, 430, '#3a93a0', '#d9eeee', 143),
    path(`M-20 428C200 420 380 440 600 428S1000 420 1220 430V700H-20Z`, teal),
    ...[480, 530, 585, 640].map((y, index) =>
      stroke(
        `M-20 ${y}C220 ${y - 16} 420 ${y + 18} 640 ${y}S1020 ${y - 14} 1220 ${y + 6}`,
        '#5db8c7',
        2,
        `opacity="${0.5 - index * 0.1}"`,
      ),
    ),
    line(716, 300, 716, 560, linen, 3),
    ...[330, 400, 470, 540].map((y) => rect(710, y, 12, 6, brick)),
    g(
      'translate(716 576)',
      ellipse(0, 0, 58, 20, '#ffffff'),
      path('M0 0L0 -20A58 20 0 0 1 58 0Z', '#12232a'),
      path('M0 0L0 20A58 20 0 0 1 -58 0Z', '#12232a'),
    ),
    person({
      x: 470,
      y: 408,
      size: 1.15,
      cloth: brick,
      skin: 2,
      hair: 'cap',
      trim: marigold,
      dress: 'shirt',
      pose: 'sit',
      turned: true,
      hands: [
        [-10, 40],
        [60, 40],
      ],
      holds: line(60, -150, 120, 30, earth, 7),
    }),
    person({
      x: 640,
      y: 400,
      size: 1.2,
      cloth: marigold,
      trim: plum,
      skin: 1,
      hair: 'plait',
      dress: 'kurta',
      pose: 'kneel',
      hands: [
        [-24, 54],
        [62, 20],
      ],
    }),
    path('M340 372H760C748 424 716 440 676 440H430C386 440 352 414 340 372Z', '#6b3f22'),
    path('M340 372H760L754 388H346Z', '#8f5a34'),
    stroke('M360 404q180 22 380 0', '#4a2a16', 3),
    ...[
      [220, 560],
      [300, 600],
      [930, 540],
      [1010, 590],
      [880, 620],
    ].map(([x = 0, y = 0], index) =>
      g(
        `translate(${x} ${y}) scale(${index % 2 ? -1 : 1} 1)`,
        path('M-30 0C-12 -18 16 -16 30 0C16 16 -12 18 -30 0Z', '#8fd0da', 'opacity=".7"'),
        path('M-28 0L-48 -13V13Z', '#8fd0da', 'opacity=".7"'),
        circle(18, -4, 2.6, '#0b3a44'),
      ),
    ),
    reeds(0, 130, 690, 170, '#083b45', 144),
    reeds(1080, 1200, 690, 150, '#083b45', 145),
  )

export const scenes = {
  'lake-foam': lakeFoam,
  'rooftop-solar': rooftopSolar,
  millets,
  'bird-count': birdCount,
  'shade-audit': shadeAudit,
  'sorted-waste': sortedWaste,
  compost,
  tanker,
  channel,
  canteen,
  saplings,
  'rain-gauge': rainGauge,
  'lake-sampling': lakeSampling,
} as const
