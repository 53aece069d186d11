import { ENGINE } from '../bed/bed.ts';
import type { MonthScript, Step } from './mes.steps.ts';

const POSTGRES = ENGINE === 'postgres';
/** Goes on to its end. */
const TO_ITS_END = 99;

/** A sale of the day before, of a unit of each line, paid unless it is on credit. */
function sold(hoursAgo = 26, credit = false): MonthScript['sold'][number] {
  return { act: 'sell', hoursAgo, units: [1, 1], credit };
}

/** A month of one day that has ended, and of those that end in it. */
function month(sales: MonthScript['sold'], steps: readonly Step[], first = '2026-02-25'): MonthScript {
  return { every: 'diaria', first, sold: sales, made: false, steps: [...steps] };
}

const GLOBALS = { act: 'globals' } as const;
const NOTES = { act: 'notes' } as const;
const LOOK = { act: 'look' } as const;
const first = <A extends string>(act: A) => ({ act, nth: 0 });

/** Months in which one thing happens that few at random would meet, each by the fault that it shows; the last ones need locks. */
export const MONTHS_BY_FAULT: Readonly<Record<string, MonthScript>> = {
  'a period that was stopped while its server asked the provider': month(
    [sold()],
    [{ act: 'atOnce', works: [GLOBALS, first('detener')], places: [POSTGRES ? 1 : 0, TO_ITS_END] }, LOOK],
  ),
  'a late sale of a period that a person stopped': month(
    [sold()],
    [{ act: 'silence', stamps: 1 }, GLOBALS, first('detener'), sold(28), GLOBALS, LOOK],
  ),
  'a sale that its till says to be paid after its period was made': month(
    [sold(26, true)],
    [GLOBALS, { act: 'correct', nth: 0, what: 'pago', hours: 0 }, LOOK],
  ),
  'a first day that was set later': month(
    [sold()],
    [GLOBALS, { act: 'set', every: 'diaria', days: 1 }, sold(0), { act: 'pass', hours: 40 }, GLOBALS, LOOK],
  ),
  'a first day that was set earlier': month(
    [sold(70), sold()],
    [GLOBALS, { act: 'set', every: 'semanal', days: -4 }, { act: 'pass', hours: 40 }, GLOBALS, LOOK],
  ),
  'a note by hand that names no sale': month(
    [sold(), sold()],
    [GLOBALS, { act: 'noteByHand', nth: 0, onGlobal: true }, first('invoice'), LOOK],
  ),
  'an invoice that is begun and not stamped': month([sold()], [{ act: 'silence', stamps: 1 }, GLOBALS, LOOK]),
  'a note by hand that could not be stamped any more, and took of a sale until then': month(
    [sold()],
    [
      GLOBALS,
      { act: 'silence', stamps: 1 },
      { act: 'noteByHand', nth: 0, onGlobal: true },
      { act: 'pass', hours: 71 },
      first('giveBackAtTill'),
      first('invoice'),
      LOOK,
      { act: 'pass', hours: 1 },
    ],
  ),
  'a refund that was not done': month(
    [sold(), sold(), sold()],
    [
      GLOBALS,
      { act: 'voucher', nth: 0, refund: 'rechazada' },
      { act: 'voucher', nth: 1, refund: 'pendiente' },
      { act: 'voucher', nth: 2, refund: 'hecha' },
      LOOK,
    ],
  ),
  'a sale in two invoices that its till took back': month(
    [sold()],
    [GLOBALS, first('invoice'), first('annul'), LOOK, NOTES],
  ),
  'a sale that its till took back whole beside a voucher': month(
    [sold(), sold()],
    [GLOBALS, { act: 'voucher', nth: 0, refund: 'hecha' }, first('annul'), LOOK, NOTES, LOOK],
  ),
  'a period that is stopped while its server begins an invoice': month(
    [sold()],
    [{ act: 'atOnce', works: [GLOBALS, first('detener')], places: [POSTGRES ? 1 : 0, 0] }, LOOK],
  ),
  'a late sale that is being stored while its period is opened and made': month(
    [],
    [{ act: 'atOnce', works: [sold(), GLOBALS], places: [POSTGRES ? 1 : TO_ITS_END, TO_ITS_END] }, GLOBALS, LOOK],
  ),
  'two servers that make the same period': month(
    [sold(), sold(30)],
    [{ act: 'atOnce', works: [GLOBALS, GLOBALS], places: [POSTGRES ? 2 : 0, TO_ITS_END] }, LOOK],
  ),
  'a period that is stopped while its server waits for a sale': month(
    [sold()],
    [
      {
        act: 'atOnce',
        works: [first('giveBackAtTill'), GLOBALS, first('detener')],
        places: [0, TO_ITS_END, TO_ITS_END],
      },
      LOOK,
    ],
  ),
  'a sale that leaves its global invoice while a note waits for that one': month(
    [sold(), sold()],
    [
      GLOBALS,
      first('giveBackAtTill'),
      { act: 'atOnce', works: [first('invoice'), NOTES], places: [3, TO_ITS_END] },
      LOOK,
    ],
  ),
  'a note by hand that is begun while another waits for its global invoice': month(
    [sold(), sold()],
    [
      GLOBALS,
      first('giveBackAtTill'),
      {
        act: 'atOnce',
        works: [{ act: 'noteByHand', nth: 0, onGlobal: true }, NOTES],
        places: [POSTGRES ? 1 : 0, TO_ITS_END],
      },
      LOOK,
    ],
  ),
  'a sale that belongs to its global invoice again while its note is found not due': month(
    [sold(), sold()],
    [
      GLOBALS,
      first('invoice'),
      first('giveBackAtTill'),
      { act: 'atOnce', works: [NOTES, first('putBack')], places: [1, 5] },
      LOOK,
    ],
  ),
};
