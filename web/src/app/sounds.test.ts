import { beforeEach, describe, expect, test, vi } from 'vitest';

/** What an AudioContext was asked to do. */
const heard: { pitch: number; loudest: number; from: number; until: number }[] = [];

class Context {
  state = 'running';
  currentTime = 10;
  destination = {};
  resume = vi.fn();
  createGain() {
    const values: number[] = [];
    const gain = {
      setValueAtTime: (value: number) => values.push(value),
      exponentialRampToValueAtTime: (value: number) => values.push(value),
    };
    return { gain, values, connect: (next: unknown) => next };
  }
  createOscillator() {
    const note = { pitch: 0, loudest: 0, from: 0, until: 0 };
    heard.push(note);
    return {
      type: '',
      frequency: {
        setValueAtTime: (pitch: number) => (note.pitch = pitch),
        exponentialRampToValueAtTime: () => undefined,
      },
      connect: (gain: ReturnType<Context['createGain']>) => {
        note.loudest = Math.max(...gain.values);
        return gain;
      },
      start: (at: number) => (note.from = at),
      stop: (at: number) => (note.until = at),
    };
  }
}

async function fresh(settings: object = {}) {
  vi.resetModules();
  heard.length = 0;
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(settings), setItem: () => undefined });
  return import('./sounds');
}

beforeEach(() => vi.stubGlobal('AudioContext', Context));

describe('sounds', () => {
  test('are short, soft and different', async () => {
    const { SOUNDS, sound } = await fresh();
    const shapes = SOUNDS.map((id) => {
      heard.length = 0;
      sound(id);
      expect(heard.length).toBeGreaterThan(0);
      for (const note of heard) {
        expect(note.loudest).toBeLessThanOrEqual(0.25);
        expect(note.from).toBeGreaterThanOrEqual(10);
        expect(note.until).toBeLessThan(11.2);
      }
      return heard.map(({ pitch }) => pitch).join();
    });
    expect(new Set(shapes).size).toBe(SOUNDS.length);
  });

  test('are heard by those who want them: at first only the call to one’s turn', async () => {
    const { SOUNDS, play } = await fresh();
    const quiet = SOUNDS.filter((id) => {
      heard.length = 0;
      play(id);
      return !heard.length;
    });
    expect(quiet).toEqual(['tile', 'follower', 'coin', 'duel', 'win']);
    const loud = await fresh({ sounds: { coin: true } });
    loud.play('coin');
    expect(heard).toHaveLength(2);
  });

  test('wait for the first touch of the page', async () => {
    const { sound } = await fresh();
    const resume = vi.fn();
    vi.stubGlobal(
      'AudioContext',
      class extends Context {
        override state = 'suspended';
        override resume = resume;
      },
    );
    sound('turn');
    expect(heard).toEqual([]);
    expect(resume).toHaveBeenCalledOnce();
  });
});
