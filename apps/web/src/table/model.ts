import { type Signal, signal } from '@preact/signals';
import {
  type Connection,
  holds,
  liveClient,
  type Overrule,
  startState,
  type TableCommand,
  type TableRef,
  type TableSession,
  type TableState,
} from '@threecount/client';
import type { MatchAction, MatchView, Refusal, Side } from '@threecount/match';
import type { ScreenPrompt } from '@threecount/rulebooks';
import type { LiveTable, MatchCard, TableMatch } from '@threecount/tournament';
import { endOfPeriod } from '../parts/horn/end-of-period.ts';
import { ticking } from '../ui/ticking.ts';
import { Hold } from './hold.ts';
import { promptedAdvantage } from './logic/advantage-prompt.ts';
import { type FoulAnswers, type PlainFoul, plainFoul, tellMore } from './logic/foul-answers.ts';
import { inTheFormThatCounts, lateIsOpen } from './logic/late.ts';
import type { CorrectableCall } from './logic/other-side.ts';
import { pressGuard } from './logic/press-guard.ts';
import { type RunningCount, stillRunning, toggled } from './logic/side-counts.ts';
import { isTakeable } from './logic/takeable.ts';
import { clockText, shapeOf } from './logic/view-text.ts';
import type { FighterCall } from './team/logic/call.ts';

/** The dialogs about a match that waits, or was not started. */
export type MatchDialog = 'overrule' | 'paper' | 'call' | 'no-show';

/** The dialogs of a team match. */
export type TeamDialog =
  | { readonly kind: 'pick'; readonly side: Side }
  | { readonly kind: 'bouts' | 'fighter' | 'team-ruling' };

/** The dialogs of the table; at most one is open. */
export type TableDialog =
  | { readonly kind: 'foul' | 'time' | 'submission' | 'attempt'; readonly side: Side }
  | { readonly kind: 'end' | 'override' | 'help' | 'release' | 'this-match' }
  | TeamDialog
  | { readonly kind: MatchDialog; readonly matchId: string };

/** What is asked about belongs to one match, and in a team match to one bout of it. */
const keyOf = (match: TableMatch | null): string | null =>
  match && `${match.card.matchId} ${match.team === null ? '' : match.epoch}`;

/** How long the second press of a double one may come after the first. */
const doubledMs = 1_000;
/** Where a view that an older page kept says nothing of calls. */
const usualCallSeconds = 90;

/** How often the clock is looked at, in milliseconds. */
const tickMs = 100;
/** How often a page without a live stream asks how the mat stands, in milliseconds. */
const lookMs = 3_000;

/**
 * The table of one mat as its page uses it: signals for what is shown, functions for what is pressed.
 */
export class TableModel {
  readonly state: Signal<TableState> = signal(startState);
  readonly view: Signal<MatchView | null> = signal(null);
  readonly clock: Signal<string> = signal('');
  /** True while a signal that came late still counts. */
  readonly late: Signal<boolean> = signal(false);
  readonly connection: Signal<Connection> = signal('connecting');
  /** Why the last press did not count; null once the next one did. */
  readonly refusal: Signal<string | null> = signal(null);
  readonly dialog: Signal<TableDialog | null> = signal(null);
  /** A command to the server is under way. */
  readonly busy: Signal<boolean> = signal(false);
  /** The side whose next score ended outside the mat. */
  readonly outside: Signal<Side | null> = signal(null);
  /** Flagged calls that were looked at here and stand; of this match and this page. */
  readonly kept: Signal<ReadonlySet<number>> = signal(new Set());
  /** The foul that was pressed last, while more can be said about it. */
  readonly foulToTell: Signal<PlainFoul | null> = signal(null);
  /** The advantage that is asked for now; null: none. */
  readonly prompt: Signal<ScreenPrompt | null> = signal(null);
  /** Counts against a side that run. They only remind, and are kept by this page alone. */
  readonly counts: Signal<readonly RunningCount[]> = signal([]);
  /** The page's own clock in whole seconds, for the counts. */
  readonly second: Signal<number> = signal(0);
  /** The fighter of a team who was called last; null: nobody was. */
  readonly fighterCall: Signal<FighterCall | null> = signal(null);
  readonly hold = new Hold();
  /** Known once it has begun. */
  tournamentId = '';
  readonly #session: TableSession;
  readonly #mayPress = pressGuard();
  readonly #ends: (() => void)[] = [];
  #shape = '';
  #wasPrompted = false;
  /** Before this a press that confirms a team match is the second half of a double one; the page's own clock. */
  #notBefore = 0;

