// The types of the wire, made from the server's schema by `npm run types`. Do not edit.

/**
 * Everything that goes over the wire.
 */
export interface Wire {
  Absent: Absent
  Accent: Accent
  Ack: Ack
  Acquaintance: Acquaintance
  Advice: Advice
  Advise: Advise
  AllowHints: AllowHints
  Allowing: Allowing
  Analysed: Analysed
  Answer: Answer
  AskHint: AskHint
  Bringing: Bringing
  Chat: Chat
  ChatLine: ChatLine
  Choice: Choice
  Choose: Choose
  Claim: Claim
  Consent: Consent
  ConsentState: ConsentState
  Course: Course
  Credentials: Credentials
  Drawn: Drawn
  EndingState: EndingState
  Explain: Explain
  Explanation: Explanation
  Faces: Faces
  FarOffer: FarOffer
  FirstGame: FirstGame
  Follow: Follow
  Frame: Frame
  FromPage:
    | Watch
    | Unwatch
    | Follow
    | Choose
    | Undo
    | Consent
    | Explain
    | Advise
    | AskHint
    | AllowHints
    | TryOut
    | Say
    | WatchLobby
    | Ping
  FromServer:
    Scene | Course | Ack | Refusal | Lobby | LobbyChange | Explanation | Advice | Hints | Trial | Chat | Notice | Pong
  GameEntry: GameEntry
  Hints: Hints
  HintsState: HintsState
  Introduction: Introduction
  Join: Join
  Learned: Learned
  Leaving: Leaving
  LessonAnswer: LessonAnswer
  LessonEntry: LessonEntry
  LessonHint: LessonHint
  LessonMove: LessonMove
  LessonScene: LessonScene
  Line: Line
  Lobby: Lobby
  LobbyChange: LobbyChange
  LogEntry: LogEntry
  Me: Me
  NewLogin: NewLogin
  NewPassword: NewPassword
  NewTable: NewTable
  Notice: Notice
  Offer: Offer
  OpenAsk: OpenAsk
  OutsideClient: OutsideClient
  Pace: Pace
  PasswordLink: PasswordLink
  Ping: Ping
  PlayOn: PlayOn
  Pong: Pong
  PreviewTable: PreviewTable
  Problem: Problem
  Refusal: Refusal
  Result: Result
  Rulebook: Rulebook
  Rules: Rules
  Say: Say
  Scene: Scene
  Seat: Seat
  SeatOnly: SeatOnly
  SeatPlan: SeatPlan
  SetUp: SetUp
  Step: Step
  Suggestion: Suggestion
  TableSummary: TableSummary
  Trial: Trial
  TryOut: TryOut
  Undo: Undo
  UndoState: UndoState
  Unwatch: Unwatch
  Views: Views
  Vote: Vote
  Watch: Watch
  WatchLobby: WatchLobby
}
/**
 * A player for whom the game waits and who has not been there since then; `gone` when that is too long.
 */
export interface Absent {
  gone: boolean
  seat: number
  since: string
}
/**
 * The colour of a game on light and on dark, such as ``#31506f``.
 */
export interface Accent {
  dark: string
  light: string
}
/**
 * Done, and durable.
 */
export interface Ack {
  id: string
  type: 'ack'
  version: number
}
/**
 * GET /api/me/lessons/{game}: how far I have come in the lessons of a game, and how many games of it I finished.
 *
 * `mind` is the program that fits how they ended.
 */
export interface Acquaintance {
  finished: number
  lessons: {
    [k: string]: Learned
  }
  mind: string
}
/**
 * How far somebody has come in a lesson: the choices in each step that was begun, and whether it was once done.
 */
export interface Learned {
  done: boolean
  steps: string[][]
}
/**
 * The answer to `advise`: at most two messages about question `number`, the most important first, often none.
 */
export interface Advice {
  id: string
  number: number
  said: Message[]
  table: string
  type: 'advice'
}
/**
 * What is to be said, in no language: the id of a Fluent message and its arguments.
 *
 * Arguments are numbers, plain words, or messages of their own (a card's name). An argument called
 * ``seat``, or ending in ``_seat``, is a seat number and is shown as that player's name.
 *
 * >>> message("card-drawn", seat=1, card=message("card-knights"))
 * Message(id='card-drawn', args={'seat': 1, 'card': Message(id='card-knights', args={})})
 */
export interface Message {
  args?: {
    [k: string]: number | string | (number | string | Message)[] | Message
  }
  id: string
}
/**
 * What matters now at the question to my seat? Without what was `said` to it last, by the ids of messages.
 */
export interface Advise {
  id?: string
  said?: string[]
  seat: number
  table: string
  type: 'advise'
}
/**
 * Propose hints where people compete, or agree to them; without `allow` I am against them, or no longer for them.
 *
 * There are hints once all people at the table are for them, and none as soon as one is against.
 */
export interface AllowHints {
  allow: boolean
  id?: string
  table: string
  type: 'allow_hints'
}
/**
 * POST /api/tables/{id}/hints: as the socket's `allow_hints`.
 */
export interface Allowing {
  allow: boolean
  id?: string
}
/**
 * GET /api/tables/{id}/analysis: how far it has come, per cent, and what is known by now.
 */
export interface Analysed {
  analysis: Analysis | null
  progress: number
  wanted?: boolean
}
/**
 * What is known of a game so far. `weights` names what the positions were judged by; `progress` ends at 100.
 */
export interface Analysis {
  decisions: Decision[]
  game: string
  players: Player[]
  points: Point[]
  progress: number
  rules_version: number
  turnings: Turning[]
  weights: string
}
/**
 * A decision judged: the points lost by it, and what each player could expect after the `best` way and after it.
 *
 * `lost` is what is lost on average in so many worlds, `sure` one standard error less. Where nothing was better, there
 * is no `better`.
 */
export interface Decision {
  after: Expected[]
  at: number
  best: Expected[]
  better: Way | null
  kind: 'best' | 'good' | 'inaccuracy' | 'mistake'
  lost: number
  played: Way
  seat: number
  sure: number
  to: number
  worlds: number
}
/**
 * By how many points a player may be expected to be ahead at the end, and the chance to win.
 */
export interface Expected {
  chance: number
  margin: number
}
/**
 * Choices, and the lines of the own score sheet that they change at once.
 */
export interface Way {
  brings: ScoreLine[]
  steps: Chosen[]
}
/**
 * One named line of a sheet; its words are the Fluent message ``score-<id>``, or `label` if given.
 */
export interface ScoreLine {
  id: string
  label?: Message | null
  points: number
}
/**
 * A choice: as it is written, in words, and the things on the board that it touches.
 */
export interface Chosen {
  do: string
  label: Message
  references: string[]
}
/**
 * How a player decided: decisions of each kind, points lost by them, and points that came and went by luck.
 */
export interface Player {
  kinds: {
    [k: string]: number
  }
  lost: number
  luck: number
  seat: number
}
/**
 * What each player could expect after so many choices.
 */
export interface Point {
  at: number
  players: Expected[]
}
/**
 * A moment at which the game turned: whose chance changed most, from what to what, and by what.
 */
export interface Turning {
  after: number
  at: number
  before: number
  by: 'chance' | 'decision'
  seat: number
}
/**
 * POST /api/tables/{id}/consent.
 */
