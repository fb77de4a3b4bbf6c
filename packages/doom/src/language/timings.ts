/** A moment at which cards may be used, or words of theirs happen. */
interface TimingWord {
  means: string
  /** Special rules of missions may speak then. */
  mission?: true
  /** An attack goes on: that of the card itself, or anybody's. */
  attack?: 'own' | 'any'
  /** What is laid down can wait for it: every word, or those that say so with `heardAt`. */
  waits?: 'all' | 'some'
}

const timing = (means: string, more: Omit<TimingWord, 'means'> = {}): TimingWord => ({ means, ...more })

/** Every moment that the card language knows. */
export const TIMING = {
  passive: timing('Always in force while the card is in play.', { mission: true }),
  'main-action': timing("Used as the marine's main action (D-ACTION-5)."),
  'bonus-action': timing('Used whenever a bonus action could be played (D-ACTION-9).'),
  'reaction:defending': timing('Reaction card, attack step 4 of an attack against the owner.', { attack: 'any' }),
  'reaction:after-defense': timing('Reaction card, after step 6 of an attack against the owner (owner still alive).', {
    attack: 'any',
  }),
  'reaction:demon-activation-end': timing('Reaction card, after one demon figure has ended its activation.'),
  'before-attack': timing(
    'The attacker declares an attack, before a defender is named (start of step 1). Changes to range, dice, cover and line of sight.',
    { attack: 'own', waits: 'some' },
  ),
  'defender-chosen': timing('End of step 1: defender named, dice not rolled yet.', { attack: 'own' }),
  'during-defense': timing("Step 4, 'while defending'.", { attack: 'any', waits: 'some' }),
  'during-attack': timing(
    "Step 5, 'while attacking' (dice are rolled, the defense card is known). Added dice are rolled at once.",
    { attack: 'own' },
  ),
  'suffer-damage': timing('Step 6, after the damage has been computed, before it is applied.', { attack: 'own' }),
  'after-attack': timing("After step 6, from the attacker's side. Also happens if the attack dealt no damage.", {
    attack: 'own',
  }),
  'after-defense': timing("After step 6, from the defender's side (only if the defender is still on the map).", {
    attack: 'any',
  }),
  'after-enemy-attack': timing('After step 6 of any attack performed by an enemy figure, whoever the defender was.', {
    attack: 'any',
  }),
  'ally-before-attack': timing('Another marine is at before-attack.', { attack: 'any' }),
  'ally-defending': timing('Step 4 of an attack against the owner or another marine.', { attack: 'any' }),
  'ally-activation-start': timing("Another marine's activation-start."),
  'activation-start': timing(
    "Start of the figure's activation, after readying and respawning. For event cards: when the named demon or demon kind starts (the kind starts when its card is exhausted).",
    { waits: 'all' },
  ),
  'during-activation': timing("Any time in the figure's own activation except during an attack."),
  'activation-end': timing("End of the figure's activation: before played cards are discarded and cards are drawn.", {
    mission: true,
  }),
  'next-activation-end': timing(
    'End of the activation step caused by the next initiative card revealed after the current one (all figures of a kind count as one step), even if that is in the next round.',
    { waits: 'all' },
  ),
  'on-move': timing('Each time the figure enters a space or ends its movement there.', { waits: 'all' }),
  'on-sprint': timing('After the marine has resolved Sprint.'),
  'glory-kill': timing('After the marine has performed a Glory Kill and gained its card.'),
  'when-kills': timing('After the marine has killed a demon in any way.'),
  'when-killed': timing('This figure is killed.', { mission: true }),
  'when-demon-killed': timing(
    'A demon is killed (the killer is the marine whose attack, effect or step caused it, if any).',
    { mission: true },
  ),
  'would-be-killed': timing('A figure is about to be killed; the kill has not happened yet.'),
  'when-summoned': timing('After a group has been placed (end of D-SUMMON-1 step 5).'),
  'argent-ability-used': timing(
    'A demon ability with an argent cost is announced. First the invader may make it free, then the cost is paid, then marines may cancel it, then it takes effect.',
  ),
  'initiative-revealed': timing('An initiative card has been revealed, before the activation starts.'),
  'between-activations': timing(
    'After one activation step is over and before the next initiative card is revealed; also before the first card of a round.',
  ),
  'status-phase:start': timing('Before step 1 of the status phase.', { mission: true }),
  'status-phase:argent': timing('Step 4 of the status phase.'),
  'status-phase:end': timing('After step 4 of the status phase.', { mission: true }),
  'round-end': timing('After the last activation of the round.', { mission: true }),
  'door-opened': timing('A door has just been removed.', { mission: true }),
  immediate: timing('As soon as the condition in the text is met.'),
  'any-time': timing('Any moment except during an attack.'),
  setup: timing('While the mission is set up, before the first round.', { mission: true }),
  'zone-entered': timing('A figure has entered a zone of the mission.', { mission: true }),
  'portal-summoned': timing('After a group was placed from a portal.', { mission: true }),
  'portal-sealed': timing('After a portal was sealed.', { mission: true }),
  'token-taken': timing('An asset was taken.', { mission: true }),
  'token-delivered': timing('An asset was extracted.', { mission: true }),
  'checkpoint-marked': timing('A progress token was put on a checkpoint.', { mission: true }),
  'teleporter-activated': timing('A teleporter was turned to its active side.', { mission: true }),
  'teleporter-used': timing('A marine stepped from teleporter to teleporter.', { mission: true }),
  'counter-reached': timing('A mission counter changed and now meets the condition.', { mission: true }),
  'drone-moved': timing('The drone entered a space.', { mission: true }),
} satisfies Record<string, TimingWord>

export type Timing = keyof typeof TIMING

const timings = Object.entries<TimingWord>(TIMING) as Array<[Timing, TimingWord]>
const named = (fits: (word: TimingWord) => unknown): readonly Timing[] =>
  timings.filter(([, word]) => fits(word)).map(([name]) => name)

export const TIMINGS = named(() => true)
/** Timings at which a special rule of a mission may speak. */
export const MISSION_TIMINGS = named(word => word.mission)
/** What a card says about its own attack happens at these. */
export const OWN_ATTACK = named(word => word.attack === 'own')
/** Moments with an attack going on. */
export const IN_ATTACK = named(word => word.attack)
/** Moments at which the rules of a mission speak of one marine. */
export const ABOUT_A_MARINE: readonly Timing[] = ['during-activation', 'activation-end', 'on-move', 'zone-entered']
/** Moments at which they speak of nobody. */
export const ABOUT_NOBODY: readonly Timing[] = [
  'setup',
  'status-phase:start',
  'status-phase:argent',
  'status-phase:end',
  'round-end',
  'between-activations',
  'when-summoned',
  'portal-summoned',
  'portal-sealed',
  'counter-reached',
  'teleporter-activated',
]
