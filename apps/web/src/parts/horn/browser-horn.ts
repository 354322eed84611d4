import { type Signal, signal } from '@preact/signals';
import { serverClock } from '@threecount/client';
import { useEffect } from 'preact/hooks';
import { Horn, type Sounder } from './horn.ts';

/**
 * Whether this browser sounds at the end of a period. `waits`: until somebody presses something on the page, for browsers
 * keep silent before.
 */
export type HornSetting = 'off' | 'waits' | 'on';

export const hornSetting: Signal<HornSetting> = signal('off');

const key = 'threecount.horn';
/** Seconds. */
const lasts = 1.4;
const fades = 0.05;
const loudness = 0.3;
/** Two tones near each other, as of a hall's horn. */
const tones = [311, 392];

let audio: AudioContext | null = null;
let horn: Horn | null = null;

function sound(context: AudioContext, at: number): () => void {
  const gain = context.createGain();
  gain.connect(context.destination);
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + fades);
  gain.gain.setValueAtTime(loudness, at + lasts - fades);
  gain.gain.linearRampToValueAtTime(0, at + lasts);
  for (const hertz of tones) {
    const tone = context.createOscillator();
    tone.type = 'sawtooth';
    tone.frequency.value = hertz;
    tone.connect(gain);
    tone.start(at);
    tone.stop(at + lasts);
  }
  return () => gain.disconnect();
}

/** The audio of a page keeps its own time: what is set in it sounds though the page's timers are held back. */
const sounderOf = (context: AudioContext): Sounder => ({
  soundAfter: (ms) => sound(context, context.currentTime + ms / 1_000),
});

function begin(): AudioContext {
  const context = new AudioContext();
  const changed = () => {
    if (audio !== context) return;
    const runs = context.state === 'running';
    if (runs) horn ??= new Horn(sounderOf(context));
    hornSetting.value = runs ? 'on' : 'waits';
  };
  context.addEventListener('statechange', changed);
  audio = context;
  changed();
  return context;
}

const resume = (): void => void audio?.resume();

/** Switches it, in this browser and for the next time too. */
export function setHorn(on: boolean): void {
  try {
    if (on) localStorage.setItem(key, 'on');
    else localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing: the setting holds as long as the page.
  }
  if (on) return void (audio ?? begin()).resume();
  void audio?.close();
  audio = null;
  horn = null;
  hornSetting.value = 'off';
}

/** As it was left the last time. */
function wasOn(): boolean {
  try {
    return localStorage.getItem(key) === 'on';
  } catch {
    return false;
  }
}

/**
 * Sounds at the end of the period, where the setting is on.
 * @param end epoch milliseconds of the server's clock; null: it is not known that one ends
 */
export function useHorn(end: number | null): void {
  usePlan(end, hornSetting.value);
  useEffect(() => {
    if (wasOn() && audio === null) begin();
    const shown = () => {
      if (!document.hidden) horn?.wake(serverClock().now());
    };
    addEventListener('pointerdown', resume);
    addEventListener('keydown', resume);
    document.addEventListener('visibilitychange', shown);
    return () => {
      removeEventListener('pointerdown', resume);
      removeEventListener('keydown', resume);
      document.removeEventListener('visibilitychange', shown);
      horn?.plan(null, serverClock().now());
    };
  }, []);
}

function usePlan(end: number | null, setting: HornSetting): void {
  useEffect(() => {
    if (setting === 'on') horn?.plan(end, serverClock().now());
  }, [end, setting]);
}