export interface Answer {
  agree: boolean
  id?: string
}
/**
 * What would a program choose at the question `number` to my seat? Answered where allowed, and counted.
 */
export interface AskHint {
  id?: string
  number: number
  seat: number
  table: string
  type: 'hint'
}
/**
 * POST /api/me/lessons/{game}: what a browser knows of the lessons of somebody who was a stranger there.
 */
export interface Bringing {
  lessons: {
    [k: string]: Learned
  }
}
/**
 * New lines; on `watch`, the last ones.
 */
export interface Chat {
  lines: ChatLine[]
  table: string
  type: 'chat'
}
/**
 * A line of the chat; `seat` is None for somebody who watches.
 */
export interface ChatLine {
  at: string
  n: number
  name: string
  seat: number | null
  text: string
}
/**
 * POST /api/tables/{id}/choose: as the socket's `choose`.
 */
export interface Choice {
  do: string
  id?: string
  number: number
  on?: boolean
  seat: number
  then?: string[]
  version?: number | null
}
/**
 * Answer the question `number` with the option written as `do`, and the questions after it with those in `then`.
 *
 * Such a row is made whole or not at all, and taken back as one. It may end where something new becomes known, but
 * not go past it. With `on`, questions that leave nothing to think about are answered with it. `version` is that of
 * the scene the player saw; with it, an answer to a question that was taken back and put anew is refused as stale.
 */
export interface Choose {
  do: string
  id?: string
  number: number
  on?: boolean
  seat: number
  table: string
  then?: string[]
  type: 'choose'
  version?: number | null
}
/**
 * POST /api/tables/{id}/claim: the seat whose time has run out; without one, all such seats.
 */
export interface Claim {
  id?: string
  seat?: number | null
}
/**
 * Answer somebody's request to take a choice back (`agree`), or withdraw my own (`agree` false).
 */
export interface Consent {
  agree: boolean
  id?: string
  table: string
  type: 'consent'
}
/**
 * Somebody asks to take a choice back; the seats in `waiting_for` have not answered yet.
 */
export interface ConsentState {
  asked_by: number
  waiting_for: number[]
}
/**
 * The answer to `follow`: the steps after `since` choices and up to `upto`, the view in between as it was.
 */
export interface Course {
  id: string
  seat: number | null
  since: number
  steps: Step[]
  table: string
  type: 'course'
  upto: number
}
/**
 * Something that happened as the choice before `n` was carried out: what was told, and what it led to.
 *
 * `turn`: how many choices had been made when the turn began in which it was. `auto`: nobody was asked, since there
 * was no other choice.
 */
export interface Step {
  auto?: boolean
  n: number
  scores: ScoreSheet[]
  seat: number
  told: Message[]
  turn: number
  view: unknown
}
/**
 * The lines of one player. `seat` is None for an opponent that the rulebook plays; `name` is its name.
 *
 * `ties` are the tie-breaks in order, shown when totals are equal. `winner` is what the rules say, which in a
 * solo game need not be the first rank.
 */
export interface ScoreSheet {
  lines: ScoreLine[]
  name?: Message | null
  rank: number
  seat: number | null
  ties?: ScoreLine[]
  total: number
  winner: boolean
}
/**
 * POST /api/login: take up an identity on another device.
 *
 * With `bring`, all games and tables of the guest whom this browser knows so far are that person's from then on.
 */
export interface Credentials {
  bring?: boolean
  login: string
  password: string
}
/**
 * GET /api/pictures/{game}/{name}: a part of the table, laid out in its `room`, at one moment or two.
 *
 * Of it so much is shown as `size` says, around the `middle`, or else around what is pointed at.
 */
export interface Drawn {
  middle: [number, number] | null
  part: 'aside' | 'board' | 'mine' | 'rival' | 'seat'
  points: string[]
  /**
   * @minItems 2
   * @maxItems 2
   */
  room: [number, number]
  scenes: Scene[]
  /**
   * @minItems 2
   * @maxItems 2
   */
  size: [number, number]
}
/**
 * A whole table as this viewer may see it; sent on `watch` and after every change.
 */
export interface Scene {
  absent?: Absent[]
  active: number | null
  asks: OpenAsk[]
  choices: number
  consent: ConsentState | null
  deadline?: string | null
  ending?: EndingState | null
  faces: string
  free_undo: boolean
  game: string
  hinting?: HintsState | null
  hints?: number[]
  history: [number, number[]][]
  join?: string | null
  log: LogEntry[]
  log_from: number
  name: string
  number: number
  options: {
    [k: string]: unknown
  }
  over: boolean
  overdue?: number[]
  own: boolean
  pace: Pace
  private: boolean
  rematch?: string | null
  result: Result | null
  round: number
  scores: ScoreSheet[]
  seat: number | null
  seats: Seat[]
  status: 'ended' | 'finished' | 'open' | 'running'
  table: string
  type: 'scene'
  undo: UndoState
  version: number
  view: unknown
  viewer_seats: number[]
  waiting: number[]
}
/**
 * An open question to one of my seats.
 */
export interface OpenAsk {
  confirm: boolean
  far: FarOffer[]
  losing: {
    [k: string]: Message
  }
  number: number
  options: Offer[]
  prompt: Message
  rules: string[]
  seat: number
}
/**
 * A row of choices, `do` and then those in `then`, to something not offered yet; all else is of the last one.
 *
 * Where rows to the same differ in what comes of them, `by` names their steps.
 */
export interface FarOffer {
  by?: Message[]
  do: string
  kind: string
  label: Message
  quiet?: boolean
  references: string[]
  then: string[]
}
/**
 * One legal option: what to send back as `do`, its kind, its words, and the things on the board it touches.
 */
export interface Offer {
  do: string
  kind: string
  label: Message
  quiet?: boolean
  references: string[]
}
/**
 * While somebody is gone: who wants what, and how many must want the same for it to happen.
 */
export interface EndingState {
  needed: number
  votes: {
    [k: string]: 'end' | 'mind' | 'wait'
  }
}
/**
 * Whether a program may be asked what it would choose; where people compete, all of them must be for it.
 *
 * The seats of those who are for it and, once somebody is, of those who have not answered yet.
 */
export interface HintsState {
  agreed: number[]
  allowed: boolean
  competing: boolean
  waiting_for: number[]
}
/**
 * Something that happened; `n` choices had been made then.
 */
export interface LogEntry {
  message: Message
  n: number
}
/**
 * How fast to play: `live`, or at most so many days for each decision (then others may have a mind take over).
 */
export interface Pace {
  days?: number
  kind?: 'days' | 'live'
}
/**
 * How it ended; nobody has won a game that was `ended`.
 */
export interface Result {
  at: string
  winners: number[]
}
/**
 * Somebody at a table.
 */
export interface Seat {
  by_link?: boolean
  colour: number
  connected: boolean
  kind: 'mind' | 'open' | 'person'
  mind: string | null
  mine: boolean
  name: string
  taken_over?: boolean
}
/**
 * Whether I may take my last choice back, and if not (or not alone), why.
 */
export interface UndoState {
  allowed: boolean
  needs_consent: boolean
  reason: Message | null
  seat: number | null
}
/**
 * Why is this thing (``hex:6,17``) not among my options?
 */
export interface Explain {
  id?: string
  seat: number
  table: string
  thing: string
  type: 'explain'
}
/**
 * The answer to `explain`; None when there is nothing special to say.
 */
