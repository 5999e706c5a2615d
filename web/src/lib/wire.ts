// Written by `python -m kamishima.server.typescript`; a test fails when it is not what the server says.

/** A node of the tree of words: each next word leads to a node; "" holds what may close the action there. */
export interface WordTree { [word: string]: WordTree | (Closing | Pool)[] }

/** Words in any order, and the word that must come last, if one must. */
export interface Closing { bag: string[]; last: string | null }

/**
 * Words in any order, each with what it weighs and how often it may be said, that come to at least `least` and at most
 * `most`. Those of `must` are among them; one of `inner` is not the last, unless all are such words.
 */
export interface Pool {
  of: [word: string, weight: number, times: number][]
  least: number
  most: number
  must: string[]
  inner: string[]
}

/** Anything that can stand somewhere in a view. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

export interface Failure {
  type: 'error'
  code: string
  message: string
  where: string
  ack: string
}

export interface SeatPlan {
  kind: 'bot' | 'invited' | 'me' | 'open'
  level?: string
  name?: string
}

export interface NewTable {
  game: string
  options?: Record<string, string | number | boolean | string[]>
  pack?: string
  seats: SeatPlan[]
  visibility?: 'lobby' | 'private'
  spectators?: 'anyone' | 'nobody'
  chat?: boolean
  hints?: 'alone' | 'anyone' | 'nobody'
  clock?: Clock
  practice?: boolean
}

export interface Clock {
  kind?: 'game' | 'none' | 'turn'
  seconds?: number
  increment?: number
  policy?: 'bot' | 'random' | 'resign'
}

export interface Join {
  name: string
  seat?: number | null
  invitation?: string
}

export interface Leave {
  sure?: boolean
  resign?: boolean
  seat?: number | null
}

export interface SeatChoice {
  seat?: number | null
}

export interface SeatInfo {
  seat: number
  kind: 'bot' | 'invited' | 'open' | 'person'
  name: string
  level: string
  away: boolean
  gone: boolean
  connected: boolean
  yours: boolean
  invitation: string
}

export interface TableInfo {
  id: string
  game: string
  options: Record<string, string | number | boolean | string[]>
  pack: string
  content: string
  own_pack: boolean
  rules: number
  earlier: boolean
  seats: SeatInfo[]
  visibility: 'lobby' | 'private'
  spectators: 'anyone' | 'nobody'
  chat: boolean
  hints: 'alone' | 'anyone' | 'nobody'
  clock: Clock
  state: 'closed' | 'over' | 'playing' | 'waiting'
  commitment: string
  secret: string
  host: boolean
  rematch: string
  created: number
  daily: string
  practice: boolean
}

export interface TableList {
  tables: TableInfo[]
}

export interface MyTable {
  id: string
  game: string
  options: Record<string, string | number | boolean | string[]>
  pack: string
  content: string
  own_pack: boolean
  rules: number
  earlier: boolean
  seats: SeatInfo[]
  visibility: 'lobby' | 'private'
  spectators: 'anyone' | 'nobody'
  chat: boolean
  hints: 'alone' | 'anyone' | 'nobody'
  clock: Clock
  state: 'closed' | 'over' | 'playing' | 'waiting'
  commitment: string
  secret: string
  host: boolean
  rematch: string
  created: number
  daily: string
  practice: boolean
  acting: number | null
  index: number
  scores: number[]
  ranks: number[]
}

export interface MyTables {
  tables: MyTable[]
  next: string
}

export interface Submit {
  type: 'submit'
  key: string
  words: string
  index?: number | null
}

export interface Undo {
  type: 'undo'
  key: string
  index?: number | null
}

export interface Chat {
  type: 'chat'
  key: string
  text: string
}

export interface Resync {
  type: 'resync'
  since: number
}

export interface Again {
  type: 'again'
  key: string
}

export interface Ping {
  type: 'ping'
  number?: number
}

export interface Step {
  index: number
  seat: number | null
  words: string | null
  events: GameEvent[]
  undone?: boolean
}

export interface Ending {
  scores: number[]
  ranks: number[]
  reason: string
  secret: string
}

export interface Clocks {
  seat: number | null
  deadline: number | null
  left: number[] | null
}

export interface ChatLine {
  type: 'chat'
  number: number
  seat: number
  name: string
  text: string
  at: number
  ack?: string
}

export interface Hello {
  type: 'hello'
  table: TableInfo
  seat: number | null
  index: number
  view: View | null
  acting: number | null
  words: WordTree | null
  undo: number
  since: number
  steps: Step[]
  clocks: Clocks
  ending: Ending | null
  chat: ChatLine[]
}

export interface Update {
  type: 'update'
  index: number
  view: Partial<View>
  parts?: Part[]
  acting: number | null
  words: WordTree | null
  undo: number
  steps: Step[]
  clocks?: Clocks
  ending?: Ending
  ack?: string
}

export interface Part {
  at: (string | number)[]
  value: Json
}

export interface Ack {
  type: 'ack'
  ack: string
  index: number
}

export interface TableChanged {
  type: 'table'
  table: TableInfo
}

export interface Pong {
  type: 'pong'
  number: number
}

export interface Bye {
  type: 'bye'
  reason: string
}

export interface Polled {
  messages: Told[]
  mark: string
}

export interface Posted {
  ack: string
  index: number
}

export interface PostedSubmit {
  key: string
  words: string
  index?: number | null
  seat?: number | null
}

export interface PostedUndo {
  key: string
  index?: number | null
  seat?: number | null
}

export interface PostedChat {
  key: string
  text: string
  seat?: number | null
}

export interface FreeSeat {
  seat: number
  kind?: 'bot' | 'open'
  level?: string
}

export interface LogLine {
  step: Step
  sentences: string[]
}

export interface Log {
  since: number
  lines: LogLine[]
}

export interface Position {
  index: number
  last: number
  seat: number | null
  view: View
  acting: number | null
  words: WordTree | null
  step: Step | null
  text: string | null
}

export interface Advice {
  words: string
  chance: number
  score: number
}

export interface Hint {
  words: string
  level: string
  index: number
  hints: Advice[]
}

export interface Written {
  record: string
  pack?: string
}

export interface Verdict {
  game: string
  seats: string[]
  steps: number
  chances: number
  scores: number[]
  ranks: number[]
  reason: string
}

export interface Me {
  login: string
  role: 'moderator' | 'operator' | 'person'
  mail: boolean
  email: string
  provider: string
}

export interface Credentials {
  login: string
  password: string
}

export interface NewPassword {
  old: string
  new: string
}

export interface Deletion {
  sure?: boolean
  password?: string
}

export interface OptionInfo {
  name: string
  kind: 'choice' | 'flag' | 'number' | 'text' | 'words'
  default: string | number | boolean | string[]
  values: string[]
  least: number | null
  most: number | null
  values_by: Record<string, Record<string, string[]>>
  players: number[]
}

export interface GameInfo {
  name: string
  rules: number
  pack: string
  content: string
  players: number[]
  options: OptionInfo[]
  bots: string[]
  languages: string[]
}

export interface GameList {
  games: GameInfo[]
}

export interface Setup {
  players: number
  options?: Record<string, string | number | boolean | string[]>
}

export interface Checked {
  options: Record<string, string | number | boolean | string[]>
}

export interface CardTexts {
  name: string
  text: string
}

export interface GameTexts {
  game: string
  language: string
  fluent: string[]
  names: Record<string, Record<string, string>>
  cards: Record<string, CardTexts>
}

export interface Health {
  status: 'ill' | 'stopping' | 'well'
  version: string
  parts: Record<string, boolean>
  rules: Record<string, number[]>
  content: Record<string, string>
}

export interface ArchivedTable {
  id: string
  game: string
  options: Record<string, string | number | boolean | string[]>
  pack: string
  content: string
  own_pack: boolean
  rules: number
  earlier: boolean
  seats: SeatInfo[]
  visibility: 'lobby' | 'private'
  spectators: 'anyone' | 'nobody'
  chat: boolean
  hints: 'alone' | 'anyone' | 'nobody'
  clock: Clock
  state: 'closed' | 'over' | 'playing' | 'waiting'
  commitment: string
  secret: string
  host: boolean
  rematch: string
  created: number
  daily: string
  practice: boolean
  ended: number
  scores: number[]
  ranks: number[]
  reason: string
  sealed: boolean
}

export interface Archive {
  tables: ArchivedTable[]
  next: string
}

export interface RelationWanted {
  seat: number
  kind: 'block' | 'mute' | 'none'
}

export interface SeatRelation {
  seat: number
  kind: 'block' | 'mute' | 'none'
}

export interface TableRelations {
  seats: SeatRelation[]
}

export interface NewReport {
  seat: number
  reason: 'abuse' | 'cheating' | 'name' | 'other' | 'stalling'
  text?: string
}

export interface Reported {
  id: string
}

export interface Kick {
  seat: number
}

export interface MyRelation {
  id: string
  name: string
  kind: 'block' | 'mute' | 'none'
  at: number
}

export interface MyRelations {
  people: MyRelation[]
}

export interface EndRelation {
  id: string
}

export interface Sanction {
  kind: 'ban' | 'mute'
  until: number | null
  reason: string
  at: number
}

export interface PersonFound {
  person: string
  login: string
  names: string[]
  role: 'moderator' | 'operator' | 'person'
  sanctions: Sanction[]
}

export interface DeskSeat {
  seat: number
  kind: 'bot' | 'invited' | 'open' | 'person'
  name: string
  person: string
}

export interface TableFound {
  id: string
  game: string
  state: 'closed' | 'over' | 'playing' | 'waiting'
  visibility: 'lobby' | 'private'
  host: string
  created: number
  sealed: boolean
  seats: DeskSeat[]
}

export interface Found {
  people: PersonFound[]
  tables: TableFound[]
}

export interface ReportInfo {
  id: string
  table: string
  seat: number
  person: string
  name: string
  by: string
  reason: 'abuse' | 'cheating' | 'name' | 'other' | 'stalling'
  text: string
  said: string[]
  state: 'open' | 'resolved'
  outcome: string
  at: number
}

export interface ReportList {
  reports: ReportInfo[]
}

export interface AuditLine {
  id: string
  at: number
  actor: string
  act: string
  person: string
  table: string
  detail: string
}

export interface AuditLog {
  lines: AuditLine[]
  before: string
}

export interface PersonShown {
  person: PersonFound
  tables: TableFound[]
  reports: ReportInfo[]
  acts: AuditLine[]
}

export interface SanctionWanted {
  kind: 'ban' | 'mute'
  days?: number | null
  reason?: string
}

export interface LiftWanted {
  kind: 'ban' | 'mute'
  reason?: string
}

export interface RoleWanted {
  role: 'moderator' | 'operator' | 'person'
}

export interface ActReason {
  reason?: string
}

export interface Resolve {
  outcome?: string
}

export interface ResetLink {
  token: string
  until: number
}

export interface ResetPassword {
  token: string
  password: string
}

export interface Lost {
  name: string
  language?: 'de' | 'en' | 'pl'
}

export interface NewEmail {
  email: string
  password: string
  language?: 'de' | 'en' | 'pl'
}

export interface ConfirmEmail {
  token: string
}

export interface Done {
  act: string
}

export interface Moment {
  step: Step
  view: Partial<View>
  parts: Part[]
  acting: number | null
}

export interface Replay {
  table: TableInfo
  seat: number | null
  first: View
  moments: Moment[]
  chances: number[][]
  ending: Ending | null
}

export interface Missed {
  index: number
  first: View
  moments: Moment[]
}

export interface Branch {
  index: number
  seat: number
  name: string
  level?: string
}

export interface NewAttempt {
  name: string
  practice?: boolean
}

export interface DailyResult {
  rank: number
  name: string
  score: number
  title: string
  me: boolean
  table: string
}

export interface MyAttempt {
  day: string
  table: string
  state: 'finished' | 'playing' | 'unfinished'
  score: number | null
  title: string
  rank: number | null
}

export interface DailyInfo {
  day: string
  today: string
  ends_at: number
  commitment: string
  secret: string
  begun: number
  finished: number
  results: DailyResult[]
  mine: MyAttempt | null
  practice: string
  before: string
  after: string
}

export interface MyDays {
  days: MyAttempt[]
  best: MyAttempt | null
}

export interface PackWanted {
  game: string
  pack: string
}

export interface Remark {
  level: 'fault' | 'hint'
  code: string
  message: string
  line: number
  sheet: string
  island: string
  squares: string[]
  outline: number | null
  given: Record<string, string | number>
}

export interface PackReport {
  ok: boolean
  name: string
  hash: string
  remarks: Remark[]
  content: import('./texts/gametexts').Content | null
}

export interface TrialWanted {
  game?: 'islands'
  pack: string
  games?: number
  players?: number
  bot?: 'greedy' | 'paper' | 'uniform'
  seed?: number
}

export interface TrialProgress {
  done: number
  of: number
  waiting: boolean
  failed: boolean
  report: Report | null
}

export interface Report {
  games: number
  score: Interval
  steps: Interval
  seats: Interval[]
  others: Interval
  islands: IslandReport[]
}

export interface Interval {
  value: number
  low: number
  high: number
}

export interface IslandReport {
  sheet: string
  island: string
  on_trial: boolean
  held: number
  begun: Interval
  score: Interval
  outlines: Interval
  landmarks: Share[]
}

export interface Share {
  kind: string
  count: number
  surrounded: Interval
  single: Interval
}

export interface Edit {
  game: string
  players: number
  options?: Record<string, string | number | boolean | string[]>
  text?: string
  begin?: '' | 'random' | 'usual'
  tool?: string
  words?: string
  brush?: string
  seat?: number
}

export interface PositionError {
  code: string
  message: string
  at: number
  length: number
  about: Record<string, string | number>
}

export interface PositionDraft {
  text: string
  flaws: PositionError[]
  view: View | null
  words: WordTree
  facts: Record<string, string | number>
  options: Record<string, string | number | boolean | string[]>
}

export type Said = Submit | Undo | Chat | Resync | Again | Ping

export type Told = Hello | Update | Ack | ChatLine | TableChanged | Pong | Bye | Failure

export interface OrigamiView {
  seat: number | null
  phase: string
  acting: number | null
  turn_of: number
  starter: number | null
  round: number
  last_round: number
  box: string
  families: string[]
  pairs: string[]
  characters: string[]
  rice_size: number | null
  line: string[]
  line_size: number
  deck_size: number
  deck_runouts: number
  discards: string[]
  aside: string[] | null
  aside_size: number
  gift: string | null
  left_gift: string | null
  drawn: string | null
  reach: Record<string, (('aside' | 'discards' | 'hand' | 'line' | 'own' | 'own-places' | 'places' | 'seats' | 'sides' | 'tops')[])[]>
  players: OrigamiPlayer[]
  ended: string
  ranks: number[]
}

export interface OrigamiPlayer {
  hand_size: number
  hand: string[] | null
  known: string[] | null
  left: OrigamiCardLine[]
  right: OrigamiCardLine[]
  awards: OrigamiAwardLine[]
  score: number
  hand_limit: number
  draw_folds: number
  has_chosen: boolean
}

export interface OrigamiCardLine {
  card: string
  points: number
  bonus: number
}

export interface OrigamiAwardLine {
  card: string
  points: number
}

export interface OrigamiFamilyChosen {
  event: 'family-chosen'
  family: string
}

export interface OrigamiDealt {
  event: 'dealt'
  seat: number
  card: string
}

export interface OrigamiStarterFound {
  event: 'starter-found'
  seat: number
}

export interface OrigamiLineGrew {
  event: 'line-grew'
  card: string
}

export interface OrigamiDrewFromLine {
  event: 'drew-from-line'
  seat: number
  cards: string[]
}

export interface OrigamiDrewFromDeck {
  event: 'drew-from-deck'
  seat: number
  card: string | null
}

export interface OrigamiLookedAt {
  event: 'looked-at'
  seat: number
  card: string | null
}

export interface OrigamiTurnedOver {
  event: 'turned-over'
  seat: number
  card: string
}

export interface OrigamiPlayed {
  event: 'played'
  seat: number
  card: string
  side: string
  under: boolean
  paid: string[]
}

export interface OrigamiUsedAction {
  event: 'used-action'
  seat: number
  card: string
}

export interface OrigamiUsedInstant {
  event: 'used-instant'
  seat: number
  card: string
}

export interface OrigamiCopied {
  event: 'copied'
  seat: number
  card: string
}

export interface OrigamiSkipped {
  event: 'skipped'
  seat: number
}

export interface OrigamiPassed {
  event: 'passed'
  seat: number
}

export interface OrigamiTookCards {
  event: 'took-cards'
  seat: number
  cards: string[]
  source: string
}

export interface OrigamiKept {
  event: 'kept'
  seat: number
  count: number
  cards: string[] | null
}

export interface OrigamiDiscarded {
  event: 'discarded'
  seat: number
  cards: string[]
}

export interface OrigamiSwapped {
  event: 'swapped'
  seat: number
  mine: string
  other: string
}

export interface OrigamiLineSwept {
  event: 'line-swept'
  cards: string[]
}

export interface OrigamiChoseGift {
  event: 'chose-gift'
  seat: number
  card: string | null
}

export interface OrigamiGiftPassed {
  event: 'gift-passed'
  seat: number
  to: number
  card: string | null
}

export interface OrigamiRobbed {
  event: 'robbed'
  seat: number
  victim: number
}

export interface OrigamiStole {
  event: 'stole'
  seat: number
  victim: number
  card: string | null
}

export interface OrigamiShowedCopy {
  event: 'showed-copy'
  seat: number
  card: string
}

export interface OrigamiDeckRanOut {
  event: 'deck-ran-out'
  times: number
}

export interface OrigamiLastRoundCalled {
  event: 'last-round-called'
  round: number
}

export interface OrigamiTurnBegan {
  event: 'turn-began'
  seat: number
  round: number
}

export interface OrigamiGameEnded {
  event: 'game-ended'
  reason: string
}

export interface OrigamiPairChosen {
  event: 'pair-chosen'
  pair: string
}

export interface OrigamiCharacterPlayed {
  event: 'character-played'
  seat: number
  card: string
  source: string
  paid: string[]
}

export interface OrigamiCharacterLeft {
  event: 'character-left'
  card: string
}

export interface OrigamiPlayedFrom {
  event: 'played-from'
  seat: number
  card: string
  source: string
  side: string
  under: boolean
  paid: string[]
}

export interface OrigamiDrewRicePaper {
  event: 'drew-rice-paper'
  seat: number
  count: number
}

export interface OrigamiSwappedTop {
  event: 'swapped-top'
  seat: number
  mine: string
  other: string
}

export interface OrigamiMoved {
  event: 'moved'
  seat: number
  card: string
  side: string
  place: number
  to_side: string
  to_place: number
}

export interface OrigamiSunk {
  event: 'sunk'
  seat: number
  victim: number
  card: string
  side: string
  place: number
}

export interface OrigamiLookedAtHand {
  event: 'looked-at-hand'
  seat: number
  victim: number
  cards: string[] | null
}

export interface OrigamiHandCounted {
  event: 'hand-counted'
  seat: number
  count: number
}

export interface OrigamiAwarded {
  event: 'awarded'
  seat: number
  card: string
  points: number
}

export type OrigamiEvent =
  | OrigamiFamilyChosen
  | OrigamiDealt
  | OrigamiStarterFound
  | OrigamiLineGrew
  | OrigamiDrewFromLine
  | OrigamiDrewFromDeck
  | OrigamiLookedAt
  | OrigamiTurnedOver
  | OrigamiPlayed
  | OrigamiUsedAction
  | OrigamiUsedInstant
  | OrigamiCopied
  | OrigamiSkipped
  | OrigamiPassed
  | OrigamiTookCards
  | OrigamiKept
  | OrigamiDiscarded
  | OrigamiSwapped
  | OrigamiLineSwept
  | OrigamiChoseGift
  | OrigamiGiftPassed
  | OrigamiRobbed
  | OrigamiStole
  | OrigamiShowedCopy
  | OrigamiDeckRanOut
  | OrigamiLastRoundCalled
  | OrigamiTurnBegan
  | OrigamiGameEnded
  | OrigamiPairChosen
  | OrigamiCharacterPlayed
  | OrigamiCharacterLeft
  | OrigamiPlayedFrom
  | OrigamiDrewRicePaper
  | OrigamiSwappedTop
  | OrigamiMoved
  | OrigamiSunk
  | OrigamiLookedAtHand
  | OrigamiHandCounted
  | OrigamiAwarded

export interface IslandsView {
  seat: number | null
  phase: string
  acting: number | null
  turn_of: number
  first: number
  round: number
  space: number
  season: string[]
  colour: string
  card: number | null
  bid: number
  leader: number | null
  carrambah: number | null
  shape: string | null
  pieces: number
  colours: string[]
  dice: number[]
  triggers: string[]
  levels: Record<string, number>
  used: string[]
  coal_reserve: number | null
  gold_reserve: number | null
  players: IslandsPlayerView[]
  shapes: IslandsShapeView[]
  cards: IslandsCardView[]
  ended: string
  ranks: number[]
  title: string
}

export interface IslandsPlayerView {
  sheets: string[]
  coins: number
  income: number
  coal_any: number
  coal_season: number
  gold_two: number
  gold_one: number
  volcanoes: number
  access_any: number
  access_regular: number
  lands: IslandsLandView[]
  begun: number[]
  passed: boolean
  score: number
  lines: IslandsScoreLine[]
}

export interface IslandsLandView {
  name: string
  rows: string[]
  landmarks: IslandsLandmarkView[]
  outlines: IslandsOutlineView[]
  begun: boolean
  score: number
}

export interface IslandsLandmarkView {
  kind: string
  square: string
  surrounded: string
}

export interface IslandsOutlineView {
  colour: string
  squares: string[]
  filled: string
}

export interface IslandsScoreLine {
  land: number
  what: string
  where: string
  single: boolean
  points: number
}

export interface IslandsShapeView {
  name: string
  pieces: number
  turns: Record<string, [number, number][]>
}

export interface IslandsCardView {
  number: number
  shape: string | null
  colour: string
  surcharge: number
}

export interface IslandsSheetDealt {
  event: 'sheet-dealt'
  seat: number
  sheet: string
}

export interface IslandsSheetsKept {
  event: 'sheets-kept'
  seat: number
  sheets: string[]
}

export interface IslandsStarterFound {
  event: 'starter-found'
  seat: number
}

export interface IslandsCardRolled {
  event: 'card-rolled'
  seat: number
  card: number
}

export interface IslandsColourRolled {
  event: 'colour-rolled'
  seat: number
  die: number
  colour: string
}

export interface IslandsShapeRolled {
  event: 'shape-rolled'
  seat: number
  card: number
}

export interface IslandsDiceRolled {
  event: 'dice-rolled'
  seat: number
  dice: number[]
}

export interface IslandsCarrambahBid {
  event: 'carrambah-bid'
  coins: number
}

export interface IslandsMadeBid {
  event: 'made-bid'
  seat: number
  coins: number
}

export interface IslandsPassed {
  event: 'passed'
  seat: number
  broke: boolean
}

export interface IslandsAuctionWon {
  event: 'auction-won'
  seat: number
  coins: number
}

export interface IslandsNobodyWon {
  event: 'nobody-won'
  card: number
}

export interface IslandsShapeChosen {
  event: 'shape-chosen'
  seat: number
  shape: string
}

export interface IslandsDeclined {
  event: 'declined'
  seat: number
  phase: string
}

export interface IslandsPainted {
  event: 'painted'
  seat: number
  land: number
  island: string
  squares: string[]
  colour: string
}

export interface IslandsIslandBegun {
  event: 'island-begun'
  seat: number
  land: number
  island: string
  volcanoes: number
}

export interface IslandsSurrounded {
  event: 'surrounded'
  seat: number
  land: number
  island: string
  landmark: string
  square: string
  single: boolean
}

export interface IslandsOutlineFilled {
  event: 'outline-filled'
  seat: number
  land: number
  island: string
  own: boolean
  points: number
}

export interface IslandsResolved {
  event: 'resolved'
  seat: number
  trigger: string
}

export interface IslandsCoinsTaken {
  event: 'coins-taken'
  seat: number
  victim: number
  coins: number
}

export interface IslandsTokenTaken {
  event: 'token-taken'
  seat: number
  victim: number
  token: string
}

export interface IslandsGained {
  event: 'gained'
  seat: number
  coins: number
}

export interface IslandsPaid {
  event: 'paid'
  seat: number
  coins: number
}

export interface IslandsResearched {
  event: 'researched'
  seat: number
  technology: string
  level: number
}

export interface IslandsUsedTechnology {
  event: 'used-technology'
  seat: number
  technology: string
  level: number
}

export interface IslandsRoundBegan {
  event: 'round-began'
  round: number
  space: number
  colour: string
  first: number
}

export interface IslandsGameEnded {
  event: 'game-ended'
  reason: string
}

export type IslandsEvent =
  | IslandsSheetDealt
  | IslandsSheetsKept
  | IslandsStarterFound
  | IslandsCardRolled
  | IslandsColourRolled
  | IslandsShapeRolled
  | IslandsDiceRolled
  | IslandsCarrambahBid
  | IslandsMadeBid
  | IslandsPassed
  | IslandsAuctionWon
  | IslandsNobodyWon
  | IslandsShapeChosen
  | IslandsDeclined
  | IslandsPainted
  | IslandsIslandBegun
  | IslandsSurrounded
  | IslandsOutlineFilled
  | IslandsResolved
  | IslandsCoinsTaken
  | IslandsTokenTaken
  | IslandsGained
  | IslandsPaid
  | IslandsResearched
  | IslandsUsedTechnology
  | IslandsRoundBegan
  | IslandsGameEnded

export interface ShamanView {
  seat: number | null
  phase: string
  acting: number | null
  turn_of: number
  starter: number | null
  round: number
  last_round: number
  actions_left: number
  stacks: ShamanStack[]
  islands: ShamanIsland[]
  islands_to_end: number
  sunk: number
  tribes: ShamanTribe[]
  rider: ShamanRider | null
  coin: string | null
  tallies: ShamanTally[]
  scores: number[]
  ended: string
  ranks: number[]
}

export interface ShamanStack {
  site: string
  x: number
  y: number
  height: number
  spaces: string[]
}

export interface ShamanIsland {
  name: string
  tiles: number
  sites: string[]
}

export interface ShamanTribe {
  name: string
  shaman: string | null
  spirit: string | null
  host: string | null
  warriors: ShamanWarrior[]
  in_hand: number
  coins_in_hand: string[] | null
}

export interface ShamanWarrior {
  space: string
  coin: string | null
}

export interface ShamanRider {
  seat: number
  piece: string
  coin: string | null
}

export interface ShamanTally {
  island: string
  tiles: number
  totals: number[]
  strongest: number[]
  controllers: number[]
  points: number[]
}

export interface ShamanStarterFound {
  event: 'starter-found'
  seat: number
}

export interface ShamanTileLaid {
  event: 'tile-laid'
  seat: number
  site: string
}

export interface ShamanTileRaised {
  event: 'tile-raised'
  seat: number
  site: string
  height: number
}

export interface ShamanCoinChosen {
  event: 'coin-chosen'
  seat: number
  coin: string | null
}

export interface ShamanPiecePlaced {
  event: 'piece-placed'
  seat: number
  piece: string
  coin: string | null
  space: string
}

export interface ShamanPieceMoved {
  event: 'piece-moved'
  seat: number
  piece: string
  coin: string | null
  start: string
  end: string
}

export interface ShamanSpiritRidden {
  event: 'spirit-ridden'
  seat: number
  piece: string
  coin: string | null
  start: string
  end: string
  owner: number
}

export interface ShamanSpiritLeft {
  event: 'spirit-left'
  seat: number
  spirit: string
  host: string
  coin: string | null
}

export interface ShamanSpiritReturned {
  event: 'spirit-returned'
  seat: number
  shaman: string
  warrior: string
  coin: string | null
}

export interface ShamanRiderSettled {
  event: 'rider-settled'
  seat: number
  owner: number
  piece: string
  coin: string | null
  space: string
}

export interface ShamanTileSunk {
  event: 'tile-sunk'
  seat: number
  site: string
}

export interface ShamanTileSlid {
  event: 'tile-slid'
  seat: number
  start: string
  half_way: string
  end: string
  riders: number
}

export interface ShamanIslandsChanged {
  event: 'islands-changed'
  islands: number
  before: number
}

export interface ShamanTurnLost {
  event: 'turn-lost'
  seat: number
}

export interface ShamanTurnBegan {
  event: 'turn-began'
  seat: number
  round: number
}

export interface ShamanGameEnded {
  event: 'game-ended'
  reason: string
}

export interface ShamanIslandScored {
  event: 'island-scored'
  island: string
  tiles: number
  totals: number[]
  controllers: number[]
  points: number[]
}

export type ShamanEvent =
  | ShamanStarterFound
  | ShamanTileLaid
  | ShamanTileRaised
  | ShamanCoinChosen
  | ShamanPiecePlaced
  | ShamanPieceMoved
  | ShamanSpiritRidden
  | ShamanSpiritLeft
  | ShamanSpiritReturned
  | ShamanRiderSettled
  | ShamanTileSunk
  | ShamanTileSlid
  | ShamanIslandsChanged
  | ShamanTurnLost
  | ShamanTurnBegan
  | ShamanGameEnded
  | ShamanIslandScored

export type View = OrigamiView | IslandsView | ShamanView
export type GameEvent = OrigamiEvent | IslandsEvent | ShamanEvent
