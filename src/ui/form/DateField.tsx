import { createSlotRecipeContext, type HTMLChakraProps, Input } from '@chakra-ui/react';
import {
  type ChangeEvent,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  lazy,
  type Ref,
  Suspense,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { addDays, dayInWords, dayOf, shortDate } from '#domain/common/dates';
import { isIsoDate } from '#domain/common/isoDate';
import { faultOfDay, readDay, readWholeDay } from '#domain/common/typedDay';
import { serverNow } from '../../api/clock.ts';
import { Field, type FieldTexts } from '../Field.tsx';
import { CalendarIcon } from '../icons.tsx';

const Calendar = lazy(async () => ({ default: (await import('./Calendar.tsx')).Calendar }));

const { withProvider, withContext } = createSlotRecipeContext({ key: 'dateField' });

const Control = withProvider<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'root');
const Opener = withContext<HTMLButtonElement, HTMLChakraProps<'button'>>('button', 'opener');
const Understood = withContext<HTMLSpanElement, HTMLChakraProps<'span'>>('span', 'understood');

interface Props
  extends FieldTexts,
    Pick<ComponentProps<'input'>, 'name' | 'disabled' | 'enterKeyHint' | 'onFocus' | 'autoFocus'> {
  /** The first and the last day that the calendar offers, and by which a day without its year is read; ISO. */
  readonly min?: string | number | undefined;
  readonly max?: string | number | undefined;
  /** ISO, or '' for none. */
  readonly defaultValue?: string;
  /** The field as a form reads and writes it, as that of any other input: its value is the ISO day, '', or what is no day as it was typed. */
  readonly ref?: Ref<DayHandle>;
  readonly onChange?: (event: { readonly target: HTMLInputElement; readonly type: string }) => unknown;
  readonly onBlur?: (event: FocusEvent<HTMLInputElement>) => unknown;
}

/** The part of an input that a form uses, with the day as its value. */
interface DayHandle {
  value: string;
  readonly type: string;
  readonly focus: () => void;
}

/**
 * A day to be typed, the same in every browser: 25/11/2026, 25-11, 251126, hoy, ayer (`#domain/common/typedDay`). Nothing moves under the caret
 * while somebody writes; below the field stands what was understood, and in it once it is left or Enter sends it. The arrows go a day
 * further; the calendar comes by its button or Alt and the arrow down.
 * @see docs/decisions/182-one-way-to-write-a-date.md
 */
export function DateField({ label, error, help, marked = false, ...props }: Props) {
  const { min, max, defaultValue = '', ref, onChange, onBlur, disabled = false, ...input } = props;
  const bounds = { min: dayIn(min), max: dayIn(max) };
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [fault, setFault] = useState<string | null>(null);
  const [understood, setUnderstood] = useState('');
  // No fault is told of a day on its way.
  const [isHalf, setIsHalf] = useState(false);
  const [calendar, setCalendar] = useState<string | null>(null);
  const [handle] = useState<DayHandle>(() => ({
    type: 'text',
    get value() {
      const text = field.current?.value.trim() ?? '';
      return readWholeDay(text) ?? text;
    },
    set value(day) {
      if (field.current !== null) field.current.value = shown(day);
      setFault(null);
      setIsHalf(false);
      setUnderstood('');
    },
    focus: () => field.current?.focus(),
  }));
  useImperativeHandle(ref, () => handle, [handle]);

  const read = (text: string) => readDay(text, { today: dayOf(serverNow()), ...bounds });
  const tell = (day: string | null) => setUnderstood(day === null ? '' : dayInWords(day));
  const write = (text: string) => {
    const target = field.current;
    if (target === null || target.value === text) return;
    target.value = text;
    setFault(null);
    setIsHalf(false);
    // The form, and with it the draft, knows what is shown.
    onChange?.({ target, type: 'change' });
  };
  const finish = ({ value }: HTMLInputElement) => {
    const day = read(value);
    if (day === null) setFault(faultOfDay(value, { today: dayOf(serverNow()), ...bounds }));
    else write(shortDate(day));
    setIsHalf(false);
    setUnderstood('');
  };
  const step = (days: number) => {
    const today = dayOf(serverNow());
    const day = read(field.current?.value ?? '');
    const { min: first = '0001-01-01', max: last = '9999-12-31' } = bounds;
    const next = day === null ? today : day === (days > 0 ? last : first) ? day : addDays(day, days);
    const within = next < first ? first : next > last ? last : next;
    write(shortDate(within));
    tell(within);
  };
  const open = () => setCalendar(read(field.current?.value ?? '') ?? '');
  return (
    <Field {...{ label, help, marked }} error={isHalf ? null : (fault ?? error)}>
      {(control) => (
        <Control id={`${id}-control`}>
          <Input
            autoComplete="off"
            placeholder="dd/mm/aaaa"
            spellCheck={false}
            fontVariantNumeric="tabular-nums"
            aria-keyshortcuts="Alt+ArrowDown"
            {...{ ...input, ...control, disabled }}
            defaultValue={shown(defaultValue)}
            ref={field}
            type="text"
            onChange={(event: ChangeEvent<HTMLInputElement>) => {
              const text = event.target.value.trim();
              setFault(null);
              setIsHalf(text !== '' && readWholeDay(text) === null);
              tell(read(text));
              onChange?.(event);
            }}
            onBlur={(event: FocusEvent<HTMLInputElement>) => {
              finish(event.currentTarget);
              onBlur?.(event);
            }}
            onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
              const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
              if (key === 'Enter') finish(event.currentTarget);
              if ((key !== 'ArrowUp' && key !== 'ArrowDown') || ctrlKey || metaKey || shiftKey) return;
              event.preventDefault();
              if (!altKey) step(key === 'ArrowUp' ? 1 : -1);
              else if (key === 'ArrowDown') open();
            }}
          />
          <Opener
            id={`${id}-opener`}
            type="button"
            // From the keyboard it opens at the field itself: one stop for each field.
            tabIndex={-1}
            aria-label="Calendario"
            aria-haspopup="dialog"
            disabled={disabled}
            onClick={() => (calendar === null ? open() : setCalendar(null))}
          >
            <CalendarIcon />
          </Opener>
          <Understood aria-live="polite">{understood}</Understood>
          {calendar !== null && (
            <Suspense fallback={null}>
              <Calendar
                ids={{ control: `${id}-control`, trigger: `${id}-opener` }}
                day={calendar}
                {...bounds}
                onPick={(day) => {
                  write(shortDate(day));
                  setUnderstood('');
                }}
                onClose={(isInside) => {
                  setCalendar(null);
                  if (isInside) field.current?.focus();
                }}
              />
            </Suspense>
          )}
        </Control>
      )}
    </Field>
  );
}

/** As an input takes its bounds, which are texts or numbers there; only a day is one. */
function dayIn(bound: string | number | undefined): string | undefined {
  return typeof bound === 'string' && isIsoDate(bound) ? bound : undefined;
}

function shown(day: string): string {
  return isIsoDate(day) ? shortDate(day) : day;
}