export interface Explanation {
  id: string
  message: Message | null
  table: string
  thing: string
  type: 'explanation'
}
/**
 * The faces of each game: what is printed.
 */
export interface Faces {
  for_the_king: KingFaces
  kingdom_builder: KingdomFaces
  paladins: PaladinsFaces
  tiletum: TiletumFaces
  viscounts: ViscountsFaces
}
/**
 * The box. `effects` has, for each duty that a king changes, the changes it allows; `deals` is by players.
 */
export interface KingFaces {
  cards: CardFace[]
  deals: {
    [k: string]: DealFace
  }
  effects: {
    [k: string]: (-1 | 1)[][]
  }
  nobles: string[]
}
/**
 * A card: a government card has an office, a value and a letter, a king an effect, gold a value.
 *
 * It stays in the box with fewer players than its `mark` says.
 */
export interface CardFace {
  effect?: string
  id: string
  letter?: string
  mark?: number
  office?: string
  reconstructed?: boolean
  type: 'gold' | 'government' | 'king'
  value?: number
}
/**
 * What the number of players decides: offices in play, cards removed at random, turns and rounds, highest bids.
 */
export interface DealFace {
  cards_cap: number
  gold_cap: number
  offices: string[]
  removal: number
  secondary: boolean
  turns: number
}
/**
 * The box. `cards` are the Kingdom Builder cards; a seat has the colour at its place in `colours`.
 */
export interface KingdomFaces {
  cards: string[]
  colours: string[]
  locations: string[]
  sections: {
    [k: string]: SectionFace
  }
  terrains: TerrainFace[]
}
/**
 * A section as it lies unturned: its ten rows as letters of terrains, and which location its location hexes are.
 */
export interface SectionFace {
  location: string
  rows: string[]
}
/**
 * A terrain, and the letter that stands for it in the rows of sections.
 */
export interface TerrainFace {
  id: string
  letter: string
}
/**
 * All cards by their ids, and both boards from left to right.
 */
export interface PaladinsFaces {
  actions: ActionFace[]
  attribute_vp: number[]
  favour_slots: number[]
  favours: {
    [k: string]: FavourFace
  }
  jar_spaces: JarSpaceFace[]
  jars: number[]
  order_slots: OrderSlotFace[]
  orders: {
    [k: string]: OrderFace
  }
  outsiders: {
    [k: string]: OutsiderFace
  }
  paladins: {
    [k: string]: PaladinFace
  }
  reconstructed: string[]
  regions: RegionFace[]
  rounds: number
  schemes: {
    [k: string]: string
  }
  suspicion: {
    [k: string]: number
  }
  taverns: {
    [k: string]: string[]
  }
  tax: {
    [k: string]: number
  }
  townsfolk: {
    [k: string]: TownsfolkFace
  }
  townsfolk_slots: TownsfolkSlotFace[]
  walls: {
    [k: string]: WallFace
  }
  workshop_row: string[]
}
/**
 * An action of a player board: what it costs, always (`cost`) or time by time (`costs`), and what it brings.
 */
export interface ActionFace {
  cost: number
  costs: number[]
  id: string
  limit: number
  needs: string | null
  raises: string | null
  resource: string | null
  rewards: Icon[][]
  spaces: WorkSpaceFace[]
  thresholds: number[]
  vp: number[]
}
/**
 * One printed icon: what it does, to which worker or attribute, how often; `options` are alternatives.
 */
export interface Icon {
  amount?: number
  effect: string
  options?: Icon[][]
  what?: string
}
/**
 * A space of an action: the colour it accepts or ``any``; the dashed ones take workshops.
 */
export interface WorkSpaceFace {
  accepts: string
  dashed: boolean
}
export interface FavourFace {
  debt: number
  id: string
  provenance: string
  provision: number
  reward: Icon[]
  silver: number
  space: string
}
export interface JarSpaceFace {
  id: string
  reward: Icon[]
}
/**
 * `round` is the one in which the card is turned up.
 */
export interface OrderSlotFace {
  round: number
  vp: number
}
export interface OrderFace {
  action: string
  count: number
  id: string
}
export interface OutsiderFace {
  attack: Icon[]
  base_vp: number
  convert: Icon[]
  count_of: string
  id: string
  nation: string
  per: number
  provenance: string
  type: string
  vp: number
}
export interface PaladinFace {
  action: string
  faith: number
  id: string
  influence: number
  kind: string
  provenance: string
  reduce_by: number
  resource: string
  reward: Icon[]
  strength: number
  workers: string[]
}
/**
 * The flags are needed for Commission and Convert (faith), and for Garrison and Attack (strength).
 */
export interface RegionFace {
  faith_flag: number
  id: number
  spaces: SpaceFace[]
  strength_flag: number
}
/**
 * A space for a monk or an outpost; with fewer than `min_players` it is closed.
 */
export interface SpaceFace {
  id: string
  min_players: number
  reward: Icon[]
}
export interface TownsfolkFace {
  condition: string
  discard: Icon[]
  id: string
  instant: Icon[]
  provenance: string
  reward: Icon[]
  trigger: string
  type: string
}
export interface TownsfolkSlotFace {
  debt_allowed: boolean
  price: number
}
export interface WallFace {
  id: string
  provenance: string
  reward: Icon[]
  vp: number
}
/**
 * The box. Lists without ids go by number: die values from 1, fairs and offers by their slots.
 */
export interface TiletumFaces {
  ap: number[]
  board: BoardFace
  cardinal_board: BoardFace
  character_ap: number
  completed: number[]
  contract_ap: number[]
  corruption: number[]
  costs: {
    [k: string]: CostFace
  }
  directives: {
    [k: string]: DirectiveFace
  }
  fair_slots: number[]
  fairs: {
    [k: string]: FairFace
  }
  king_last: number
  king_track: number[]
  reconstructed: string[]
  replace_ap: number
  resources_a_vp: number
  rounds: number
  spots: SpotFace[]
  tiles: {
    [k: string]: TileFace
  }
}
/**
 * A board, a player's or the Cardinal's.
 */
export interface BoardFace {
  buildings: BuildingFace[]
  contract_pillars: number
  contract_spaces: number
  storehouse: number
}
/**
 * A building: AP of each floor, its crest slot, and the marker that is printed there.
 */
export interface BuildingFace {
  crest_bonus: PartFace[]
  crest_food: number
  marker: number
  roof_house: boolean
  rooms: number[]
  typed: boolean
}
/**
 * One part of a bonus; the kinds are those of the component file.
 */
export interface PartFace {
  action?: string | null
  amount?: number
  anywhere?: boolean
  ap?: number
  kind: string
  meeple?: string | null
  resource?: string | null
}
/**
 * A cost tile of a cathedral; under restoration it is closed.
 */
export interface CostFace {
  closed: boolean
  stone: number
  vp: number
}
/**
 * A directive card: its options, and the strip of dice at its foot.
 */
export interface DirectiveFace {
  dice: string[]
  options: DirectiveOptionFace[]
}
/**
 * An option of a directive card.
 */
export interface DirectiveOptionFace {
  action: string
  colours: string[]
  condition: string
  pick: string
}
/**
 * A fair tile: its value is multiplied by what it counts, or added to it.
 */
export interface FairFace {
  adds: boolean
  value: number
}
/**
 * A town or waypoint.
 */