  constructor(session: TableSession) {
    this.#session = session;
  }

  /** The match on the mat; null between matches. */
  get match(): TableMatch | null {
    const match = this.state.value.view?.match ?? null;
    return match?.confirmed ? null : match;
  }

  get mayAct(): boolean {
    return holds(this.state.value);
  }

  /** When the present period ends if nothing stops the clock, epoch milliseconds; null: it is not known that it does. */
  get periodEnd(): number | null {
    const view = this.view.value;
    return view && endOfPeriod(view.clock, this.#session.startedAt);
  }

  /** Everything pressed here is known to the server, and it answers. */
  get isSettled(): boolean {
    const { waiting, link } = this.state.value;
    return waiting.length === 0 && link !== 'no-network' && this.connection.value === 'connected';
  }

  changed(state: TableState): void {
    const before = keyOf(this.match);
    this.state.value = state;
    // What was asked about one match, or one bout, must not open on the next one.
    if (keyOf(this.match) !== before) this.#forget();
    this.#shape = '';
    this.tick();
  }

  #forget(): void {
    this.dialog.value = null;
    this.outside.value = null;
    this.kept.value = new Set();
    this.counts.value = [];
    this.fighterCall.value = null;
    this.prompt.value = null;
    this.#wasPrompted = false;
    this.foulToTell.value = null;
    this.hold.cancel();
  }

  /** The foul that was pressed just now counts; where the book asks more about it, that can be told. */
  askAboutFoul(): void {
    const line = this.#session.matchView()?.log.at(-1);
    const { match } = this;
    this.foulToTell.value = match ? plainFoul(line, match.screen) : null;
  }

  /** The foul stays as it was called. */
  leaveFoul(): void {
    this.foulToTell.value = null;
  }

  /** Takes the foul back and calls it with what was said; where that is refused it stands as it was. */
  tellFoul(plain: PlainFoul, answers: FoulAnswers): void {
    const exact = tellMore(plain, answers);
    if (exact && this.correct(plain.index, exact)) this.leaveFoul();
  }

  /** Takes a call back and calls another one in its place, at its time; where that is refused it stands as it was. */
  correct(index: number, right: CorrectableCall): boolean {
    if (!this.act({ do: 'void', action: index })) return false;
    const taken = this.#session.matchView()?.log.at(-1);
    if (this.act({ ...right, insteadOf: index })) return true;
    const refusal = this.refusal.value;
    if (taken) this.#session.act({ do: 'void', action: taken.index });
    this.refusal.value = refusal;
    return false;
  }

  /** The call was looked at and stands. */
  keep(index: number): void {
    this.kept.value = new Set([...this.kept.value, index]);
  }

  /** What was asked for is answered, and is not asked again in this match. */
  answerPrompt(): void {
    this.prompt.value = null;
    this.#wasPrompted = true;
  }

  /** Shows what is asked for now. Once it was shown and is over, it is not shown again. */
  #askFor(view: MatchView | null): void {
    const screen = this.match?.screen;
    const asked = view && screen ? promptedAdvantage(view, screen) : null;
    if (asked === null && this.prompt.value !== null) this.answerPrompt();
    else if (!this.#wasPrompted) this.prompt.value = asked;
  }

  /** Starts the count of a book against a side or, if it runs, stops it. */
  toggleCount(code: string, side: Side): void {
    const whileRunning = this.view.value?.status === 'running';
    const one = { code, side, since: performance.now(), whileRunning };
    this.counts.value = toggled(this.counts.value, one);
    this.second.value = performance.now();
  }

  /** Looks at the clock; redraws the rest only if something else changed with it. */
  tick(): void {
    const view = this.#session.matchView();
    this.clock.value = view ? clockText(view, this.match?.screen.periods ?? []) : '';
    this.counts.value = stillRunning(this.counts.value, view?.status === 'running');
    if (this.counts.value.length > 0 || this.fighterCall.value !== null)
      this.second.value = performance.now();
    const shape = view ? shapeOf(view) : '';
    if (shape !== this.#shape || !view) {
      this.#shape = shape;
      this.view.value = view;
    }
    this.late.value = view !== null && this.mayAct && this.#lateIsOpen(view);
    this.#askFor(view);
  }

