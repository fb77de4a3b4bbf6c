/**
 * Changes that nobody could ever see, so that no test can notice them: the line, the changes as the report prints them, and
 * why. A mark is for what was thought through; everything else deserves a test.
 */
export const EQUIVALENT = [
  // Conquest: what is set again before it is read
  {
    line: 'const fresh = { round: 0, skirmish: false, turn: g.initiative, quiet: 0, withdrawing: 0 }',
    changes: ['false → true'],
    why: 'the battle sets it when it begins',
  },
  {
    line: "return thenGoto(call(battle, { at: area, passed: [false, false], ...fresh }), 'battles')",
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
    line: 'if (f.hits.length === 0) return endWith(0)',
    changes: ['return endWith(0) → return'],
    why: 'shielding and taking nothing ends the same way',
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
    line: 'if (!(design.touches & bit) || source.bloodied) continue',
    changes: [
      '!(design.touches & bit) || source.bloodied → source.bloodied',
      'design.touches & bit → design.touches | bit',
    ],
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
  // DOOM: the next step comes anyway
  {
    line: 'if (!large || f.moved.length === 0) return end',
    changes: ['return end → return'],
    why: 'it is the last step',
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
    changes: ['a < table.board.size → a >= table.board.size', 'b < table.board.size → b >= table.board.size', '0 → 1'],
    why: 'saves time: what is not worked out ahead is worked out when it is asked for',
  },
]