export interface SpotFace {
  cathedral: CathedralFace | null
  id: string
  kind: string
  roads: string[]
  spaces: SpaceFace1[]
  x: number
  y: number
}
/**
 * The VP of a cathedral's tiles, the top one first, and its pillar spaces.
 */
export interface CathedralFace {
  spaces: number
  tiles: number[]
}
/**
 * A place for a house, in games of at least so many players.
 */
export interface SpaceFace1 {
  id: string
  min_players: number
  provenance: string
  reserved: boolean
  reward: PartFace | null
}
/**
 * A crest, helper, contract or character. `price` is (of one type, wool, iron).
 */
export interface TileFace {
  category?: number
  crest?: string | null
  kind: string
  parts: PartFace[]
  price?: [number, number, number] | null
  provenance?: string
  type?: string | null
  vp?: number
}
/**
 * All that is printed; `start_icons` are those of empty card slots, `poverty` and `prosperity` by people.
 */
export interface ViscountsFaces {
  automa_board: BoardFace1
  automas: {
    [k: string]: AutomaFace
  }
  board: BoardFace1
  cards: {
    [k: string]: CardFace1
  }
  castle: SectionFace1[]
  manuscripts: {
    [k: string]: ManuscriptFace
  }
  paid_with: {
    [k: string]: string
  }
  player_cards: {
    [k: string]: PlayerCardFace
  }
  points: PointsFace
  poverty: number[]
  prosperity: number[]
  schemes: {
    [k: string]: SchemeFace
  }
  segments: {
    [k: string]: SegmentFace
  }
  start_icons: [number, number, number, number, number][]
}
/**
 * A player's board, or the Automa's: its buildings in their order, and its track.
 */
export interface BoardFace1 {
  buildings: BuildingFace1[]
  track: TrackFace[]
}
export interface BuildingFace1 {
  cost: number
  id: string
}
/**
 * What a collision on this space gives.
 */
export interface TrackFace {
  condition: string
  others: Effect[]
  owner: Effect[]
  space: number
}
/**
 * One step of an effect list: an op of `effect_ops` with its number, or a choice between whole lists.
 */
export interface Effect {
  n?: number
  op: string
  options?: Effect[][]
}
/**
 * What sets one Automa apart: its focus, and which resources it prefers up to which number (0 is no limit).
 *
 * One with a `single_type` keeps a single stock, which is told under ``ink``.
 */
export interface AutomaFace {
  focus: string
  preference: [string, number][]
  single_type: boolean
}
/**
 * A townsfolk card. `action` and `event` say when an ongoing ability works.
 */
export interface CardFace1 {
  ability: Effect[]
  action: string
  conversion: ConversionFace | null
  corner: Effect[]
  event: string
  family: string
  /**
   * @minItems 5
   * @maxItems 5
   */
  icons: [number, number, number, number, number]
  id: string
  reconstructed: boolean
  silver: number
  timing: string
}
/**
 * In an action, so many of one of `paid` count as `gives` icons of the action; `limit` 0 is no limit.
 */
export interface ConversionFace {
  amount: number
  gives: number
  limit: number
  paid: string[]
}
/**
 * A castle section, and what the step to tier 2 gives there.
 */
export interface SectionFace1 {
  id: string
  reward: Effect[]
}
/**
 * A manuscript: 1 point for each `per` of what it `scores`, if it does.
 */
export interface ManuscriptFace {
  cost: number
  id: string
  immediate: Effect[]
  per: number
  reconstructed: boolean
  ribbon: string
  scores: string
}
/**
 * A player card: where the viscount starts, and what comes with it.
 */
export interface PlayerCardFace {
  debts: number
  deeds: number
  extra: Effect[]
  gains: Effect[]
  reconstructed: boolean
  scope: string
  silver: number
  space: string
}
/**
 * What pays in the end.
 *
 * Buildings by how many of a type stand, a worker of each tier, sets by their size from one on, the leader card, and
 * the two sides of a debt and of a deed.
 */
export interface PointsFace {
  buildings: {
    [k: string]: number[]
  }
  /**
   * @minItems 2
   * @maxItems 2
   */
  debt: [number, number]
  /**
   * @minItems 2
   * @maxItems 2
   */
  deed: [number, number]
  leader: number
  sets: number[]
  /**
   * @minItems 3
   * @maxItems 3
   */
  tiers: [number, number, number]
}
export interface SchemeFace {
  deck: string
  /**
   * @minItems 5
   * @maxItems 5
   */
  header: [number, number, number, number, number]
  id: string
  move: number
  options: OptionFace[]
  reconstructed: boolean
  row1: Effect[]
  row2: Effect[]
}
/**
 * An option of a scheme: an action or focus, or else effects.
 */
export interface OptionFace {
  action: string
  effects: Effect[]
}
/**
 * A segment of the ring; its spots by the side of the board.
 */
export interface SegmentFace {
  manuscript: PrintedManuscriptFace
  name: string
  spaces: SpaceFace2[]
  spots: {
    [k: string]: SpotFace1[]
  }
  townsfolk: PrintedFolkFace
}
export interface PrintedManuscriptFace {
  cost: number
  immediate: Effect[]
}
/**
 * A space; the outer ones show how many trade icons buy what.
 */
export interface SpaceFace2 {
  gain: Effect[]
  icons: number
  id: string
  kind: string
  number: number
}
/**
 * A building spot; `link` is what the link to the next spot gives, which may lie on the next segment clockwise.
 */
export interface SpotFace1 {
  bank: string
  id: string
  link: Effect[] | null
  reward: Effect[]
}
export interface PrintedFolkFace {
  corner: Effect[]
  /**
   * @minItems 5
   * @maxItems 5
   */
  icons: [number, number, number, number, number]
  silver: number
}
/**
 * A table to play at after the last lesson.
 */
export interface FirstGame {
  options: {
    [k: string]: unknown
  }
  seats: number
}
/**
 * What happened after the first `since` choices, step by step, and up to that many if there is an end to it?
 *
 * Seen from one of my seats (from any seat once the game is over); without `seat`, from my first.
 */
export interface Follow {
  id?: string
  seat?: number | null
  since: number
  table: string
  type: 'follow'
  upto?: number | null
}
/**
 * How much room a picture takes: so many moments of this size side by side.
 */
export interface Frame {
  shots: number
  /**
   * @minItems 2
   * @maxItems 2
   */
  size: [number, number]
}
/**
 * Show me a table, and every change of it, until `unwatch`: first the scene, then the chat.
 *
 * `log` and `version` are what the page has already got of it, so that only the rest of the log is sent.
 * `seat` asks for the view of one of my seats (of any seat once the game is over); without it, mine that is asked.
 */
export interface Watch {
  id?: string
  log?: number
  seat?: number | null
  table: string
  type: 'watch'
  version?: number
}
/**
 * No more of this table.
 */
export interface Unwatch {
  id?: string
  table: string
  type: 'unwatch'
}
/**
 * Take back my last choice, or ask the others for their consent where the scene says it is needed.
 */
export interface Undo {
  id?: string
  seat: number
  table: string
  type: 'undo'
  version?: number | null
}
/**
 * What would this option, and the row that it begins, bring?
 */
export interface TryOut {
  do: string
  id?: string
  seat: number
  table: string
  then?: string[]
  type: 'preview'
}
/**
 * Write a line to everybody at the table.
 */