  #check = (action: MatchAction): Refusal | null => {
    const answer = this.#session.preview(action);
    return 'code' in answer ? answer : null;
  };

  #lateIsOpen(view: MatchView): boolean {
    return lateIsOpen(view, this.match?.screen.techniques[0]?.code, this.#check);
  }

  /** What the screens would show after the action; null where it would be refused. */
  preview(action: MatchAction): MatchView | null {
    const answer = this.#session.preview(action);
    return 'code' in answer ? null : answer;
  }

  /**
   * One press. True if it counts; else `refusal` says why not.
   * @param outside whether a score may have ended outside the mat
   * @param overrule who lets a no-show be before the last call
   */
  act(action: MatchAction, outside = false, overrule?: Overrule): boolean {
    if (!this.#mayPress(JSON.stringify(action), performance.now())) return false;
    const counts = inTheFormThatCounts(action, outside, this.#check);
    const refusal = this.#session.act(counts, overrule);
    this.refusal.value = refusal?.message ?? null;
    return refusal === null;
  }

  /** Asks the server. True if it was done; else `refusal` says why not. */
  async command(
    name: TableCommand,
    body: Readonly<Record<string, unknown>> = {},
  ): Promise<boolean> {
    if (this.busy.value) return false;
    this.busy.value = true;
    const result = await this.#session.command(name, body);
    this.busy.value = false;
    this.refusal.value = result.kind === 'no' ? result.trouble.message : null;
    return result.kind === 'done';
  }

  /**
   * Confirms the result and takes the next match that is ready. One that is held is not taken: it stays in the queue
   * with its reason.
   */
  async confirmAndTake(matchId: string): Promise<void> {
    if (await this.confirmTeams(matchId)) await this.takeNext();
  }

  /** Confirms the bout on the mat. For a moment no press confirms the team match that it may have ended. */
  async confirmBout(matchId: string): Promise<boolean> {
    const isDone = await this.command('confirm-bout', { matchId });
    this.#notBefore = performance.now() + doubledMs;
    return isDone;
  }

  /** Confirms a team match that is decided. */
  async confirmTeams(matchId: string): Promise<boolean> {
    return performance.now() >= this.#notBefore && this.command('confirm', { matchId });
  }

  /** A fighter who is not at the mat is called, and their time runs. */
  callFighter(side: Side): void {
    const { match } = this;
    if (match === null) return;
    this.second.value = performance.now();
    this.fighterCall.value = { side, epoch: match.epoch, since: performance.now() };
  }

  /** How long a called fighter has, in seconds: as between two calls of a match. */
  get callSeconds(): number {
    return this.state.value.view?.calls.intervalSeconds ?? usualCallSeconds;
  }

  /** Takes the first match that is ready; nothing where none is. */
  async takeNext(): Promise<void> {
    const next = this.next;
    if (next && !this.match) await this.command('open', { matchId: next.matchId });
  }

  /** The match that this mat takes next; null where none is ready. */
  get next(): MatchCard | null {
    const queue = this.state.value.view?.queue ?? [];
    return queue.find(isTakeable) ?? null;
  }

  seen(commandIds: readonly string[]): void {
    void this.#session.seen(commandIds);
  }

  /** Begins to follow the server and the clock. */
  async begin(table: TableRef): Promise<{ readonly denied: boolean }> {
    this.tournamentId = table.tournamentId;
    this.#ends.push(ticking(tickMs, () => this.tick()));
    const answer = await this.#session.start();
    const leave = liveClient().follow(table.tournamentId, `table:${table.matId}`, {
      onSnapshot: (view) => void this.#session.offerLive(view as LiveTable),
      onConnection: (state) => {
        this.connection.value = state;
        if (state === 'connected') this.#session.wake();
        if (state === 'reconnecting') void this.#session.look();
      },
    });
    this.#ends.push(leave);
    // The stream may be gone because the link was withdrawn: then no waiting helps, and the page must say so.
    const looking = setInterval(() => {
      if (this.connection.value === 'reconnecting') void this.#session.look();
    }, lookMs);
    this.#ends.push(() => clearInterval(looking));
    const online = () => this.#session.wake();
    addEventListener('online', online);
    this.#ends.push(() => removeEventListener('online', online));
    return { denied: answer.kind === 'no' && (answer.status === 401 || answer.status === 403) };
  }

  /** This browser may have a new right to the mat. */
  relinked(): void {
    this.#session.wake();
    void this.#session.look();
  }

  end(): void {
    for (const end of this.#ends) end();
    this.#session.stop();
  }
}
