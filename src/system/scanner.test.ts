import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onceTyped, onScan, watchScans } from './scanner.ts';

const CODE = '7501234567890';

/** A field as the page has it: its value is its prototype's, as it is in a browser. */
class Field extends EventTarget {
  #value = '';
  readonly #selector: string;
  constructor(selector = 'input') {
    super();
    this.#selector = selector;
  }
  get value() {
    return this.#value;
  }
  set value(fresh: string) {
    this.#value = fresh;
  }
  matches = (selector: string) => selector.split(', ').includes(this.#selector);
}

let ventana: EventTarget;
let field: Field;
let over: object | null;
let stop: () => void;
let at: number;

beforeEach(() => {
  ventana = new EventTarget();
  field = new Field();
  over = null;
  at = 1_000;
  vi.stubGlobal('window', ventana);
  vi.stubGlobal('document', {
    querySelector: () => over,
    get activeElement() {
      return field;
    },
  });
  stop = watchScans();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

/** Presses keys, so many milliseconds apart; a key that is not prevented is written. */
function press(keys: readonly string[], apart: number): boolean {
  let isPrevented = false;
  for (const key of keys) {
    at += apart;
    const event = Object.assign(new Event('keydown', { cancelable: true }), { key });
    Object.defineProperty(event, 'timeStamp', { value: at });
    ventana.dispatchEvent(event);
    isPrevented = event.defaultPrevented;
    if (key.length === 1) field.value += key;
  }
  return isPrevented;
}

function listen(knows: (code: string) => boolean) {
  const act = vi.fn();
  const end = onScan((code) => (knows(code) ? () => act(code, field.value) : null));
  return { act, end };
}

describe('A scan', () => {
  it('is given to who knows the code, and the field is as it was', () => {
    const { act, end } = listen((code) => code === CODE);
    field.value = '2';
    expect(press([...CODE, 'Enter'], 12)).toBe(true);
    expect(act.mock.calls).toEqual([[CODE, '2']]);
    end();
  });

  it('with capitals is one too', () => {
    const { act, end } = listen(() => true);
    press(['Shift', 'D', ...'001000123', 'Enter'], 12);
    expect(act.mock.calls[0]?.[0]).toBe('D001000123');
    end();
  });

  it.each([
    ['as fast as people type', [...CODE, 'Enter'], 60],
    ['of a few keys', ['1', '2', 'Enter'], 1],
    ['without Enter', [...CODE, 'Tab'], 12],
  ])('%s is none, and stays written', (_, keys, apart) => {
    const { act, end } = listen(() => true);
    expect(press(keys, apart)).toBe(false);
    expect(act).not.toHaveBeenCalled();
    expect(field.value).toBe(keys.filter((key) => key.length === 1).join(''));
    end();
  });

  it('that nobody knows, under a window or in a field that is meant for it stays written', () => {
    const nobody = listen(() => false);
    expect(press([...CODE, 'Enter'], 12)).toBe(false);
    nobody.end();
    const all = listen(() => true);
    over = {};
    expect(press([...CODE, 'Enter'], 12)).toBe(false);
    over = null;
    field = new Field('[data-scans]');
    expect(press([...CODE, 'Enter'], 12)).toBe(false);
    expect(field.value).toBe(CODE);
    expect(all.act).not.toHaveBeenCalled();
    all.end();
  });

  it('that comes while somebody types begins with its own first key', () => {
    const { act, end } = listen((code) => code === CODE);
    press(['1', '0'], 120);
    at += 300;
    press([...CODE, 'Enter'], 12);
    expect(act.mock.calls).toEqual([[CODE, '10']]);
    end();
  });
});

describe('A key of the page', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('does its act when no other key follows at once, and once', () => {
    const act = vi.fn();
    onceTyped(act);
    vi.advanceTimersByTime(60);
    press(['a'], 100);
    vi.advanceTimersByTime(60);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('does nothing as the letter of a scan', () => {
    const act = vi.fn();
    onceTyped(act);
    vi.advanceTimersByTime(40);
    press(['0'], 40);
    vi.advanceTimersByTime(500);
    expect(act).not.toHaveBeenCalled();
  });
});