export interface Say {
  id?: string
  table: string
  text: string
  type: 'chat'
}
/**
 * Show me the lobby and its changes, of each list so many rows at most; `on` false ends it.
 *
 * Without `programs`, of the running games only those at which two people play at least.
 */
export interface WatchLobby {
  id?: string
  mine?: number
  on?: boolean
  open?: number
  programs?: boolean
  running?: number
  type: 'lobby'
}
/**
 * Answered by `pong`.
 */
export interface Ping {
  id?: string
  type: 'ping'
}
/**
 * Not done, nothing changed. `code` is for programs, `message` for translation, `detail` one plain line.
 */
export interface Refusal {
  code:
    | 'already_started'
    | 'bad_components'
    | 'bad_link'
    | 'bad_login'
    | 'bad_method'
    | 'bad_notice'
    | 'bad_options'
    | 'bad_password'
    | 'bad_record'
    | 'by_link_only'
    | 'crowded'
    | 'deal_used'
    | 'elsewhere'
    | 'expired'
    | 'foreign_origin'
    | 'full'
    | 'illegal'
    | 'internal'
    | 'login_taken'
    | 'long_address'
    | 'long_head'
    | 'malformed'
    | 'media_type'
    | 'no_hints'
    | 'no_name'
    | 'no_request'
    | 'nobody_gone'
    | 'not_found'
    | 'not_over'
    | 'not_overdue'
    | 'not_owner'
    | 'not_seated'
    | 'not_started'
    | 'not_your_turn'
    | 'notice_failed'
    | 'other_components'
    | 'other_version'
    | 'over'
    | 'pages'
    | 'private_chat'
    | 'rate'
    | 'row_broken'
    | 'seat_taken'
    | 'slow'
    | 'stale'
    | 'storage'
    | 'too_large'
    | 'too_many'
    | 'undo_refused'
    | 'unkept'
    | 'unknown_game'
    | 'unknown_mind'
    | 'unknown_table'
    | 'unsettled'
    | 'wrong_tries'
  detail?: string
  id: string
  message: Message
  type: 'refusal'
}
/**
 * Sent at once to pages that subscribe with `lobby`: mine to move first, and which of the lists go on.
 */
export interface Lobby {
  mine: TableSummary[]
  more: ('mine' | 'open' | 'running')[]
  open: TableSummary[]
  running: TableSummary[]
  type: 'lobby'
}
/**
 * A table in a list.
 */
export interface TableSummary {
  created: string
  expires?: string | null
  free_undo: boolean
  game: string
  host?: string
  id: string
  join?: string | null
  my_move: boolean
  name: string
  options: {
    [k: string]: unknown
  }
  own: boolean
  pace: Pace
  private: boolean
  rematch?: string | null
  round: number
  seats: Seat[]
  status: 'ended' | 'finished' | 'open' | 'running'
  updated: string
  waiting: number[]
  winners?: number[]
}
/**
 * Pushed to those pages when something changes: the ids of each list that is another now, and the rows it lacks.
 */
export interface LobbyChange {
  lists: {
    [k: string]: string[]
  }
  more: ('mine' | 'open' | 'running')[]
  rows: TableSummary[]
  type: 'lobby_change'
}
/**
 * The answer to `hint`: at most three ways to go on from question `number`.
 */
export interface Hints {
  id: string
  number: number
  table: string
  type: 'hints'
  ways: Suggestion[]
}
/**
 * A way to go on: its choices, what they bring at once and later, and what may be expected at the end.
 */
export interface Suggestion {
  brings: ScoreLine[]
  chance: number
  leads: ScoreLine[]
  margin: number
  means: ScoreLine[]
  reasons: Message[]
  steps: Chosen[]
}
/**
 * The answer to `preview`. `view` and `scores` are None when chance or hidden cards would decide.
 */
export interface Trial {
  do: string
  id: string
  scores: ScoreSheet[] | null
  table: string
  type: 'preview'
  view: unknown
}
/**
 * Something that is no answer: why this connection is refused, or that a table was `removed`.
 */
export interface Notice {
  code:
    | (
        | 'already_started'
        | 'bad_components'
        | 'bad_link'
        | 'bad_login'
        | 'bad_method'
        | 'bad_notice'
        | 'bad_options'
        | 'bad_password'
        | 'bad_record'
        | 'by_link_only'
        | 'crowded'
        | 'deal_used'
        | 'elsewhere'
        | 'expired'
        | 'foreign_origin'
        | 'full'
        | 'illegal'
        | 'internal'
        | 'login_taken'
        | 'long_address'
        | 'long_head'
        | 'malformed'
        | 'media_type'
        | 'no_hints'
        | 'no_name'
        | 'no_request'
        | 'nobody_gone'
        | 'not_found'
        | 'not_over'
        | 'not_overdue'
        | 'not_owner'
        | 'not_seated'
        | 'not_started'
        | 'not_your_turn'
        | 'notice_failed'
        | 'other_components'
        | 'other_version'
        | 'over'
        | 'pages'
        | 'private_chat'
        | 'rate'
        | 'row_broken'
        | 'seat_taken'
        | 'slow'
        | 'stale'
        | 'storage'
        | 'too_large'
        | 'too_many'
        | 'undo_refused'
        | 'unkept'
        | 'unknown_game'
        | 'unknown_mind'
        | 'unknown_table'
        | 'unsettled'
        | 'wrong_tries'
      )
    | 'removed'
  message: Message
  table?: string | null
  type: 'notice'
}
/**
 * The answer to `ping`. Where `client` is not what a page was loaded with, the page is older than the server.
 *
 * With `site`, all games are under `/here/` as files, for a browser to keep and to play with while the server is away.
 */
export interface Pong {
  client: string
  id: string
  site?: boolean
  type: 'pong'
}
/**
 * GET /api/games: a game that can be played here, and the minds that know it, weakest first.
 */
export interface GameEntry {
  client?: OutsideClient | null
  default_mind: string
  first?: Position | null
  info: GameInfo
  lessons?: number
  minds: string[]
  trouble?: Message | null
}
/**
 * The board that a game from outside brings: for which interface it was made, and the addresses of its files.
 *
 * The addresses change with the content. `interface` is 0 where the board's own description cannot be read.
 */
export interface OutsideClient {
  accent?: Accent | null
  cover?: string
  interface: number
  module: string
  style?: string
}
/**
 * A table to learn at: a new one, and the choices made there, each line several in notation, parted by `;`.
 */
export interface Position {
  choices?: string[]
  options?: {
    [k: string]: unknown
  }
  seats?: number
  seed?: string
}
/**
 * What a lobby, a form or a bot needs to know before a game begins.
 */
export interface GameInfo {
  clauses?: string
  components?: string
  id: string
  /**
   * @minItems 2
   * @maxItems 2
   */
  minutes?: [number, number]
  names: {
    [k: string]: string
  }
  rules_version?: number
  /**
   * @minItems 2
   * @maxItems 2
   */
  seats: [number, number]
  secrets?: boolean
  settings?: Setting[]
  step_cap?: number
  stretches?: {
    [k: string]: Stretch[]
  }
  weight?: number
}
/**
 * One option of a table.
 *
 * - ``choice``: one of `values`;
 * - ``several``: a list of different `values`, `least` to `most` of them in order; an empty list means "not chosen";
 * - ``flags``: a list of `most` yes/no values; an empty list means "not chosen";
 * - ``number``: a whole number from `least` to `most`.
 *
 * `when` names another setting and the values of it for which this one matters, and `seats` the numbers of seats
 * (empty for all), so that forms can hide it. The words are the Fluent messages ``setting-<id>`` and
 * ``setting-<id>-<value>`` (or `value_kind`-value for component names). With `of_seats` the numbers among the values
 * are seats, counted from 0 as in all data; a command line counts them from 1, as people do.
 */
