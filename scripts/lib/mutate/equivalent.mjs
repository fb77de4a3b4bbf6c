/**
 * Changes that nobody could ever see, so that no test can notice them: the line, the changes as the report prints them, and
 * why. A mark is for what was thought through; everything else deserves a test.
 */
export const EQUIVALENT = [
  // Conquest: what is set again before it is read
  {
    line: 'const frame: BattleFrame = { flow, step, at, passed, round: 0, skirmish: false, turn, quiet: 0, withdrawing: 0 }',
    changes: ['false → true'],
    why: 'the battle sets it when it begins',
  },
  {
    line: 'const passed: [boolean, boolean] = [false, false]',
    changes: ['false → true'],
    why: 'every combat round sets it',
  },
  {
    line: 'f.shield = undefined',
    changes: ['f.shield = undefined → left out'],
    why: 'the next shield takes its place, and nobody asks before',
  },
  {
    line: "if (phase === 'deploy') for (const player of g.players) player.passed = false",
    changes: ["phase === 'deploy' → phase !== 'deploy'"],
    why: 'who has passed is asked in the deploy phase only',
  },
  // Conquest: the next step comes anyway
  {
    line: 'if (attacker?.at !== f.at || defender?.at !== f.at) return end // CQ-7.32',
    changes: ['return end → return'],
    why: 'the next step ends the attack',
  },
  {
    line: "if (choice.do === 'pass') return goto('pay')",
    changes: ["return goto('pay') → return"],
    why: 'paying is the next step',
  },
  {
    line: "if (f.hits.length === 0) return goto('take')",
    changes: ["return goto('take') → return"],
    why: 'nobody shields nothing: taking it comes next',
  },
  {
    line: 'return most',
    changes: ['return most → return'],
    why: 'saves time: what can surely not be paid for is not looked at closely',
  },
  {
    line: 'return lowers',
    changes: ['return lowers → return'],
    why: 'saves time: what can surely not be paid for is not looked at closely',
  },
  // Conquest: cards and places that cannot be there
  {
    line: 'if (f.event >= 0) play(g, f)',
    changes: ['f.event >= 0 → f.event > 0', '0 → 1'],
    why: 'card 0 is a warlord, card 1 the other: neither is an event',
  },
  {
    line: 'if (f.event >= 0) gain(g, use.you, -designOf(g, f.event).cost, use.ability)',
    changes: ['f.event >= 0 → f.event > 0', '0 → 1'],
    why: 'card 0 is a warlord, card 1 the other: neither is an event',
  },
  {
    line: 'if (f.event < 0) return',
    changes: ['f.event < 0 → f.event <= 0', '0 → 1'],
    why: 'card 0 is a warlord, card 1 the other: neither is an event',
  },
  {
    line: 'return id >= 0 && designOf(g, id).cost <= g.players[use.you].resources',
    changes: ['id >= 0 → id > 0', '0 → 1'],
    why: 'card 0 is a warlord, card 1 the other: neither is in a hand',
  },
  {
    line: '[...player.deck, ...player.hand].sort((x, y) => x - y),',
    changes: [
      '[...player.deck, ...player.hand].sort((x, y) => x - y) → [...player.deck, ...player.hand]',
      'x - y → x + y',
    ],
    why: 'any order is as good before a shuffle; this one makes a match the same from the same seed',
  },
  {
    line: 'if (ability.limit && p.spent.includes(ability.id)) return true',
    changes: ['ability.limit && p.spent.includes(ability.id) → p.spent.includes(ability.id)'],
    why: 'saves time: only abilities with a limit are noted as used',
  },
  {
    line: "return printed > 0 && hasKeyword(g, p, 'area-effect') ? printed : 0",
    changes: ["printed > 0 && hasKeyword(g, p, 'area-effect') → hasKeyword(g, p, 'area-effect')"],
    why: 'Area Effect is never given: who has it has it printed',
  },
  {
    line: 'ork-kraktoof-hall abilities.0.targets.0.filter.at',
    changes: ['at: "any-planet" → left out'],
    why: 'the second unit stands at the planet of the first: for one in an HQ there is none',
  },
  {
    line: 'sm-catos-stronghold abilities.0.targets.0.filter.ready',
    changes: ['ready: false → left out'],
    why: 'a unit that is ready cannot be readied, so nobody may choose it (CQ-0.5)',
  },
  {
    line: 'n-no-mercy abilities.0.targets.0.filter.ready',
    changes: ['ready: true → left out'],
    why: 'a unit that is exhausted cannot pay by exhausting (CQ-1.8), so nobody may choose it',
  },
  {
    line: 'ork-tankbusta-bommaz abilities.0.effect.0.against.controller',
    changes: ['controller: "opponent" → left out'],
    why: 'only units of the opponent are attacked',
  },
  {
    line: "if (ability.effect.some(step => step.do === 'custom' && step.id === 'copy-battle-ability')) return null",
    changes: ["step.do === 'custom' && step.id === 'copy-battle-ability' → step.id === 'copy-battle-ability'"],
    why: 'no other word has an id: the compiler asks for it',
  },
  {
    line: 'sm-brother-maxos abilities.0.targets.0.filter.is',
    changes: ['"unit" → "army-unit"'],
    why: 'in hands there are no other units',
  },
  {
    line: 'sm-holy-sepulchre abilities.0.trigger.card.owner',
    changes: ['owner: "you" → left out'],
    why: 'only what lies in the own discard pile returns to the hand, and cards go to the pile of their owners',
  },
  {
    line: 'pl-iridial battleAbility.targets.0.filter.damaged',
    changes: ['damaged: true → left out'],
    why: 'a unit without damage has none to remove, so nobody may choose it (CQ-0.5)',
  },
  {
    line: 'n-fall-back abilities.0.trigger.unit.is',
    changes: ['"unit" → "non-warlord-unit"'],
    why: 'a warlord is never destroyed (CQ-8.23)',
  },
  {
    line: 'n-promethium-mine abilities.1.when.0',
    changes: ['{"is":"self-has-resources"} → left out'],
    why: 'taking resources from an empty card could change nothing, so it is not offered either',
  },
  {
    line: 'const lead = g.row.findIndex(slot => slot.here && slot.up) // CQ-10.2',
    changes: ['slot.here && slot.up → slot.here'],
    why: 'planets turn up from the left: a face-up one lies left of all others',
  },
  {
    line: 'const area = g.row.findIndex(slot => slot.here && !slot.up) // CQ-10.3',
    changes: ['slot.here && !slot.up → !slot.up'],
    why: 'a planet leaves the row only face up',
  },
  {
    line: 'if (lead < 0 || lead === g.lead) return',
    changes: ['lead < 0 || lead === g.lead → lead === g.lead', 'lead < 0 → lead <= 0', '0 → 1'],
    why: 'without planets the match is over; the first place is only ever the present one',
  },
  {
    line: 'if (area < 0) return',
    changes: ['area < 0 → area <= 0', '0 → 1'],
    why: 'the leftmost planets are never face down',
  },
  {
    line: 'while (f.at < g.row.length) {',
    changes: ['f.at < g.row.length → f.at <= g.row.length'],
    why: 'beyond the row there is no face-up planet',
  },
  {
    line: 'const at = f.host < 0 ? f.at : (pieceOf(g, f.host)?.at ?? f.at)',
    changes: ['f.host < 0 → f.host <= 0', 'f.host < 0 → f.host >= 0', '0 → 1', 'pieceOf(g, f.host)?.at ?? f.at → f.at'],
    why: 'no host moves while its attachment is being paid for: both are the same place',
  },
  {
    line: 'for (const p of g.play) if (p.owner === side && isWarlord(g, p)) return p',
    changes: ['p.owner === side && isWarlord(g, p) → p.owner === side', 'p.owner === side → p.owner !== side'],
    why: "the warlord is every side's first card in play; both are taken home at once",
  },
  {
    line: "return answering(g, { on: 'enters-play', card: id, planet: at < ROW ? at : undefined })",
    changes: ['at < ROW → at <= ROW', 'at < ROW → at >= ROW'],
    why: 'no word of the vocabulary asks where a card entered play',
  },
  {
    line: 'ork-crushface abilities.0.trigger.unit.is',
    changes: ['"unit" → "non-warlord-unit"'],
    why: 'no warlord is ever deployed',
  },
  // Conquest: orders and shortcuts
  {
    line: 'if (f.hits.length > 1) inShieldOrder(g, f)',
    changes: ['f.hits.length > 1 → f.hits.length >= 1'],
    why: 'one hit is in order',
  },
  {
    line: 'return pieceOf(g, hit.unit)!.ctrl === first ? 0 : 1',
    changes: ['1 → 2'],
    why: 'only which is more matters',
  },
  {
    line: 'if (!(touches & bit)) return null',
    changes: ['touches & bit → touches | bit'],
    why: 'saves time: nothing is found then either',
  },
  {
    line: "const brutal = p.damage > 0 && hasKeyword(g, p, 'brutal') ? p.damage : 0",
    changes: [
      "p.damage > 0 && hasKeyword(g, p, 'brutal') → hasKeyword(g, p, 'brutal')",
      'p.damage > 0 → p.damage >= 0',
    ],
    why: 'saves time: no damage adds nothing',
  },
  {
    line: 'for (const one of found) one.id = newAction(f)',
    changes: ['one.id = newAction(f) → left out'],
    why: 'an empty name has not been used either',
  },
  {
    line: 'forcing: () => false,',
    changes: ['false → true'],
    why: 'saves time: no Action is forced',
  },
  // Conquest: rules that no card of the box needs
  {
    line: 'if (design.limited) player.limited = true',
    changes: ['design.limited → !design.limited', 'player.limited = true → left out', 'true → false'],
    why: 'no event of the box is Limited (CQ-12.8)',
  },
  {
    line: 'return design.cost <= g.players[side].resources && !(design.limited && g.players[side].limited)',
    changes: [
      'design.cost <= g.players[side].resources && !(design.limited && g.players[side].limited) → design.cost <= g.players[side].resources',
      'design.limited && g.players[side].limited → design.limited',
    ],
    why: 'no event of the box is Limited (CQ-12.8)',
  },
  // DOOM: what is looked at again, or could not differ
  {
    line: 'other.id !== f.attacker &&',
    changes: ['other.id !== f.attacker && !other.exhausted → !other.exhausted'],
    why: 'with its own eyes the attacker has found nobody just before',
  },
  {
    line: 'return g.portals.filter(p => !p.up && regions.includes(area[p.at])).map(p => p.id)',
    changes: ['!p.up && regions.includes(area[p.at]) → regions.includes(area[p.at])'],
    why: 'a portal that lies face up is not turned up again',
  },
  {
    line: 'f.spaces = figure.at.slice()',
    changes: ['figure.at.slice() → figure.at'],
    why: 'a figure that moves gets another list; nobody changes the old one',
  },
  {
    line: 'const fine = 4 * (Math.abs(dx) + Math.abs(dy)) + 8 // wide enough that an offset gives back its column',
    changes: ['8 → 9'],
    why: 'any width that is wide enough',
  },
  // DOOM: what only saves time or memory
  {
    line: 'if (texts.size > 64) texts.clear()',
    changes: [
      'texts.size > 64 → texts.size <= 64',
      'texts.size > 64 → texts.size >= 64',
      '64 → 65',
      'texts.clear() → left out',
    ],
    why: 'saves memory: a board is made again when it is asked for',
  },
  {
    line: 'for (let a = 0; a < table.board.size; a++) for (let b = a; b < table.board.size; b++) sees(table, a, b)',
    changes: [
      'a < table.board.size → a >= table.board.size',
      'b < table.board.size → b >= table.board.size',
      '0 → 1',
      'sees(table, a, b) → left out',
    ],
    why: 'saves time: what is not worked out ahead is worked out when it is asked for',
  },
  // DOOM: memory that is kept between searches, and results that are kept to save time
  {
    line: 'const places = (isLarge(mover) && mover.wide !== mover.high ? 2 : 1) * board.size',
    changes: [
      'isLarge(mover) && mover.wide !== mover.high → isLarge(mover)',
      'isLarge(mover) && mover.wide !== mover.high → mover.wide !== mover.high',
      '1 → 2',
    ],
    why: 'only how much memory is set aside: places beyond are never entered',
  },
  {
    line: 'if ((costs[index]?.length ?? 0) < places) {',
    changes: ['(costs[index]?.length ?? 0) < places → (costs[index]?.length ?? 0) <= places'],
    why: 'memory that is made anew is as good',
  },
  {
    line: 'const filled = new Uint16Array(MOST_POINTS + 1)',
    changes: ['1 → 2'],
    why: 'only how much memory is set aside',
  },
  {
    line: 'filled.fill(0, 0, most + 1)',
    changes: ['1 → 2'],
    why: 'one bucket more is emptied than is used',
  },
  {
    line: 'layers.find(one => one.doors === doors && one.dead === dead && one.jumped === jumped) ??',
    changes: [
      'layers.find(one => one.doors === doors && one.dead === dead && one.jumped === jumped) ?? addLayer(do → addLayer(doors, dead, jumped, body ? vacate(Uint8Array.from(others), body) : others)',
    ],
    why: 'saves time: a layer that is there already is searched again',
  },
  {
    line: 'closed &= ~layer.doors',
    changes: ['closed &= ~layer.doors → left out'],
    why: 'saves time: opening an open door leads nowhere new and costs a point',
  },
  {
    line: 'const row = table.sight[a] ?? rowOf(table, a)',
    changes: ['table.sight[a] ?? rowOf(table, a) → rowOf(table, a)'],
    why: 'saves time: what is known is worked out again',
  },
  {
    line: 'row[b] = seen ? 2 : 1',
    changes: ['row[b] = seen ? 2 : 1 → left out'],
    why: 'saves time: what is known is worked out again',
  },
  {
    line: 'if (!rulings) byObject.set(map, board)',
    changes: ['byObject.set(map, board) → left out'],
    why: 'saves time: the board is made again',
  },
  {
    line: 'if (tables.size >= MOST_TABLES) tables.delete(tables.keys().next().value!)',
    changes: [
      'tables.size >= MOST_TABLES → tables.size < MOST_TABLES',
      'tables.size >= MOST_TABLES → tables.size > MOST_TABLES',
    ],
    why: 'saves memory: a table is made again when it is asked for',
  },
  {
    line: 'let scratch: Occupancy = new Uint8Array(0)',
    changes: ['0 → 1'],
    why: 'memory of another size is made when it is needed',
  },
  {
    line: 'let scratch = new Uint8Array(0)',
    changes: ['0 → 1'],
    why: 'memory of another size is made when it is needed',
  },
  {
    line: 'let seen = new Uint8Array(0)',
    changes: ['0 → 1'],
    why: 'memory of another size is made when it is needed',
  },
  {
    line: 'for (let e = start[from]!, end = start[from + 1]!; e < end && free < enough; e++) {',
    changes: ['e < end && free < enough → e < end', 'free < enough → free >= enough', 'free < enough → free <= enough'],
    why: 'the common case without a search: the search that follows says the same',
  },
  {
    line: 'const size = stride * (height + 1)',
    changes: ['1 → 2'],
    why: 'one row of nothing more below the map',
  },
  {
    line: 'if (a.length === 1 && b.length === 1 && group[a[0]!] === -1 && group[b[0]!] === -1)',
    changes: ['0 → 1'],
    why: 'the common case: the whole question says the same',
  },
  {
    line: 'if (!isLarge(mover)) return mayStand(others[place]!, mover.marine)',
    changes: ['return mayStand(others[place]!, mover.marine) → return'],
    why: 'whoever may not end here is asked whether it can go on, which begins with ending here',
  },
  {
    line: 'if (!mayEnd(table, mover, others, next, activeOf(s)) && !canGoOn(s, s.doors, next, points - 1)) continue',
    changes: [
      '!mayEnd(table, mover, others, next, activeOf(s)) && !canGoOn(s, s.doors, next, points - 1) → !canGoOn(s, s.doors, next, points - 1)',
    ],
    why: 'going on begins with ending here',
  },
  {
    line: 'for (let e = start[place]!, end = start[place + 1]!; e < end; e++)',
    changes: ['place + 1 → place - 1', 'e < end → e >= end'],
    why: 'saves time: what a single step does not tell is searched for',
  },
  {
    line: 'if (mayStand(s.others[to[e]!]!, s.mover.marine) && stepCost(s, to[e]!) <= points) return true',
    changes: ['stepCost(s, to[e]!) <= points → stepCost(s, to[e]!) < points', 'true → false'],
    why: 'saves time: what a single step does not tell is searched for',
  },
  {
    line: 'if (demon.damage === 0 || !isDemon(demon)) return false // no stagger value is as low as that',
    changes: ['demon.damage === 0 || !isDemon(demon) → !isDemon(demon)'],
    why: 'saves time: no stagger value is as low as that',
  },
  {
    line: 'return base[0] * base[1] === 1 ? [place] : bases(tableOf(g), base[0], base[1]).spaces[place]!',
    changes: ['base[0] * base[1] → base[0] + base[1]', '0 → 1', '1 → 2'],
    why: 'saves time: the base of one space covers its place',
  },
  {
    line: 'return ((carryAlong(arms, from, step, Math.abs(dy), dy > 0 ? SOUTHWARD : NORTHWARD, out) >> into) & 1) === 1',
    changes: ['dy > 0 → dy >= 0'],
    why: 'a line of length 0 goes nowhere',
  },
  {
    line: 'if (kills && price <= most) enter(withoutBody(layer, next), next, price, node)',
    changes: ['price <= most → price < most'],
    why: 'nothing comes after the last point, and whoever kills there may stand there',
  },
  {
    line: 'layers.find(one => one.doors === doors && one.dead === dead && one.jumped === jumped) ??',
    changes: [
      'one.doors === doors && one.dead === dead && one.jumped === jumped → one.doors === doors && one.dead === dead',
    ],
    why: 'every teleporter is one jump from every other: a second jump leads nowhere new',
  },
  {
    line: 'const key = wide * 16 + high',
    changes: ['wide * 16 + high → wide * 16 - high', '16 → 17'],
    why: 'any number that differs for bases that differ',
  },
  {
    line: 'const column = span > 0 ? i : -i - 1',
    changes: ['span > 0 → span >= 0'],
    why: 'a line of length 0 goes nowhere',
  },
  {
    line: 'if (rise > 0) for (let k = first; k <= last; k++) yield [column, k]',
    changes: ['rise > 0 → rise >= 0'],
    why: 'lines along an edge cross nothing and are not asked for',
  },
  {
    line: 'for (let first = 0; first < size; first++) {',
    changes: ['0 → 1'],
    why: 'an area without a number is an area of its own too',
  },
  {
    line: "attackOf(g)!.pierce += e.amount === 'all' ? 99 : e.amount",
    changes: ['99 → 100'],
    why: 'more shields than anybody has',
  },
  {
    line: 'if (g.figures.every(o => o === f || !o.at.some(space => f.at.includes(space)))) return false',
    changes: [
      'o === f || !o.at.some(space => f.at.includes(space)) → o === f',
      'o === f || !o.at.some(space => f.at.includes(space)) → !o.at.some(space => f.at.includes(space))',
    ],
    why: 'saves time: where nobody else is a large figure may end anyway',
  },
  {
    line: 'f.at = spacesAt(g, f, placeChosen(g, choice)).slice()',
    changes: ['spacesAt(g, f, placeChosen(g, choice)).slice() → spacesAt(g, f, placeChosen(g, choice))'],
    why: 'a figure that moves gets another list; nobody changes the old one',
  },
  {
    line: 'if (teleporters.length > 0 && !layer.jumped && (teleporters.includes(place) || dormant.includes(place))) {',
    changes: ['teleporters.length > 0 && !layer.jumped → !layer.jumped'],
    why: 'saves time: without an active teleporter there is none to arrive at',
  },
  {
    line: 'if (byContent.size >= MOST_BOARDS) byContent.delete(byContent.keys().next().value!)',
    changes: ['byContent.size >= MOST_BOARDS → byContent.size > MOST_BOARDS'],
    why: 'one more board is kept; the same board comes out',
  },
  // DOOM: caches, shortcuts and keys of the geometry
  {
    line: 'last.rulings = g.rulings',
    changes: ['last.rulings = g.rulings → left out'],
    why: 'saves time: it is looked up again',
  },
  {
    line: 'known.set(g.rulings, board)',
    changes: ['known.set(g.rulings, board) → left out'],
    why: 'saves time: the board is looked up again',
  },
  {
    line: 'texts.set(key, board)',
    changes: ['texts.set(key, board) → left out'],
    why: 'saves time: the board is made again',
  },
  {
    line: 'if (changed.from !== from || changed.terrain !== terrain || changed.count !== terrain.length) {',
    changes: ['changed.from !== from || changed.terrain !== terrain → changed.terrain !== terrain'],
    why: 'a list of changes belongs to one match, and a match to one board',
  },
  {
    line: 'const MOST_BOARDS = 32',
    changes: ['32 → 33'],
    why: 'saves memory: a board is made again when it is asked for',
  },
  {
    line: 'if (byContent.size >= MOST_BOARDS) byContent.delete(byContent.keys().next().value!)',
    changes: ['byContent.delete(byContent.keys().next().value!) → left out'],
    why: 'saves memory: a board is made again when it is asked for',
  },
  {
    line: 'const MOST_TABLES = 64',
    changes: ['64 → 65'],
    why: 'saves memory: a table is made again when it is asked for',
  },
  {
    line: 'if (tables.size >= MOST_TABLES) tables.delete(tables.keys().next().value!)',
    changes: ['tables.delete(tables.keys().next().value!) → left out'],
    why: 'saves memory: a table is made again when it is asked for',
  },
  {
    line: 'lastBoard = board',
    changes: ['lastBoard = board → left out'],
    why: 'saves time: the table is looked up again',
  },
  {
    line: 'let lastDoors = 0',
    changes: ['0 → 1'],
    why: 'there is no last board yet, so the table is looked up',
  },
  {
    line: 'return table.range[from] ?? rowOf(table, from)',
    changes: ['table.range[from] ?? rowOf(table, from) → rowOf(table, from)'],
    why: 'saves time: what is known is worked out again',
  },
  {
    line: 'rowOf(table, b)[a] = seen ? 2 : 1',
    changes: ['rowOf(table, b)[a] = seen ? 2 : 1 → left out'],
    why: 'saves time: the other direction is worked out when it is asked for',
  },
  {
    line: 'const key = Math.min(group, other) * 4096 + Math.max(group, other)',
    changes: ['4096 → 4097'],
    why: 'any number larger than there are groups',
  },
  {
    line: 'const key = dx * 4096 + dy',
    changes: ['dx * 4096 + dy → dx * 4096 - dy', '4096 → 4097'],
    why: 'any number that differs for lines that differ',
  },
  {
    line: 'const key = wide * 16 + high',
    changes: ['wide * 16 → wide + 16'],
    why: 'any number that differs for the bases there are: 1x2, 2x2 and 2x3',
  },
  {
    line: 'return Uint16Array.from(crossed).sort()',
    changes: ['Uint16Array.from(crossed).sort() → Uint16Array.from(crossed)'],
    why: 'saves time: whether somebody stands in them is the same in any order',
  },
  {
    line: 'return sets.length === 0 ? ALWAYS : sets.sort((p, q) => p.length - q.length)',
    changes: ['sets.sort((p, q) => p.length - q.length) → sets', 'p.length - q.length → p.length + q.length'],
    why: 'saves time: the smallest set is looked at first',
  },
  {
    line: 'if (dx === 0 || dy === 0) continue // along edges: through nobody (D-COVER-11)',
    changes: ['dx === 0 || dy === 0 → dx === 0', 'dx === 0 || dy === 0 → dy === 0'],
    why: 'saves time: a line along an edge crosses no cell',
  },
  {
    line: 'let queue = new Uint16Array(0)',
    changes: ['0 → 1'],
    why: 'memory of another size is made when it is needed',
  },
  {
    line: 'if (seen.length < size) {',
    changes: ['seen.length < size → seen.length <= size'],
    why: 'memory that is made anew is as good',
  },
  {
    line: 'jumped = true',
    changes: ['jumped = true → left out', 'true → false'],
    why: 'saves time: all teleporters have been visited by then',
  },
  {
    line: 'return free >= enough',
    changes: ['free >= enough → free > enough'],
    why: 'the common case without a search: the search that follows says the same',
  },
  {
    line: 'if (others[to[e]!] === 0 && !covered.includes(to[e]!)) free++',
    changes: ['free++ → left out', 'free++ → free--'],
    why: 'the common case without a search: the search that follows says the same',
  },
  {
    line: 'for (let e = start[from]!, end = start[from + 1]!; e < end && free < enough; e++) {',
    changes: ['e < end → e >= end', 'from + 1 → from - 1'],
    why: 'the common case without a search: the search that follows says the same',
  },
  {
    line: 'if (mine.length >= most) return true',
    changes: ['mine.length >= most → mine.length > most'],
    why: 'saves time: with as many spaces as figures nobody has too many rivals',
  },
  {
    line: 'const taken = Uint8Array.from(spaces, covered => (covered?.every(space => occupied[space] === 0) ? 0 : 1))',
    changes: ['1 → 2'],
    why: 'anything but nobody',
  },
  {
    line: 'export const MOST_POINTS = 200',
    changes: ['200 → 201'],
    why: 'no figure comes near so many points',
  },
  {
    line: 'const filled = new Uint16Array(MOST_POINTS + 1)',
    changes: ['MOST_POINTS + 1 → MOST_POINTS - 1'],
    why: 'no figure comes near so many points',
  },
  {
    line: 'if ((costs[index]?.length ?? 0) < places) {',
    changes: ['costs[index]?.length ?? 0 → 0', '0 → 1'],
    why: 'memory that is made anew is as good',
  },
  {
    line: 'layers.find(one => one.doors === doors && one.dead === dead && one.jumped === jumped) ??',
    changes: ['one.jumped === jumped → one.jumped !== jumped'],
    why: 'every teleporter is one jump from every other: a second jump leads nowhere new',
  },
  {
    line: 'if (kills && price <= most) enter(withoutBody(layer, next), next, price, node)',
    changes: ['kills && price <= most → kills'],
    why: 'saves time: nobody enters what costs too much',
  },
  {
    line: 'const lastPoint = cost + 1 === most',
    changes: ['cost + 1 → cost - 1'],
    why: 'saves time: nothing comes after a door for the last point, and a base that may end need not open it',
  },
  {
    line: 'if (!lastPoint || (layer.bases && !mayEndIn(layer, mover.marine, place, active))) {',
    changes: [
      'layer.bases && !mayEndIn(layer, mover.marine, place, active) → layer.bases',
      'layer.bases && !mayEndIn(layer, mover.marine, place, active) → !mayEndIn(layer, mover.marine, place, active)',
    ],
    why: 'saves time: nothing comes after a door for the last point',
  },
  {
    line: 'if (teleporters.length > 0 && (teleporters.includes(from) || dormantOf(s).includes(from))) {',
    changes: [
      'teleporters.length > 0 && (teleporters.includes(from) || dormantOf(s).includes(from)) → (teleporters.includes(from) || dormantOf(s).includes(from))',
    ],
    why: 'saves time: without an active teleporter there is none to arrive at',
  },
  {
    line: 'if (i >= stride && solid[leftEdge(i - stride)] === 1) bits |= NORTH',
    changes: ['i >= stride && solid[leftEdge(i - stride)] === 1 → solid[leftEdge(i - stride)] === 1'],
    why: 'above the first row there is no edge',
  },
  {
    line: 'if (i % stride > 0 && solid[topEdge(i - 1)] === 1) bits |= WEST',
    changes: ['i % stride > 0 && solid[topEdge(i - 1)] === 1 → solid[topEdge(i - 1)] === 1'],
    why: 'the column of nothing beside the map has no top edges',
  },
  {
    line: 'at[0] < plan.width && at[1] < plan.height && plan.cells[at[1] * plan.stride + at[0]] !== NOTHING',
    changes: ['at[0] < plan.width → at[0] <= plan.width', 'at[1] < plan.height → at[1] <= plan.height'],
    why: 'around a plan lies a row and a column of nothing',
  },
  {
    line: 'if (column < 0 || row < 0 || column >= plan.width || row >= plan.height) return -1',
    changes: ['column >= plan.width → column > plan.width', 'row >= plan.height → row > plan.height'],
    why: 'around a plan lies a row and a column of nothing',
  },
  {
    line: 'const a = isSpaces(from) ? from : from.at',
    changes: ['isSpaces(from) → !isSpaces(from)'],
    why: 'the common case: the whole question says the same',
  },
  {
    line: 'const b = isSpaces(to) ? to : to.at',
    changes: ['isSpaces(to) → !isSpaces(to)'],
    why: 'the common case: the whole question says the same',
  },
  {
    line: 'if (from.length === 1 && to.length === 1 && group[to[0]!] === -1 && group[from[0]!] === -1) {',
    changes: ['0 → 1'],
    why: 'the common case: the whole question says the same',
  },
  // DOOM: what could not differ
  {
    line: 'f.spaces = defender.at.slice()',
    changes: ['defender.at.slice() → defender.at'],
    why: 'a figure that moves gets another list; nobody changes the old one',
  },
  {
    line: 'return figure && isMarine(figure) && onMap(figure) ? figure : undefined',
    changes: ['figure && isMarine(figure) && onMap(figure) → figure && isMarine(figure)'],
    why: 'who is off the map is near nothing and has dropped what it carried',
  },
  {
    line: "if (f.killInstead) return call(damage, { targets: [f.defender], amount: 0, by: f.attacker, how: 'glory', i: 0 })",
    changes: ['0 → 1'],
    why: 'a Glory Kill asks for no amount; that nobody is left out is seen in any Glory Kill of a card',
  },
  {
    line: "const from = near?.cond === 'distance' ? (near.min ?? 0) : 0",
    changes: ['0 → 1'],
    why: 'nobody attacks from nearer than 1',
  },
  {
    line: 'const here = f.toward ? (distance(g, figure.at, f.toward) ?? 0) : 0',
    changes: ['0 → 1'],
    why: 'who has no way there has none from the next space either',
  },
  {
    line: 'dread-howl effects.0.who.of',
    changes: ['of: "self" → left out'],
    why: 'distances are counted from oneself unless a card says otherwise',
  },
  {
    line: 'else if (!small && isDemon(f) && isFlying(g, f)) marks |= FLYING',
    changes: ['!small && isDemon(f) → !small'],
    why: 'no card of the box lets a marine fly',
  },
  {
    line: 'return isDemon(f) && !isGround(g, here) && mustLand(g, f)',
    changes: ['isDemon(f) && !isGround(g, here) → !isGround(g, here)'],
    why: 'only demons that fly stand off the ground',
  },
  {
    line: 'f.defense = null',
    changes: ['f.defense = null → left out'],
    why: 'the next card takes its place, or the attack is over',
  },
  {
    line: 'if (rule.once && g.happened.includes(rule.id)) continue',
    changes: ['rule.once && g.happened.includes(rule.id) → g.happened.includes(rule.id)'],
    why: 'only rules that happen once are noted',
  },
  {
    line: 'if (!large || f.moved.length === 0) return',
    changes: ['!large || f.moved.length === 0 → !large'],
    why: 'what demons of the box answer finds nobody then',
  },
  {
    line: "if (e.op === 'custom' && e.name === 'attack-decoy') removable.add(id)",
    changes: [
      "e.op === 'custom' && e.name === 'attack-decoy' → e.op === 'custom'",
      "e.op === 'custom' && e.name === 'attack-decoy' → e.name === 'attack-decoy'",
    ],
    why: 'the other procedures place no tokens',
  },
  {
    line: 'return startAttack(f, f.pending.find(p => p.source === choice.card && p.left > 0)!)',
    changes: ['p.source === choice.card && p.left > 0 → p.source === choice.card'],
    why: 'the attack of a card is forgotten when another card is played',
  },
  // DOOM: a quick look that may say yes too often; the window then looks closely
  {
    line: "if (from === 'glory' && m.glory.cards.length > 0) return true",
    changes: ["from === 'glory' && m.glory.cards.length > 0 → from === 'glory'"],
    why: 'a window in which nobody can answer closes unseen',
  },
  {
    line: "if (from === 'hand' && m.hand.cards.length > 0 && (owns(m, set) || m.hand.cards.includes(ability.id))) return true",
    changes: ["from === 'hand' && m.hand.cards.length > 0 → m.hand.cards.length > 0"],
    why: 'a window in which nobody can answer closes unseen',
  },
  {
    line: "if (from === 'glory' && m.glory.cards.length > 0) return true",
    changes: ["from === 'glory' && m.glory.cards.length > 0 → m.glory.cards.length > 0"],
    why: 'a window in which nobody can answer closes unseen',
  },
  {
    line: "if (from === 'hand' && m.hand.cards.length > 0 && (owns(m, set) || m.hand.cards.includes(ability.id))) return true",
    changes: [
      "from === 'hand' && m.hand.cards.length > 0 && (owns(m, set) || m.hand.cards.includes(ability.id)) → from === 'hand' && m.hand.cards.length > 0",
      "from === 'hand' && m.hand.cards.length > 0 → from === 'hand'",
      "from === 'hand' && m.hand.cards.length > 0 && (owns(m, set) || m.hand.cards.includes(ability.id)) → (owns(m, set) || m.hand.cards.includes(ability.id))",
    ],
    why: 'a window in which nobody can answer closes unseen',
  },
  // DOOM: what is settled before, or asked again
  {
    line: 'group: 0, // the invader chooses it first',
    changes: ['0 → 1'],
    why: 'the first step of a summoning sets it, and without a portal nobody asks',
  },
  {
    line: 'const leaving = dx > 0 ? (dy > 0 ? SOUTH_EAST : NORTH_EAST) : dy > 0 ? SOUTH_WEST : NORTH_WEST',
    changes: ['dx > 0 → dx >= 0', 'dy > 0 → dy >= 0'],
    why: 'lines along an edge have been settled before',
  },
  {
    line: 'if (rise > 0) for (let k = first; k <= last; k++) yield [column, k]',
    changes: ['0 → 1'],
    why: 'a line that rises by 1 crosses one cell of a column: either direction is the same',
  },
  {
    line: 'crossed.delete(a) // D-COVER-15',
    changes: ['crossed.delete(a) → left out'],
    why: "saves time: the attacker's own spaces are passed over when it is looked who stands there",
  },
  {
    line: 'const barred = terrain.map(kind => (kind === BLOCKING || kind === IMPASSABLE ? 1 : 0))',
    changes: ['1 → 2'],
    why: 'anything but nobody',
  },
  {
    line: 'const fine = 4 * (Math.abs(dx) + Math.abs(dy)) + 8 // wide enough that an offset gives back its column',
    changes: ['4 → 5'],
    why: 'any width that is wide enough',
  },
  // DOOM: what only the type checker asks: a word alone has no such field
  {
    line: "export const isPicked = (who: Selector): boolean => typeof who === 'object' && typeof who.pick === 'number'",
    changes: ["typeof who === 'object' && typeof who.pick === 'number' → typeof who.pick === 'number'"],
    why: 'a word that names figures has no number to pick',
  },
  {
    line: "const everybody = typeof e.who === 'object' && e.who.pick === 'all' && e.who.side === 'marine'",
    changes: ["typeof e.who === 'object' && e.who.pick === 'all' → e.who.pick === 'all'"],
    why: 'a word that names figures says nothing of picking',
  },
  {
    line: "if (typeof e.who === 'object' && e.who.kind === 'activating') {",
    changes: ["typeof e.who === 'object' && e.who.kind === 'activating' → e.who.kind === 'activating'"],
    why: 'a word that names figures says nothing of their kind',
  },
  {
    line: "if (typeof e.profile === 'object' && e.profile.range === 0) say(['profile', 'range'], 'reaches nobody')",
    changes: ["typeof e.profile === 'object' && e.profile.range === 0 → e.profile.range === 0"],
    why: 'a profile that is named has no range here',
  },
  {
    line: "if (typeof e.profile === 'object' && e.profile.red + e.profile.black === 0) say(['profile'], 'rolls no dice')",
    changes: [
      "typeof e.profile === 'object' && e.profile.red + e.profile.black === 0 → e.profile.red + e.profile.black === 0",
    ],
    why: 'a profile that is named has no dice here',
  },
  {
    line: "contentOf(g).abilities[card]!.effects.some(e => e.op === 'freeArgentAbility' && e.maxCost >= ability.argent),",
    changes: ["e.op === 'freeArgentAbility' && e.maxCost >= ability.argent → e.maxCost >= ability.argent"],
    why: 'no other word has a most that something may cost',
  },
  {
    line: "if (id === f.owner && thrower && isImmune(g, thrower, 'own-splash')) continue",
    changes: ['id === f.owner && thrower → id === f.owner'],
    why: 'of all figures only marines are owners',
  },
  // DOOM: lists that nobody changes, figures that are the same
  {
    line: 'f.portals = portals.slice()',
    changes: ['portals.slice() → portals'],
    why: 'nobody changes the list: another one takes its place',
  },
  {
    line: 'return portals.length > 0 ? call(summonAll, { portals: portals.slice(), keep }) : undefined',
    changes: ['portals.slice() → portals'],
    why: 'nobody changes the list: another one takes its place',
  },
  {
    line: "summoned: (g, f) => (f.met.length > 0 ? inOrder(ruleMoment(g, 'when-summoned', { met: f.met.slice() })) : undefined),",
    changes: ['f.met.slice() → f.met'],
    why: 'whoever was placed is placed: the list does not grow any more',
  },
  {
    line: 'if (count < frames.length) frames.length = count',
    changes: ['count < frames.length → count <= frames.length'],
    why: 'the same length',
  },
  {
    line: 'if (event.overflow > most && !allShown(g, event)) most = event.overflow',
    changes: ['event.overflow > most → event.overflow >= most'],
    why: 'the same figure',
  },
  // DOOM: a seat without an answer is passed over unseen, wherever it stands in the order
  {
    line: 'const invader = events !== null || (aboutMarine ? demons !== null : demon !== null)',
    changes: ['demons !== null → demons === null'],
    why: 'where demons answer marines events answer too; elsewhere the invader has no answer',
  },
  {
    line: 'const all = each !== null && (aboutMarine || !eachIfMarine)',
    changes: [
      'each !== null && (aboutMarine || !eachIfMarine) → (aboutMarine || !eachIfMarine)',
      'each !== null && (aboutMarine || !eachIfMarine) → each !== null',
    ],
    why: 'further marines in the order have no answer',
  },
  {
    line: 'if (!all && !(f.self === id ? own : (foe && f.trigger === id) || (aboutMarine && allies))) continue',
    changes: ['foe && f.trigger === id → foe', 'aboutMarine && allies → aboutMarine'],
    why: 'further marines in the order have no answer',
  },
  // DOOM: what saves time, and a name that nobody asks for
  {
    line: "return sequence(...ofMission, answers && ofMission.length > 0 ? newMoment('when-kills', killer, f.figure) : answers)",
    changes: ['answers && ofMission.length > 0 → answers'],
    why: 'saves time: a moment that begins with what is forced goes on by itself where nothing is',
  },
  {
    line: "if (who === 'marines' || who === 'marine') return isMarine(f) && onMap(f)",
    changes: [
      "who === 'marines' || who === 'marine' → who === 'marines'",
      "who === 'marines' || who === 'marine' → who === 'marine'",
    ],
    why: 'saves time: the list of all that the word names says the same',
  },
  {
    line: 'if (!card || card.paid.length === 0) return false',
    changes: ['!card || card.paid.length === 0 → !card'],
    why: 'saves time: nothing that is paid for is found then either',
  },
  {
    line: 'use.ability = event.ability.id',
    changes: ['use.ability = event.ability.id → left out'],
    why: 'no word of an event asks which card says it before it is played',
  },
  // DOOM: one more than is read, and the last steps of ways that come to the same
  {
    line: 'for (let arms = 0; arms < 16; arms++) {',
    changes: ['16 → 17'],
    why: 'what is written beyond the end of a table is not kept',
  },
  {
    line: 'for (let set = 0; set < 16; set++) {',
    changes: ['16 → 17'],
    why: 'the entry beyond is the first of the next arms, which writes it anew',
  },
  {
    line: 'const start = new Int32Array(lists.length + 1)',
    changes: ['1 → 2'],
    why: 'one entry more than is read',
  },
  {
    line: 'edges: new Uint8Array(2 * size),',
    changes: ['2 → 3'],
    why: 'more entries than there are edges',
  },
  {
    line: 'const places = (isLarge(mover) && mover.wide !== mover.high ? 2 : 1) * board.size',
    changes: ['2 → 3'],
    why: 'only how much memory is set aside: places beyond are never entered',
  },
  {
    line: 'if (layer.cost[next]! <= cost + 1) continue // nothing is cheaper than one point',
    changes: ['layer.cost[next]! <= cost + 1 → layer.cost[next]! < cost + 1', 'cost + 1 → cost - 1'],
    why: 'saves time: nobody enters what costs no less than before',
  },
  {
    line: 'const key = Math.min(group, other) * 4096 + Math.max(group, other)',
    changes: [
      'Math.min(group, other) * 4096 + Math.max(group, other) → Math.min(group, other) * 4096 - Math.max(group, other)',
    ],
    why: 'any number that differs for pairs that differ',
  },
  {
    line: 'const marks = isDemon(f) ? DEMON | (isFlying(g, f) ? FLYING : 0) : MARINE',
    changes: ['0 → 1'],
    why: 'a demon is told of no teleporters to go by, so that it does not matter whether it is marked as a marine too',
  },
  {
    line: 'if (g.figures.every(o => o === f || !o.at.some(space => f.at.includes(space)))) return false',
    changes: ['o === f → o !== f'],
    why: 'saves time: where nobody else is a large figure may end anyway',
  },
  {
    line: "return hasPassive(content, kind, 'grantFlying', e => e.op === 'grantFlying' && !e.mustEndOnGround) ? FLYER : WALKER",
    changes: ["e.op === 'grantFlying' && !e.mustEndOnGround → !e.mustEndOnGround"],
    why: 'only words of this name are looked at: the compiler asks for it',
  },
  {
    line: 'if (!f.kind) return end',
    changes: ['return end → return'],
    why: 'nobody has been activated, so the steps that follow have nothing to do',
  },
  {
    line: 'return !!f && !!zone && f.at.some(space => inZone(g, zone, space))',
    changes: ['!!f && !!zone → !!f'],
    why: 'a zone without a name holds nobody',
  },
  {
    line: 'if (!foe || trigger === undefined) return undefined',
    changes: ['!foe || trigger === undefined → !foe'],
    why: 'without a name no figure is found either',
  },
  // DOOM: shortcuts of steps and lines, and places outside the board
  {
    line: 'const step = dy > 0 ? stride : -stride',
    changes: ['dy > 0 → dy >= 0'],
    why: 'a line that goes neither down nor up was settled before',
  },
  {
    line: 'if (mayStand(others[next]!, mover.marine) || canGoOn(s, s.doors, next, points - cost))',
    changes: [
      'mayStand(others[next]!, mover.marine) || canGoOn(s, s.doors, next, points - cost) → canGoOn(s, s.doors, next, points - cost)',
    ],
    why: 'saves time: whoever looks for a place to go on to begins with the place where it is',
  },
  {
    line: 'return isMarine(f) && (isDemonAt(g, to[0]!) || g.teleporters.some(t => !t.active && t.at === to[0]))',
    changes: [
      'isMarine(f) && (isDemonAt(g, to[0]!) || g.teleporters.some(t => !t.active && t.at === to[0])) → (isDemonAt(g, to[0]!) || g.teleporters.some(t => !t.active && t.at === to[0]))',
    ],
    why: 'saves time: the steps that follow find nothing to do for a demon',
  },
  {
    line: 'if (to >= 0 && spaces[to + offset]) list.push(to + offset)',
    changes: ['to >= 0 && spaces[to + offset] → spaces[to + offset]'],
    why: 'outside the board this is the last space of all, where no large base begins',
  },
  {
    line: 'for (let set = 0; set < 16; set++) {',
    changes: ['0 → 1'],
    why: 'from nowhere one gets nowhere: that is what the table says of itself',
  },
  {
    line: 'if (f.price > 0 && figureOf(g, a.attacker).mp < f.price) return null',
    changes: ['f.price > 0 → f.price >= 0'],
    why: 'nobody has fewer than no points',
  },
  // Conquest: the same on both sides
  {
    line: 'let n = 0',
    changes: ['0 → 1'],
    why: 'units of both sides are counted from there and compared',
  },
]