export interface Setting {
  default: unknown
  id: string
  kind: 'choice' | 'flags' | 'number' | 'several'
  least?: number
  most?: number
  of_seats?: boolean
  seats?: number[]
  value_kind?: string
  values?: string[]
  when?: [string, string[]] | null
}
/**
 * A part of a game of known length, which is counted by itself: in what, and how many of them it has.
 */
export interface Stretch {
  count: number
  unit: 'round' | 'turn'
}
/**
 * POST /api/me: take or change a name; sets the cookie that is the guest's identity.
 */
export interface Introduction {
  lang?: ('en' | 'ru' | 'uk') | null
  name: string
  notify?: string | null
}
/**
 * POST /api/tables/{id}/join, and POST /api/join/{code}; without a seat, the first free one.
 *
 * Seats reserved for a `person` need the join code of the link.
 */
export interface Join {
  code?: string | null
  id?: string
  seat?: number | null
}
/**
 * POST /api/logout: on this device, or `everywhere`.
 */
export interface Leaving {
  everywhere?: boolean
}
/**
 * What came of a choice, and the table as it left it, before a mistake was taken back or others chose.
 */
export interface LessonAnswer {
  kind: 'done' | 'on' | 'wrong'
  said: Message | null
  scene: Scene
}
/**
 * A lesson in the list of a game; one that is `left_out` cannot be played with the owner's components.
 */
export interface LessonEntry {
  id: string
  left_out: boolean
  steps: number
  title: Message
}
/**
 * One of three hints: where to look, which choice, or the step done; with the choices to light.
 */
export interface LessonHint {
  level: number
  options: string[]
  said: Message
}
/**
 * POST /api/lessons/GAME/LESSON: what to do where these steps have led, after so many hints in the last one.
 */
export interface LessonMove {
  choose?: string[]
  hints?: number
  steps?: string[][]
  want?: 'back' | 'choose' | 'hint' | 'look' | 'next'
}
/**
 * Where a learner is. After the last step nothing is `said`, and `at` is how many steps there are.
 */
export interface LessonScene {
  answer?: LessonAnswer | null
  asks: boolean
  at: number
  course: Step[]
  game: string
  game_next?: FirstGame | null
  hint?: LessonHint | null
  lesson: string
  of: number
  points: string[]
  said: Message | null
  scene: Scene
  steps: string[][]
  task: boolean
}
/**
 * POST /api/tables/{id}/chat.
 */
export interface Line {
  id?: string
  text: string
}
/**
 * GET /api/me: the identity of this browser. `id` is empty for a stranger who has not given a name yet.
 */
export interface Me {
  id: string
  lang?: ('en' | 'ru' | 'uk') | null
  login?: string | null
  name: string
  notify?: string
}
/**
 * POST /api/me/password: keep the identity under a login. Whoever has a password already gives it as `old`.
 */
export interface NewLogin {
  login: string
  old?: string | null
  password: string
}
/**
 * POST /api/password/{code}: a new one, by the one-time link for a lost one.
 */
export interface NewPassword {
  password: string
}
/**
 * POST /api/tables. A table whose seats are all taken starts at once.
 */
export interface NewTable {
  deal?: string
  free_undo?: boolean
  game: string
  id?: string
  name?: string
  options?: {
    [k: string]: unknown
  }
  pace?: Pace
  patience?: number | null
  private?: boolean
  seats: SeatPlan[]
}
/**
 * Who is to sit on a seat of a new table.
 *
 * `me`: I do (on several seats, if I like: the hot seat, where those who share my screen have a `name` each);
 * `person`: whoever comes by the join link; `open`: anybody from the lobby or by the link; `mind`: the mind of that
 * name, or the default one.
 */
export interface SeatPlan {
  kind: 'me' | 'mind' | 'open' | 'person'
  mind?: string | null
  name?: string
}
/**
 * GET /api/password/{code}: the login for which a one-time link sets a new password.
 */
export interface PasswordLink {
  login: string
}
/**
 * POST /api/tables/{id}/play-on: from after so many choices, on this seat, against this mind or the default one.
 */
export interface PlayOn {
  at: number
  id?: string
  mind?: string | null
  seat: number
}
/**
 * POST /api/preview: what a table with these options would look like.
 *
 * `deal` is any word: under the same one chance falls the same way, here and for a table of these seats and options.
 */
export interface PreviewTable {
  deal?: string
  game: string
  options?: {
    [k: string]: unknown
  }
  seats: number
}
/**
 * The body of every HTTP error: `code` is for programs, `message` for translation, `detail` one plain line.
 */
export interface Problem {
  code:
    | 'already_started'
    | 'bad_components'
    | 'bad_link'
    | 'bad_login'
    | 'bad_method'
    | 'bad_notice'
    | 'bad_options'
    | 'bad_password'
    | 'bad_record'
    | 'by_link_only'
    | 'crowded'
    | 'deal_used'
    | 'elsewhere'
    | 'expired'
    | 'foreign_origin'
    | 'full'
    | 'illegal'
    | 'internal'
    | 'login_taken'
    | 'long_address'
    | 'long_head'
    | 'malformed'
    | 'media_type'
    | 'no_hints'
    | 'no_name'
    | 'no_request'
    | 'nobody_gone'
    | 'not_found'
    | 'not_over'
    | 'not_overdue'
    | 'not_owner'
    | 'not_seated'
    | 'not_started'
    | 'not_your_turn'
    | 'notice_failed'
    | 'other_components'
    | 'other_version'
    | 'over'
    | 'pages'
    | 'private_chat'
    | 'rate'
    | 'row_broken'
    | 'seat_taken'
    | 'slow'
    | 'stale'
    | 'storage'
    | 'too_large'
    | 'too_many'
    | 'undo_refused'
    | 'unkept'
    | 'unknown_game'
    | 'unknown_mind'
    | 'unknown_table'
    | 'unsettled'
    | 'wrong_tries'
  detail?: string
  message: Message
}
/**
 * GET /api/rulebook/{game}/{lang}: the rules told to people; without chapters where the game has no rulebook.
 *
 * `told` says in which block a clause is told, as `tower-2`: the chapter and the number of the block in it. `refusals`
 * names the clause behind a reason why something cannot be chosen, by the id of its message. A picture that is not
 * among `pictures` does not fit the components.
 */
export interface Rulebook {
  chapters: Chapter[]
  game: string
  lang: string
  pictures: {
    [k: string]: Frame
  }
  refusals: {
    [k: string]: string
  }
  title: string
  told: {
    [k: string]: string
  }
}
/**
 * A heading with the blocks directly below it; its id is the same in every language.
 */
export interface Chapter {
  blocks: Block[]
  id: string
  level: number
  title: string
}
/**
 * What tells one thing; `text` is Markdown, an example without its mark, without the clauses that it tells.
 *
 * Of a picture, it says what is to be seen there.
 */
export interface Block {
  clauses: string[]
  kind: 'example' | 'list' | 'picture' | 'table' | 'text'
  picture?: string
  text: string
}
/**
 * GET /api/rules/{game}.
 */
export interface Rules {
  game: string
  sections: Section[]
  title: string
}
/**
 * A heading with the clauses directly below it; `text` is the Markdown that belongs to no clause.
 */
export interface Section {
  clauses: Clause[]
  level: number
  text: string
  title: string
}
/**
 * One clause; `text` is Markdown.
 */
export interface Clause {
  id: string
  text: string
}
/**
 * POST /api/tables/{id}/leave, /resign, /undo: the seat it is about; without one, all of mine.
 *
 * `mind` (for resign) names the mind that takes the seat over.
 */
export interface SeatOnly {
  id?: string
  mind?: string | null
  seat?: number | null
}
/**
 * A set-up as a spectator sees it. Without a `deal`, chance is drawn anew for each preview and the real table.
 */
export interface SetUp {
  faces: string
  game: string
  view: unknown
}
/**
 * The view of each game: what can change.
 */
export interface Views {
  for_the_king: KingView
  kingdom_builder: KingdomView
  paladins: PaladinsView
  tiletum: TiletumView
  viscounts: ViscountsView
}
/**
 * The table as one seat sees it (None: a spectator).
 *
 * `leader` is the advisor or the first player of the round; `actor` decides now. `room` says how many more cards self,
 * centre and favour take this turn. While somebody is `drawing`, `drawn` is the card if I am the one who looks at it.
 * `put` are the cards of the favour pile that I have put there, `gone` those openly out of the game: used kings, gold
 * paid, unsold cards. After the end, `removed` are those that left at random before the start.
 */
export interface KingView {
  actor?: number | null
  auction?: AuctionView | null
  centre?: string[]
  deck: number
  drawing?: boolean
  drawn?: string | null
  favour: number
  first: number
  gone?: string[]
  king?: string | null
  leader: number
  offices: OfficeView[]
  players: PlayerView[]
  put?: string[]
  removed?: string[]
  room: number[]
  round: number
  sales?: SaleView[]
  seat?: number | null
  stage: string
  tie_breaks?: TieBreakView[]
  turn: number
}
/**
 * The card on sale, for cards if it is gold, and else for gold.
 *
 * `means` is what I could pay; `owed` is what the winner still owes. `payments` are the sets of gold cards that I can
 * choose among while I owe gold, the cheapest first.
 */
export interface AuctionView {
  bidder?: number | null
  bids: number[]
  card: string
  excluded: boolean[]
  high: number
  least: number
  means?: number | null
  owed?: number
  passed: boolean[]
  payments?: string[][]
}
/**
 * An office in play, the values of its duties (a secondary of 0 is no tile), and who is known to lead, best first.
 *
 * `taken` is there after the end.
 */
export interface OfficeView {
  office: string
  primary: number
  secondary?: number
  standings?: Standings[]
  taken?: Taken | null
}
/**
 * A player's sum and best letter in an office, as far as it is open.
 */
export interface Standings {
  letter: string
  seat: number
  sum: number
}
/**
 * Who took the duties of an office at the end (None: nobody), and whether only a letter decided it.
 */
export interface Taken {
  primary?: number | null
  primary_by_letter?: boolean
  secondary?: number | null
  secondary_by_letter?: boolean
}
/**
 * `cards` is the size of the personal deck or hand, `discarded` counts face-down discards.
 *
 * `hand` and `buried` are the cards themselves, shown to their owner, and to all after the end.
 */
export interface PlayerView {
  buried?: string[] | null
  cards: number
  discarded?: number
  hand?: string[] | null
  known?: KnownCard[]
  noble?: string | null
  side: string
}
/**
 * A card that everybody saw coming to a player, and how many face-down discards may have taken it since.
 */
export interface KnownCard {
  card: string
  discards?: number
}
/**
 * A finished round: who won the card for how much, and who failed to pay before.
 */
export interface SaleView {
  card: string
  failed?: number[]
  price?: number
  winner?: number | null
}
/**
 * A tie-break that was used: gold, the number of an office's cards, or its best letter, for each seat.
 */
export interface TieBreakView {
  letters?: string[]
  office?: string | null
  step: string
  worth?: number[]
}
/**
 * The table as one seat sees it.
 *
 * Four sections, turned or not, make the board. `owners` are its 20 rows, each hex a seat or a dot; `tokens` are those
 * left on each location hex, in reading order.
 */
export interface KingdomView {
  active: number
  built?: number
  card?: string | null
  cards: string[]
  complete?: boolean
  discard?: {
    [k: string]: number
  }
  draw_pile: number
  ended_by?: number | null
  finished?: boolean
  first: number
  owners: string[]
  players: PlayerView1[]
  removed?: {
    [k: string]: number
  }
  /**
   * @minItems 4
   * @maxItems 4
   */
  rotated: [boolean, boolean, boolean, boolean]
  round: number
  seat: number | null
  /**
   * @minItems 4
   * @maxItems 4
   */
  sections: [string, string, string, string]
  to_build?: number
  tokens: number[]
}
/**
 * One player as everybody sees them; `hand` is the terrain in hand, only for its owner.
 */
export interface PlayerView1 {
  gold: {
    [k: string]: number
  }
  hand?: string | null
  holds_card?: boolean
  recent?: string[]
  supply: number
  taken?: string[]
  tokens?: TokenView[]
}
/**
 * A held token, and the location hex it came from. `why` says why it cannot be used now, in its owner's turn.
 */
export interface TokenView {
  hex: string
  location: string
  status: string
  why?: Message | null
}
/**
 * The table as one seat sees it; `active` is an index into `players`, of which the solo opponent is the last.
 */
export interface PaladinsView {
  active: number
  chosen?: string | null
  discards: Discards
  favours: FavourSlot[]
  first: number
  hand?: string[]
  inquisition?: boolean
  known_bottom?: string[]
  known_top?: string | null
  orders: OrderSlot[]
  outsiders: OutsiderSlot[]
  phase: string
  piles: Piles
  players: PlayerView2[]
  rival?: RivalView | null
  round: number
  seat?: number | null
  seats: number
  taverns?: TavernView[]
  tax: number
  townsfolk: TownsfolkSlot[]
}
/**
 * The face-up discard piles, which may be inspected.
 */
export interface Discards {
  outsiders?: string[]
  suspicion?: string[]
  taverns?: string[]
  townsfolk?: string[]
}
/**
 * A Favour, if it lies face up, and the worker on it.
 */
export interface FavourSlot {
  card?: string | null
  owner?: number | null
  worker?: string | null
}
/**
 * An Order, if it lies face up; `done_by` are the players that have completed it as things stand.
 */
export interface OrderSlot {
  card?: string | null
  done_by?: number[]
}
/**
 * A card of the row; `price` (of an attack, in silver) and `convertible` hold for the viewer.
 */
export interface OutsiderSlot {
  card?: string | null
  convertible?: boolean
  price?: number | null
}
/**
 * How many cards lie in each face-down deck.
 */
export interface Piles {
  outsiders: number
  suspicion: number
  taverns: number
  townsfolk: number
  walls: number
}
/**
 * One player as everybody sees them.
 */
export interface PlayerView2 {
  attacked?: string[]
  converted?: {
    [k: string]: number
  }
  costs?: {
    [k: string]: number
  }
  deck?: number
  has_chosen?: boolean
  jars?: string[]
  kept?: string[]
  monks?: string[]
  outposts?: string[]
  paid?: number
  paladin?: string | null
  passed?: boolean
  placed?: {
    [k: string]: (string | null)[]
  }
  provisions?: number
  silver?: number
  suspicion?: string[]
  tracks: {
    [k: string]: number
  }
  unpaid?: number
  used?: string[]
  walls?: string[]
  workers?: {
    [k: string]: number
  }
  workshops?: string[]
}
/**
 * The solo opponent beside its board: `stack` lists the attribute markers from the one moved longest ago.
 */
export interface RivalView {
  drawn?: string[]
  marker: number
  placed?: {
    [k: string]: number
  }
  scheme_deck: number
  scheme_pile?: string[]
  stack: string[]
  workers: number
}
export interface TavernView {
  id: string
  taken_by?: number | null
}
/**
 * A card of the row; `price` (in silver) and `affordable` hold for the viewer, if it is a player.
 */
export interface TownsfolkSlot {
  affordable?: boolean
  card?: string | null
  price?: number | null
}
/**
 * The whole table.
 */
export interface TiletumView {
  actions?: FrameView[]
  active?: number | null
  bag: {
    [k: string]: number
  }
  bonus_discard?: string[]
  bonus_pile: string[]
  cardinal?: CardinalView | null
  cathedrals: {
    [k: string]: CathedralView
  }
  character_pile: string[]
  characters: string[]
  contract_pile: string[]
  contracts: (string | null)[]
  corruption: number[]
  corruption_left: number
  dice: string[]
  exchanged?: boolean
  fairs: FairView[]
  first_value: number
  houses: {
    [k: string]: number
  }
  king_tile?: string | null
  king_track: KingStackView[]
  map_tiles: {
    [k: string]: string[]
  }
  named?: string | null
  order: number[]
  phase: string
  picked?: string | null
  players: PlayerView3[]
  players_count: number
  reach?: {
    [k: string]: number
  }
  removed?: string[]
  round: number
  seat: number | null
  sector_tiles: {
    [k: string]: string
  }
  turn: number
  turnings?: TurningView[]
  wheel: string[]
}
/**
 * An action in progress, the newest last.
 */
export interface FrameView {
  action: string
  ap: number
  die: boolean
}
/**
 * What only the Cardinal has; `pawn` is the place in the row of the card under it.
 */
export interface CardinalView {
  challenges: string[]
  pawn: number
  reserve: string[]
  reserved_food: number
  row: string[]
  slots: SlotView[]
  supply: string[]
}
/**
 * An unfulfilled contract of the Cardinal, and what he lacks for it.
 */
export interface SlotView {
  lacks: number
  ready: boolean
  tile: string
}
/**
 * A cathedral: its cost tile, what a contribution scores now, tiles gone, and pillars in the order they came.
 */
export interface CathedralView {
  cost: string
  pillars?: number[]
  taken?: number
  vp?: number
}
/**
 * A fair of a round: what each side has of what it counts, and would score if it were held now.
 */
export interface FairView {
  counts: number[]
  fair: string
  held: boolean
  now: number[]
  takes_part: boolean[]
  town: string
}
/**
 * The markers on a space of the king track, the bottom one first.
 */
export interface KingStackView {
  sides: number[]
  space: number
}
/**
 * One side; the Cardinal has no seat. Buildings are in their order, rooms from the ground floor up.
 */
export interface PlayerView3 {
  architect: string
  contracts?: string[]
  crests: (string | null)[]
  dice?: string[]
  estimate: number
  given?: string[]
  home_markers: number[]
  house_supply: number
  markers?: {
    [k: string]: number
  }
  merchant: string
  pillar_supply: number
  resources: {
    [k: string]: number
  }
  rooms: (string | null)[][]
  seat?: number | null
  storehouse?: string[]
  vp: number
}
/**
 * A value to which the picked die can be turned: the price, and the AP it would bring.
 */
export interface TurningView {
  ap: number
  price: number
  value: number
}
/**
 * The table as one seat sees it; the ring begins with the first segment clockwise.
 *
 * `debts` and `deeds` still lie on Poverty and Prosperity; `outlook` is for the viewer alone.
 */
export interface ViscountsView {
  active: number
  automa?: AutomaView | null
  debts: number
  deeds: number
  finished?: boolean
  first: number
  last_round?: number | null
  leader?: number | null
  outlook?: Outlook | null
  pairs?: PairView[]
  phase: number
  players: PlayerView4[]
  ring: SegmentView[]
  round: number
  seat?: number | null
  side: string
}
/**
 * Which Automa plays, as the last of the players, and how many schemes are still to come.
 */
export interface AutomaView {
  future_left: number
  id: string
}
/**
 * Icons for each action, for each card the spaces in reach and the silver they cost, castle cascades.
 */
export interface Outlook {
  cascades: Cascade[]
  means: MeansView[]
  reach: {
    [k: string]: {
      [k: string]: number
    }
  }
}
/**
 * What placing so many workers would set going, section by section: ``advance 3``, ``ascend 3``, ``crowd 1.3``.
 */
export interface Cascade {
  steps: string[]
  workers: number
}
/**
 * Icons for one main action where the viscount stands now.
 *
 * `icons` cost nothing (crime and converted trade icons included), `most` is what spending all could reach. A
 * dismissal of the visible townsfolk would add `dismiss_icons` for `dismiss_price` silver, if it is legal.
 */
export interface MeansView {
  action: string
  also_paid_with?: string[]
  dismiss_icons?: number
  dismiss_legal?: boolean
  dismiss_price?: number
  first_counts_double?: boolean
  here?: boolean
  icons: number
  most: number
  silver_per_icon?: number
}
/**
 * A player card and the hero under it.
 */
export interface PairView {
  card: number
  hero: string
}
/**
 * One player as everybody sees them; `hand` and `draw_pile` (sorted) are there for the owner only.
 *
 * `tier1` and `tier2` are workers in each castle section, `built` says where buildings stand that left their slots.
 */
export interface PlayerView4 {
  acquired?: number
  approved?: number
  bonuses?: string[]
  built?: {
    [k: string]: string
  }
  corruption: number
  discard?: string[]
  draw_pile?: string[] | null
  draw_pile_size?: number
  hand?: string[] | null
  hand_limit?: number
  hand_size?: number
  icons: number[]
  manuscripts?: string[]
  paid?: number
  points: number
  slots: (string | null)[]
  stock: {
    [k: string]: number
  }
  tier1: number[]
  tier2: number[]
  tier3?: number
  unpaid?: number
  virtue: number
  viscount?: string | null
  workers: number
}
/**
 * A segment of the ring: the castle section it faces, and its piles with their visible cards.
 */
export interface SegmentView {
  id: string
  manuscript?: string | null
  manuscripts_left?: number
  section: string
  townsfolk?: string | null
  townsfolk_left?: number
}
/**
 * POST /api/tables/{id}/vote: what is to become of a game whose player is gone.
 *
 * `mind`: the default mind takes the empty seats; `end`: the game ends without a result; `wait`: neither. When most of
 * those who stayed want the same, it happens.
 */
export interface Vote {
  how: 'end' | 'mind' | 'wait'
  id?: string
}
